// What passes over the table: who has won the lot, whose turn begins.
import { expect, test } from 'vitest';
import { gameOf } from '../../games.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import { cueIn, cuesAfter, firstTurnRolls } from '../../../src/presentation/cues.ts';
import { golden } from '../../golden.ts';
import { replay } from '../../replay.ts';
import { matchOf } from '../../walk.ts';

const moments = (record: string, viewer: OpenMatch['viewer'] = 'all'): OpenMatch[] => {
  const match = golden(record);
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const { steps } = replay(game, match);
  const rest = { redo: [], seen: {}, note: null, unsaved: false } as const;
  return steps.map((_, ply) => ({ id: record, game, match, viewer, ...rest, ply, steps: steps.slice(0, ply + 1) }));
};

const beatOf = (open: OpenMatch) => cueIn(open, open.ply - 1, open.ply);

test('a lot says who begins; a turn is told where another one’s begins, once', () => {
  const all = moments('toy-soldiers.over-last');
  const beats = all.map(beatOf);
  const lot = beats.find((beat) => beat?.lot);
  expect(lot?.lot?.key).toBe('toy-soldiers:event.begins');
  const turns = beats.filter((beat) => beat && !beat.lot);
  expect(turns.length).toBeGreaterThan(3);
  for (const beat of turns) {
    const turn = all[beat?.ply ?? 0]?.game.turn(all[beat?.ply ?? 0]?.steps.at(-1)?.state);
    expect(turn).toMatchObject({ to: beat?.seat });
  }
  // Of what has been seen before nothing begins anew.
  const end = all.at(-1) as OpenMatch;
  expect(cueIn(end, end.ply, end.ply)).toBeNull();
});
test('behind a curtain nothing is told of the other side’s turn', () => {
  const beats = moments('stratego.over-flag', 'red').map(beatOf);
  expect(beats.some(Boolean)).toBe(true);
  expect(beats.filter((beat) => beat && beat.seat !== 'red')).toEqual([]);
});
test('a lot is read to its end before anything else is told, and its winner’s turn need not be', () => {
  const lot = { ply: 1, seat: 'red', lot: { key: 'x' } } as const;
  const [red, blue] = [{ ply: 2, seat: 'red' } as const, { ply: 3, seat: 'blue' } as const];
  expect(cuesAfter([], lot)).toEqual([lot]);
  expect(cuesAfter([lot], red)).toEqual([lot]);
  expect(cuesAfter([lot], blue)).toEqual([lot, blue]);
  expect(cuesAfter([red], blue)).toEqual([blue]);
});
test('the lot shows the die of every side, of those too that did not tie for highest', () => {
  const game = gameOf('toy-soldiers');
  if (!game) throw new Error('There is no such game.');
  const entries = [
    { action: { type: 'lot' }, dice: [2, 5, 5] },
    { action: { type: 'lot' }, dice: [6, 1] },
  ];
  const match = { ...matchOf(game, 'lot', {}, 3), entries };
  const rest = { redo: [], seen: {}, note: null, unsaved: false } as const;
  const { steps } = replay(game, match);
  const open: OpenMatch = { id: 'lot', game, match, viewer: 'all', ...rest, ply: 2, steps };
  expect(firstTurnRolls(open, 2).map(({ thrown, total }) => `${thrown.seat} ${total}`)).toEqual([
    'blue 2',
    'red 6',
    'plum 1',
  ]);
});
