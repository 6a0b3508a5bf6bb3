import { testAim } from '../../../core/shots/runAimTest.ts';
import { loadGame } from '../../../games/index.ts';
import type { Work } from '../protocol.ts';
import { loadBeatingEngine } from './engine.ts';

/** Tries an aimed action several times. */
export const work: Work<'fan'> = async (question) => {
  const game = await loadGame(question.game);
  if (!game) throw new Error(`There is no game ${question.game}.`);
  return testAim(game, question, await loadBeatingEngine());
};
