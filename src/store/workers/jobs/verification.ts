import { loadGame } from '../../../games/index.ts';
import { PHYSICS_VERSION } from '../../../physics/parameters.ts';
import { verifyRecord } from '../../verification/issues.ts';
import type { Work } from '../protocol.ts';
import { loadBeatingEngine } from './engine.ts';

/** Simulates a record's shots again and reports each ply that has any. */
export const work: Work<'doubts'> = async (match, report) => {
  const game = await loadGame(match.game);
  const engine = { version: PHYSICS_VERSION, resolve: await loadBeatingEngine() };
  if (game) for (const checked of verifyRecord(game, match, engine)) report(checked);
  return null;
};
