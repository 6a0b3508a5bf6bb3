// How the numbers of a match went, and who left it.
import { expect, test } from 'vitest';
import { golden } from '../../golden.ts';
import { replay } from '../../replay.ts';
import { gameOf } from '../../games.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import { resignedAt } from '../../../src/presentation/casualties.ts';
import { stackMarks, scoreHistory, turnsAt } from '../../../src/presentation/scoreHistory.ts';

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
  expect(resignedAt(open, 'blue')).toBe(open.ply);
  expect(resignedAt(open, 'red')).toBeNull();
  // Nobody had fallen before.
  expect(scoreHistory(open)).toBeNull();
});
test('a match played out goes down to the last man, and nobody has left it', () => {
  const open = ended('toy-soldiers.over-last');
  expect(resignedAt(open, 'blue')).toBeNull();
  expect(scoreHistory(open)?.map(({ seat, left }) => [seat, left[0], left.at(-1)])).toEqual([
    ['blue', 6, 0],
    ['red', 6, 3],
  ]);
});
test('marks over the line stand from left to right, those close to each other one above the other', () => {
  const marks = [
    { ply: 77, at: 0.9 },
    { ply: 30, at: 0.3 },
    { ply: 46, at: 0.6 },
    { ply: 52, at: 0.65 },
    { ply: 55, at: 0.7 },
  ];
  expect(stackMarks(marks).map(({ ply, row }) => [ply, row])).toEqual([
    [30, 0],
    [46, 0],
    [52, 1],
    [55, 2],
    [77, 0],
  ]);
});
test('a deed is told of the turn before whose end it was done', () => {
  const open = ended('toy-soldiers.over-last');
  const all = open.steps.map((_, ply) => turnsAt(open, ply));
  expect(all[0]).toBe(0);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  expect(scoreHistory(open)?.[1]?.left).toHaveLength((all.at(-1) ?? 0) + 1);
});
