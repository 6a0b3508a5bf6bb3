import { decide, withReason } from '../../botSearch.ts';
import type { Work } from '../protocol.ts';
import { engineFor } from './engine.ts';

/** Runs a bot; reports its progress and evaluations. */
export const work: Work<'bot'> = async (question, report) => {
  const engine = await engineFor(question.game);
  const started = Date.now();
  const goOn = (done: number, thoughts: Parameters<typeof report>[0]['thoughts']): boolean => {
    report({ done, thoughts });
    return Date.now() - started < question.time;
  };
  return withReason(question, decide(question, goOn, engine));
};
