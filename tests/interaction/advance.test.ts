// One press moves all who can only go nearer: proposed with all paths, confirmed as single actions.
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { advanceDraft } from '../../src/interaction/advance.ts';
import { siege } from '../../src/games/siege/index.ts';
import { toySoldiers } from '../../src/games/toy-soldiers/index.ts';
import { small } from '../games/siege/fixture.ts';
import { small as soldiers } from '../games/toy-soldiers/fixture.ts';
import { positionAt, tableAt } from './table.ts';

const game = siege as unknown as AnyGame;
const men = { red1: [280, 315], blue1: [300, 900], blue2: [560, 900] } as const;
const open = (more: { waits?: boolean } = {}) => tableAt(positionAt(game, [small({ men })], more));

// Sabotage: confirmed like any other proposal, only the first man went.
test('it is proposed with every path and every piece at its end, and the primary button makes all moves', () => {
  const table = open();
  expect(table.send({ type: 'advance' })).toBe(true);
  const { proposal, offer } = table.page();
  expect(proposal?.refusal).toBeNull();
  expect(proposal?.preview?.nodes.map(({ kind }) => kind)).toEqual(['line', 'piece', 'line', 'piece']);
  expect(offer.kind).toBe('act');
  table.send({ type: 'confirm' });
  const moves = game.advance?.(table.page().view) ?? [];
  expect(table.actions()).toEqual([moves.map(({ action }) => action)]);
});
test('it is taken back like any proposal, and a selected piece goes with it', () => {
  const table = open();
  table.send({ type: 'select', piece: 'blue1' });
  table.send({ type: 'advance' });
  expect(table.page().picked).toBeNull();
  table.send({ type: 'cancel' });
  expect([table.page().proposal, table.actions()]).toEqual([null, []]);
});
// Sabotage: created each time, it caused endless renders.
test('it is the same draft as long as the position is', () => {
  const { view } = open().page();
  expect(advanceDraft(view, game)).toBe(advanceDraft(view, game));
});
test('it means nothing while nobody here may act, and in a game that has none', () => {
  expect(open({ waits: true }).send({ type: 'advance' })).toBe(false);
  const other = toySoldiers as unknown as AnyGame;
  const state = soldiers({ men: { blue1: [100, 100], red1: [500, 500] } });
  expect(tableAt(positionAt(other, [state])).send({ type: 'advance' })).toBe(false);
});
