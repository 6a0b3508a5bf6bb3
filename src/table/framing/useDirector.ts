import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Scene } from '../../core/scene.ts';
import type { Theme } from '../draw/theme.ts';
import type { ViewWindow } from '../camera/camera.ts';
import { cameraGoal } from './director.ts';
import type { CameraTarget } from './focus.ts';
import type { CameraControls } from '../camera/useCamera.ts';

/** So long (ms) after a drag the camera rests. */
const QUIET = 500;

/** What leads the camera: what should be seen, whether it may be led, and whether a hand drags. */
interface Lead {
  readonly wish: () => CameraTarget;
  readonly scene: Scene;
  readonly view: ViewWindow;
  readonly theme: Theme;
  readonly leads: boolean;
  readonly dragging: boolean;
}

/** Leads the camera to what should be seen, never while a hand drags nor right after, and not where a hand has moved it. */
export function useDirector(look: CameraControls, { wish: desired, scene, view, theme, leads, dragging }: Lead): void {
  const rest = useRef(0);
  const apply = (): void => {
    if (!leads || look.held()) return;
    const to = cameraGoal(desired(), look.aim(), scene, view, theme, look.turn);
    if (to) look.lead(to);
  };
  const now = useRef(apply);
  useLayoutEffect(() => {
    now.current = apply;
  });
  // What it should show is not asked while a hand drags.
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
