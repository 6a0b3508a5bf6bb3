import { z } from '../schema.ts';
import type { Deg, Mm, Point } from '../../geometry/point.ts';
import { directions } from '../../geometry/rotation.ts';

/** Nothing flies farther than this before a simulation ends, tenths of a mm. */
const MAX_DISTANCE = 400_000;
const away = z.int().min(-MAX_DISTANCE).max(MAX_DISTANCE);
/** A part of a quaternion in 1/10,000, and how far rounding takes a whole one from that length. */
const part = z.int().min(-10_000).max(10_000);
const NORM_TOLERANCE = 10;
/** A pose as it is read. */
export const poseSchema = z
  .tuple([away, away, away, part, part, part, part])
  .refine(([, , , x, y, z, w]) => Math.abs(Math.sqrt(x * x + y * y + z * z + w * w) - 10_000) <= NORM_TOLERANCE)
  .readonly();
/**
 * Place and attitude of a body, x to the right, y up the screen, z up from the table, in tenths of a millimetre, and the quaternion
 * x, y, z, w in 1/10,000; the body's own +x is its front, +z its picture side or head.
 */
export type Pose = z.infer<typeof poseSchema>;

const TENTHS = 10;
const UNIT = 10_000;
/** The place of a body on the table, whole mm, as everywhere y down the screen. */
export const pointOfPose = ([x, y]: Pose): Point => ({ x: Math.round(x / TENTHS), y: 0 - Math.round(y / TENTHS) });
/** The height of a body's origin above the table, mm, not rounded. */
export const poseHeight = (pose: Pose): Mm => pose[2] / TENTHS;
/** A body set down level at a place, its origin `z` tenths of a mm above the table, its front in the direction `facing`, on its back if `over`. */
export const poseAt = (at: Point, z: number, facing: Deg, over = false): Pose => {
  const half = HALVES[(((90 - Math.round(facing)) % 360) + 360) % 360] as Point;
  const [sin, cos] = [Math.round(half.x * UNIT) + 0, Math.round(-half.y * UNIT) + 0];
  const [x, y] = [at.x * TENTHS, 0 - at.y * TENTHS];
  // On its back: turned half round about its own front first.
  return over ? [x, y, z, cos, sin, 0, 0] : [x, y, z, 0, 0, sin, cos];
};
/** Headings at every half degree: half the angle against the clock from +x, the front. */
const HALVES = directions(720);

const normalizedRotation = ([, , , x, y, z, w]: Pose): readonly [number, number, number, number] => {
  const length = Math.sqrt(x * x + y * y + z * z + w * w) || 1;
  return [x / length, y / length, z / length, w / length];
};
/** Where a direction of the body points in the world (x right, y up the screen, z up). */
export const toWorldDirection = (pose: Pose, [a, b, c]: Vector): Vector => {
  const [x, y, z, w] = normalizedRotation(pose);
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
};
export type Vector = readonly [x: number, y: number, z: number];
/** How far up the picture side or head points: 1 upright, 0 on edge, -1 upside down. */
export const uprightness = (pose: Pose): number => toWorldDirection(pose, [0, 0, 1])[2];
/** Where the front points in the world. */
export const frontDirection = (pose: Pose): Vector => toWorldDirection(pose, [1, 0, 0]);

/** Which side of a standing body that has tipped over is up: its face or its back where the front points at least 30 degrees above or below the level. */
export type RestingSide = 'faceUp' | 'faceDown' | 'side';
const FACE_UP_LIMIT = 0.5;
/** The side of a tipped body that is up. */
export const sideUp = (pose: Pose): RestingSide => {
  const face = frontDirection(pose)[2];
  return face >= FACE_UP_LIMIT ? 'faceUp' : face <= -FACE_UP_LIMIT ? 'faceDown' : 'side';
};
const UPRIGHT_LIMIT = 0.422618;
/** How a standing body lies, or null for one that stands or leans up to 65 degrees from upright. */
export const restingSide = (pose: Pose): RestingSide | null =>
  uprightness(pose) >= UPRIGHT_LIMIT ? null : sideUp(pose);
