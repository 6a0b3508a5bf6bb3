// Field D by the book, every case from both sides.
import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { flick } from '../../../src/games/flick/index.ts';
import type { CourseOf, State } from '../../../src/games/flick/types.ts';
import { BOTH, FOE, ME, type Men, type Sides, endOf, flickOf, spun, table, toAct } from './fixture.ts';

const START: Men = { hawk: [0, -25], ray: [0, 25] };
/** Into the hole on my far left, and off the field beyond it. */
const HOLE = [-160, 160, { z: 40 }] as const;
const OTHER_HOLE = [160, 160, { z: 40 }] as const;
const OFF = [0, 260, { z: 30 }] as const;
const begin = (t: Sides, options: Partial<State['options']> = {}, men: Men = START, more: Partial<State> = {}) =>
  table(t, t.state('D', { variant: 'fieldD', ...options }, men, more));
const course = (state: State): CourseOf<'turns'> => state.course as CourseOf<'turns'>;
const touch = [[ME, FOE]] as const;
const lay = { down: true };

describe('field D', () => {
  test.each(BOTH)('FF-13 one strike each in turn, nobody is turned before it (%s)', (_, t) => {
    const h = begin(t);
    expect(h.refused(flickOf('strike', ME, { facing: 90 }))).toBe('no.noAdjusting');
    h.strike(ME, { touch });
    expect(toAct(h.state)).toBe(t.you);
    h.strike(FOE, { touch });
    expect(toAct(h.state)).toBe(t.me);
  });

  const opening = { course: { kind: 'turns', idle: [], extra: [], opening: true } } as const;
  test.each(BOTH)('FF-13 the first flick on the field is a strike: a move is refused and not offered (%s)', (_, t) => {
    const offered = (state: State): string[] =>
      enabledChoices(flick.choices(asView(state))).flatMap(({ kind, label }) => (kind === 'aim' ? [label.key] : []));
    for (const variant of ['fieldD', 'duelD', 'long'] as const) {
      const h = begin(t, { variant }, START, opening);
      expect(h.refused(flickOf('move', ME))).toBe('no.firstStrike');
      expect(offered(h.state)).toEqual(['flick:do.strike']);
      expect(flick.turn(h.state)).toMatchObject({
        stage: { why: { key: `flick:why.${variant === 'duelD' ? 'firstDuel' : 'firstStrike'}` } },
      });
      h.strike(ME, { touch });
      expect(h.refused(flickOf('move', FOE))).toBeNull();
      expect(offered(h.state)).toEqual(['flick:do.strike', 'flick:do.move']);
    }
  });
  test.each(BOTH)('FF-13 the first strike opens the field, a foul too (%s)', (_, t) => {
    const foul = begin(t, { spin: 'physical' }, START, opening);
    foul.act(flickOf('strike', ME), spun(ME, 10), t.shot('D', { touch }));
    expect([foul.told().includes('foul.spin'), foul.refused(flickOf('move', FOE))]).toEqual([true, null]);
    const off = begin(t, {}, START, opening).strike(ME, { rest: { hawk: OFF }, touch });
    expect([toAct(off.state), off.refused(flickOf('move', FOE))]).toEqual([t.you, null]);
    const won = begin(t, { variant: 'duelD' }, START, opening).strike(ME, { rest: { ray: HOLE }, touch });
    expect(won.refused(flickOf('move', ME))).toBeNull();
  });
  test.each(BOTH)('FF-13 a bout given up before any flick leaves the first strike to the next one (%s)', (_, t) => {
    const h = begin(t, {}, START, opening).act({ type: 'concede' });
    h.act({ type: 'choose', id: 'boar' });
    expect(h.refused(flickOf('move', FOE))).toBe('no.firstStrike');
    const duel = begin(t, { variant: 'duelD' }, START, opening).act({ type: 'concede' });
    expect(duel.refused(flickOf('move', FOE))).toBe('no.firstStrike');
  });

  test.each(BOTH)(
    'FF-13 the winner of the last bout begins the next; FF-15 the enemy potted is defeated (%s)',
    (_, t) => {
      const h = begin(t).strike(ME, { rest: { ray: HOLE, hawk: [50, 50] }, touch });
      expect(h.fighter(FOE)).toMatchObject({ beaten: true, pose: null });
      expect([h.state.stage, toAct(h.state)]).toEqual([{ at: 'choose', order: [t.you] }, t.you]);
      h.act({ type: 'choose', id: 'star' });
      expect(h.last.map(({ rule }) => rule)).toEqual(['FF-13']);
      expect(toAct(h.state)).toBe(t.me);
      expect(h.fighter(ME).pose).toEqual(t.state('D', {}, START).fighters[0]?.pose);
    },
  );

  test.each(BOTH)('FF-14 both face down: both righted, the order stays (%s)', (_, t) => {
    const h = begin(t, {}, { hawk: [0, -25], ray: [0, 25, lay] }).strike(ME, { rest: { hawk: [0, -40, lay] }, touch });
    expect([h.fighter(ME).down, h.fighter(FOE).down, toAct(h.state)]).toEqual([false, false, t.you]);
  });

  test.each(BOTH)('FF-14 one face down: his owner rights him as his turn, or strikes lying (%s)', (_, t) => {
    const men: Men = { hawk: [0, -25, lay], ray: [0, 25] };
    const h = begin(t, {}, men);
    expect(h.refused({ type: 'right', id: FOE })).toBe('no.notYours');
    h.act({ type: 'right', id: ME });
    expect([h.fighter(ME).down, toAct(h.state)]).toEqual([false, t.you]);
    expect(h.refused({ type: 'right', id: FOE })).toBe('no.liesUp');
    const lying = begin(t, {}, men).strike(ME, { touch });
    expect([lying.fighter(ME).down, toAct(lying.state)]).toEqual([true, t.you]);
  });

  test.each(BOTH)(
    'FF-15 who pots himself is defeated; by option he starts again and the other moves next (%s)',
    (_, t) => {
      const h = begin(t).strike(ME, { rest: { hawk: HOLE } });
      expect([h.fighter(ME).beaten, h.state.stage]).toEqual([true, { at: 'choose', order: [t.me] }]);
      expect(h.state.first).toBe(t.you);
      const safe = begin(t, { selfPotSafe: true }).strike(ME, { rest: { hawk: HOLE } });
      expect([safe.fighter(ME).beaten, toAct(safe.state)]).toEqual([false, t.you]);
      expect(safe.state.fighters).toEqual(t.state('D', {}, START).fighters);
    },
  );

  test.each(BOTH)('FF-15 both potted in one strike: nobody, centre, the order stays (%s)', (_, t) => {
    const h = begin(t).strike(ME, { rest: { hawk: HOLE, ray: OTHER_HOLE }, touch });
    expect(h.state.fighters).toEqual(t.state('D', {}, START).fighters);
    expect(toAct(h.state)).toBe(t.you);
    expect(h.last.at(-1)).toMatchObject({ rule: 'FF-15', text: { key: 'flick:event.centre' } });
  });

  test.each(BOTH)('FF-15 one potted, the other off the field: the potted one is defeated (%s)', (_, t) => {
    const h = begin(t).strike(ME, { rest: { hawk: OFF, ray: HOLE }, touch });
    expect([h.fighter(FOE).beaten, h.fighter(ME).beaten]).toEqual([true, false]);
    expect(h.fighter(ME).pose).toEqual(t.state('D', {}, START).fighters[0]?.pose);
    expect(h.told()).not.toContain('event.centre');
    const self = begin(t).strike(ME, { rest: { hawk: HOLE, ray: OFF }, touch });
    expect([self.fighter(FOE).beaten, self.fighter(ME).beaten]).toEqual([false, true]);
    expect(self.fighter(FOE).pose).toEqual(t.state('D', {}, START).fighters.find(({ id }) => id === FOE)?.pose);
    expect(self.last.map(({ rule }) => rule)).not.toContain('FF-16');
  });

  test.each(BOTH)('FF-16 off the field: centre, and whose warrior stayed moves next (%s)', (_, t) => {
    const enemy = begin(t).strike(ME, { rest: { ray: OFF }, touch });
    expect([enemy.state.fighters, toAct(enemy.state)]).toEqual([t.state('D', {}, START).fighters, t.me]);
    expect(enemy.last.at(-1)).toMatchObject({ rule: 'FF-16', text: { key: 'flick:event.centre' } });
    const own = begin(t).strike(ME, { rest: { hawk: OFF }, touch });
    expect([own.state.fighters, toAct(own.state)]).toEqual([t.state('D', {}, START).fighters, t.you]);
    const both = begin(t).strike(ME, { rest: { hawk: OFF, ray: [40, 260] }, touch });
    expect([both.state.fighters, toAct(both.state)]).toEqual([t.state('D', {}, START).fighters, t.you]);
  });

  test.each(BOTH)('FF-17 a second turn running without a touch gives the opponent two strikes running (%s)', (_, t) => {
    const h = begin(t).strike(ME, {});
    expect(course(h.state).idle).toEqual([t.me]);
    h.strike(FOE, { touch }).move(ME, {});
    expect(h.told()).toContain('event.offence');
    expect([toAct(h.state), course(h.state).idle]).toEqual([t.you, []]);
    h.strike(FOE, { touch });
    expect(toAct(h.state)).toBe(t.you);
    h.strike(FOE, { touch });
    expect(toAct(h.state)).toBe(t.me);
  });

  test.each(BOTH)(
    'FF-17 a touch breaks the row, righting neither counts nor breaks it, the centre clears it (%s)',
    (_, t) => {
      const broken = begin(t).strike(ME, {}).strike(FOE, { touch }).strike(ME, { touch }).strike(FOE, { touch });
      expect(course(broken.state).idle).toEqual([]);
      const righted = begin(t)
        .strike(ME, { rest: { hawk: [0, -40, lay] } })
        .strike(FOE, { touch });
      righted.act({ type: 'right', id: ME });
      expect(course(righted.state).idle).toEqual([t.me]);
      righted.strike(FOE, { touch }).strike(ME, {});
      expect(righted.told()).toContain('event.offence');
      const centre = begin(t)
        .strike(ME, {})
        .strike(FOE, { rest: { ray: OFF }, touch });
      expect(course(centre.state).idle).toEqual([]);
    },
  );

  test.each(BOTH)(
    'FF-17 both may hold an extra strike: who offends in his first of two still has the second (%s)',
    (_, t) => {
      const more = { course: { kind: 'turns', idle: [t.me], extra: [t.me] } } as const;
      const h = begin(t, {}, START, more).strike(ME, {});
      expect([toAct(h.state), course(h.state).extra]).toEqual([t.me, [t.you]]);
      h.strike(ME, { touch });
      h.strike(FOE, { touch });
      expect(toAct(h.state)).toBe(t.you);
    },
  );

  test.each(BOTH)('FF-34 a foul on D is put back and the turn passes (%s)', (_, t) => {
    const h = begin(t).move(ME, { rest: { ray: HOLE }, touch });
    expect([h.state.fighters, toAct(h.state)]).toEqual([t.state('D', {}, START).fighters, t.you]);
    const extra = begin(t, {}, START, { course: { kind: 'turns', idle: [], extra: [t.me] } }).move(ME, { touch });
    expect(toAct(extra.state)).toBe(t.you);
  });

  test.each(BOTH)('FF-18 the field ends and is scored like A (%s)', (_, t) => {
    const start = t.state('D', { variant: 'fieldD' }, { hawk: [0, -25], beetle: [0, 25] });
    const fighters = start.fighters.map((each) => ({
      ...each,
      beaten: ['ray', 'star', 'wolf', 'owl'].includes(each.id),
    }));
    const h = table(t, { ...start, fighters }).strike(ME, { rest: { beetle: HOLE }, touch: [[ME, 'beetle']] });
    expect(endOf(h.state)).toEqual({ winners: [t.me], why: 'over.points' });
    expect(h.state.points).toEqual({ [t.me]: 10, [t.you]: 0 });
  });
});
