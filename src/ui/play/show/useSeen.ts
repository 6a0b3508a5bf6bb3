import { useMemo } from 'react';
import type { Turn } from '../../../core/game.ts';
import type { Scene } from '../../../core/scene.ts';
import { type OpenMatch, stateAt } from '../../../store/openMatch.ts';

/** The step looked at, as the eyes at the screen may see it. */
export interface Seen {
  readonly view: unknown;
  readonly turn: Turn;
  readonly scene: Scene;
}
/** What the eyes at the screen see of the step looked at: the same for as long as they look at it. */
export const useSeen = (open: OpenMatch): Seen => {
  const { game, viewer } = open;
  const state = stateAt(open);
  return useMemo(() => {
    const view = game.view(state, viewer);
    return { view, turn: game.turn(view), scene: game.scene(view) };
  }, [game, state, viewer]);
};
