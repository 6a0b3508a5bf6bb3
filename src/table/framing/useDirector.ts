import { useLayoutEffect, useRef } from 'react';
import type { Scene } from '../../core/scene.ts';
import type { Theme } from '../draw/theme.ts';
import type { ViewWindow } from '../camera/camera.ts';
import { type CameraMemory, type CameraWish, decideCamera } from './decision.ts';
import type { CameraControls } from '../camera/useCamera.ts';

/** How long (ms) the camera rests after a drag. */
const QUIET = 500;
/** The part of the window's height that a fully opened sheet leaves to the table, at most. */
const LOW = 0.19;

/** What moves the camera: what it is to show, whether it may move, and whether the player is dragging. */
interface Lead {
  readonly wish: () => Omit<CameraWish, 'held'>;
  readonly scene: Scene;
  readonly view: ViewWindow;
  readonly theme: Theme;
  readonly leads: boolean;
  readonly dragging: boolean;
}

/** Moves the camera as `decideCamera` decides. It never moves during a drag or right after. */
export function useDirector(look: CameraControls, { wish: desired, scene, view, theme, leads, dragging }: Lead): void {
  const rest = useRef(0);
  const memory = useRef<CameraMemory | null>(null);
  const apply = (): void => {
    if (!leads) {
      memory.current = null;
      return;
    }
    const { window } = view;
    // Below a sheet that the player has opened wholly, the table stays where it is.
    if (view.height < LOW * window.height) return;
    const asked = desired();
    // In another window or turned round, the table is framed as at the start of a phase.
    const phase = `${asked.phase} ${window.width} ${window.height} ${theme} ${look.turn}`;
    const setting = { scene, view, theme, turn: look.turn };
    const decision = decideCamera({ ...asked, phase, held: look.held() }, look.aim(), memory.current, setting);
    memory.current = decision.memory;
    if (decision.to) look.lead(decision.to);
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
  // Before the frame, so that the table is not drawn from where the camera was.
  useLayoutEffect(() => {
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
