import type { ReactNode } from 'react';
import { pointsAt } from '../../../table/input/proposal.ts';
import { useRecap } from '../../timeline/useRecap.ts';
import { useInteraction } from './interaction.tsx';
import { useMatch } from './match.tsx';
import { partOfMatch } from './part.ts';

const [RecapContext, useShownRecap] = partOfMatch<ReturnType<typeof useRecap>>('recap');
export { useShownRecap };

/** Gives what was done since the last turn, and its marks on the table. */
export const RecapProvider = ({ children }: { readonly children: ReactNode }) => {
  const { open, showing, language } = useMatch();
  const hidesMarks = useInteraction(({ proposal }) => proposal !== null && pointsAt(proposal));
  return <RecapContext value={useRecap(open, showing, hidesMarks, language)}>{children}</RecapContext>;
};
