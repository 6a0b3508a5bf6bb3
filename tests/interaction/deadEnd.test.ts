// Why an arrow leads nowhere: only what the rules or the board say is a reason.
import { describe, expect, test } from 'vitest';
import { isSquare } from '../../src/core/board.ts';
import { enabledChoices } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { asView } from '../../src/core/view.ts';
import { cellAt } from '../../src/geometry/grid.ts';
import { whyDeadEnd } from '../../src/interaction/deadEnd.ts';
import { pushed, standsAt } from '../../src/interaction/keys.ts';
import { golden } from '../golden.ts';
import { gameOf } from '../games.ts';
import { replay } from '../replay.ts';
import { positionAt, tableAt } from './table.ts';

const WAYS = [-1, 1].flatMap((one) => [
  { x: one, y: 0 },
  { x: 0, y: one },
]);
/** Every dead end of the selected pieces in a record, with what is said of it and the square ahead. */
const deadEnds = (id: string, record: string, plies: readonly number[]) => {
  const game = gameOf(id) as AnyGame;
  const { steps } = replay(game, golden(record));
  return plies.flatMap((ply) => {
    const { state } = steps[ply] ?? {};
    const table = tableAt(positionAt(game, [state]));
    return enabledChoices(table.page().choices).flatMap((choice) => {
      if (choice.kind !== 'put' || choice.piece === undefined || !('cells' in choice.to)) return [];
      table.send({ type: 'select', piece: choice.piece });
      const at = standsAt(table.page().scene, choice.piece);
      const { board } = choice.to;
      return WAYS.flatMap((by) => {
        if (!at || pushed(table.page(), by, 10)) return [];
        const square = { x: at.x + by.x * board.grid.cell, y: at.y + by.y * board.grid.cell };
        const cell = cellAt(board.grid, square);
        const refusal = cell && game.refuse(table.page().view, choice.at(square));
        return [{ end: whyDeadEnd(table.page(), by), onBoard: cell !== null && isSquare(board, cell), refusal }];
      });
    });
  });
};

describe('a dead end of an arrow', () => {
  // Sabotage: with the edge as the reason of every dead end, own pieces and lakes were called the edge.
  test('on a board names the edge, or the refusal of the square ahead', () => {
    const ends = deadEnds('stratego', 'stratego.over-flag', [20, 40, 60, 80]);
    const kinds = new Set<string>();
    for (const { end, onBoard, refusal } of ends) {
      expect(end.why).toBe(onBoard ? 'refused' : 'edge');
      if (end.why === 'refused') expect(end.refusal).toEqual(refusal);
      kinds.add(end.why === 'refused' ? end.refusal.text.key : end.why);
    }
    expect([...kinds]).toContain('stratego:no.own');
    expect(kinds.has('edge')).toBe(true);
  });
  // Sabotage: without the look at rolls, a soldier that had to roll first had no reason at all.
  test('says that a soldier must roll first, and gives the reason of a move that is spent', () => {
    const game = gameOf('toy-soldiers') as AnyGame;
    const { steps } = replay(game, golden('toy-soldiers.over-last'));
    const reasons = new Set<string>();
    for (const { state } of steps) {
      const turn = game.turn(state);
      if (!('to' in turn) || turn.opening) continue;
      const choices = game.choices(asView(state));
      for (const piece of new Set(enabledChoices(choices).flatMap((choice) => choice.piece ?? []))) {
        const table = tableAt(positionAt(game, [state]));
        table.send({ type: 'select', piece });
        const page = table.page();
        if (pushed(page, { x: 1, y: 0 }, 10)) continue;
        const end = whyDeadEnd(page, { x: 1, y: 0 });
        reasons.add(end.why === 'roll' ? end.label.key : end.why === 'refused' ? end.refusal.text.key : end.why);
      }
    }
    expect([...reasons]).toContain('toy-soldiers:do.march');
  });
});
