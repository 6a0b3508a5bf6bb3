import { type ReactNode, useMemo } from 'react';
import { useAimTests } from '../aim/useAimTests.ts';
import { useInteraction } from './interaction.tsx';
import { useMatch } from './match.tsx';
import { partOfMatch } from './part.ts';

const [AimTestContext, useShownAimTests] = partOfMatch<ReturnType<typeof useAimTests>>('aim test');
export { useShownAimTests };

/** Gives the tests of the proposed aim, and of the last one that was used. */
export const AimTestProvider = ({ children }: { readonly children: ReactNode }) => {
  const { open } = useMatch();
  const aimed = useInteraction(({ game, view, proposal, policy }) => ({ game, view, proposal, policy }));
  const { fan, tried } = useAimTests(open, aimed);
  const value = useMemo(() => ({ fan, tried }), [fan, tried]);
  return <AimTestContext value={value}>{children}</AimTestContext>;
};
