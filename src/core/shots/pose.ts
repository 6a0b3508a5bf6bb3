import { z } from '../schema.ts';
import type { Deg, Mm, Point } from '../../geometry/point.ts';
import { directions } from '../../geometry/rotation.ts';

/** No body flies farther than this before a simulation ends, tenths of a mm. */
const MAX_DISTANCE = 400_000;
const away = z.int().min(-MAX_DISTANCE).max(MAX_DISTANCE);
/** A quaternion value in 1/10,000, and how far rounding may take its length from 1. */
const part = z.int().min(-10_000).max(10_000);
const NORM_TOLERANCE = 10;
/** A pose read from outside. */
export const poseSchema = z
  .tuple([away, away, away, part, part, part, part])
  .refine(([, , , x, y, z, w]) => Math.abs(Math.sqrt(x * x + y * y + z * z + w * w) - 10_000) <= NORM_TOLERANCE)
  .readonly();
/**
 * A body's place (x right, y up the screen, z above the table, tenths of a mm) and rotation as quaternion x, y, z, w in 1/10,000.
 * The body's +x is its front, +z its picture side or head.
 */
export type Pose = z.infer<typeof poseSchema>;

const TENTHS = 10;
const UNIT = 10_000;
/** Returns a body's place on the table in whole mm, y down the screen as everywhere else. */
export const pointOfPose = ([x, y]: Pose): Point => ({ x: Math.round(x / TENTHS), y: 0 - Math.round(y / TENTHS) });
/** Returns the height of a body's origin above the table, mm, not rounded. */
export const poseHeight = (pose: Pose): Mm => pose[2] / TENTHS;
/**
 * Returns the pose of a body set down level, with its origin `z` tenths of a mm above the table and its front towards `facing`.
 * `over` puts it on its back.
 */
export const poseAt = (at: Point, z: number, facing: Deg, over = false): Pose => {
  const half = HALVES[(((90 - Math.round(facing)) % 360) + 360) % 360] as Point;
  const [sin, cos] = [Math.round(half.x * UNIT) + 0, Math.round(-half.y * UNIT) + 0];
  const [x, y] = [at.x * TENTHS, 0 - at.y * TENTHS];
  // On its back: first turned half round about its own front.
  return over ? [x, y, z, cos, sin, 0, 0] : [x, y, z, 0, 0, sin, cos];
};
/** Headings at every half degree: half the angle anticlockwise from +x, the front. */
const HALVES = directions(720);

const normalizedRotation = ([, , , x, y, z, w]: Pose): readonly [number, number, number, number] => {
  const length = Math.sqrt(x * x + y * y + z * z + w * w) || 1;
  return [x / length, y / length, z / length, w / length];
};
/** Converts a direction of the body to the world (x right, y up the screen, z up). */
export const toWorldDirection = (pose: Pose, [a, b, c]: Vector): Vector => {
  const [x, y, z, w] = normalizedRotation(pose);
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
};
export type Vector = readonly [x: number, y: number, z: number];
/** Returns how far up the picture side or head points: 1 upright, 0 on edge, -1 upside down. */
export const uprightness = (pose: Pose): number => toWorldDirection(pose, [0, 0, 1])[2];
/** Returns where the front points in the world. */
export const frontDirection = (pose: Pose): Vector => toWorldDirection(pose, [1, 0, 0]);

/** Which side of a toppled body is up. Face or back is up if the front points at least 30 degrees above or below level. */
export type RestingSide = 'faceUp' | 'faceDown' | 'side';
const FACE_UP_LIMIT = 0.5;
/** Returns which side of a toppled body is up. */
export const sideUp = (pose: Pose): RestingSide => {
  const face = frontDirection(pose)[2];
  if (face >= FACE_UP_LIMIT) return 'faceUp';
  return face <= -FACE_UP_LIMIT ? 'faceDown' : 'side';
};
const UPRIGHT_LIMIT = 0.422618;
/** Returns which side of a body is up, or null if it is within 65 degrees of upright. */
export const restingSide = (pose: Pose): RestingSide | null =>
  uprightness(pose) >= UPRIGHT_LIMIT ? null : sideUp(pose);
