// The duels to five points, every case from both sides.
import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/flick/types.ts';
import { BOTH, FOE, ME, type Men, type Sides, endOf, table, toAct } from './fixture.ts';

const START: Men = { hawk: [0, -25], ray: [0, 25] };
const onA = (t: Sides, more: Partial<State> = {}) => table(t, t.state('A', { variant: 'duelA' }, START, more));
const onD = (t: Sides, more: Partial<State> = {}) => table(t, t.state('D', { variant: 'duelD' }, START, more));
const touch = [[ME, FOE]] as const;
const throwOver = [{ id: ME, under: FOE, within: true }] as const;
const OUT = [0, 260, { z: 30 }] as const;
const HOLE = [-160, 160, { z: 40 }] as const;
const points = (t: Sides, state: State): number[] => [state.points[t.me] / 2, state.points[t.you] / 2];

describe('duel on A', () => {
  test.each(BOTH)('FF-29 the enemy out is a point: centre, and the loser attacks first (%s)', (_, t) => {
    const h = onA(t).strike(ME, { rest: { ray: OUT, hawk: [20, 20] }, touch });
    expect(points(t, h.state)).toEqual([1, 0]);
    expect([h.state.fighters, toAct(h.state)]).toEqual([t.state('A', {}, START).fighters, t.you]);
  });

  test.each(BOTH)(
    'FF-29 a throw is half a point for the one flown over; the flyer is the loser and begins (%s)',
    (_, t) => {
      const h = onA(t).strike(ME, { rest: { hawk: [0, 80] }, over: throwOver });
      expect(points(t, h.state)).toEqual([0, 0.5]);
      expect([h.state.fighters, toAct(h.state)]).toEqual([t.state('A', {}, START).fighters, t.me]);
    },
  );

  test.each(BOTH)('FF-29 a throw and out in one strike: both score, who got more is the winner (%s)', (_, t) => {
    const h = onA(t).strike(ME, { rest: { hawk: [0, 80], ray: OUT }, touch, over: throwOver });
    expect(points(t, h.state)).toEqual([1, 0.5]);
    expect(toAct(h.state)).toBe(t.you);
  });

  // Sabotage: the half point named nobody, and both gone from the field went unmentioned.
  test.each(BOTH)('FF-29 the log tells who flew over whom, and that both are gone (%s)', (_, t) => {
    const told = (h: ReturnType<typeof onA>) =>
      h.last.flatMap(({ kind, rule, text }) => (rule === 'FF-29' && kind !== 'shot' ? [text] : []));
    const h = onA(t).strike(ME, { rest: { hawk: OUT, ray: [40, 260] }, touch, over: throwOver });
    expect(told(h).map(({ key }) => key)).toEqual(['flick:event.half', 'flick:event.bothOff', 'flick:event.centre']);
    expect(told(h)[0]?.values).toMatchObject({ who: { piece: ME }, under: { piece: FOE }, seat: { seat: t.you } });
    const flown = onA(t).strike(ME, { rest: { hawk: OUT }, over: throwOver });
    expect(told(flown).map(({ key }) => key)).toEqual(['flick:event.half', 'flick:event.centre']);
  });

  test.each(BOTH)('FF-35 a flight off the field is a throw, one beside the width is none (%s)', (_, t) => {
    const off = onA(t).strike(ME, { rest: { hawk: OUT }, over: throwOver });
    expect(points(t, off.state)).toEqual([0, 0.5]);
    expect(toAct(off.state)).toBe(t.me);
    const beside = onA(t).strike(ME, { rest: { hawk: [30, 80] }, over: [{ id: ME, under: FOE, within: false }] });
    expect(points(t, beside.state)).toEqual([0, 0]);
    const other = onA(t).strike(ME, { rest: { ray: [0, 10] }, touch, over: [{ id: FOE, under: ME, within: true }] });
    expect(points(t, other.state)).toEqual([0, 0]);
  });

  test.each(BOTH)('FF-29 as on A: alone out passes the turn, both out bring nothing (%s)', (_, t) => {
    const own = onA(t).strike(ME, { rest: { hawk: OUT }, touch });
    expect([points(t, own.state), toAct(own.state)]).toEqual([[0, 0], t.you]);
    const both = onA(t).strike(ME, { rest: { hawk: OUT, ray: [40, 260] }, touch });
    expect([points(t, both.state), toAct(both.state)]).toEqual([[0, 0], t.me]);
  });

  test.each(BOTH)('FF-29 five points win; FF-33 five with both in one strike: the higher wins (%s)', (_, t) => {
    const won = onA(t, { points: { [t.me]: 8, [t.you]: 7 } as never }).strike(ME, { rest: { ray: OUT }, touch });
    expect(endOf(won.state)).toEqual({ winners: [t.me], why: 'over.five' });
    const close = onA(t, { points: { [t.me]: 8, [t.you]: 10 - 1 } as never });
    close.strike(ME, { rest: { ray: OUT }, touch, over: throwOver });
    expect(points(t, close.state)).toEqual([5, 5]);
    expect(endOf(close.state)).toBeNull();
    close.strike(FOE, { rest: { ray: [0, -80] }, over: [{ id: FOE, under: ME, within: true }] });
    expect(endOf(close.state)).toEqual({ winners: [t.me], why: 'over.five' });
    const higher = onA(t, { points: { [t.me]: 9, [t.you]: 9 } as never });
    higher.strike(ME, { rest: { ray: OUT }, touch, over: throwOver });
    expect(points(t, higher.state)).toEqual([5.5, 5]);
    expect(endOf(higher.state)).toEqual({ winners: [t.me], why: 'over.five' });
  });

  test.each(BOTH)('FF-05 a bout given up in a duel is a point for the enemy (%s)', (_, t) => {
    const h = onA(t);
    h.act({ type: 'concede' });
    expect([points(t, h.state), toAct(h.state)]).toEqual([[0, 1], t.me]);
    const d = onD(t);
    d.act({ type: 'concede' });
    expect([points(t, d.state), toAct(d.state)]).toEqual([[0, 1], t.you]);
  });
});

describe('duel on D', () => {
  test.each(BOTH)('FF-30 potted or off the field: a point for the attacker, and the winner begins (%s)', (_, t) => {
    for (const rest of [HOLE, OUT]) {
      const h = onD(t).strike(ME, { rest: { ray: rest }, touch });
      expect([points(t, h.state), toAct(h.state)]).toEqual([[1, 0], t.me]);
      expect(h.state.fighters).toEqual(t.state('D', {}, START).fighters);
    }
  });

  test.each(BOTH)('FF-30 the own pot or exit: no point, centre, the turn passes (%s)', (_, t) => {
    for (const rest of [HOLE, OUT]) {
      const h = onD(t).strike(ME, { rest: { hawk: rest }, touch });
      expect([points(t, h.state), toAct(h.state)]).toEqual([[0, 0], t.you]);
      expect(h.state.fighters).toEqual(t.state('D', {}, START).fighters);
    }
  });

  test.each(BOTH)('FF-30 both gone in one strike: no point, centre, the order stays (%s)', (_, t) => {
    const h = onD(t).strike(ME, { rest: { hawk: OUT, ray: HOLE }, touch });
    expect([points(t, h.state), toAct(h.state)]).toEqual([[0, 0], t.you]);
    const extra = { course: { kind: 'turns', idle: [], extra: [t.me] } } as const;
    const twice = onD(t, extra).strike(ME, { rest: { hawk: OUT, ray: HOLE }, touch });
    expect(toAct(twice.state)).toBe(t.me);
  });

  test.each(BOTH)('FF-30 a throw: half a point, and the one flown over begins (%s)', (_, t) => {
    const h = onD(t).strike(ME, { rest: { hawk: [0, 80] }, over: throwOver });
    expect([points(t, h.state), toAct(h.state)]).toEqual([[0, 0.5], t.you]);
    const both = onD(t).strike(ME, { rest: { hawk: OUT, ray: [40, 260] }, touch, over: throwOver });
    expect([points(t, both.state), toAct(both.state)]).toEqual([[0, 0.5], t.you]);
  });

  test.each(BOTH)(
    'FF-30 with FF-14 and FF-17: both down are righted, two idle turns give an extra strike (%s)',
    (_, t) => {
      const h = onD(t).strike(ME, {}).strike(FOE, { touch }).strike(ME, {});
      expect(h.told()).toContain('event.offence');
      h.strike(FOE, { rest: { hawk: [0, -40, { down: true }], ray: [0, 40, { down: true }] }, touch });
      expect([h.fighter(ME).down, h.fighter(FOE).down, toAct(h.state)]).toEqual([false, false, t.you]);
    },
  );
});
