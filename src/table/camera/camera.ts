import type { Scene } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rect } from '../../geometry/shape.ts';

/** How the table is seen: `at` (mm) is in the middle of the view, `zoom` is px per mm, `turn` is degrees clockwise. */
export interface Camera {
  readonly at: Point;
  readonly zoom: number;
  readonly turn: number;
}
/** The size of the view in px, and how much of it tools cover at its left and right. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly covered?: { readonly left: number; readonly right: number };
}

/** Views narrower or lower than this (px) are on a phone. */
const SMALL = { width: 640, height: 480 } as const;
/** Whether a view is as small as a phone's. */
export const isSmall = (view: Viewport): boolean => view.width < SMALL.width || view.height < SMALL.height;

/** A view in its window: where the window begins, px from the view's corner, and its size. */
export interface ViewWindow extends Viewport {
  readonly window: Rect;
  /** How many px of the window one px of the view is. */
  readonly scale: number;
}

/** The width in px of the mat's printed edge at every zoom. A ruler is thin; the letters of squares need more. */
export const matEdgeWidth = ({ boards }: Pick<Scene, 'boards'>): number => (boards ? 26 : 18);
const MARGIN = 3;
const NEAREST = 9;

/** Returns a point turned clockwise around 0, 0 by `degrees`, not rounded. */
export function rotatedOffset(point: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}

/** Returns where a point of the table is in the view, px from its top left corner. */
export function toView(camera: Camera, view: Viewport, point: Point): Point {
  const from = rotatedOffset({ x: point.x - camera.at.x, y: point.y - camera.at.y }, camera.turn);
  return { x: view.width / 2 + from.x * camera.zoom, y: view.height / 2 + from.y * camera.zoom };
}

/** Returns the point of the table (mm, not rounded) under a place of the view. */
export function toTable(camera: Camera, view: Viewport, place: Point): Point {
  const from = { x: (place.x - view.width / 2) / camera.zoom, y: (place.y - view.height / 2) / camera.zoom };
  const back = rotatedOffset(from, -camera.turn);
  return { x: camera.at.x + back.x, y: camera.at.y + back.y };
}

/**
 * Returns the point of the table (mm) that a press means. It prefers a place that hits something now, then before the camera
 * moved from `left`, then the place now.
 */
export function pressedAt(
  camera: Camera,
  left: Camera | null,
  view: Viewport,
  place: Point,
  hits: (point: Point) => boolean,
): Point {
  const now = toTable(camera, view, place);
  const then = left && toTable(left, view, place);
  return then && !hits(now) && hits(then) ? then : now;
}

/** Returns how far (px) the pointer can move from a point of the table in a direction (mm) before the window ends. */
export function roomToEdge(camera: Camera, view: ViewWindow, point: Point, toward: Point): number {
  const from = toView(camera, view, point);
  const way = rotatedOffset(toward, camera.turn);
  const long = Math.hypot(way.x, way.y);
  const { at, width, height } = view.window;
  const along = (way: number, from: number, min: number, max: number): number =>
    way === 0 ? Infinity : (((way > 0 ? max : min) - from) * long) / way;
  return Math.max(0, Math.min(along(way.x, from.x, at.x, at.x + width), along(way.y, from.y, at.y, at.y + height)));
}

/** Returns how wide and high two lengths along x and y are in a view turned this far. */
function across(x: number, y: number, turn: number): { wide: number; high: number } {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { wide: x * cos + y * sin, high: x * sin + y * cos };
}

/** How much longer one side of the field, and of the view, must be for the table to be laid on its side. */
const LONGER = 1.1;
const VIEW_LONGER = 1.25;
/** Returns the turn in which a field fills the view best. A deep one is laid on its side in a wide view, its near edge to the left. */
export function bestTurn({ width, height }: Scene, view: Viewport): number {
  const deep = height > width * LONGER && view.width > view.height * VIEW_LONGER;
  const wide = width > height * LONGER && view.height > view.width * VIEW_LONGER;
  return deep || wide ? 90 : 0;
}

/** Returns the part of a scene on the mat, mm: its frame, or all of it. */
export function sceneFrame({ frame, width, height }: Scene): Rect {
  return frame ?? { kind: 'rect', at: { x: 0, y: 0 }, width, height };
}

/** Returns the part of a view that nothing covers. */
export function uncoveredView({ width, height, covered }: Viewport): Rect {
  const { left = 0, right = 0 } = covered ?? {};
  return { kind: 'rect', at: { x: left, y: 0 }, width: width - left - right, height };
}

/** Whether the mat extends under what covers the view at its sides. */
export function reachesUnderTools(camera: Camera, scene: Scene, view: Viewport): boolean {
  const clear = uncoveredView(view);
  const { at, width, height } = sceneFrame(scene);
  const corners = [
    at,
    { x: at.x + width, y: at.y },
    { x: at.x, y: at.y + height },
    { x: at.x + width, y: at.y + height },
  ];
  const across = corners.map((corner) => toView(camera, view, corner).x);
  return (
    (clear.at.x > 0 && Math.min(...across) < clear.at.x) ||
    (clear.at.x + clear.width < view.width && Math.max(...across) > clear.at.x + clear.width)
  );
}

/** Returns the camera with a point of the table in the middle of the uncovered view. */
function centred(point: Point, zoom: number, turn: number, view: Viewport): Camera {
  const { at, width } = uncoveredView(view);
  const off = rotatedOffset({ x: (at.x + width / 2 - view.width / 2) / zoom, y: 0 }, -turn);
  return { at: { x: point.x - off.x, y: point.y - off.y }, zoom, turn };
}

/** Returns the camera that shows the whole mat with its edge, and the rail where pieces wait. */
export function fittedCamera(scene: Scene, view: Viewport, turn: number): Camera {
  const { at, width, height } = sceneFrame(scene);
  const rail = scene.rail ?? 0;
  const room = (pixels: number, mm: number): number =>
    Math.min((pixels - 2 * (matEdgeWidth(scene) + MARGIN)) / mm, (pixels - 2 * MARGIN) / (mm + 2 * rail));
  const { wide, high } = across(width, height, turn);
  const clear = uncoveredView(view);
  const zoom = Math.max(0.02, Math.min(room(clear.width, wide), room(clear.height, high)));
  return centred({ x: at.x + width / 2, y: at.y + height / 2 }, zoom, turn, view);
}

/** Returns how many px per mm fit if the whole frame must be visible. */
export function zoomFor(frame: Rect, view: Viewport, turn: number): number {
  const { wide, high } = across(frame.width, frame.height, turn);
  const clear = uncoveredView(view);
  return Math.min(clear.width / wide, clear.height / high);
}

/**
 * Returns the camera that shows a whole frame. Its zoom is at most `max` px per mm, and at least the whole mat's zoom divided by
 * `times`.
 */
export function framedCamera(frame: Rect, max: number, scene: Scene, view: Viewport, turn: number, times = 1): Camera {
  const zoom = Math.max(Math.min(zoomFor(frame, view, turn), max), fittedCamera(scene, view, turn).zoom / times);
  const at = { x: frame.at.x + frame.width / 2, y: frame.at.y + frame.height / 2 };
  return boundedCamera(centred(at, zoom, turn, view), scene, view, times > 1 ? panMargin(view) : BESIDE);
}

/** How far beyond the mat can be seen, in parts of the view's shorter side. It leaves room to pull back a piece at the edge. */
const BEYOND = 0.46;
/** Returns how far (px) beyond the mat a view may extend. */
const panMargin = ({ width, height }: Viewport): number => BEYOND * Math.min(width, height);
/** The same (px) where no pull needs the room. */
const BESIDE = 40;
/**
 * Returns the camera within its limits. Its zoom is from 0.6 of the fitted zoom to `NEAREST` or twice the fitted zoom, whichever
 * is more. It is at most `beyond` px beyond the mat.
 */
export function boundedCamera(camera: Camera, scene: Scene, view: Viewport, beyond: number = panMargin(view)): Camera {
  const min = fittedCamera(scene, view, camera.turn).zoom;
  const zoom = Math.min(Math.max(camera.zoom, min * 0.6), Math.max(NEAREST, min * 2));
  const slack = beyond / zoom + (scene.rail ?? 0);
  const held = (at: number, size: number, pixels: number): number => {
    const free = Math.max(0, size / 2 + slack - pixels / zoom / 2);
    const drift = Math.max(free, (pixels / zoom) * 0.12);
    return Math.min(Math.max(at, size / 2 - drift), size / 2 + drift);
  };
  const seen = across(view.width, view.height, camera.turn);
  const at = { x: held(camera.at.x, scene.width, seen.wide), y: held(camera.at.y, scene.height, seen.high) };
  return { at, zoom, turn: camera.turn };
}

/** Returns the camera zoomed by a factor, with the table fixed under a place of the view. */
export function zoomedAt(camera: Camera, view: Viewport, place: Point, factor: number): Camera {
  const still = toTable(camera, view, place);
  const zoomed = { ...camera, zoom: camera.zoom * factor };
  const now = toTable(zoomed, view, place);
  return { ...zoomed, at: { x: camera.at.x + still.x - now.x, y: camera.at.y + still.y - now.y } };
}

/** Returns the camera moved so that the table follows the pointer by this many px. */
export function pannedBy(camera: Camera, dx: number, dy: number): Camera {
  const by = rotatedOffset({ x: dx / camera.zoom, y: dy / camera.zoom }, -camera.turn);
  return { ...camera, at: { x: camera.at.x - by.x, y: camera.at.y - by.y } };
}
