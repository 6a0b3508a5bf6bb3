import type { AnyGame } from '../../core/game.ts';
import { type Match, requestedShots, replaySteps } from '../../core/match.ts';
import type { Shot, ShotResult } from '../../core/shots/shot.ts';
import type { VerifiedPly } from '../workers/protocol.ts';

/** Whoever simulates shots, and the version of the physics by which that is done. */
export interface Simulator {
  readonly version: string;
  resolve(shot: Shot): ShotResult;
}

/** A value as text, whatever the order of its keys. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
/** Whether an answer is that of the engine; films count where the record has any. */
const isReproduced = (known: ShotResult, request: Shot, { resolve }: Simulator): boolean => {
  try {
    const { frames, ...rest } = resolve(request);
    return canonicalJson(known) === canonicalJson(known.frames ? { ...rest, frames } : rest);
  } catch (error) {
    // What cannot even be simulated has no answer.
    console.warn(error);
    return false;
  }
};

/** Simulates the shots of a record again as far as it can be played, and tells of each ply that has any. */
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
