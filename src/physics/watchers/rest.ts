import type { MovingBody } from '../movingBodies.ts';
import { REST } from '../parameters.ts';

/** Place and rotation in the engine's form. */
export type RestingPose = readonly number[];
export const restingPose = ({ body }: MovingBody): RestingPose => {
  const { x, y, z } = body.translation();
  const turn = body.rotation();
  return [x, y, z, turn.x, turn.y, turn.z, turn.w];
};
const FRAME_HZ = 60;

/** Whether two poses of a body differ by more than a distance (cm) or an angle (rad). */
const apart = (a: RestingPose, b: RestingPose, way: number, turn: number): boolean => {
  let [gone, turned, mirrored] = [0, 0, 0];
  a.forEach((value, i) => {
    const other = b[i] as number;
    if (i < 3) gone += (value - other) ** 2;
    else {
      turned += (value - other) ** 2;
      mirrored += (value + other) ** 2;
    }
  });
  return gone > way * way || 4 * Math.min(turned, mirrored) > turn * turn;
};

/** Watches frame by frame whether everything that counts has come to rest. */
export const watchRest = (): ((places: ReadonlyMap<string, RestingPose>) => boolean) => {
  const { quiet, still } = REST;
  let last: ReadonlyMap<string, RestingPose> | null = null;
  let anchor: ReadonlyMap<string, RestingPose> | null = null;
  let [quietFrames, stillFrames] = [0, 0];
  const left = (
    from: ReadonlyMap<string, RestingPose>,
    now: ReadonlyMap<string, RestingPose>,
    way: number,
    turn: number,
  ) =>
    [...now].some(([id, place]) => {
      const before = from.get(id);
      return before !== undefined && apart(before, place, way, turn);
    });
  return (now) => {
    quietFrames = last && !left(last, now, quiet.speed / FRAME_HZ, quiet.spin / FRAME_HZ) ? quietFrames + 1 : 0;
    last = now;
    if (!anchor || left(anchor, now, still.way, still.turn)) [anchor, stillFrames] = [now, 0];
    else stillFrames++;
    return quietFrames >= quiet.frames || stillFrames >= still.frames;
  };
};
