import type { AnyGame } from '../src/core/game.ts';
import { type Match, type Played, type Replayed, replaying } from '../src/core/match.ts';

/** Plays a record at once. */
export const replay = (game: AnyGame, match: Match, known?: readonly Played[]): Replayed => {
  const steps: Played[] = [];
  const played = replaying(game, match, known);
  for (;;) {
    const { done, value } = played.next();
    if (done) return value ? { steps, stopped: value } : { steps };
    steps.push(value);
  }
};
