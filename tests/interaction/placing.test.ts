import { describe, expect, test } from 'vitest';
import { legalSpots } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { siege } from '../../src/games/siege/index.ts';
import { squareEvent } from '../../src/interaction/squareInput.ts';
import { small } from '../games/siege/fixture.ts';
import { fresh, game as stratego } from '../games/stratego/fixture.ts';
import { positionAt, tableAt } from './table.ts';

/** The first piece that is placed by hand, and its places. */
const placing = (position: ReturnType<typeof positionAt>) => {
  const choice = position.choices.find((each) => each.kind === 'put' && !each.disabled);
  if (choice?.kind !== 'put' || choice.piece === undefined) throw new Error('Something can be placed.');
  return { choice, piece: choice.piece, spots: legalSpots(choice.to) ?? [] };
};

describe('placing in Stratego', () => {
  const position = positionAt(stratego, [fresh()]);
  const { choice, piece, spots } = placing(position);
  const [to, other] = spots;
  if (!to || !other) throw new Error('There are places.');
  test('a tap places the selected piece at once, and it stays there until the action has been taken', () => {
    const table = tableAt(position);
    table.send({ type: 'select', piece });
    table.tap(to);
    expect(table.actions()).toEqual([choice.at(to)]);
    expect(table.proposedAt()).toEqual(to);
  });
  // Sabotage: the square was lost at the release of the drag.
  test('a square typed in the middle of a drag stays proposed when the pointer lets go', () => {
    const table = tableAt(position);
    table.send({ type: 'select', piece });
    table.tap(to);
    table.start(to);
    table.move({ x: to.x + 3, y: to.y });
    const typed = squareEvent(table.view(), [other], piece);
    expect(typed).not.toBeNull();
    if (typed) table.send(typed);
    table.end();
    expect(table.proposedAt()).toEqual(other);
  });
  test('a place that is not legal is refused with a reason, and nothing is taken', () => {
    const table = tableAt(position);
    table.send({ type: 'select', piece });
    table.tap({ x: 250, y: 250 });
    expect(table.actions()).toEqual([]);
    expect(table.page()).toMatchObject({ proposal: null, refusal: { rule: expect.any(String) } });
  });
});

describe('questions', () => {
  const game = siege as AnyGame;
  const state = small({ men: { blue1: [300, 600], blue2: [500, 600], red1: [385, 105] } });
  const position = positionAt(game, [state]);
  const pass = position.choices.find((each) => each.kind === 'do' && (each.skips?.length ?? 0) > 0);
  test('a choice that leaves pieces out is asked about, and taken by a second press', () => {
    if (pass?.kind !== 'do') throw new Error('The turn can be ended.');
    const table = tableAt(position);
    table.send({ type: 'choose', choice: pass });
    expect(table.actions()).toEqual([]);
    expect(table.page().offer).toMatchObject({ kind: 'ask', left: pass.skips?.length });
    table.send({ type: 'choose', choice: pass });
    expect(table.actions()).toEqual([pass.action]);
  });
  test('the primary button goes back to the pieces, and so does any other input', () => {
    if (pass?.kind !== 'do') throw new Error('The turn can be ended.');
    const table = tableAt(position);
    table.send({ type: 'choose', choice: pass });
    table.send({ type: 'confirm' });
    expect(table.page().offer.kind).not.toBe('ask');
    table.send({ type: 'choose', choice: pass });
    table.send({ type: 'select', piece: 'blue1' });
    expect(table.page().offer.kind).not.toBe('ask');
    expect(table.actions()).toEqual([]);
  });
});
