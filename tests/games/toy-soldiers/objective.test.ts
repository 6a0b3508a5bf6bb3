import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { stateFromPosition } from '../../../src/core/position/checks.ts';
import { enabledChoices } from '../../../src/core/choice.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { toySoldiers as game } from '../../../src/games/toy-soldiers/index.ts';
import { zoneOf } from '../../../src/games/toy-soldiers/rules/fields.ts';
import { type Action, optionsSchema, type State } from '../../../src/games/toy-soldiers/types.ts';
import { gapToShape } from '../../../src/geometry/shape.ts';
import { deals, hand, lawfulChoices } from '../../help.ts';
import { matchOf, playOut } from '../../walk.ts';

type Some = Partial<z.input<typeof optionsSchema>>;
const second = { victory: 'objective', objectivePlace: 'second', terrain: 'none', squad: 2 } as const;
/** A table whose lot is thrown: the first of the seats begins. */
const table = (options: Some = {}, seats: readonly Seat[] = ['blue', 'red']) =>
  hand<State, Action>(game, game.setup(optionsSchema.parse({ ...second, ...options }), seats, deals('a'))).act(
    { type: 'lot' },
    ...seats.map((_, i) => 6 - i),
  );
const put = (x: number, y: number, id = 'objective'): Action => ({ type: 'put', id, at: { x, y } });
const toAct = (state: State): string => {
  const turn = game.turn(state);
  return 'to' in turn ? turn.to : 'over';
};
const objectiveIn = ({ markers }: State) => markers.find(({ seat }) => seat === null)?.at ?? null;

describe('TS-04 the objective is placed by the side that deploys second', () => {
  test('TS-04 the second places it before anybody deploys, then the first begins', () => {
    const t = table();
    expect(objectiveIn(t.state)).toBeNull();
    expect(toAct(t.state)).toBe('red');
    expect(game.turn(t.state)).toMatchObject({ stage: { at: 1, why: { key: 'toy-soldiers:why.objective' } } });
    expect(t.refused(put(480, 700, 'red1'))).toBe('no.objectiveFirst');
    expect(t.refused({ type: 'lineUp', scheme: 'wide' })).toBe('no.objectiveFirst');
    t.act(put(700, 400));
    expect(objectiveIn(t.state)).toEqual({ x: 700, y: 400 });
    expect(t.last[0]).toMatchObject({ rule: 'TS-04', text: { key: 'toy-soldiers:event.objective' } });
    expect(toAct(t.state)).toBe('blue');
    expect(t.refused(put(480, 700, 'blue1'))).toBeNull();
    expect(t.refused(put(300, 400))).toBe('no.notWaiting');
  });
  test.each([3, 4])('TS-04 with %i sides the next one clockwise places it, and the first deploys', (count) => {
    const t = table({}, SEATS.slice(0, count));
    expect(toAct(t.state)).toBe('red');
    t.act(put(600, 600));
    expect(toAct(t.state)).toBe('blue');
    t.act({ type: 'lineUp', scheme: 'wide' });
    expect(toAct(t.state)).toBe('red');
  });
  test('TS-04 if the side that should place it resigns, the next one does', () => {
    const t = table({}, ['blue', 'red', 'plum']).act({ type: 'resign' });
    expect(toAct(t.state)).toBe('plum');
    t.act(put(600, 600));
    expect(toAct(t.state)).toBe('blue');
  });
  // Zones end at 120 and begin at 600: the base lies 180 mm off at 312.5 and 407.5.
  test.each([
    [480, 312, 'no.objectiveZone'],
    [480, 313, null],
    [480, 407, null],
    [480, 408, 'no.objectiveZone'],
    [12, 360, 'no.objectiveOff'],
    [13, 360, null],
  ] as const)('TS-04 at %i, %i: %s', (x, y, refused) => {
    expect(table().refused(put(x, y))).toBe(refused);
  });
  test('TS-04 a refused place names the nearest one; obstacles leave it room', () => {
    const t = table();
    expect(game.refuse(t.state, put(480, 650))).toMatchObject({ instead: put(480, 407), show: [{ kind: 'line' }] });
    const walled: State = { ...t.state, obstacles: [{ id: 'wall1', kind: 'wall', at: { x: 200, y: 360 }, turns: 0 }] };
    expect(game.refuse(walled, put(200, 400))).toMatchObject({ text: { key: 'toy-soldiers:no.objectiveRoom' } });
  });
  // Sabotage: the corners were left out of the areas.
  test.each([2, 3, 4])(
    'TS-04 the areas offered to %i sides hold places that are allowed, none nearer than 3 measures',
    (count) => {
      const { state } = table({}, SEATS.slice(0, count));
      const choice = enabledChoices(game.choices(asView(state))).find(({ kind }) => kind === 'put');
      if (choice?.kind !== 'put' || !('areas' in choice.to)) throw new Error('It is put in areas.');
      let allowed = 0;
      for (let x = 0; x <= state.field.width; x += 10)
        for (let y = 0; y <= state.field.height; y += 10) {
          if (game.refuse(state, choice.at({ x, y })) !== null) continue;
          allowed++;
          const gaps = state.seats.map((seat) => gapToShape({ at: { x, y }, r: 12.5 }, zoneOf(state, seat)));
          expect(Math.min(...gaps)).toBeGreaterThanOrEqual(180);
        }
      expect(allowed).toBeGreaterThan(500);
      expect(choice.to.areas).toHaveLength(count === 2 ? 1 : 5);
      for (const area of choice.to.areas)
        if (area.kind === 'rect')
          for (const [dx, dy] of [
            [0, 0],
            [area.width, area.height],
          ] as const)
            expect(game.refuse(state, choice.at({ x: area.at.x + dx, y: area.at.y + dy }))).toBeNull();
      expect(lawfulChoices(game as AnyGame, state)).toEqual([]);
    },
  );
  test('TS-04 a match that begins lined up has it in the middle', () => {
    const line = game
      .choices(asView(table().state))
      .find((choice) => choice.kind === 'do' && choice.opening === 'lines');
    expect(line).toMatchObject({ action: put(480, 360) });
  });
  test('TS-04 a field too shallow for it is refused, one of 63 cm is not', () => {
    const read = (depth: number, more: Some = {}) =>
      optionsSchema.safeParse({ ...second, field: 'custom', depth, ...more }).success;
    expect([read(62), read(63), read(60, { objectivePlace: 'centre' })]).toEqual([false, true, true]);
    expect(table({ field: 'custom', depth: 63 }).refused(put(480, 315))).toBeNull();
  });
  test('TS-04 saved matches without the option keep it in the middle, and commanders that may be killed', () => {
    expect(optionsSchema.parse({ victory: 'objective' })).toMatchObject({
      objectivePlace: 'centre',
      captureOnly: false,
    });
  });
  test('TS-04 on a table arranged by hand it is put where it should lie', () => {
    const fresh = game.setup(optionsSchema.parse(second), ['blue', 'red'], deals('a'));
    const men = [
      { id: 'blue1', at: { x: 300, y: 500 } },
      { id: 'red1', at: { x: 300, y: 200 } },
    ];
    const lay = (pieces: typeof men) => stateFromPosition(game, fresh, { to: 'blue', pieces }, ['blue', 'red']);
    expect(() => lay(men)).toThrow('no.objectiveMissing');
    const laid = lay([...men, { id: 'objective', at: { x: 500, y: 300 } }]) as State;
    expect(objectiveIn(laid)).toEqual({ x: 500, y: 300 });
    expect(game.arrange?.read(laid).pieces).toContainEqual({ id: 'objective', at: { x: 500, y: 300 } });
  });
  test.each([2, 4])('TS-04 bots place it and play for it, %i sides', (seats) => {
    const options = { victory: 'objective', objectivePlace: 'second' };
    const { winners, steps } = playOut(game, matchOf(game, 'own', options, seats), 2000, {
      blue: 'plain',
      red: 'sharp',
      plum: 'plain',
      graphite: 'sharp',
    });
    expect(winners).toHaveLength(1);
    expect(objectiveIn(steps.at(-1)?.state as State)).not.toBeNull();
  });
});
