import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { asView } from '../../src/core/view.ts';
import { flick } from '../../src/games/flick/index.ts';
import { sidesOf } from '../games/flick/fixture.ts';
import { positionAt, tableAt } from './table.ts';

const game = flick as AnyGame;
const start = sidesOf('blue').state('V', { variant: 'relay' }, { hawk: [0, 100], ray: [0, -200] });
const choice = game.choices(asView(start)).find((each) => each.kind === 'aim' && !each.disabled);
if (choice?.kind !== 'aim' || choice.piece === undefined) throw new Error('A warrior can be flicked.');
const { at } = choice.controls;
const back = (mm: number) => ({ x: at.x, y: at.y + mm });
const begun = () => {
  const table = tableAt(positionAt(game, [start]));
  table.send({ type: 'select', piece: choice.piece ?? null });
  return table;
};

describe('an aim that is pulled', () => {
  test('follows the pointer, and is proposed where it is let go', () => {
    const table = begun();
    table.start(at);
    expect(table.drag.getState()?.choice.kind).toBe('aim');
    table.move(back(60));
    const weak = table.drag.getState()?.proposal?.aim?.power ?? 0;
    table.move(back(120));
    const strong = table.drag.getState()?.proposal?.aim?.power ?? 0;
    expect(strong).toBeGreaterThan(weak);
    expect(table.drag.getState()?.proposal?.moving).toBe(true);
    table.end();
    const { proposal } = table.page();
    expect(proposal?.aim?.power).toBe(strong);
    expect(proposal?.moving).toBeUndefined();
  });
  // Sabotage: the release laid the pull of the pointer over what the keys had set.
  test('a key sets it in the middle: the release keeps what the key has set', () => {
    const table = begun();
    table.start(at);
    table.move(back(120));
    table.send({ type: 'propose', draft: { choice, aim: { bearing: 100, power: 400 } } });
    table.end();
    expect(table.page().proposal?.aim).toEqual({ bearing: 100, power: 400 });
  });
  test('Escape takes it back, and undo lets go of it', () => {
    const table = begun();
    table.start(at);
    table.move(back(120));
    table.send({ type: 'dragLost' });
    expect(table.page().proposal).toBeNull();
    table.start(at);
    table.move(back(120));
    table.place(positionAt(game, [start]));
    expect(table.drag.getState()).toBeNull();
    expect(table.page().proposal).toBeNull();
  });
  test('a tap sets its direction and keeps its power', () => {
    const table = begun();
    table.start(at);
    table.move(back(120));
    table.end();
    const power = table.page().proposal?.aim?.power;
    table.tap({ x: at.x - 300, y: at.y });
    expect(table.page().proposal?.aim).toMatchObject({ bearing: 2700, power });
  });
});
