import type { Match } from '../core/match.ts';
import { replaying } from '../core/match.ts';
import { gameOf } from '../games/index.ts';
import { close } from './opening.ts';
import { openMatch, type OpenMatch, useTable, viewerFor } from './openMatch.ts';

let laid = 0;
/** Lays the last table of a record down to be played on; nothing of it is kept, no bot moves, and throws bring the faces set, in turn. Throws where the record does not fit. */
export const practise = (match: Match, dice: readonly number[]): void => {
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  close();
  const whole = { ...match, options: game.schema.options.parse(match.options) };
  const steps = [...replaying(game, whole)];
  const ply = steps.length - 1;
  if (ply < match.entries.length) throw new Error(`The record stops at action ${ply + 1}.`);
  const viewer = viewerFor(game, whole, steps[ply]?.state, 'all');
  const rest = { redo: [], seen: {}, note: null, unsaved: false };
  const practice = { from: ply, dice };
  useTable.setState({ open: { id: `practice${++laid}`, game, match: whole, steps, ply, viewer, practice, ...rest } });
};
/** Goes on from the table as it lies: with other faces set, and what has been done stands. */
export const goOnPractising = (dice: readonly number[]): void => {
  const open = openMatch();
  useTable.setState({ open: { ...open, practice: { from: open.steps.length - 1, dice } } });
};
/** Sets the faces of the throws to come; what has been done stands. */
export const loadDice = (dice: readonly number[]): void => {
  const { open } = useTable.getState();
  if (open?.practice) useTable.setState({ open: { ...open, practice: { ...open.practice, dice } } });
};
/** Brings the table to what another window practises: only what is new is played, and nothing is done here. Throws where the record does not fit. */
export const followPractice = (match: Match, practice: NonNullable<OpenMatch['practice']>): void => {
  const { open } = useTable.getState();
  const goesOn =
    open?.practice &&
    open.match.game === match.game &&
    open.match.seed === match.seed &&
    open.match.entries.length <= match.entries.length &&
    JSON.stringify(open.match.entries) === JSON.stringify(match.entries.slice(0, open.match.entries.length));
  if (open && goesOn) {
    const whole = { ...open.match, entries: match.entries };
    const steps = [...replaying(open.game, whole, open.steps)];
    useTable.setState({ open: { ...open, match: whole, steps, ply: steps.length - 1, practice }, held: 'away' });
    return;
  }
  practise(match, practice.dice);
  useTable.setState({ open: { ...openMatch(), practice }, held: 'away' });
};
