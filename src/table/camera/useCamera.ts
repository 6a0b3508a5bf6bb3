import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Scene } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import { type Camera, type View, bounded, fitted, framed, pannedBy, restOf, zoomedAt } from './camera.ts';
import type { Focus } from './focus.ts';

const GLIDE = 420;
/** Radius in px beyond which a base is shown no larger for its own sake. */
const LARGEST = 22;

/** The camera of one table: fitted until a hand moves it, and again when it is told to fit. */
export interface CameraHand {
  readonly camera: Camera;
  fit(): void;
  /** Shows what an action needs, near enough for a finger where there is room; null: the whole table. */
  show(focus: Focus | null): void;
  panBy(dx: number, dy: number): void;
  zoomAt(place: Point, factor: number): void;
}

/** Keeps the camera: fits at the start and on resize, turns by 180°, glides when it jumps (unless calm). */
export function useCamera(scene: Scene, view: View, turned: boolean, calm: boolean): CameraHand {
  const goal = restOf(scene, view) + (turned ? 180 : 0);
  const [free, setFree] = useState<Omit<Camera, 'turn'> | null>(null);
  const [turn, setTurn] = useState(goal);
  const frame = useRef(0);
  const size = `${scene.width} ${scene.height} ${scene.rail ?? 0}`;
  const [fittedSize, setFittedSize] = useState(size);
  if (fittedSize !== size) {
    setFittedSize(size);
    setFree(null);
  }
  const camera = free ? bounded({ ...free, turn }, scene, view) : fitted(scene, view, turn);
  const now = useRef(camera);
  useLayoutEffect(() => {
    now.current = camera;
  });

  const glide = useCallback(
    (step: (part: number) => void): void => {
      cancelAnimationFrame(frame.current);
      if (calm) {
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
    [calm],
  );
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useEffect(() => {
    const from = now.current.turn;
    if (from !== goal) glide((part) => setTurn(from + (goal - from) * part));
  }, [goal, glide]);

  const fly = (to: Camera, free: boolean): void => {
    const from = now.current;
    glide((part) => {
      const mix = (a: number, b: number): number => a + (b - a) * part;
      const at = { x: mix(from.at.x, to.at.x), y: mix(from.at.y, to.at.y) };
      setFree(part === 1 && !free ? null : { at, zoom: mix(from.zoom, to.zoom) });
    });
  };
  const fit = (): void => fly(fitted(scene, view, now.current.turn), false);
  const show = (focus: Focus | null): void =>
    focus ? fly(framed(focus.frame, LARGEST / focus.r, scene, view, now.current.turn), true) : fit();
  const move = (next: (camera: Camera) => Camera): void => {
    cancelAnimationFrame(frame.current);
    const moved = bounded(next(now.current), scene, view);
    now.current = moved;
    setTurn(goal);
    setFree({ at: moved.at, zoom: moved.zoom });
  };
  const zoomAt = (place: Point, factor: number): void =>
    move((camera) => {
      const { zoom } = bounded({ ...camera, zoom: camera.zoom * factor }, scene, view);
      return zoomedAt(camera, view, place, zoom / camera.zoom);
    });
  return { camera, fit, show, panBy: (dx, dy) => move((camera) => pannedBy(camera, dx, dy)), zoomAt };
}
