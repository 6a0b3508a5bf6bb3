// Field A by the book, every case from both sides.
import { describe, expect, test } from 'vitest';
import type { Pose } from '../../../src/core/shots/pose.ts';
import { facingOf } from '../../../src/games/flick/show/outlines.ts';
import type { CourseOf, Options, State } from '../../../src/games/flick/types.ts';
import { BOTH, FOE, ME, type Men, type Sides, endOf, flickOf, spun, table, toAct } from './fixture.ts';

const START: Men = { hawk: [0, -25], ray: [0, 25] };
const begin = (t: Sides, options: Partial<State['options']> = {}, men: Men = START, more: Partial<State> = {}) =>
  table(t, t.state('A', { variant: 'fieldA', ...options }, men, more));
const left = ({ course }: State): number => (course as CourseOf<'series'>).left;
const nothing = { touch: [[ME, FOE]] as const };
const DOWN = { facing: 180, down: true };

describe('field A', () => {
  test.each(BOTH)(
    'FF-06 a series of five strikes, a move counts as one, and FF-09 then the turn passes (%s)',
    (_, t) => {
      const h = begin(t);
      h.strike(ME, nothing).strike(ME, nothing).move(ME, {}).strike(ME, nothing);
      expect([toAct(h.state), left(h.state)]).toEqual([t.me, 1]);
      h.strike(ME, nothing);
      expect([toAct(h.state), left(h.state)]).toEqual([t.you, 5]);
      expect(h.last.at(-1)?.rule).toBe('FF-09');
    },
  );

  test.each(BOTH)(
    'FF-06 the series of the first bout of a field grow from one to five, or by option the first has one, three or five and all others five (%s)',
    (_, t) => {
      const chosen = (opening: Options['opening']) => {
        const stage = { at: 'choose', order: [t.me, t.you] } as const;
        const h = begin(t, { opening }, {}, { stage });
        h.act({ type: 'choose', id: ME }).act({ type: 'choose', id: FOE });
        return h;
      };
      expect(left(chosen('full').state)).toBe(5);
      expect(left(chosen('short').state)).toBe(3);
      const h = chosen('single');
      expect(h.told()).toContain('event.opening');
      expect([toAct(h.state), left(h.state)]).toEqual([t.me, 1]);
      h.strike(ME, nothing);
      expect([toAct(h.state), left(h.state)]).toEqual([t.you, 5]);
      h.strike(FOE, { rest: { hawk: [0, -200] }, touch: [[FOE, ME]] }).act({ type: 'choose', id: 'boar' });
      expect([toAct(h.state), left(h.state)]).toEqual([t.me, 5]);

      const grows = chosen('growing');
      expect(grows.told()).toContain('event.growing');
      for (const strikes of [1, 2, 3, 4, 5, 5]) {
        expect(left(grows.state)).toBe(strikes);
        const own = toAct(grows.state) === t.me ? ME : FOE;
        // The third series is ended early: the next grows all the same.
        const spent = strikes === 3 ? 1 : strikes;
        for (let i = 0; i < spent; i++) grows.strike(own, nothing);
        if (spent < strikes) grows.act({ type: 'stop' });
      }
      const next = chosen('growing').strike(ME, { rest: { ray: [0, 200] }, touch: [[ME, FOE]] });
      next.act({ type: 'choose', id: 'star' });
      expect([toAct(next.state), left(next.state)]).toEqual([t.you, 5]);
      next.strike('star', { rest: { star: [0, 200] } });
      expect([toAct(next.state), left(next.state)]).toEqual([t.me, 5]);
    },
  );

  test.each(BOTH)('FF-06 the own warrior is turned in place before a strike, never into the other (%s)', (_, t) => {
    const facing = t.me === 'blue' ? 90 : 270;
    const h = begin(t);
    h.act(flickOf('strike', ME, { facing }), spun(ME), t.shot('A', { touch: [[ME, FOE]] }));
    const pose = h.fighter(ME).pose as Pose;
    expect([facingOf(pose), pose.slice(0, 3)]).toEqual([facing, begin(t).fighter(ME).pose?.slice(0, 3)]);
    const close = begin(t, {}, { hawk: [0, -25], ray: [0, 2] });
    const turns = Array.from({ length: 36 }, (__, i) => close.refused(flickOf('strike', ME, { facing: i * 10 })));
    expect(turns).toContain('no.noTurning');
    expect(turns).toContain(null);
    expect(close.refused(flickOf('strike', FOE))).toBe('no.notYours');
  });

  test.each(BOTH)(
    'FF-06 the series may be ended early after a strike; by option all five must be made (%s)',
    (_, t) => {
      const h = begin(t);
      expect(h.refused({ type: 'stop' })).toBe('no.noStrikeYet');
      h.strike(ME, nothing).act({ type: 'stop' });
      expect([toAct(h.state), left(h.state)]).toEqual([t.you, 5]);
      const all = begin(t, { allFive: true });
      all.strike(ME, nothing);
      expect(all.refused({ type: 'stop' })).toBe('no.allFive');
    },
  );

  test.each(BOTH)('FF-07 strikes at an enemy lying face down are not counted and go on beyond five (%s)', (_, t) => {
    const h = begin(t);
    h.strike(ME, nothing).strike(ME, { rest: { ray: [0, 30, DOWN] }, touch: [[ME, FOE]] });
    expect([toAct(h.state), left(h.state), h.fighter(FOE).down]).toEqual([t.me, 3, true]);
    for (let i = 0; i < 6; i++) h.strike(ME, nothing);
    expect([toAct(h.state), left(h.state)]).toEqual([t.me, 3]);
    h.strike(ME, { rest: { ray: [0, 30] }, touch: [[ME, FOE]] });
    expect([toAct(h.state), left(h.state), h.fighter(FOE).down]).toEqual([t.you, 5, false]);
  });

  test.each(BOTH)('FF-07 the fifth strike turns him down: the series goes on; FF-10 until he is out (%s)', (_, t) => {
    const h = begin(t);
    for (let i = 0; i < 4; i++) h.strike(ME, nothing);
    h.strike(ME, { rest: { ray: [0, 30, DOWN] }, touch: [[ME, FOE]] });
    expect([toAct(h.state), left(h.state)]).toEqual([t.me, 0]);
    h.strike(ME, { rest: { ray: [0, 200] }, touch: [[ME, FOE]] });
    expect(h.fighter(FOE)).toMatchObject({ beaten: true, pose: null });
    expect(h.state.stage).toEqual({ at: 'choose', order: [t.you] });
  });

  test.each(BOTH)(
    'FF-08 the attacker turns face down: the turn passes, he stays so, or is righted by option (%s)',
    (_, t) => {
      const h = begin(t).strike(ME, { rest: { hawk: [0, -30, { down: true }] } });
      expect([toAct(h.state), h.fighter(ME).down]).toEqual([t.you, true]);
      const righting = begin(t, { rightAttacker: true }).strike(ME, { rest: { hawk: [0, -30, { down: true }] } });
      expect([toAct(righting.state), righting.fighter(ME).down]).toEqual([t.you, false]);
    },
  );

  test.each(BOTH)('FF-08 an enemy who lay face down is righted when the attacker turns over (%s)', (_, t) => {
    const h = begin(t, {}, { hawk: [0, -25], ray: [0, 25, DOWN] });
    h.strike(ME, { rest: { hawk: [0, -30, { down: true }] }, touch: [[ME, FOE]] });
    expect([toAct(h.state), h.fighter(ME).down, h.fighter(FOE).down]).toEqual([t.you, true, false]);
    expect(h.last).toContainEqual(expect.objectContaining({ kind: 'restored', rule: 'FF-08', ids: [FOE] }));
  });

  test.each(BOTH)('FF-08 both turn over in one strike: both righted in place, the attacker goes on (%s)', (_, t) => {
    const both = { rest: { hawk: [0, -40, { down: true }], ray: [0, 40, DOWN] }, touch: [[ME, FOE]] } as const;
    const h = begin(t).strike(ME, both);
    expect([toAct(h.state), left(h.state), h.fighter(ME).down, h.fighter(FOE).down]).toEqual([t.me, 4, false, false]);
    expect(h.fighter(FOE).pose?.slice(0, 2)).toEqual([t.at('A', 0, 40).x * 10, -t.at('A', 0, 40).y * 10]);
    const fifth = begin(t, {}, START, { course: { kind: 'series', left: 1, struck: true } }).strike(ME, both);
    expect([toAct(fifth.state), left(fifth.state)]).toEqual([t.you, 5]);
  });

  test.each(BOTH)('FF-08 who begins a series face down is righted first (%s)', (_, t) => {
    const h = begin(t).strike(ME, { rest: { ray: [0, 30, DOWN] }, touch: [[ME, FOE]] });
    h.act({ type: 'stop' });
    expect([toAct(h.state), h.fighter(FOE).down]).toEqual([t.you, false]);
  });

  test.each(BOTH)(
    'FF-10 the enemy out is defeated even if the attacker turned over; FF-11 the loser attacks first (%s)',
    (_, t) => {
      const h = begin(t).strike(ME, { rest: { hawk: [0, -30, { down: true }], ray: [0, 200] }, touch: [[ME, FOE]] });
      expect(h.fighter(FOE).beaten).toBe(true);
      expect(toAct(h.state)).toBe(t.you);
      expect(h.refused({ type: 'choose', id: FOE })).toBe('no.beaten');
      expect(h.refused({ type: 'choose', id: ME })).toBe('no.notYours');
      h.act({ type: 'choose', id: 'star' });
      expect([toAct(h.state), left(h.state), h.fighter(ME).down]).toEqual([t.you, 5, false]);
      expect(h.fighter(ME).pose).toEqual(t.state('A', {}, START).fighters[0]?.pose);
      expect(h.fighter('star').pose).toEqual(t.state('A', {}, { star: [0, 25] }).fighters[6]?.pose);
    },
  );

  test.each(BOTH)('FF-10 the attacker goes out alone: nobody is defeated, centre, the turn passes (%s)', (_, t) => {
    const h = begin(t, {}, { hawk: [0, -25], ray: [30, 50, DOWN] });
    h.strike(ME, { rest: { hawk: [0, 200], ray: [60, 60, DOWN] }, touch: [[ME, FOE]] });
    expect([toAct(h.state), left(h.state)]).toEqual([t.you, 5]);
    expect(h.state.fighters).toEqual(t.state('A', {}, START).fighters);
  });

  test.each(BOTH)(
    'FF-10 both go out: nobody is defeated, centre, the series goes on with what is left (%s)',
    (_, t) => {
      const out = { rest: { hawk: [0, 200], ray: [30, 210] }, touch: [[ME, FOE]] } as const;
      const h = begin(t).strike(ME, out);
      expect([toAct(h.state), left(h.state)]).toEqual([t.me, 4]);
      expect(h.state.fighters).toEqual(t.state('A', {}, START).fighters);
      const last = begin(t, {}, START, { course: { kind: 'series', left: 1, struck: true } }).strike(ME, out);
      expect([toAct(last.state), left(last.state)]).toEqual([t.you, 5]);
    },
  );

  test.each(BOTH)('FF-12 the field ends when all five are lost, a point for each own warrior left (%s)', (_, t) => {
    const start = t.state('A', { variant: 'fieldA' }, { hawk: [0, -25], beetle: [0, 25] });
    const fallen = ['boar', 'ray', 'star', 'wolf', 'owl'];
    const fighters = start.fighters.map((each) => ({ ...each, beaten: fallen.includes(each.id) }));
    const h = table(t, { ...start, fighters }).strike(ME, { rest: { beetle: [0, 200] }, touch: [[ME, 'beetle']] });
    expect(endOf(h.state)).toEqual({ winners: [t.me], why: 'over.points' });
    expect(h.state.points).toEqual({ [t.me]: 8, [t.you]: 0 });
  });

  test.each(BOTH)('FF-12 by option after exactly five bouts (%s)', (_, t) => {
    const start = t.state('A', { variant: 'fieldA', fiveBouts: true }, START);
    const fighters = start.fighters.map((each) => ({
      ...each,
      beaten: ['boar', 'turtle', 'star', 'wolf'].includes(each.id),
    }));
    const h = table(t, { ...start, fighters }).strike(ME, { rest: { ray: [0, 200] }, touch: [[ME, FOE]] });
    expect(endOf(h.state)).toEqual({ winners: [t.me], why: 'over.points' });
    expect(h.state.points).toEqual({ [t.me]: 6, [t.you]: 4 });
  });

  test.each(BOTH)('FF-34 after a foul all lies as before and the series ends (%s)', (_, t) => {
    const h = begin(t).strike(ME, nothing);
    const before = h.state.fighters;
    h.move(ME, { rest: { hawk: [10, 0], ray: [0, 60] }, touch: [[ME, FOE]] });
    expect(h.told()).toContain('event.putBack');
    expect(h.state.fighters).toEqual(before);
    expect([toAct(h.state), left(h.state)]).toEqual([t.you, 5]);
  });

  test.each(BOTH)('FF-05 a bout given up is a defeat of the warrior (%s)', (_, t) => {
    const h = begin(t);
    h.act({ type: 'concede' });
    expect(h.fighter(ME).beaten).toBe(true);
    expect(h.state.stage).toEqual({ at: 'choose', order: [t.me] });
  });
});
