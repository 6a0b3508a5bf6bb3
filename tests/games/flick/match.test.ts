// Whole matches: the long one, single fields, draws and giving up.
import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { Field, Side, State } from '../../../src/games/flick/types.ts';
import { playSetup } from '../../../src/core/flow/setupSteps.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { flick } from '../../../src/games/flick/index.ts';
import { matchOf } from '../../walk.ts';
import { BOTH, type Men, OWN, type Sides, endOf, flickOf, table, toAct } from './fixture.ts';

const game = flick as unknown as AnyGame;
const OUT = [0, 340, { z: 30 }] as const;
/** A field of the long match at its last bout: mine against their last, they have lost the others, I have lost so many. */
const lastBout = (t: Sides, field: Field, lost: number, more: Partial<State> = {}, options: object = {}) => {
  const start = t.state(field, { variant: 'long', ...options }, { bull: [0, -25], beetle: [0, 25] }, more);
  const fallen = ['ray', 'star', 'wolf', 'owl', ...OWN.slice(0, lost)];
  return table(t, {
    ...start,
    fighters: start.fighters.map((each) => ({ ...each, beaten: fallen.includes(each.id) })),
  });
};
const half = (t: Sides, me: number, you: number): Record<Side, number> =>
  ({ [t.me]: 2 * me, [t.you]: 2 * you }) as Record<Side, number>;

describe('long match', () => {
  test.each(BOTH)('FF-27 after A comes D, FF-13 begun by who was beaten on A, all fresh (%s)', (_, t) => {
    const h = lastBout(t, 'A', 2).strike('bull', { rest: { beetle: OUT }, touch: [['bull', 'beetle']] });
    expect([h.state.field, h.state.points]).toEqual(['D', half(t, 3, 0)]);
    expect(h.state.stage).toEqual({ at: 'choose', order: [t.you, t.me] });
    expect(h.state.fighters.every(({ beaten, pose }) => !beaten && pose === null)).toBe(true);
    expect(h.state.fighters.filter(({ seat }) => seat === t.me).length).toBe(5);
    h.act({ type: 'choose', id: 'ray' }).act({ type: 'choose', id: 'hawk' });
    expect([toAct(h.state), h.refused(flickOf('move', 'ray'))]).toEqual([t.you, 'no.firstStrike']);
    h.strike('ray', {});
    expect(h.refused(flickOf('move', 'hawk'))).toBeNull();
  });
  test('FF-13, FF-28, FF-30 a match that begins on D begins with a strike', () => {
    for (const variant of ['fieldD', 'duelD']) {
      const { step } = playSetup(game, matchOf(game, 'on D', { variant }), { lots: true, lines: true });
      const moves = game.choices(asView(step.state)).filter(({ label }) => label.key === 'flick:do.move');
      expect(moves.map(({ disabled }) => disabled?.rule)).toEqual(['FF-13']);
    }
  });

  test.each(BOTH)('FF-27 after D comes V, FF-20 begun by the higher total, on a tie by lot (%s)', (_, t) => {
    const hole = [-160, 160, { z: 40 }] as const;
    const h = lastBout(t, 'D', 4, { points: half(t, 0, 3) }).strike('bull', {
      rest: { beetle: hole },
      touch: [['bull', 'beetle']],
    });
    expect([h.state.field, h.state.points]).toEqual(['V', half(t, 1, 3)]);
    expect(h.state.stage).toEqual({ at: 'place', order: [t.you, t.me], only: [] });
    const tie = lastBout(t, 'D', 2, { points: half(t, 0, 3) }).strike('bull', {
      rest: { beetle: hole },
      touch: [['bull', 'beetle']],
    });
    expect(tie.state.stage).toEqual({ at: 'lot', about: 'first' });
    expect(tie.state.course).toMatchObject({ opening: true });
  });

  const onV = (t: Sides, points: Record<Side, number>, men: Men = { hawk: [0, 0], owl: [0, 100] }) => {
    const start = t.state('V', { variant: 'long' }, men, { points });
    return table(t, { ...start, fighters: start.fighters.map((each) => ({ ...each, beaten: each.pose === null })) });
  };
  const winV = { rest: { owl: [0, 330, { z: 30 }] }, touch: [['hawk', 'owl']] } as const;

  test.each(BOTH)('FF-27 the sum of the three fields decides (%s)', (_, t) => {
    // On V: five defeated and one left against four defeated: 6 to 4.
    const h = onV(t, half(t, 2, 5)).strike('hawk', winV);
    expect([h.state.points, endOf(h.state)]).toEqual([half(t, 8, 9), { winners: [t.you], why: 'over.points' }]);
    const won = onV(t, half(t, 4, 5)).strike('hawk', winV);
    expect(endOf(won.state)?.winners).toEqual([t.me]);
  });

  test.each(BOTH)('FF-27 an equal sum: one more game on V, begun by lot, decides alone (%s)', (_, t) => {
    const h = onV(t, half(t, 3, 5)).strike('hawk', winV);
    expect([endOf(h.state), h.state.stage, h.state.points]).toEqual([
      null,
      { at: 'lot', about: 'first' },
      half(t, 0, 0),
    ]);
    h.act({ type: 'lot' }, t.me === 'blue' ? 1 : 4)
      .act({ type: 'lineUp' })
      .act({ type: 'lineUp' });
    expect([toAct(h.state), h.state.stage.at]).toEqual([t.me, 'play']);
    h.act({ type: 'concede' });
    expect(endOf(h.state)).toEqual({ winners: [t.you], why: 'over.points' });
  });
});

describe('single fields', () => {
  test.each(BOTH)('FF-28 A or D alone: the lot begins and the field decides (%s)', (_, t) => {
    for (const [field, variant] of [
      ['A', 'fieldA'],
      ['D', 'fieldD'],
    ] as const) {
      const start = t.state(field, { variant }, {}, { stage: { at: 'lot', about: 'first' } });
      const h = table(t, start);
      h.act({ type: 'lot' }, t.me === 'blue' ? 3 : 6);
      expect(h.state.stage).toEqual({ at: 'choose', order: [t.me, t.you] });
    }
    const won = lastBout(t, 'A', 0, {}, { variant: 'fieldA' });
    won.strike('bull', { rest: { beetle: OUT }, touch: [['bull', 'beetle']] });
    expect(endOf(won.state)).toEqual({ winners: [t.me], why: 'over.points' });
  });
});

describe('other ends', () => {
  const quiet = (t: Sides, options: object, calm: number) =>
    table(t, t.state('A', { variant: 'duelA', ...options }, { hawk: [0, -25], ray: [0, 25] }, { calm }));
  const touch = [['hawk', 'ray']] as const;

  test.each(BOTH)('FF-36 200 flicks running with nobody out: a draw, unless it is switched off (%s)', (_, t) => {
    const h = quiet(t, {}, 198).strike('hawk', { touch });
    expect(endOf(h.state)).toBeNull();
    h.strike('hawk', { touch });
    expect(endOf(h.state)).toEqual({ winners: [], why: 'over.quiet' });
    expect(endOf(quiet(t, { quietDraw: false }, 199).strike('hawk', { touch }).state)).toBeNull();
    const foul = quiet(t, {}, 199).move('hawk', { touch });
    expect(endOf(foul.state)?.why).toBe('over.quiet');
  });

  test.each(BOTH)('FF-36 out, potted or scoring begins the count anew (%s)', (_, t) => {
    const out = quiet(t, {}, 199).strike('hawk', { rest: { hawk: OUT }, touch });
    expect([endOf(out.state), out.state.calm]).toEqual([null, 0]);
    const thrown = quiet(t, {}, 199).strike('hawk', {
      rest: { hawk: [0, 80] },
      over: [{ id: 'hawk', under: 'ray', within: true }],
    });
    expect([endOf(thrown.state), thrown.state.calm]).toEqual([null, 0]);
    const potted = table(t, t.state('D', { variant: 'fieldD' }, { hawk: [0, -25], ray: [0, 25] }, { calm: 199 }));
    potted.strike('hawk', { rest: { hawk: [-160, 160, { z: 40 }], ray: [160, 160, { z: 40 }] }, touch });
    expect([endOf(potted.state), potted.state.calm]).toEqual([null, 0]);
  });

  test.each(BOTH)('FF-05 resigning loses the match, at any time (%s)', (_, t) => {
    const h = quiet(t, {}, 0);
    h.act({ type: 'resign' });
    expect(endOf(h.state)).toEqual({ winners: [t.you], why: 'over.resigned' });
    expect(h.refused(flickOf('strike', 'hawk'))).toBe('no.notNow');
  });
});
