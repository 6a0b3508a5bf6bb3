import { useMemo } from 'react';
import { labelsStay, withLastFight } from '../../../presentation/outcomeLabels.ts';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';

/** Whether the labels of what was done last stay on the table: until the next thing is done. */
export const useRests = (): boolean => {
  const { open, showing } = useMatch();
  const calm = useInteraction(({ picked, proposal }) => labelsStay(open, { picked, proposal }));
  return !showing && calm;
};
/** The scene that is shown. A piece that has just been taken may still be in it. */
export const useShownScene = () => {
  const { open, scene } = useMatch();
  const rests = useRests();
  return useMemo(() => (rests ? withLastFight(open, scene) : scene), [rests, open, scene]);
};
