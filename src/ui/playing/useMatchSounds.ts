import { useEffect } from 'react';
import { enterRoom, sound } from '../../presentation/sounds.ts';
import { useMatch } from './context/match.tsx';

/** The last match that began with the melody. The table comes again after each curtain. */
let started: string | null = null;
/** Plays the melody at the start of a match, and the quiet of the room while its table is on the screen. */
export const useMatchSounds = (): void => {
  const { open, guided, inClass } = useMatch();
  const { id, match, opening = false } = open;
  const begins = (opening || match.entries.length <= (match.begins ?? 0)) && !guided && !inClass;
  useEffect(() => {
    if (begins && started !== id) void sound('start');
    started = id;
  }, [begins, id]);
  useEffect(enterRoom, []);
};
