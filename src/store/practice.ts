import type { Match } from '../core/match.ts';
import { replaying } from '../core/match.ts';
import { gameOf } from '../games/index.ts';
import { close } from './opening.ts';
import { openMatch, useTable, viewerFor } from './openMatch.ts';

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
