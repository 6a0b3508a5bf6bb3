// Whose turn it is after rarer outcomes and chains of them, on fields A and D and from both sides.
import { describe, expect, test } from 'vitest';
import type { CourseOf, Options, State } from '../../../src/games/flick/types.ts';
import { BOTH, FOE, ME, type Men, table, toAct } from './fixture.ts';

const BOUT: Men = { hawk: [0, -25], ray: [0, 25] };
const touch = [[ME, FOE]] as const;
const lay = { down: true } as const;
const DOWN = { facing: 180, down: true } as const;
const left = ({ course }: State): number => (course as CourseOf<'series'>).left;
const turns = ({ course }: State): CourseOf<'turns'> => course as CourseOf<'turns'>;

describe.each(BOTH)('field A (%s)', (_, t) => {
  const OUT = [0, 200] as const;
  const begin = (men: Men = BOUT, more: Partial<State> = {}, options: Partial<Options> = {}) =>
    table(t, t.state('A', { variant: 'fieldA', ...options }, men, more));
  const last = { course: { kind: 'series', left: 1, struck: true } } as const;
  const turned = { rest: { hawk: [0, -30, lay] } } as const;

  test('FF-07 a move at an enemy lying face down is not counted either', () => {
    const h = begin({ ...BOUT, ray: [0, 60, DOWN] }).move(ME, { rest: { hawk: [0, -40] } });
    expect([toAct(h.state), left(h.state)]).toEqual([t.me, 5]);
  });

  test('FF-34 a foul at an enemy lying face down ends the series, and FF-08 he is righted first', () => {
    const h = begin({ ...BOUT, ray: [0, 25, DOWN] }).move(ME, { touch });
    expect([toAct(h.state), left(h.state), h.fighter(FOE).down]).toEqual([t.you, 5, false]);
  });

  test('FF-08 the attacker stays face down through the series of the other, which is not counted, then is righted', () => {
    const h = begin().strike(ME, turned);
    expect([toAct(h.state), h.fighter(ME).down]).toEqual([t.you, true]);
    for (let i = 0; i < 6; i++) h.strike(FOE, { touch });
    expect([toAct(h.state), left(h.state), h.fighter(ME).down]).toEqual([t.you, 5, true]);
    h.act({ type: 'stop' });
    expect([toAct(h.state), left(h.state), h.fighter(ME).down]).toEqual([t.me, 5, false]);
  });

  test('FF-08 the attacker turns down as the enemy who lay turns up: the turn passes, he is up', () => {
    const h = begin({ ...BOUT, ray: [0, 25, DOWN] });
    h.strike(ME, { rest: { ...turned.rest, ray: [0, 40, { facing: 180 }] }, touch });
    expect([toAct(h.state), h.fighter(ME).down, h.fighter(FOE).down]).toEqual([t.you, true, false]);
    expect(h.told()).not.toContain('event.righted');
  });

  test('FF-08 the attacker turns down with his last strike: the turn passes once, with a full series', () => {
    const h = begin(BOUT, last).strike(ME, turned);
    expect([toAct(h.state), left(h.state)]).toEqual([t.you, 5]);
  });

  test('FF-10 both out while the enemy lay: as many strikes are left as there were', () => {
    const h = begin({ ...BOUT, ray: [0, 25, DOWN] }, last).strike(ME, { rest: { hawk: OUT, ray: [40, 200] }, touch });
    expect([toAct(h.state), left(h.state), h.fighter(FOE).down]).toEqual([t.me, 1, false]);
  });

  test('FF-10 the attacker alone out with his last strike: the turn passes', () => {
    const h = begin(BOUT, last).strike(ME, { rest: { hawk: OUT } });
    expect([toAct(h.state), left(h.state)]).toEqual([t.you, 5]);
    expect(h.state.fighters).toEqual(t.state('A', {}, BOUT).fighters);
  });

  test('FF-10 the enemy out by the last strike: his owner chooses, and attacks with a full series', () => {
    const h = begin(BOUT, last).strike(ME, { rest: { ray: OUT }, touch });
    h.act({ type: 'choose', id: 'star' });
    expect([toAct(h.state), left(h.state)]).toEqual([t.you, 5]);
    h.strike('star', { rest: { hawk: OUT }, touch: [['star', ME]] }).act({ type: 'choose', id: 'boar' });
    expect([toAct(h.state), left(h.state), h.fighter('star').beaten]).toEqual([t.me, 5, false]);
  });

  test('FF-03 by option a move that touches stands, and defeats too', () => {
    const h = begin(BOUT, {}, { moveStands: true }).move(ME, { rest: { ray: OUT }, touch });
    expect([h.fighter(FOE).beaten, h.state.stage]).toEqual([true, { at: 'choose', order: [t.you] }]);
  });

  test('FF-05 who gives up a bout is its loser: FF-11 he attacks first', () => {
    const h = begin();
    h.act({ type: 'concede' }).act({ type: 'choose', id: 'boar' });
    expect([toAct(h.state), left(h.state)]).toEqual([t.me, 5]);
  });

  test('FF-06 by option the series of five is over once all are made, without stopping it', () => {
    const h = begin(BOUT, {}, { allFive: true });
    for (let i = 0; i < 5; i++) h.strike(ME, { touch });
    expect(toAct(h.state)).toBe(t.you);
  });
});

describe.each(BOTH)('field D (%s)', (_, t) => {
  const HOLE = [-160, 160, { z: 40 }] as const;
  const OTHER_HOLE = [160, 160, { z: 40 }] as const;
  const OFF = [0, 260, { z: 30 }] as const;
  const begin = (men: Men = BOUT, course: Partial<CourseOf<'turns'>> = {}, options: Partial<Options> = {}) =>
    table(
      t,
      t.state('D', { variant: 'fieldD', ...options }, men, {
        course: { kind: 'turns', idle: [], extra: [], ...course },
      }),
    );

  test('FF-14, FF-17 righting is one of two strikes running', () => {
    const h = begin({ ...BOUT, hawk: [0, -25, lay] }, { extra: [t.me] });
    h.act({ type: 'right', id: ME });
    expect([toAct(h.state), turns(h.state).extra]).toEqual([t.me, []]);
    h.strike(ME, { touch });
    expect(toAct(h.state)).toBe(t.you);
  });

  test('FF-14 who turns down alone stays so while the other strikes; both down by two strikes are righted', () => {
    const h = begin().strike(ME, { rest: { hawk: [0, -40, lay] }, touch });
    expect([toAct(h.state), h.fighter(ME).down]).toEqual([t.you, true]);
    h.strike(FOE, { rest: { ray: [0, 40, DOWN] }, touch });
    expect([toAct(h.state), h.fighter(ME).down, h.fighter(FOE).down]).toEqual([t.me, false, false]);
  });

  test('FF-14, FF-17 both down without a touch: both righted, and the turn is told as idle', () => {
    const h = begin({ ...BOUT, ray: [0, 25, DOWN] }).strike(ME, { rest: { hawk: [0, -40, lay] } });
    expect([h.fighter(ME).down, h.fighter(FOE).down, turns(h.state).idle]).toEqual([false, false, [t.me]]);
  });

  test('FF-15 by option he who pots himself while the enemy goes off: nobody, centre, the order stays', () => {
    const told = { rest: { hawk: HOLE, ray: OFF }, touch } as const;
    const h = begin(BOUT, {}, { selfPotSafe: true }).strike(ME, told);
    expect([toAct(h.state), h.state.fighters]).toEqual([t.you, t.state('D', {}, BOUT).fighters]);
  });

  test('FF-15 by option the enemy potted is defeated all the same', () => {
    const h = begin(BOUT, {}, { selfPotSafe: true }).strike(ME, { rest: { ray: HOLE }, touch });
    expect(h.fighter(FOE).beaten).toBe(true);
  });

  test('FF-15 both potted in the first of two strikes: the order stays, the second comes', () => {
    const h = begin(BOUT, { extra: [t.me] }).strike(ME, { rest: { hawk: HOLE, ray: OTHER_HOLE }, touch });
    expect([toAct(h.state), turns(h.state).extra]).toEqual([t.me, []]);
  });

  test('FF-15 after a defeat nobody has an extra strike or an idle turn left', () => {
    const h = begin(BOUT, { idle: [t.me, t.you], extra: [t.you] }).strike(ME, { rest: { ray: HOLE }, touch });
    h.act({ type: 'choose', id: 'star' });
    expect([toAct(h.state), turns(h.state)]).toEqual([t.me, { kind: 'turns', idle: [], extra: [] }]);
  });

  test('FF-16 off alone overrules an extra strike: whose warrior stayed moves next', () => {
    const h = begin(BOUT, { extra: [t.me] }).strike(ME, { rest: { hawk: OFF } });
    expect([toAct(h.state), turns(h.state).extra]).toEqual([t.you, []]);
  });

  test('FF-16 both off in the first of two strikes: the order stays, the second comes', () => {
    const h = begin(BOUT, { extra: [t.me], idle: [t.me] }).strike(ME, { rest: { hawk: OFF, ray: [40, 260] }, touch });
    expect([toAct(h.state), turns(h.state)]).toEqual([t.me, { kind: 'turns', idle: [], extra: [] }]);
  });

  test('FF-17 after an offence the count starts anew: the next idle turn only warns', () => {
    const h = begin(BOUT, { idle: [t.me] })
      .strike(ME, {})
      .strike(FOE, { touch })
      .strike(FOE, { touch })
      .strike(ME, {});
    expect([h.told().includes('event.offence'), turns(h.state).idle, toAct(h.state)]).toEqual([false, [t.me], t.you]);
  });

  test('FF-17 the idle turns of one do not make an offence of the other', () => {
    const h = begin().strike(ME, {}).strike(FOE, {});
    expect([h.told().includes('event.offence'), toAct(h.state)]).toEqual([false, t.me]);
    expect(turns(h.state).idle.toSorted()).toEqual(['blue', 'red']);
  });

  test('FF-34 a foul neither counts as an idle turn nor breaks the row', () => {
    const h = begin(BOUT, { idle: [t.me] })
      .move(ME, { touch })
      .strike(FOE, { touch });
    expect(turns(h.state).idle).toEqual([t.me]);
    expect(h.strike(ME, {}).told()).toContain('event.offence');
  });

  test('FF-05 who gives up a bout on D has lost it: FF-13 the winner begins', () => {
    const h = begin();
    h.act({ type: 'concede' }).act({ type: 'choose', id: 'boar' });
    expect(toAct(h.state)).toBe(t.you);
  });
});
