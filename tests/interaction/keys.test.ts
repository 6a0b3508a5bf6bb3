import { expect, test } from 'vitest';
import { type Choice, legalSpots, modeKey } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { piecesOnTable } from '../../src/table/figures/piecesOnTable.ts';
import { flick } from '../../src/games/flick/index.ts';
import { asView } from '../../src/core/view.ts';
import { firstProposal, pushed } from '../../src/interaction/keys.ts';
import { golden } from '../golden.ts';
import { gameOf } from '../games.ts';
import { replay } from '../replay.ts';
import { sidesOf } from '../games/flick/fixture.ts';
import { positionAt, tableAt } from './table.ts';

// Sabotage: with the nearest spot on that side, an arrow went from the square ahead to the one beside the piece.
test('on a board no arrow jumps diagonally: where no square is straight ahead there is no way', () => {
  const game = gameOf('stratego') as AnyGame;
  const { state } = replay(game, golden('stratego.over-flag')).steps[60] ?? {};
  const turn = game.turn(state);
  if (!('to' in turn)) throw new Error('It is over already.');
  const view = game.view(state, turn.to);
  const [scene, choices] = [game.scene(view), game.choices(view) as readonly Choice<unknown>[]];
  let pressed = 0;
  for (const choice of choices) {
    const spots = choice.kind === 'put' && !choice.disabled ? (legalSpots(choice.to) ?? []) : [];
    for (const at of spots)
      for (const by of [
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ]) {
        const proposal = { choice, at, action: null, refusal: null, preview: null };
        const next = pushed({ proposal, choices, selected: choice.piece ?? null, mode: null, scene }, by, 10);
        if (next?.at) expect(Math.abs((next.at.x - at.x) * by.y + (next.at.y - at.y) * by.x)).toBeLessThanOrEqual(1);
        pressed++;
      }
  }
  expect(pressed).toBeGreaterThan(10);
});
// Sabotage: the first arrow led to the first square of a list, whichever way that lay.
test('the first arrow takes a picked piece of a board the way that it points, as every later one does', () => {
  const game = gameOf('stratego') as AnyGame;
  const match = golden('stratego.over-flag');
  const { steps } = replay(game, match);
  const { state } = steps[60] ?? {};
  const turn = game.turn(state);
  if (!('to' in turn)) throw new Error('It is over already.');
  const view = game.view(state, turn.to);
  const [scene, choices] = [game.scene(view), game.choices(view) as readonly Choice<unknown>[]];
  let pressed = 0;
  for (const { id, at } of piecesOnTable(scene)) {
    const put = choices.find((choice) => choice.kind === 'put' && choice.piece === id && !choice.disabled);
    const spots = put?.kind === 'put' ? (legalSpots(put.to) ?? []) : [];
    for (const by of [-1, 1].flatMap((one) => [
      { x: one, y: 0 },
      { x: 0, y: one },
    ])) {
      const ahead = (spot: { x: number; y: number }): number => (spot.x - at.x) * by.x + (spot.y - at.y) * by.y;
      if (!spots.some((spot) => ahead(spot) > 0)) continue;
      const draft = pushed({ proposal: null, choices, selected: id, mode: null, scene }, by, 10);
      expect(draft?.at && ahead(draft.at), id).toBeGreaterThan(0);
      pressed++;
    }
  }
  expect(pressed).toBeGreaterThan(10);
});

// Sabotage: with `null` for an aim, Enter did nothing for a warrior until an arrow had been pressed.
test('Enter begins with what the piece can do first: a strike as it would start, which Enter then makes', () => {
  const state = sidesOf('blue').state('V', { variant: 'relay' }, { hawk: [0, 100], ray: [0, -200] });
  const game = flick as AnyGame;
  const [first] = game.choices(asView(state)).filter(({ piece, disabled }) => piece !== undefined && !disabled);
  if (first?.kind !== 'aim') throw new Error('A warrior strikes first.');
  const table = tableAt(positionAt(game, [state]));
  table.send({ type: 'select', piece: first.piece ?? null });
  expect(table.page().offer.kind).toBe('pick');
  const event = firstProposal(table.page());
  if (!event) throw new Error('Nothing is proposed.');
  table.send(event);
  expect(table.page().proposal?.choice.id).toBe(first.id);
  expect(table.page().proposal?.refusal).toBeNull();
  table.send({ type: 'confirm' });
  expect(table.actions()).toHaveLength(1);
  // In another mode its own first choice counts.
  const other = game.choices(asView(state)).find((each) => each.kind === 'aim' && modeKey(each) !== modeKey(first));
  const wanted = firstProposal({ ...table.page(), proposal: null, mode: other ? modeKey(other) : null });
  expect(wanted?.type === 'propose' && wanted.draft?.choice.id).toBe((other ?? first).id);
});
