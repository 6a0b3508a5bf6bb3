import { type Camera, toView, type Viewport } from './camera.ts';

/** How the camera has moved without the player's hand: how often its scale changed, and how far (px) the table moved in all. */
export interface Travel {
  readonly scaleChanges: number;
  readonly moved: number;
}
export const NO_TRAVEL: Travel = { scaleChanges: 0, moved: 0 };
/** A camera at rest and its view. */
export interface Look {
  readonly camera: Camera;
  readonly view: Viewport;
}
/** The zooms of the same scale differ by less than this part. */
const SAME_SCALE = 0.01;
/** Returns the travel after a further move. A table that turns round is not counted. */
export function travelled(before: Travel, from: Look, to: Look): Travel {
  if (from.camera.turn !== to.camera.turn) return before;
  const [old, now] = [from, to].map(({ camera, view }) => toView(camera, view, from.camera.at));
  const scales = Math.abs(Math.log(to.camera.zoom / from.camera.zoom)) > SAME_SCALE;
  const moved = old && now ? Math.hypot(now.x - old.x, now.y - old.y) : 0;
  return { scaleChanges: before.scaleChanges + (scales ? 1 : 0), moved: before.moved + moved };
}
