import { isVisibleTo, type TableEvent } from '../core/event.ts';
import type { AnyGame } from '../core/game.ts';
import type { Match, TimelineStep } from '../core/match.ts';
import type { Scene } from '../core/scene.ts';
import type { Viewer } from '../core/seat.ts';

/** The files that hold what one player saw end in this. */
export const VIEW_SUFFIX = '.mera-view.json';
/** What marks such a file. */
export const VIEW_FORMAT = 'mera-view-1';
/** What one player saw of a match, step by step; it cannot be played on, for it lacks what he may not know. */
interface PlayerView {
  readonly format: typeof VIEW_FORMAT;
  readonly game: string;
  readonly viewer: Viewer;
  readonly players: Match['players'];
  readonly steps: readonly { readonly scene: Scene; readonly events: readonly TableEvent[] }[];
}
/** The steps of which the viewer notices anything: not even how many the others were is told. */
const withoutUnchanged = (steps: PlayerView['steps']): PlayerView['steps'] => {
  const scenes = steps.map(({ scene }) => JSON.stringify(scene));
  return steps.filter(({ events }, i) => i === 0 || events.length > 0 || scenes[i] !== scenes[i - 1]);
};
/** The text of the file that holds what a viewer may know of these steps. */
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
