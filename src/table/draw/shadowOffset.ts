import type { Point } from '../../geometry/point.ts';
import { rotatedOffset } from '../camera/camera.ts';

/** What 1 mm of height casts on the screen: the light comes from its top left corner. */
const CAST = { x: 0.3, y: 0.42 } as const;

/** What 1 mm of height casts on a table that is seen turned by so many degrees: on the screen the light never turns. */
export function shadowVector(turn: number): Point {
  return rotatedOffset(CAST, -turn);
}

/** A point moved by the shadow of so many mm of height; below zero towards the light. */
export function shadowOffset(point: Point, cast: Point, height: number): Point {
  return { x: point.x + cast.x * height, y: point.y + cast.y * height };
}
