import type { AnyGame } from '../core/game.ts';
import { type Entry, type RunResult, runEntry } from '../core/match.ts';
import type { Shot, ShotResult } from '../core/shots/shot.ts';

/**
 * Runs an action with the seed's dice. Its shots are simulated at once and stored in the entry. Throws if the game needs shots
 * and nothing simulates them.
 */
export const runWithShots = (
  game: AnyGame,
  seed: string,
  ply: number,
  state: unknown,
  entry: Entry,
  simulate?: (shot: Shot) => ShotResult,
): { entry: Entry; ran: RunResult } => {
  const ran = runEntry(game, seed, ply, state, entry);
  if (!('shot' in ran)) return { entry, ran };
  if (!simulate) throw new Error(`${game.id} asks for shots, and nobody simulates them.`);
  const shots = [...(entry.shots ?? []), simulate(ran.shot)];
  return runWithShots(game, seed, ply, state, { ...entry, shots }, simulate);
};
