import { useMemo } from 'react';
import { labelsStay, withLastFight } from '../../../presentation/outcomeLabels.ts';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';

/** Whether the labels of the last action stay on the table. They stay until the player selects another piece or proposes something. */
export const useRests = (): boolean => {
  const { open, showing } = useMatch();
  const calm = useInteraction(({ picked, proposal }) => labelsStay(open, { picked, proposal }));
  return !showing && calm;
};
/** Returns the scene shown. A piece that has just been captured may still be in it. */
export const useShownScene = () => {
  const { open, scene } = useMatch();
  const rests = useRests();
  return useMemo(() => (rests ? withLastFight(open, scene) : scene), [rests, open, scene]);
};
