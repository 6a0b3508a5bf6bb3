import { create } from 'zustand';
import type { Seat } from '../core/seat.ts';
import { type ChosenHelp, readChosenHelp, saveChosenHelp } from '../storage/helpLevels.ts';
import type { HelpLevel } from '../storage/settings.ts';
import { changeSettings, useSettings } from './settings.ts';

const useChosenHelp = create<{ readonly matches: ChosenHelp }>()(() => ({ matches: readChosenHelp() }));

/** Returns the help that a match of a game starts with. `guided` lasts until a match of that game has been finished. */
export const startingHelp = (
  game: string,
  { help, finished }: { readonly help: HelpLevel; readonly finished: readonly string[] },
): HelpLevel => (help === 'guided' && finished.includes(game) ? 'normal' : help);
/** Returns the help of a seat in a match: what was chosen for it, or else what the match starts with. */
export const useHelpLevel = (match: string, game: string, seat: Seat | null): HelpLevel => {
  const { help, finished } = useSettings();
  const levels = useChosenHelp(({ matches }) => matches.find((each) => each.match === match)?.levels);
  return (seat === null ? undefined : levels?.[seat]) ?? startingHelp(game, { help, finished });
};
/** Chooses the help of a seat in a match. */
export const chooseHelp = (match: string, seat: Seat, level: HelpLevel): void => {
  const { matches } = useChosenHelp.getState();
  const before = matches.find((each) => each.match === match);
  const others = matches.filter((each) => each !== before);
  const next = [...others, { match, levels: { ...before?.levels, [seat]: level } }];
  useChosenHelp.setState({ matches: next });
  saveChosenHelp(next);
};
/** Remembers that a match of a game has been finished on this device. */
export const rememberFinished = (game: string): void => {
  const { finished } = useSettings.getState();
  if (!finished.includes(game)) changeSettings({ finished: [...finished, game] });
};
