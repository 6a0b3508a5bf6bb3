// What letting go of a piece does, by the policy, and what a second tap on the end of a proposal does.
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { Point } from '../../src/geometry/point.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import type { Circumstances } from '../../src/interaction/policy.ts';
import { small } from '../games/sci-fi/fixture.ts';
import { small as squares, game as stratego } from '../games/stratego/fixture.ts';
import { positionAt, tableAt } from './table.ts';

const game = sciFi as AnyGame;
const FROM = { x: 300, y: 600 };
const start = small({
  men: { blue1: ['rifleman', 300, 600], blue2: ['rifleman', 600, 600], red1: ['rifleman', 300, 100] },
});
const begun = (more: Partial<Circumstances> = {}) => tableAt(positionAt(game, [start], { dropMoves: true, ...more }));
const ahead = (mm: number, aside = 0): Point => ({ x: FROM.x + aside, y: FROM.y - mm });
const drag = (table: ReturnType<typeof begun>, ...points: readonly Point[]): void => {
  table.start(FROM);
  points.forEach((point, i) => {
    table.move(point);
    if (i < points.length - 1) table.send({ type: 'corner' });
  });
  table.end();
};

describe('letting go of a piece', () => {
  // Sabotages: the drop proposed; the offer to undo was not reported.
  test('after one leg makes the move, and reports where it has led to', async () => {
    const table = begun();
    drag(table, ahead(40));
    await Promise.resolve();
    await Promise.resolve();
    expect(table.actions()).toEqual([
      expect.objectContaining({ type: 'walk', path: [FROM, ahead(40)] }),
      { movedTo: ahead(40) },
    ]);
  });
  test.each([
    ['where undo is off', { undo: 'off' }],
    ['with real dice', { realDice: true }],
    ['in a lesson', { led: true }],
    ['where the player has said so', { dropMoves: false }],
  ] as const)('only proposes %s', (_, more) => {
    const table = begun(more);
    drag(table, ahead(40));
    expect(table.actions()).toEqual([]);
    expect(table.proposedAt()).toEqual(ahead(40));
  });
  test('only proposes a path with a corner', () => {
    const table = begun();
    drag(table, ahead(20), ahead(30, 40));
    expect(table.actions()).toEqual([]);
    expect(table.proposedAt()).toEqual(ahead(30, 40));
  });
});

describe('letting go of a piece in Stratego', () => {
  const state = squares({ men: { A1: 'red scout', A2: 'blue miner', J1: 'red flag', J10: 'blue flag' } });
  const begin = (more: Partial<Circumstances> = {}) => {
    const position = positionAt(stratego, [state], { dropMoves: true, ...more });
    const at = (name: string): Point => {
      const found = position.choices.find((each) => each.kind === 'put' && each.piece === 'red.A1');
      if (found?.kind !== 'put' || !('board' in found.to)) throw new Error('The piece can move.');
      const { origin, cell } = found.to.board.grid;
      const [column, row] = [name.charCodeAt(0) - 65, found.to.board.grid.rows - Number(name.slice(1))];
      return { x: origin.x + (column + 0.5) * cell, y: origin.y + (row + 0.5) * cell };
    };
    const table = tableAt(position);
    const move = (to: string): void => {
      table.start(at('A1'));
      table.move(at(to));
      table.end();
    };
    return { ...table, move, at };
  };
  test('on an empty square moves', () => {
    const table = begin();
    table.move('B1');
    expect(table.actions()).toHaveLength(1);
  });
  // Sabotage: an attack was taken as any other move.
  test('on an enemy asks, until the player has switched that off', () => {
    const table = begin();
    table.move('A2');
    expect(table.actions()).toEqual([]);
    expect(table.proposedAt()).toEqual(table.at('A2'));
    const bold = begin({ dropAttacks: true });
    bold.move('A2');
    expect(bold.actions()).toHaveLength(1);
  });
  test('where it may not go says why, and takes nothing', () => {
    const table = begin();
    table.move('B2');
    expect(table.actions()).toEqual([]);
    expect(table.page().offer).toMatchObject({ kind: 'blocked', refusal: { rule: expect.any(String) } });
  });
});

describe('a second tap', () => {
  // Sabotage: it was ignored.
  test('on the end of a proposed path takes it, and one elsewhere does not', () => {
    const table = begun();
    table.send({ type: 'select', piece: 'blue1' });
    table.tap(ahead(60));
    expect(table.actions()).toEqual([]);
    expect(table.proposedAt()).toEqual(ahead(60));
    table.tap(ahead(60, 5));
    expect(table.actions()).toEqual([expect.objectContaining({ path: [FROM, ahead(60)] })]);
    const other = begun();
    other.send({ type: 'select', piece: 'blue1' });
    other.tap(ahead(60));
    other.tap(ahead(60, 40));
    expect(other.actions()).toEqual([]);
  });
});
