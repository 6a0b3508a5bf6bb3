import { appraise } from '../../coach/appraise.ts';
import type { Work } from '../protocol.ts';
import { engineFor } from './engine.ts';

/** Plays both actions of a turning point on. */
export const work: Work<'appraise'> = async (task) => appraise(task, await engineFor(task.game));
