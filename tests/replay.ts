import type { AnyGame } from '../src/core/game.ts';
import { type Match, type TimelineStep, type ReplayResult, replaySteps } from '../src/core/match.ts';

/** Plays a record at once. */
export const replay = (game: AnyGame, match: Match, known?: readonly TimelineStep[]): ReplayResult => {
  const steps: TimelineStep[] = [];
  const played = replaySteps(game, match, known);
  for (;;) {
    const { done, value } = played.next();
    if (done) return value ? { steps, stopped: value } : { steps };
    steps.push(value);
  }
};
