import type { Scene } from '../../core/scene.ts';
import type { Rect } from '../../geometry/shape.ts';
import type { Theme } from '../draw/theme.ts';
import {
  panMargin,
  type Camera,
  type Viewport,
  type ViewWindow,
  uncoveredView,
  fittedCamera,
  framedCamera,
  isSmall,
  roomToEdge,
  toView,
  zoomFor,
} from '../camera/camera.ts';
import { type Pull, pullDistance, handleOffset } from '../input/aimHandle.ts';
import { type Focus, type CameraTarget, frameAround, livingFrame } from './focus.ts';
import { countCutOff, nudgedCamera } from './nudge.ts';

/** How large (px across) a drawing is shown at least where there is a choice of what else is shown, and at most. */
const SIZES = {
  hand: { least: 28, most: 72 },
  desk: { least: 40, most: 90 },
  projector: { least: 72, most: 180 },
} as const;
const sizesFor = (view: Viewport, theme: Theme) =>
  isSmall(view) ? SIZES.hand : theme === 'projector' ? SIZES.projector : SIZES.desk;

const isDesk = (view: Viewport, theme: Theme): boolean => !isSmall(view) && theme !== 'projector';

/** Where a desk has no room for the least size at rest, so much of it will do, that whoever is picked is seen with those he looks at. */
const SMALLER = 0.8;
/** How large (px across) a drawing of so many mm radius is shown at least: no larger than at rest, where that is hardly less than wished. */
function leastFor(r: number, scene: Scene, view: Viewport, theme: Theme, turn: number): number {
  const { least: min } = sizesFor(view, theme);
  const living = isDesk(view, theme) ? livingFrame(scene) : null;
  if (!living) return min;
  const rest = framedCamera(frameAround(living.must), min / (2 * r), scene, view, turn);
  return Math.min(min, Math.max(SMALLER * min, 2 * r * rest.zoom));
}

/** A board is seen as a whole as long as its pieces are so large (px across). */
const TILE = 20;
/** A part hardly smaller than the whole is not worth a move. */
const WORTH = 1.06;
/** A view that shows all that is wanted, at the least size, stays unless it is so many times too far or too near. */
const FAR = 0.8;
const NEAR = 1.6;
const SAME = 0.98;
/** How much farther away it is tried whether fewer are cut by the edges of the view. */
const BACK = [0.95, 0.9, 0.85, 0.8, 0.75] as const;

/** The frame of all that must be seen and of what else there is room for where figures are so large (px across) at least. */
export function frameFor({ must, may, r }: Focus, min: number, view: Viewport, turn: number): Rect {
  let discs = must;
  for (const disc of may) {
    const wider = [...discs, disc];
    if (zoomFor(frameAround(wider), view, turn) >= min / (2 * r)) discs = wider;
  }
  return frameAround(discs);
}

/** How many times as near as at rest a desk's camera comes at most, where figures are large enough then. */
const CLOSE = 2;
/** The zoom beyond which a desk's camera does not come near to drawings of so many mm radius. */
function closestFor(r: number, scene: Scene, view: Viewport, theme: Theme, turn: number): number {
  const { least: min, most: max } = sizesFor(view, theme);
  const living = isDesk(view, theme) ? livingFrame(scene) : null;
  if (!living) return max / (2 * r);
  const rest = framedCamera(frameAround(living.must), max / (2 * living.r), scene, view, turn).zoom;
  return Math.min(max / (2 * r), Math.max(min / (2 * r), CLOSE * rest));
}
/** What stands far off is shown as at rest, unless it can be shown so many times as near. */
const NEARER = 1.5;
/** What should be seen, on a desk with what is far off too, however small that makes it. */
function withFar(focus: Focus, scene: Scene, view: Viewport, theme: Theme, turn: number): Focus {
  const living = isDesk(view, theme) ? livingFrame(scene) : null;
  if (!living || !focus.far?.length) return focus;
  const must = [...focus.must, ...focus.far];
  const rest = zoomFor(frameAround(living.must), view, turn);
  return zoomFor(frameAround(must), view, turn) < NEARER * rest
    ? { ...focus, must: living.must, may: [] }
    : { ...focus, must };
}

/** Whether a desk's camera that is at rest stays there for a frame: where that is in view too, with figures as large as they are to be, or hardly smaller than they could be. */
function rests(
  frame: Rect,
  { r, pull }: Focus,
  min: number,
  now: Camera,
  scene: Scene,
  view: Viewport,
  theme: Theme,
): boolean {
  const living = isDesk(view, theme) && !pull ? livingFrame(scene) : null;
  if (!living || !shows(now, view, frame)) return false;
  const all = frameAround(living.must);
  const rest = framedCamera(all, sizesFor(view, theme).most / (2 * living.r), scene, view, now.turn).zoom;
  if (Math.abs(Math.log(now.zoom / rest)) > 0.01) return false;
  return 2 * r * now.zoom >= SAME * min || zoomFor(frame, view, now.turn) < NEARER * rest;
}

/** For a hand's way so many times as much as the whole mat may be seen. */
const LARGER = 1.6;
/** How often the room for a hand's way, which hangs on the zoom, is made greater. */
const ROUNDS = 8;
/** A frame with the hand's way in it, where the zoom is so many px per mm at most. */
function withPull(frame: Rect, { pull }: Focus, max: number, view: Viewport, turn: number): Rect {
  // In a hand's view there is no room for it: a finger goes on over the card.
  if (!pull || isSmall(view)) return frame;
  const px = Math.min(pullDistance(pull), panMargin(view));
  let wider = frame;
  for (let round = 0; round < ROUNDS; round++)
    wider = withEnd(frame, pull, px / Math.min(max, zoomFor(wider, view, turn)));
  return wider;
}
/** A frame with the end of a hand's way in it that is so long, mm. */
function withEnd({ at, width, height }: Rect, { from, toward }: Pull, distance: number): Rect {
  const end = { x: from.x + toward.x * distance, y: from.y + toward.y * distance };
  return frameAround([at, { x: at.x + width, y: at.y + height }, end].map((corner) => ({ at: corner, r: 0 })));
}
/** A frame with the handle of an aim that has been set in it, as it is held in the room there is now; null where that is too little. */
function withHandle(frame: Rect, pull: Pull, now: Camera, view: ViewWindow): Rect | null {
  const px = handleOffset(pull, roomToEdge(now, view, pull.from, pull.toward));
  return px === null ? null : withEnd(frame, pull, px / now.zoom);
}

/** Whether a camera shows the whole of a frame. */
function shows(camera: Camera, view: Viewport, { at, width, height }: Rect): boolean {
  const corners = [at, { x: at.x + width, y: at.y + height }].map((corner) => toView(camera, view, corner));
  const clear = uncoveredView(view);
  const [left, right] = [clear.at.x - 1, clear.at.x + clear.width + 1];
  return corners.every(({ x, y }) => x >= left && y >= -1 && x <= right && y <= view.height + 1);
}

/** Where the camera should go for a wish from where it is; null where it may stay. A board is seen as a whole where its pieces do not get too small, a raised field where the view is not a phone's. */
export function cameraGoal(
  desired: CameraTarget,
  now: Camera,
  scene: Scene,
  view: ViewWindow,
  theme: Theme,
  turn: number,
): Camera | null {
  if (desired === 'stay') return null;
  const whole = fittedCamera(scene, view, turn);
  const settled = (camera: Camera): Camera | null => {
    const moves = Math.abs(Math.log(camera.zoom / now.zoom)) > 0.01;
    const distance = Math.hypot(camera.at.x - now.at.x, camera.at.y - now.at.y) * camera.zoom;
    return moves || distance > 1 || now.turn !== turn ? camera : null;
  };
  const entire = scene.boards
    ? whole.zoom * 2 * (desired === 'whole' ? 0 : desired.r) >= TILE
    : scene.frame && !isSmall(view);
  if (desired === 'whole' || entire) return settled(whole);
  const min = leastFor(desired.r, scene, view, theme, turn);
  const focus = withFar(desired, scene, view, theme, turn);
  // Who has looked there already is led aside or away, but no nearer.
  const looked = desired.stays && isDesk(view, theme) ? desired.stays : null;
  const closest = Math.min(looked ? now.zoom : Infinity, closestFor(desired.r, scene, view, theme, turn));
  const bare = frameFor(focus, min, view, turn);
  const frame = withPull(bare, desired, closest, view, turn);
  const times = desired.pull && !isSmall(view) ? LARGER : 1;
  if (looked && now.turn === turn && shows(now, view, looked)) return null;
  if (now.turn === turn && rests(bare, desired, min, now, scene, view, theme)) return null;
  const full = framedCamera(frame, closest, scene, view, turn, times);
  const seen = (zoom: number): Camera =>
    nudgedCamera(framedCamera(frame, zoom, scene, view, turn, times), frame, scene, view);
  // A little farther away for those whom the edges would cut, as long as figures are large enough.
  const farther = BACK.map((part) => full.zoom * part).filter((zoom) => zoom >= min / (2 * desired.r));
  const leastCut = (best: Camera, camera: Camera): Camera =>
    countCutOff(camera, scene, view) < countCutOff(best, scene, view) ? camera : best;
  // In a hand's view there is no room for that: what is wanted lies at the edges already, or a finger is on its way there.
  const to = isSmall(view) ? full : farther.map(seen).reduce(leastCut, nudgedCamera(full, frame, scene, view));
  const far = now.zoom < to.zoom * FAR;
  // A hand finds the handle where it has left it.
  const held = desired.pull?.set && !isSmall(view) ? withHandle(bare, desired.pull, now, view) : null;
  if (!far && held && shows(now, view, held)) return null;
  if (to.zoom < whole.zoom * WORTH && shows(whole, view, frame)) return settled(whole);
  const large = now.zoom >= SAME * Math.min(to.zoom, min / (2 * desired.r));
  return large && !far && now.zoom <= to.zoom * NEAR && shows(now, view, frame) ? null : settled(to);
}
