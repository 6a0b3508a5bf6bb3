import type { Point } from '../../geometry/point.ts';
import { rotatedOffset } from '../camera/camera.ts';

/** The shadow of 1 mm of height on the screen: the light comes from its top left corner. */
const CAST = { x: 0.3, y: 0.42 } as const;

/** Returns the shadow of 1 mm of height on a table turned by `turn` degrees. The light never turns on the screen. */
export function shadowVector(turn: number): Point {
  return rotatedOffset(CAST, -turn);
}

/** Returns a point moved by the shadow of `height` mm. Negative heights move it towards the light. */
export function shadowOffset(point: Point, cast: Point, height: number): Point {
  return { x: point.x + cast.x * height, y: point.y + cast.y * height };
}
