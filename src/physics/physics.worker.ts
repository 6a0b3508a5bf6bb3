import { Overlap, type Shot, type ShotResult } from '../core/shots/shot.ts';
import { loadEngine } from './engine.ts';
import { REHEARSAL } from './rehearsal.ts';

/** What the worker is asked: what becomes of a shot, or to be ready for one, which has no answer. */
export type Question = Shot | 'rehearse';
/** What the worker answers: the result, the two that are in one place, or a sentence about what went wrong. */
export type Answer =
  | { readonly result: ShotResult }
  | { readonly overlap: readonly [id: string, other: string] }
  | { readonly error: string };

const answer = async (shot: Shot): Promise<Answer> => {
  try {
    const engine = await loadEngine();
    return { result: engine(shot) };
  } catch (error) {
    if (error instanceof Overlap) return { overlap: [error.id, error.other] };
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

onmessage = async ({ data }: MessageEvent<Question>) => {
  if (data === 'rehearse') await answer(REHEARSAL);
  else postMessage(await answer(data));
};
