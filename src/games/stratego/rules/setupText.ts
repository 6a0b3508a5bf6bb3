import type { SetupText } from '../../../core/game.ts';
import { lengthOf } from '../bots/arrangements.ts';
import { type Action, type Cells, type Rank, type State, gameMessage } from '../types.ts';
import { ARMIES } from './army.ts';
import { homeOf, nameOf } from './cells.ts';

const EMPTY = 'A';
const FIELD: readonly Rank[] = [
  'mine',
  'spy',
  'scout',
  'miner',
  'sergeant',
  'lieutenant',
  'captain',
  'major',
  'colonel',
  'general',
  'marshal',
  'flag',
];
/** The letters of both sides in records of other programs, in the order of `FIELD`. */
const [RED, BLUE] = ['BCDEFGHIJKLM', 'NOPQRSTUVWXY'] as const;
const isBlue = (letters: readonly string[]): boolean =>
  letters.some((letter) => BLUE.includes(letter)) &&
  letters.every((letter) => letter === EMPTY || BLUE.includes(letter));

const write = (action: Action): string | null =>
  action.type === 'arrange'
    ? action.cells.map((rank) => (rank === null ? EMPTY : RED[FIELD.indexOf(rank)])).join('')
    : null;
/** Blue's letters are in the order of the board, so its back row is the last one, from its own right. */
const read: SetupText<State, Action>['read'] = ({ options: { size }, active }, text) => {
  const given = Array.from(text.replace(/\s/g, '').toUpperCase());
  const count = lengthOf(size);
  if (given.length !== count) return { fault: gameMessage('text.length', { count: given.length, needed: count }) };
  const alphabet = isBlue(given) ? BLUE : RED;
  const letters = alphabet === BLUE ? given.toReversed() : given;
  const home = homeOf(active, size);
  const cells: Cells[number][] = [];
  for (const [i, letter] of letters.entries()) {
    const place = { n: alphabet === BLUE ? count - i : i + 1, cell: nameOf(home[i] as number) };
    const rank = FIELD[alphabet.indexOf(letter)] ?? null;
    if (rank === null && letter !== EMPTY) return { fault: gameMessage('text.letter', { ...place, letter }) };
    cells.push(rank);
    const most = rank === null ? count : ARMIES[size][rank];
    if (cells.filter((each) => each === rank).length > most && rank !== null)
      return { fault: gameMessage('text.tooMany', { ...place, most, rank: gameMessage(`rank.${rank}`) }) };
  }
  if (cells.every((rank) => rank === null)) return { fault: gameMessage('text.empty') };
  return { action: { type: 'arrange', cells } };
};
/**
 * Set-ups as the letters of other programs: the own back row first, each row from the own left (ST-04). Red's letters are written;
 * Blue's are read too.
 */
export const setupText: SetupText<State, Action> = { write, read };
