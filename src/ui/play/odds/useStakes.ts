import { useMemo } from 'react';
import type { Hand } from '../hand/usePlayHand.ts';
import { type Decides, decidesOf } from './decides.ts';
import { useForecast } from './useForecast.ts';
import { type Judgement, judged } from './judgement.ts';

/** What the action on offer decides and how all that may come of it is judged; null until it is worked out, or where there is nothing to tell. */
export interface Stakes {
  readonly decides: Decides | null;
  readonly judgement: Judgement;
}
/** The stakes of the action that the yellow button offers. */
export const useStakes = ({ game, view, scene, turn, offer, typing }: Hand): Stakes | null => {
  const action = typing?.action ?? (offer.kind === 'act' ? offer.action : undefined);
  const odds = useForecast(game, view, action);
  return useMemo(() => {
    if (odds?.kind !== 'odds' || !('to' in turn)) return null;
    const decides = decidesOf(odds, scene, turn.to, turn.midway);
    return { decides, judgement: judged(game, odds, scene, turn.to, decides?.wanted.kind === 'stays') };
  }, [odds, game, scene, turn]);
};
