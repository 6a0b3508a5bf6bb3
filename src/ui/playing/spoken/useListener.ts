import { useMemo } from 'react';
import { useSettings } from '../../../store/settings.ts';
import { useMatch } from '../context/match.tsx';
import { createListener, type Listener } from './context.ts';

/** Returns how the scenes of the match are spoken to the player who looks at the table. */
export const useListener = (): Listener => {
  const { open, table, turned, inverted } = useMatch();
  const detail = useSettings((settings) => settings.spoken);
  return useMemo(
    () =>
      (...scenes) =>
        createListener(open, table.current, { upsideDown: turned !== inverted, detail })(...scenes),
    [open, table, turned, inverted, detail],
  );
};
