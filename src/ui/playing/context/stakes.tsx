import { type ReactNode, useMemo } from 'react';
import type { FollowUp } from '../../../interaction/odds/followUp.ts';
import { useFollowUp } from '../odds/useFollowUp.ts';
import { type OfferStakes, useStakes } from '../odds/useStakes.ts';
import { partOfMatch } from './part.ts';

interface Shown {
  readonly stakes: OfferStakes | null;
  readonly next: FollowUp | null;
}
const [StakesContext, useShown] = partOfMatch<Shown>('odds');
/** The stakes of the offered action, or null. */
export const useShownStakes = (): OfferStakes | null => useShown().stakes;
/** What the proposed move leads to, or null. */
export const useShownFollowUp = (): FollowUp | null => useShown().next;

/** Gives the stakes of the offered action, and what could follow it. The parts that show them are not drawn while a drag changes the action. */
export const StakesProvider = ({ children }: { readonly children: ReactNode }) => {
  const stakes = useStakes();
  const next = useFollowUp();
  const value = useMemo(() => ({ stakes, next }), [stakes, next]);
  return <StakesContext value={value}>{children}</StakesContext>;
};
