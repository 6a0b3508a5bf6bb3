import { useMemo } from 'react';
import { withFallen } from '../../../presentation/fallen.ts';
import { labelsStay, withLastFight } from '../../../presentation/outcomeLabels.ts';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';

/** Whether the labels of the last action stay on the table. They stay until the player selects another piece or proposes something. */
export const useRests = (): boolean => {
  const { open, showing } = useMatch();
  const calm = useInteraction(({ picked, proposal }) => labelsStay(open, { picked, proposal }));
  return !showing && calm;
};
/** Returns the scene shown. A piece that has just been captured or has fallen may still be in it. */
export const useShownScene = () => {
  const { open, scene, showing } = useMatch();
  const rests = useRests();
  const lies = showing === null;
  return useMemo(() => {
    if (!lies) return scene;
    return rests ? withLastFight(open, withFallen(open, scene)) : withFallen(open, scene);
  }, [lies, rests, open, scene]);
};
