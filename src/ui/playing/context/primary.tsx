import { type ReactNode, useMemo } from 'react';
import type { Ranking } from '../../../interaction/odds/ranking.ts';
import { useRanking } from '../odds/useRanking.ts';
import { usePrimary } from '../primary/usePrimary.ts';
import { all, useInteraction } from './interaction.tsx';
import { partOfMatch } from './part.ts';

interface Primary extends ReturnType<typeof usePrimary> {
  /** The pieces that can act while none is selected, the best one first. */
  readonly ranked: Ranking;
}
const [PrimaryContext, usePrimaryButton] = partOfMatch<Primary>('primary button');
export { usePrimaryButton };

/** Gives what the primary button does and suggests. */
export const PrimaryProvider = ({ children }: { readonly children: ReactNode }) => {
  const interaction = useInteraction(all);
  const ranked = useRanking();
  const primary = usePrimary(interaction, ranked);
  const value = useMemo(() => ({ ...primary, ranked }), [primary, ranked]);
  return <PrimaryContext value={value}>{children}</PrimaryContext>;
};
