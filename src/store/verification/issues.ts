import type { AnyGame } from '../../core/game.ts';
import { type Match, requestedShots, replaySteps } from '../../core/match.ts';
import type { Shot, ShotResult } from '../../core/shots/shot.ts';
import { deepEqual } from '../../core/equality.ts';
import type { VerifiedPly } from '../workers/protocol.ts';

/** What simulates shots, and its physics version. */
export interface Simulator {
  readonly version: string;
  resolve(shot: Shot): ShotResult;
}

/** Whether the engine gives the same result. Films are compared if the record has any. */
const isReproduced = (known: ShotResult, request: Shot, { resolve }: Simulator): boolean => {
  try {
    const { frames, ...rest } = resolve(request);
    return deepEqual(known, known.frames ? { ...rest, frames } : rest);
  } catch (error) {
    // A shot that cannot be simulated counts as not reproduced.
    console.warn(error);
    return false;
  }
};

/** Simulates a record's shots again, as far as it can be played, and yields the result for each ply with shots. */
export function* verifyRecord(game: AnyGame, match: Match, engine: Simulator): Generator<VerifiedPly, void, void> {
  const played = replaySteps(game, match);
  for (const [i, entry] of match.entries.entries()) {
    const before = played.next();
    if (before.done) return;
    const shots = entry.shots ?? [];
    if (shots.length === 0) continue;
    if (shots.some(({ physics }) => physics !== engine.version)) {
      yield { ply: i + 1, doubt: 'otherPhysics' };
      continue;
    }
    const questions = requestedShots(game, match.seed, i + 1, before.value.state, entry);
    const isHonest = questions.every((request, k) => isReproduced(shots[k] as ShotResult, request, engine));
    yield { ply: i + 1, doubt: isHonest ? null : 'differs' };
  }
}
