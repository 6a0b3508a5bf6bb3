import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Scene } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import { type Look, NO_TRAVEL, type Travel, travelled } from './travel.ts';
import { type Camera, type ViewWindow, boundedCamera, fittedCamera, pannedBy, bestTurn, zoomedAt } from './camera.ts';

const GLIDE = 340;
/** The part of an upright phone's window height that the table has while the sheet is half open. The layout is chosen for that view. */
const DRAWN = 0.48;

/** The camera of one table: fitted until the user moves it, and again when `fit` is called. */
export interface CameraControls {
  readonly camera: Camera;
  /** The turn of the table at rest, degrees. */
  readonly turn: number;
  /** Counts the match turns that have released the camera again. */
  readonly yields: number;
  fit(): void;
  /** Whether the user has moved it during this turn of the match, so that it does not follow the play. */
  held(): boolean;
  /** Where the camera is, or where it glides to. */
  aim(): Camera;
  /** The camera before its last move, for a press at `time` (ms of the page's clock) during that move. Null for a press at rest. */
  left(time: number): Camera | null;
  /** How the camera has moved without the player's hand. */
  travel(): Travel;
  /** Moves the camera somewhere. This does not count as a move by the user. */
  lead(to: Camera): void;
  panBy(dx: number, dy: number): void;
  zoomAt(place: Point, factor: number): void;
}

/**
 * How the table is oriented. `turned`: by the user. `inverted`: upside down for the player opposite; every piece stays where it
 * is in the window. `wall`: the same on projectors of every shape.
 */
interface Laid {
  readonly turned: boolean;
  readonly inverted: boolean;
  readonly wall: boolean;
}
/** The table's ratio of width to height on a projector of 1920 × 1080. Projectors of another shape show the table turned as in the desk's view. */
const WALL = 1.3;
const isSame = (a: Camera, b: Camera): boolean => a.zoom === b.zoom && a.at.x === b.at.x && a.at.y === b.at.y;
/** Whether two views differ in height only, because a sheet below them was opened or closed. */
const differInHeight = (a: ViewWindow, b: ViewWindow): boolean =>
  a.height !== b.height &&
  a.width === b.width &&
  a.window.width === b.window.width &&
  a.window.height === b.window.height;
/**
 * Keeps the table in place when a sheet below it is opened or closed. `keep` is given the view before, and by how much (px) the
 * table must be panned in the new view. Returns the sum of all. The goal of a glide is panned too.
 */
function useLift(
  view: ViewWindow,
  goalRef: RefObject<Camera | null>,
  keep: (from: ViewWindow, by: number) => void,
): RefObject<number> {
  const [seen, setSeen] = useState(view);
  const [lift, setLift] = useState(0);
  const lifted = useRef(0);
  if (seen !== view) {
    setSeen(view);
    if (differInHeight(seen, view)) {
      const by = (seen.height - view.height) / 2;
      setLift(lift + by);
      keep(seen, by);
    }
  }
  useLayoutEffect(() => {
    if (goalRef.current) goalRef.current = pannedBy(goalRef.current, 0, lift - lifted.current);
    lifted.current = lift;
  }, [lift, goalRef]);
  return lifted;
}
/**
 * Manages the camera. It fits at the start and on resize, turns by 180°, and glides on jumps (unless motion is reduced). After
 * the user moves it, it stays until the active seat changes.
 */
export function useCamera(
  scene: Scene,
  view: ViewWindow,
  { turned, inverted, wall }: Laid,
  reducedMotion: boolean,
  whose: string,
): CameraControls {
  const [free, setFree] = useState<Omit<Camera, 'turn'> | null>(null);
  // A rail comes and goes during a match.
  const size = `${scene.width} ${scene.height}`;
  // Opening or closing the sheet does not turn the table sideways.
  const glass = `${size} ${view.window.width} ${view.window.width > view.window.height}`;
  const { window } = view;
  const min = window.height > window.width ? Math.min(view.height, window.height * DRAWN) : view.height;
  const width = wall && window.width > window.height ? WALL * min : view.width;
  const rest = bestTurn(scene, { ...view, width, height: min });
  const [laid, lay] = useState({ glass, turn: rest });
  if (laid.glass !== glass) lay({ glass, turn: rest });
  const goal = laid.turn + (turned !== inverted ? 180 : 0);
  const [turn, setTurn] = useState(goal);
  const [upsideDown, setUpsideDown] = useState(inverted);
  if (upsideDown !== inverted) {
    setUpsideDown(inverted);
    setTurn(goal);
  }
  const flight = useRef(0);
  const spin = useRef(0);
  const [fittedSize, setFittedSize] = useState(size);
  if (fittedSize !== size) {
    setFittedSize(size);
    setFree(null);
  }
  const goesTo = useRef<Camera | null>(null);
  const lifted = useLift(view, goesTo, (from, by) => {
    const { at, zoom } = pannedBy(free ? { ...free, turn } : fittedCamera(scene, from, turn), 0, by);
    setFree({ at, zoom });
  });
  const held = useRef(false);
  const led = useRef(false);
  const [known, setKnown] = useState(whose);
  const [yields, setYields] = useState(0);
  if (known !== whose) {
    setKnown(whose);
    setYields(yields + 1);
  }
  useLayoutEffect(() => {
    held.current = false;
  }, [yields]);
  const camera = free ? boundedCamera({ ...free, turn }, scene, view) : fittedCamera(scene, view, turn);
  const now = useRef(camera);
  const comesFrom = useRef<Camera | null>(null);
  const arrived = useRef(-Infinity);
  const travel = useRef(NO_TRAVEL);
  const rested = useRef<Look | null>(null);
  const byHand = useRef(false);
  useLayoutEffect(() => {
    now.current = camera;
    if (goesTo.current || turn !== goal) return;
    if (rested.current && !byHand.current) travel.current = travelled(travel.current, rested.current, { camera, view });
    rested.current = { camera, view };
    byHand.current = false;
  });

  const glide = useCallback(
    (frame: RefObject<number>, step: (part: number) => void, cut = reducedMotion): void => {
      cancelAnimationFrame(frame.current);
      if (cut) {
        step(1);
        return;
      }
      const start = performance.now();
      const next = (time: number): void => {
        const part = Math.min(1, Math.max(0, (time - start) / GLIDE));
        step(1 - (1 - part) ** 3);
        if (part < 1) frame.current = requestAnimationFrame(next);
      };
      frame.current = requestAnimationFrame(next);
    },
    [reducedMotion],
  );
  useEffect(() => () => [flight, spin].forEach((frame) => cancelAnimationFrame(frame.current)), []);
  useEffect(() => {
    const from = now.current.turn;
    if (from !== goal) glide(spin, (part) => setTurn(from + (goal - from) * part));
  }, [goal, glide]);

  const fly = (to: Camera, free: boolean, cut = reducedMotion): void => {
    const from = now.current;
    const start = lifted.current;
    goesTo.current = to;
    comesFrom.current = from;
    glide(
      flight,
      (part) => {
        if (part === 1) {
          goesTo.current = null;
          arrived.current = performance.now();
        }
        const mix = (a: number, b: number): number => a + (b - a) * part;
        const at = { x: mix(from.at.x, to.at.x), y: mix(from.at.y, to.at.y) };
        const by = lifted.current - start;
        const reached = pannedBy({ at, zoom: mix(from.zoom, to.zoom), turn: to.turn }, 0, by);
        setFree(part === 1 && !free && by === 0 ? null : { at: reached.at, zoom: reached.zoom });
      },
      cut,
    );
  };
  const fit = (): void => {
    held.current = true;
    byHand.current = true;
    fly(fittedCamera(scene, view, goal), false);
  };
  const move = (next: (camera: Camera) => Camera): void => {
    [flight, spin].forEach((frame) => cancelAnimationFrame(frame.current));
    goesTo.current = null;
    held.current = true;
    byHand.current = true;
    const moved = boundedCamera(next(now.current), scene, view);
    now.current = moved;
    setTurn(goal);
    setFree({ at: moved.at, zoom: moved.zoom });
  };
  const zoomAt = (place: Point, factor: number): void =>
    move((camera) => {
      const { zoom } = boundedCamera({ ...camera, zoom: camera.zoom * factor }, scene, view);
      return zoomedAt(camera, view, place, zoom / camera.zoom);
    });
  return {
    camera,
    turn: goal,
    yields,
    fit,
    held: () => held.current,
    aim: () => goesTo.current ?? now.current,
    left: (time) => (goesTo.current || time < arrived.current ? comesFrom.current : null),
    travel: () => travel.current,
    lead: (to) => {
      // The first view is shown at once, without a glide.
      if (!led.current) rested.current = null;
      fly(to, !isSame(to, fittedCamera(scene, view, goal)), reducedMotion || !led.current);
      led.current = true;
    },
    panBy: (dx, dy) => move((camera) => pannedBy(camera, dx, dy)),
    zoomAt,
  };
}
