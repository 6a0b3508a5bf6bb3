import type { Scene } from '../../core/scene.ts';
import type { Rect } from '../../geometry/shape.ts';
import type { Theme } from '../draw/theme.ts';
import {
  type Camera,
  type Viewport,
  type ViewWindow,
  boundedCamera,
  fittedCamera,
  framedCamera,
  isSmall,
  pannedBy,
  toView,
  uncoveredView,
  zoomFor,
} from '../camera/camera.ts';
import { type Pull, handleRoom } from '../input/aimHandle.ts';
import { baseRadiusOf, type Focus, type FocusDisc, frameAround, livingFrame } from './focusFrames.ts';
import { nudgedCamera } from './nudge.ts';

/** The smallest size (px across) of a base in play, and the largest size of a drawing. */
const SIZES = {
  hand: { base: 22, most: 72 },
  desk: { base: 24, most: 90 },
  projector: { base: 45, most: 180 },
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

/** A board is shown in full while its pieces have at least this size (px across). */
const TILE = 20;
/** The camera does not move to a part that is hardly smaller than the full table. */
const WORTH = 1.06;
/** At the start of a phase, a view stays unless its zoom is too small or too large by these factors. */
const FAR = 0.8;
const NEAR = 1.6;
/** Zooms that differ less than this are the same. */
export const SAME = 0.98;
/** The largest zoom of a desk's aim relative to the zoom of the phase. */
const CLOSE = 2;
/** The room around an aim's gun and target, mm. */
const BESIDE_AIM = 60;

/** Returns the frame of all of `must`, and as much of `may` as fits at a zoom, in order. */
export function frameFor(
  must: readonly FocusDisc[],
  may: readonly FocusDisc[],
  { zoom, view, turn }: { readonly zoom: number; readonly view: Viewport; readonly turn: number },
): Rect {
  let discs = must;
  for (const disc of may) {
    const wider = [...discs, disc];
    if (discs.length === 0 || zoomFor(frameAround(wider), view, turn) >= zoom) discs = wider;
  }
  return frameAround(discs);
}

/** Returns the least zoom of play: the smallest base has the least size. */
const leastZoom = ({ scene, view, theme }: CameraSetting): number =>
  sizesFor(view, theme).base / (2 * baseRadiusOf(scene));
/** Whether a table is always shown in full: a board or a raised field, if its pieces are large enough. */
export function isShownWhole(setting: CameraSetting): boolean {
  const { scene, view, turn } = setting;
  const { zoom } = fittedCamera(scene, view, turn);
  if (!scene.boards) return scene.frame !== undefined && (!isSmall(view) || zoom >= SAME * leastZoom(setting));
  const living = livingFrame(scene);
  return living !== null && zoom * 2 * living.r >= TILE;
}

/** Whether a camera shows all of a frame. */
export function shows(camera: Camera, view: Viewport, { at, width, height }: Rect): boolean {
  const corners = [at, { x: at.x + width, y: at.y + height }].map((corner) => toView(camera, view, corner));
  const clear = uncoveredView(view);
  const [left, right] = [clear.at.x - 1, clear.at.x + clear.width + 1];
  return corners.every(({ x, y }) => x >= left && y >= -1 && x <= right && y <= view.height + 1);
}

/** Returns the camera of a phase that shows all living pieces. Null if some base would be too small. */
function livingCamera(setting: CameraSetting): Camera | null {
  const { scene, view, theme, turn } = setting;
  const whole = fittedCamera(scene, view, turn);
  const living = livingFrame(scene);
  if (!living || isShownWhole(setting)) return whole;
  const frame = frameAround(living.must);
  const camera = framedCamera(frame, sizesFor(view, theme).most / (2 * living.r), scene, view, turn);
  if (camera.zoom < WORTH * whole.zoom && shows(whole, view, frame) && whole.zoom >= leastZoom(setting)) return whole;
  return camera.zoom >= leastZoom(setting) ? camera : null;
}
/** Whether all living pieces can be shown without a base that is too small. */
export const fitsLiving = (setting: CameraSetting): boolean => livingCamera(setting) !== null;
/**
 * Returns the camera at the start of a phase. It shows all living pieces if no base becomes too small. Otherwise its zoom is the
 * least one, and it shows the focus.
 */
export function phaseCamera({ core, may }: Pick<Focus, 'core' | 'may'>, setting: CameraSetting): Camera {
  const all = livingCamera(setting);
  if (all) return all;
  const { scene, view, turn } = setting;
  const zoom = leastZoom(setting);
  const discs = [...core, ...may];
  if (discs.length === 0) return fittedCamera(scene, view, turn);
  const frame = frameFor([], discs, { zoom: SAME * zoom, view, turn });
  return nudgedCamera(framedCamera(frame, zoom, scene, view, turn), frame, scene, view);
}
/** Whether the core of a focus fits the view at a camera's zoom. */
export const fitsAt = (camera: Camera, { core }: Focus, { view, turn }: CameraSetting): boolean =>
  core.length === 0 || zoomFor(frameAround(core), view, turn) >= SAME * camera.zoom;
/** Whether a camera can stay at the start of a phase. */
export function staysFor(now: Camera, phase: Camera, setting: CameraSetting): boolean {
  const { scene, view } = setting;
  if (now.turn !== setting.turn) return false;
  if (isShownWhole(setting)) return false;
  const large = now.zoom >= SAME * Math.min(phase.zoom, leastZoom(setting));
  if (!large || now.zoom < FAR * phase.zoom || now.zoom > NEAR * phase.zoom) return false;
  const living = livingFrame(scene);
  return !living || !livingCamera(setting) || shows(now, view, frameAround(living.must));
}

/** Returns a frame that includes the end of a drag of length `distance` (mm). */
function withEnd({ at, width, height }: Rect, { from, toward }: Pull, distance: number): Rect {
  const end = { x: from.x + toward.x * distance, y: from.y + toward.y * distance };
  return frameAround([at, { x: at.x + width, y: at.y + height }, end].map((corner) => ({ at: corner, r: 0 })));
}
/** With room for a drag, the view may show this many times as much as the mat. */
const LARGER = 1.6;
/** How many times the room for a drag is computed, because it depends on the zoom. */
const ROUNDS = 8;
/**
 * Returns the camera of an aim: the piece, its target and the drag. It is never farther off than the phase. If there is too
 * little room for the whole drag, the drag becomes shorter.
 */
export function aimCamera(focus: Focus, phase: Camera, setting: CameraSetting): Camera {
  const { scene, view, theme, turn } = setting;
  const { pull } = focus;
  if (!pull || isShownWhole(setting)) return phase;
  const bare = frameAround(focus.core.map(({ at, r }) => ({ at, r: Math.max(r, BESIDE_AIM) })));
  const living = livingFrame(scene);
  const most = sizesFor(view, theme).most / (2 * (living?.r ?? 1));
  const max = Math.max(phase.zoom, Math.min(most, CLOSE * phase.zoom));
  const framed = (room: number): Rect => {
    let frame = bare;
    for (let round = 0; round < ROUNDS; round++)
      frame = withEnd(bare, pull, room / Math.min(max, zoomFor(frame, view, turn)));
    return frame;
  };
  // On a small view the finger continues over the card.
  const frames = isSmall(view) ? [] : handleRoom(pull).map(framed);
  const frame = frames.find((each) => zoomFor(each, view, turn) >= SAME * phase.zoom) ?? bare;
  const zoom = Math.max(phase.zoom, Math.min(max, zoomFor(frame, view, turn)));
  const camera = framedCamera(frame, zoom, scene, view, turn, LARGER);
  return nudgedCamera({ ...camera, zoom }, frame, scene, view);
}

/** Returns how far (px) a part must shift to be within an extent. A part that is too long is centred. */
function shiftInto(from: number, to: number, min: number, max: number): number {
  if (to - from > max - min) return (min + max - from - to) / 2;
  if (from < min) return min - from;
  return to > max ? max - to : 0;
}
/** Returns the camera shifted just so far that a frame is in view. */
function shiftedTo(camera: Camera, frame: Rect, { scene, view }: CameraSetting): Camera {
  const { at, width, height } = frame;
  const ends = [at, { x: at.x + width, y: at.y + height }].map((corner) => toView(camera, view, corner));
  const clear = uncoveredView(view);
  const [xs, ys] = [ends.map(({ x }) => x), ends.map(({ y }) => y)];
  const dx = shiftInto(Math.min(...xs), Math.max(...xs), clear.at.x, clear.at.x + clear.width);
  const dy = shiftInto(Math.min(...ys), Math.max(...ys), 0, view.height);
  return boundedCamera(pannedBy(camera, dx, dy), scene, view);
}
/**
 * Returns the camera with the core of a focus in view. It is shifted at its own zoom, and then shows as much of the rest as fits.
 * If the core does not fit and the focus `widens`, it zooms out just enough.
 */
export function broughtIn(camera: Camera, focus: Focus, widens: boolean, setting: CameraSetting): Camera {
  const { view, turn, scene } = setting;
  const { core, may } = focus;
  const any = focus.anyOf?.map((disc) => frameAround([disc])) ?? [];
  const lacks = any.length > 0 && !any.some((frame) => shows(camera, view, frame));
  const wanted = lacks ? [...core, ...may.slice(0, 1)] : core;
  if (wanted.length === 0) return camera;
  const all = frameAround(wanted);
  if (shows(camera, view, all)) return camera;
  const fits = zoomFor(all, view, turn) >= SAME * camera.zoom;
  if (!fits && widens) return framedCamera(all, Math.min(camera.zoom, zoomFor(all, view, turn)), scene, view, turn);
  // What fits must be in view. If it is already, nothing moves.
  const fitting = { zoom: SAME * camera.zoom, view, turn };
  const least = frameFor([], wanted, fitting);
  if (shows(camera, view, least)) return camera;
  return shiftedTo(camera, frameFor([], [...wanted, ...may], fitting), setting);
}
