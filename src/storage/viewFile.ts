import { isVisibleTo, type TableEvent } from '../core/event.ts';
import type { AnyGame } from '../core/game.ts';
import type { Match, TimelineStep } from '../core/match.ts';
import type { Scene } from '../core/scene.ts';
import type { Viewer } from '../core/seat.ts';

/** The format of such a file. */
export const VIEW_FORMAT = 'mera-view-1';
/** What one player saw of a match, step by step. It cannot be played on, because it lacks the secrets of others. */
interface PlayerView {
  readonly format: typeof VIEW_FORMAT;
  readonly game: string;
  readonly viewer: Viewer;
  readonly players: Match['players'];
  readonly steps: readonly { readonly scene: Scene; readonly events: readonly TableEvent[] }[];
}
/** Returns the steps in which the viewer notices a change. The file must not even show how many others there were. */
const withoutUnchanged = (steps: PlayerView['steps']): PlayerView['steps'] => {
  const scenes = steps.map(({ scene }) => JSON.stringify(scene));
  return steps.filter(({ events }, i) => i === 0 || events.length > 0 || scenes[i] !== scenes[i - 1]);
};
/** Returns the text of a file with what a viewer may know of these steps. */
export const viewToText = (
  game: AnyGame,
  { players }: Match,
  steps: readonly TimelineStep[],
  viewer: Viewer,
): string => {
  const seen: PlayerView = {
    format: VIEW_FORMAT,
    game: game.id,
    viewer,
    players,
    steps: withoutUnchanged(
      steps.map(({ state, events }) => ({
        scene: game.scene(game.view(state, viewer)),
        events: events.filter((event) => isVisibleTo(event, viewer)),
      })),
    ),
  };
  return `${JSON.stringify(seen)}\n`;
};
