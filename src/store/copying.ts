import type { Match } from '../core/match.ts';
import { setUpStep } from './formations.ts';
import { rollsForFirstTurn } from './matchActions.ts';
import { currentMatch, endSummary, isOver, isSecret, type OpenMatch } from './matchStore.ts';
import { saveNewMatch } from './saving.ts';

/** Whether the match can be copied, taught or shown to a class: not while it has secrets, because a copy would show them. */
export const canCopy = (open: OpenMatch): boolean => !open.practice && !isSecret(open);
/** Copies the match up to the shown step; the match itself stays as it is. Returns the copy's id. */
export const copyFromHere = async (): Promise<string> => {
  const table = currentMatch();
  if (!canCopy(table)) throw new Error('A match with secrets is not copied before it has ended.');
  const { begins, entries } = table.match;
  const laid = begins === undefined ? {} : { begins: Math.min(begins, table.ply) };
  const match: Match = { ...table.match, ...laid, entries: entries.slice(0, table.ply) };
  const end = endSummary(table.game, table.steps[table.ply]);
  return (await saveNewMatch({ match, redo: [], ...end, origin: table.id })).id;
};

/** Whether the dice of a finished match can fall again: the app rolled them all and would do so now, and they decide no secrets. */
export const canRepeatDice = (open: OpenMatch): boolean =>
  canCopy(open) &&
  !open.game.secrets &&
  isOver(open.game, open.steps.at(-1)) &&
  rollsForFirstTurn() &&
  open.match.entries.every(({ dice }) => dice === undefined);
/**
 * Copies a match up to its first turn. The set-up, the players and the seed are the same, so each move has the dice that it had
 * before. The set-up cannot be undone. Returns the copy's id. Throws if the dice cannot fall again.
 */
export const copyFromStart = async (open: OpenMatch): Promise<string> => {
  if (!canRepeatDice(open)) throw new Error('The dice of this match cannot fall again.');
  const { format, game, rulesVersion, options, seed, botSeed, takeBack, players, arranged, entries } = open.match;
  const first = setUpStep(open) ?? 0;
  const begins = isOver(open.game, open.steps[first]) ? (open.match.begins ?? 0) : first;
  const match: Match = {
    format,
    game,
    rulesVersion,
    options,
    seed,
    takeBack,
    players,
    begins,
    ...(botSeed === undefined ? {} : { botSeed }),
    ...(arranged === undefined ? {} : { arranged }),
    entries: entries.slice(0, begins),
  };
  return (await saveNewMatch({ match, redo: [], over: false, origin: open.id })).id;
};
