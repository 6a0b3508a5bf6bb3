// How the numbers of a match went, and who left it.
import { expect, test } from 'vitest';
import { golden } from '../../golden.ts';
import { replay } from '../../replay.ts';
import { gameOf } from '../../games.ts';
import type { OpenMatch } from '../../../src/store/openMatch.ts';
import { leftAt } from '../../../src/ui/play/show/fallen.ts';
import { standingOf } from '../../../src/ui/play/show/standing.ts';

const ended = (record: string): OpenMatch => {
  const match = golden(record);
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const { steps } = replay(game, match);
  const rest = { redo: [], seen: {}, note: null, unsaved: false } as const;
  return { id: record, game, match, steps, ply: steps.length - 1, viewer: 'all', ...rest };
};

test('whoever gives up has lost nobody by it: the line of that side stops where it left', () => {
  const open = ended('toy-soldiers.over-resigned');
  expect(leftAt(open, 'blue')).toBe(open.ply);
  expect(leftAt(open, 'red')).toBeNull();
  // Nobody had fallen before.
  expect(standingOf(open)).toBeNull();
});
test('a match played out goes down to the last man, and nobody has left it', () => {
  const open = ended('toy-soldiers.over-last');
  expect(leftAt(open, 'blue')).toBeNull();
  expect(standingOf(open)?.map(({ seat, left }) => [seat, left[0], left.at(-1)])).toEqual([
    ['blue', 6, 0],
    ['red', 6, 3],
  ]);
});
