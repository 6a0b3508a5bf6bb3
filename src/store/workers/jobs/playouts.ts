import { evaluateByPlayouts } from '../../coach/playouts.ts';
import type { Work } from '../protocol.ts';
import { engineFor } from './engine.ts';

/** Plays both actions of a turning point on. */
export const work: Work<'appraise'> = async (task) => evaluateByPlayouts(task, await engineFor(task.game));
