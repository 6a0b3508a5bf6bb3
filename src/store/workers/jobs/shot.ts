import { OverlapError } from '../../../core/shots/shot.ts';
import { WARM_UP_SHOT } from '../../../physics/warmUpShot.ts';
import type { Work } from '../protocol.ts';
import { loadBeatingEngine } from './engine.ts';

/** Simulates a shot. A warm-up simulates a short one, so that the first real shot is as quick as later ones. */
export const work: Work<'shot'> = async (request) => {
  const engine = await loadBeatingEngine();
  try {
    return engine(request === 'warmUp' ? WARM_UP_SHOT : request);
  } catch (error) {
    if (error instanceof OverlapError) return { overlap: [error.id, error.other] };
    throw error;
  }
};
