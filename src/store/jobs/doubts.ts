import type { Match } from '../../core/match.ts';
import { loadGame } from '../../games/index.ts';
import { doubtsOf } from '../checking/doubts.ts';
import type { Tell } from './worker.ts';

/** Simulates the shots of a record again, and tells of each; null at the end. */
export const work = async (match: Match, tell: Tell): Promise<void> => {
  const game = await loadGame(match.game);
  const { loadEngine, PHYSICS_VERSION } = await import('../../physics/engine.ts');
  const engine = { version: PHYSICS_VERSION, resolve: await loadEngine() };
  if (game) for (const checked of doubtsOf(game, match, engine)) tell(checked);
  tell(null);
};
