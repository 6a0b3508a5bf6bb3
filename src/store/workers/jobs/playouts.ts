import { evaluateByPlayouts } from '../../coach/playouts.ts';
import type { Work } from '../protocol.ts';
import { engineFor } from './engine.ts';

/** Plays on from both actions of a turning point. */
export const work: Work<'appraise'> = async (task) => evaluateByPlayouts(task, await engineFor(task.game));
