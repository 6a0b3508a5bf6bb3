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
import { type Focus, type CameraTarget, frameAround, livingFrame } from './focusFrames.ts';
import { countCutOff, nudgedCamera } from './nudge.ts';

/** The smallest size (px across) of a drawing if the camera can choose what else to show, and the largest. */
const SIZES = {
  hand: { least: 28, most: 72 },
  desk: { least: 40, most: 90 },
  projector: { least: 72, most: 180 },
} as const;
const sizesFor = (view: Viewport, theme: Theme) => {
  if (isSmall(view)) return SIZES.hand;
  return theme === 'projector' ? SIZES.projector : SIZES.desk;
};

/** The table and the view that the camera is led for. */
export interface CameraSetting {
  readonly scene: Scene;
  readonly view: ViewWindow;
  readonly theme: Theme;
  readonly turn: number;
}
const isDesk = (view: Viewport, theme: Theme): boolean => !isSmall(view) && theme !== 'projector';

/** On a desk without room for the least size at rest, this part of it is enough. So a selected piece is shown together with its targets. */
const SMALLER = 0.8;
/**
 * Returns the least size (px across) at which a drawing of radius `r` (mm) is shown. It is no larger than at rest, if that is
 * nearly the desired size.
 */
function leastFor(r: number, { scene, view, theme, turn }: CameraSetting): number {
  const { least: min } = sizesFor(view, theme);
  const living = isDesk(view, theme) ? livingFrame(scene) : null;
  if (!living) return min;
  const rest = framedCamera(frameAround(living.must), min / (2 * r), scene, view, turn);
  return Math.min(min, Math.max(SMALLER * min, 2 * r * rest.zoom));
}

/** A board is shown in full while its pieces have at least this size (px across). */
const TILE = 20;
/** The camera does not move to a part that is hardly smaller than the full table. */
const WORTH = 1.06;
/** A view that shows everything desired at the least size stays, unless its zoom is too small or too large by these factors. */
const FAR = 0.8;
const NEAR = 1.6;
const SAME = 0.98;
/** The zoom factors tried to see whether fewer pieces are cut off by the edges of the view. */
const BACK = [0.95, 0.9, 0.85, 0.8, 0.75] as const;

/** Returns the frame of all of `must`, and as much of `may` as fits with figures at least `min` px across. */
export function frameFor({ must, may, r }: Focus, min: number, view: Viewport, turn: number): Rect {
  let discs = must;
  for (const disc of may) {
    const wider = [...discs, disc];
    if (zoomFor(frameAround(wider), view, turn) >= min / (2 * r)) discs = wider;
  }
  return frameAround(discs);
}

/** The largest zoom of a desk's camera relative to its zoom at rest, if figures are large enough then. */
const CLOSE = 2;
/** Returns the largest zoom of the camera for drawings of radius `r` (mm). */
function closestFor(r: number, { scene, view, theme, turn }: CameraSetting): number {
  const { least: min, most: max } = sizesFor(view, theme);
  const living = isDesk(view, theme) ? livingFrame(scene) : null;
  if (!living) return max / (2 * r);
  const rest = framedCamera(frameAround(living.must), max / (2 * living.r), scene, view, turn).zoom;
  return Math.min(max / (2 * r), Math.max(min / (2 * r), CLOSE * rest));
}
/** A focus with far pieces is shown as at rest, unless it can be shown larger by this factor. */
const NEARER = 1.5;
/** Returns the focus, on a desk also with its far pieces, however small they become. */
function withFar(focus: Focus, { scene, view, theme, turn }: CameraSetting): Focus {
  const living = isDesk(view, theme) ? livingFrame(scene) : null;
  if (!living || !focus.far?.length) return focus;
  const must = [...focus.must, ...focus.far];
  const rest = zoomFor(frameAround(living.must), view, turn);
  return zoomFor(frameAround(must), view, turn) < NEARER * rest
    ? { ...focus, must: living.must, may: [] }
    : { ...focus, must };
}

/**
 * Whether a desk's camera at rest stays there for a frame. It stays if it shows the frame with figures as large as desired, or
 * hardly smaller than possible.
 */
function rests(
  frame: Rect,
  { r, pull, min }: Focus & { readonly min: number },
  now: Camera,
  { scene, view, theme }: CameraSetting,
): boolean {
  const living = isDesk(view, theme) && !pull ? livingFrame(scene) : null;
  if (!living || !shows(now, view, frame)) return false;
  const all = frameAround(living.must);
  const rest = framedCamera(all, sizesFor(view, theme).most / (2 * living.r), scene, view, now.turn).zoom;
  if (Math.abs(Math.log(now.zoom / rest)) > 0.01) return false;
  return 2 * r * now.zoom >= SAME * min || zoomFor(frame, view, now.turn) < NEARER * rest;
}

/** With room for a drag, the view may show this many times as much as the mat. */
const LARGER = 1.6;
/** How many times the room for a drag is enlarged, because it depends on the zoom. */
const ROUNDS = 8;
/** Returns a frame that includes the drag of an aim, at a zoom of at most `max` px per mm. */
function withPull(frame: Rect, { pull }: Focus, max: number, { view, turn }: CameraSetting): Rect {
  // A small view has no room for it: the finger continues over the card.
  if (!pull || isSmall(view)) return frame;
  const px = Math.min(pullDistance(pull), panMargin(view));
  let wider = frame;
  for (let round = 0; round < ROUNDS; round++)
    wider = withEnd(frame, pull, px / Math.min(max, zoomFor(wider, view, turn)));
  return wider;
}
/** Returns a frame that includes the end of a drag of length `distance` (mm). */
function withEnd({ at, width, height }: Rect, { from, toward }: Pull, distance: number): Rect {
  const end = { x: from.x + toward.x * distance, y: from.y + toward.y * distance };
  return frameAround([at, { x: at.x + width, y: at.y + height }, end].map((corner) => ({ at: corner, r: 0 })));
}
/** Returns a frame that includes the handle of an aim already set, in the room that the view has now. Null if there is too little room. */
function withHandle(frame: Rect, pull: Pull, now: Camera, view: ViewWindow): Rect | null {
  const px = handleOffset(pull, roomToEdge(now, view, pull.from, pull.toward));
  return px === null ? null : withEnd(frame, pull, px / now.zoom);
}

/** Whether a camera shows all of a frame. */
function shows(camera: Camera, view: Viewport, { at, width, height }: Rect): boolean {
  const corners = [at, { x: at.x + width, y: at.y + height }].map((corner) => toView(camera, view, corner));
  const clear = uncoveredView(view);
  const [left, right] = [clear.at.x - 1, clear.at.x + clear.width + 1];
  return corners.every(({ x, y }) => x >= left && y >= -1 && x <= right && y <= view.height + 1);
}

/** Whether the camera shows the handle of an aim already set, which stays where the player has left it. */
function keepsHandle(frame: Rect, pull: Pull | undefined, now: Camera, view: ViewWindow): boolean {
  if (!pull?.set || isSmall(view)) return false;
  const held = withHandle(frame, pull, now, view);
  return held !== null && shows(now, view, held);
}
/** The zooms that a frame allows: the largest, and the least that is large enough. */
interface ZoomLimits {
  readonly closest: number;
  readonly least: number;
  /** Whether an aim needs room for its drag. */
  readonly pulls: boolean;
}
/** Returns the closest camera on a frame. It zooms out a little if the edges would cut pieces off and figures stay large enough. */
function leastCutCamera(frame: Rect, { closest, least, pulls }: ZoomLimits, setting: CameraSetting): Camera {
  const { scene, view, turn } = setting;
  const times = pulls && !isSmall(view) ? LARGER : 1;
  const full = framedCamera(frame, closest, scene, view, turn, times);
  // A small view has no room for that: what is desired is at the edges already, or a finger is on its way there.
  if (isSmall(view)) return full;
  const seen = (zoom: number): Camera =>
    nudgedCamera(framedCamera(frame, zoom, scene, view, turn, times), frame, scene, view);
  const farther = BACK.map((part) => full.zoom * part).filter((zoom) => zoom >= least);
  const leastCut = (best: Camera, camera: Camera): Camera =>
    countCutOff(camera, scene, view) < countCutOff(best, scene, view) ? camera : best;
  return farther.map(seen).reduce(leastCut, nudgedCamera(full, frame, scene, view));
}
/** Whether the zoom of a camera is near enough to that of its goal. */
function isZoomedLike(now: Camera, to: Camera, least: number): boolean {
  const large = now.zoom >= SAME * Math.min(to.zoom, least);
  return large && now.zoom >= to.zoom * FAR && now.zoom <= to.zoom * NEAR;
}
/** Returns the goal of the camera for a part of the table, or null if it can stay. `whole`: the camera on all of it. */
function partGoal(desired: Focus, now: Camera, whole: Camera, setting: CameraSetting): Camera | null {
  const { view, theme, turn } = setting;
  const min = leastFor(desired.r, setting);
  const focus = withFar(desired, setting);
  // A player who has looked there already gets a shifted or wider view, but no larger zoom.
  const looked = desired.stays && isDesk(view, theme) ? desired.stays : null;
  const closest = Math.min(looked ? now.zoom : Infinity, closestFor(desired.r, setting));
  const bare = frameFor(focus, min, view, turn);
  const frame = withPull(bare, desired, closest, setting);
  const stays = (looked && shows(now, view, looked)) || rests(bare, { ...desired, min }, now, setting);
  if (now.turn === turn && stays) return null;
  const least = min / (2 * desired.r);
  const to = leastCutCamera(frame, { closest, least, pulls: desired.pull !== undefined }, setting);
  if (now.zoom >= to.zoom * FAR && keepsHandle(bare, desired.pull, now, view)) return null;
  if (to.zoom < whole.zoom * WORTH && shows(whole, view, frame)) return whole;
  return isZoomedLike(now, to, least) && shows(now, view, frame) ? null : to;
}
/**
 * Returns the goal of the camera for a target, or null if it can stay. A board is shown in full unless its pieces get too small;
 * a raised field, unless on a phone.
 */
export function cameraGoal(desired: CameraTarget, now: Camera, setting: CameraSetting): Camera | null {
  if (desired === 'stay') return null;
  const { scene, view, turn } = setting;
  const whole = fittedCamera(scene, view, turn);
  const entire = scene.boards
    ? whole.zoom * 2 * (desired === 'whole' ? 0 : desired.r) >= TILE
    : scene.frame && !isSmall(view);
  const goal = desired === 'whole' || entire ? whole : partGoal(desired, now, whole, setting);
  if (!goal) return null;
  const zooms = Math.abs(Math.log(goal.zoom / now.zoom)) > 0.01;
  const distance = Math.hypot(goal.at.x - now.at.x, goal.at.y - now.at.y) * goal.zoom;
  return zooms || distance > 1 || now.turn !== turn ? goal : null;
}
