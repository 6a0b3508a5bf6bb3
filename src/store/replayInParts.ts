import type { AnyGame } from '../core/game.ts';
import { type Match, type TimelineStep, type ReplayResult, replaySteps } from '../core/match.ts';

/** How long a part of a replay may block the page, ms. */
const PART_MS = 40;

/**
 * Replays a record in parts, so that the page stays responsive. After each part `goesOn` gets the progress (0 to 1); false stops
 * it with null. A short record is replayed at once.
 */
export const replayInParts = async (
  game: AnyGame,
  match: Match,
  known: readonly TimelineStep[] | undefined,
  goesOn: (done: number) => boolean,
): Promise<ReplayResult | null> => {
  const steps: TimelineStep[] = [];
  const played = replaySteps(game, match, known);
  for (let since = performance.now(); ;) {
    const { done, value } = played.next();
    if (done) return value ? { steps, stopped: value } : { steps };
    steps.push(value);
    if (performance.now() - since < PART_MS) continue;
    if (!goesOn(steps.length / (match.entries.length + 1))) return null;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
};
