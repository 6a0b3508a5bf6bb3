import { loadGame } from '../../games/index.ts';
import { type Appraisal, appraise } from '../coach/appraise.ts';
import type { Tell } from './worker.ts';

/** Plays both deeds of a turning point on. */
export const work = async (data: Appraisal, tell: Tell): Promise<void> => {
  const engine = (await loadGame(data.game))?.shots
    ? await (await import('../../physics/engine.ts')).loadEngine()
    : undefined;
  tell(appraise(data, engine));
};
