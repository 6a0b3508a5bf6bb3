import { type ReactNode, useMemo } from 'react';
import { type OfferStakes, useStakes } from '../odds/useStakes.ts';
import { partOfMatch } from './part.ts';

interface Shown {
  readonly stakes: OfferStakes | null;
}
const [StakesContext, useShown] = partOfMatch<Shown>('odds');
/** The stakes of the offered action, or null. */
export const useShownStakes = (): OfferStakes | null => useShown().stakes;

/** Gives the stakes of the offered action. The parts that show them are not drawn while a drag changes the action. */
export const StakesProvider = ({ children }: { readonly children: ReactNode }) => {
  const stakes = useStakes();
  const value = useMemo(() => ({ stakes }), [stakes]);
  return <StakesContext value={value}>{children}</StakesContext>;
};
