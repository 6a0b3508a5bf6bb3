import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Scene } from '../../core/scene.ts';
import type { Theme } from '../draw/theme.ts';
import type { ViewWindow } from '../camera/camera.ts';
import { cameraGoal } from './director.ts';
import type { CameraTarget } from './focusFrames.ts';
import type { CameraControls } from '../camera/useCamera.ts';

/** How long (ms) the camera rests after a drag. */
const QUIET = 500;

/** What moves the camera: its target, whether it may move, and whether the player is dragging. */
interface Lead {
  readonly wish: () => CameraTarget;
  readonly scene: Scene;
  readonly view: ViewWindow;
  readonly theme: Theme;
  readonly leads: boolean;
  readonly dragging: boolean;
}

/** Moves the camera to its target. It never moves during a drag or right after, nor once the player has moved it. */
export function useDirector(look: CameraControls, { wish: desired, scene, view, theme, leads, dragging }: Lead): void {
  const rest = useRef(0);
  const apply = (): void => {
    if (!leads || look.held()) return;
    const to = cameraGoal(desired(), look.aim(), { scene, view, theme, turn: look.turn });
    if (to) look.lead(to);
  };
  const now = useRef(apply);
  useLayoutEffect(() => {
    now.current = apply;
  });
  // The target is not computed during a drag.
  const asked = dragging
    ? ''
    : `${JSON.stringify(desired())} ${view.width} ${view.height} ${theme} ${look.turn} ${look.yields}`;
  const dragged = useRef(false);
  useEffect(() => {
    if (dragging) {
      dragged.current = true;
      return undefined;
    }
    if (dragged.current) rest.current = performance.now() + QUIET;
    dragged.current = false;
    const wait = rest.current - performance.now();
    if (wait <= 0) {
      now.current();
      return undefined;
    }
    const timer = setTimeout(() => now.current(), wait);
    return () => clearTimeout(timer);
  }, [asked, dragging, leads]);
}
