// Whose turn it is after rarer outcomes and chains of them, on every field and from both sides.
import { describe, expect, test } from 'vitest';
import { overlapping } from '../../../src/bodies/overlap.ts';
import type { Pose } from '../../../src/core/shots/pose.ts';
import { choices } from '../../../src/games/flick/show/choices.ts';
import { lineOf } from '../../../src/games/flick/rules/fields.ts';
import type { CourseOf, Options, State } from '../../../src/games/flick/types.ts';
import { BOTH, FOE, ME, type Men, endOf, flickOf, table, toAct } from './fixture.ts';

const BOUT: Men = { hawk: [0, -25], ray: [0, 25] };
const touch = [[ME, FOE]] as const;
const lay = { down: true } as const;
const DOWN = { facing: 180, down: true } as const;
const left = ({ course }: State): number => (course as CourseOf<'series'>).left;
const turns = ({ course }: State): CourseOf<'turns'> => course as CourseOf<'turns'>;
/** Who may be flicked now. */
const moversOf = (state: State): string[] => [
  ...new Set(choices(state).flatMap(({ kind, piece, not }) => (kind === 'aim' && piece && !not ? [piece] : []))),
];
const owed = ({ course }: State): string[] =>
  (course as CourseOf<'teams'>).owed.map(({ seat, how, ids }) => `${seat} ${how} ${ids.join()}`);

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

const off = (x = 0) => [x, 330, { z: 30 }] as const;
describe.each(BOTH)('field V (%s)', (_, t) => {
  const TEAMS: Men = {
    hawk: [0, -175],
    boar: [-80, -270],
    ray: [0, 175],
    star: [-80, 270],
    owl: [40, 270],
  };
  const begin = (men: Men = TEAMS, opening = false, options: Partial<Options> = {}) => {
    const course = { kind: 'teams', opening, chosen: null, lifted: false, owed: [] } as const;
    const start = t.state('V', { variant: 'fieldV', ...options }, men, { course });
    return table(t, { ...start, fighters: start.fighters.map((each) => ({ ...each, beaten: each.pose === null })) });
  };

  test('FF-20 after a foul in the opening the defender plays anything', () => {
    const h = begin(TEAMS, true).strike('hawk', { touch: [['hawk', 'ray']] });
    expect(h.told()).toContain('foul.fifth');
    expect([toAct(h.state), h.refused(flickOf('move', 'star'))]).toEqual([t.you, null]);
    h.move('star', { rest: { star: [-100, 250, { facing: 180 }] } });
    expect([toAct(h.state), h.refused(flickOf('strike', 'boar'))]).toEqual([t.me, null]);
  });

  test('FF-24 a foul puts back who hung over the edge: nothing is owed', () => {
    const h = begin().move('hawk', { rest: { hawk: [190, 0] }, touch: [['hawk', 'owl']] });
    expect([toAct(h.state), owed(h.state)]).toEqual([t.you, []]);
  });

  test('FF-24 who hung over the edge before the flick is owed nothing', () => {
    const h = begin({ ...TEAMS, owl: [190, 200, { facing: 180 }] }).strike('hawk', { rest: { hawk: [0, -100] } });
    expect([toAct(h.state), owed(h.state)]).toEqual([t.you, []]);
  });

  test('FF-24 two of one owner over the edge: one of them is flicked, the other has had his chance', () => {
    const rest: Men = { star: [-190, 200, { facing: 180 }], owl: [190, 200, { facing: 180 }] };
    const h = begin().strike('hawk', { rest, touch: [['hawk', 'owl']] });
    expect(owed(h.state)).toEqual([`${t.you} edge star,owl`]);
    h.move('owl', { rest: { owl: [100, 200, { facing: 180 }] } });
    expect(owed(h.state)).toEqual([`${t.you} further owl`]);
    expect(h.refused(flickOf('move', 'star'))).toBe('no.notHim');
    h.act({ type: 'waive' });
    expect([toAct(h.state), owed(h.state)]).toEqual([t.you, []]);
  });

  test('FF-22, FF-24 who is righted for an edge move makes it: no other, and it is not declined', () => {
    const rest: Men = { star: [-190, 200, DOWN], owl: [190, 200, DOWN] };
    const h = begin().strike('hawk', { rest, touch: [['hawk', 'owl']] });
    h.act({ type: 'right', id: 'star' });
    expect(h.refused(flickOf('move', 'owl'))).toBe('no.notChosen');
    expect(h.refused({ type: 'right', id: 'owl' })).toBe('no.notChosen');
    expect(h.refused({ type: 'waive' })).toBe('no.notChosen');
    expect(moversOf(h.state)).toEqual(['star']);
    h.move('star', { rest: { star: [-100, 200, { facing: 180 }] } });
    expect([h.fighter('owl').down, owed(h.state)]).toEqual([true, [`${t.you} further star`]]);
    h.act({ type: 'waive' });
    expect([toAct(h.state), owed(h.state)]).toEqual([t.you, []]);
  });

  test('FF-24 who falls off in his edge move is defeated, and the order goes on', () => {
    const h = begin().strike('hawk', { rest: { owl: [190, 200, { facing: 180 }] }, touch: [['hawk', 'owl']] });
    h.move('owl', { rest: { owl: [330, 200, { z: 30 }] } });
    expect([h.fighter('owl').beaten, toAct(h.state), owed(h.state)]).toEqual([true, t.you, []]);
    h.strike('star', {});
    expect(toAct(h.state)).toBe(t.me);
  });

  test('FF-24 a foul in the further turn is put back, and the order goes on', () => {
    const h = begin()
      .strike('hawk', { rest: { hawk: [190, 0] } })
      .move('hawk', { rest: { hawk: [100, 0] } });
    h.move('hawk', { rest: { hawk: [0, 100] }, touch: [['hawk', 'owl']] });
    expect([h.told().includes('event.putBack'), toAct(h.state), owed(h.state)]).toEqual([true, t.you, []]);
    expect(h.fighter('hawk').pose).toEqual(begin({ ...TEAMS, hawk: [100, 0] }).fighter('hawk').pose);
  });

  test('FF-23, FF-24 the gap rule holds in an edge move', () => {
    const h = begin({ ...TEAMS, owl: [150, 20, { facing: 180 }] }).strike('hawk', { rest: { hawk: [190, 20] } });
    h.strike('hawk', { rest: { owl: [330, 20, { z: 30 }] }, touch: [['hawk', 'owl']] });
    expect(h.told()).toContain('foul.gap');
    expect([h.fighter('owl').beaten, toAct(h.state)]).toEqual([false, t.you]);
  });

  test('FF-25 also in an edge move the last comes back, and moves next', () => {
    const h = begin({ hawk: [0, 0], boar: [-80, -270], owl: [100, 100, { facing: 180 }] });
    h.strike('hawk', { rest: { hawk: [190, 0] } });
    h.strike('hawk', { rest: { hawk: off(), owl: off(60) }, touch: [['hawk', 'owl']] });
    expect(owed(h.state)).toEqual([`${t.you} back owl`]);
    h.act({ type: 'put', id: 'owl', at: { x: t.at('V', 0, 0).x, y: lineOf(t.you) } });
    expect([toAct(h.state), h.fighter('hawk').beaten]).toEqual([t.you, true]);
  });

  test('FF-25 the last goes alone: defeated, the field is over', () => {
    const h = begin({ hawk: [0, 0], owl: [0, 100] }).strike('hawk', { rest: { owl: off() }, touch: [['hawk', 'owl']] });
    expect(endOf(h.state)).toEqual({ winners: [t.me], why: 'over.points' });
  });

  test('FF-25 the last puts himself off with an enemy: both are defeated, for it was no enemy who struck', () => {
    const h = begin({ hawk: [0, 0], owl: [0, 100], star: [80, 100] });
    h.strike('hawk', { rest: { hawk: off(), owl: off(60) }, touch: [['hawk', 'owl']] });
    expect([h.fighter('hawk').beaten, h.fighter('owl').beaten]).toEqual([true, true]);
    expect(endOf(h.state)).toEqual({ winners: [t.you], why: 'over.points' });
  });
});

describe.each(BOTH)('relay (%s)', (_, t) => {
  const begin = (beaten: readonly string[] = [], men: Men = { hawk: [0, -175], ray: [0, 175] }) => {
    const start = t.state('V', { variant: 'relay' }, men);
    return table(t, {
      ...start,
      fighters: start.fighters.map((each) => ({ ...each, beaten: beaten.includes(each.id) })),
    });
  };
  const wins = { rest: { hawk: [190, 0], ray: off() }, touch } as const;
  const line = (side: 'blue' | 'red', x = 0) => ({ x: t.at('V', x, 0).x, y: lineOf(side) });

  test('FF-24, FF-31 the winner over the edge flicks at once and once more; then the next comes and moves first', () => {
    const h = begin().strike(ME, wins);
    expect([toAct(h.state), owed(h.state), h.state.stage.at]).toEqual([t.me, [`${t.me} edge hawk`], 'play']);
    expect(h.refused(flickOf('strike', ME))).toBe('no.tooNear');
    h.move(ME, { rest: { hawk: [100, 0] } });
    expect(owed(h.state)).toEqual([`${t.me} further hawk`]);
    h.move(ME, { rest: { hawk: [60, 0] } });
    expect([toAct(h.state), h.state.stage]).toEqual([t.you, { at: 'place', order: [t.you], only: [] }]);
    h.act({ type: 'put', id: 'star', at: line(t.you) });
    expect([toAct(h.state), h.state.first]).toEqual([t.you, t.you]);
  });

  test('FF-24, FF-31 he lets it be: the next comes', () => {
    const h = begin().strike(ME, wins);
    h.act({ type: 'waive' });
    expect(h.state.stage).toEqual({ at: 'place', order: [t.you], only: [] });
  });

  test('FF-24, FF-31 he falls off in his edge move: both send the next, who lost first comes first and moves first', () => {
    const h = begin()
      .strike(ME, wins)
      .move(ME, { rest: { hawk: [330, 0, { z: 30 }] } });
    expect([h.fighter(ME).beaten, h.fighter(FOE).beaten]).toEqual([true, true]);
    expect(h.state.stage).toEqual({ at: 'place', order: [t.you, t.me], only: [] });
    h.act({ type: 'put', id: 'star', at: line(t.you) }).act({ type: 'put', id: 'boar', at: line(t.me) });
    expect(toAct(h.state)).toBe(t.you);
  });

  test('FF-24, FF-31 his last falls off in his edge move: the other has won', () => {
    const h = begin(['boar', 'turtle', 'scorpion', 'bull']).strike(ME, wins);
    h.move(ME, { rest: { hawk: [330, 0, { z: 30 }] } });
    expect(endOf(h.state)).toEqual({ winners: [t.you], why: 'over.relay' });
  });

  test('FF-31 the last of the five beaten ends it, also by one over the edge', () => {
    const h = begin(['star', 'wolf', 'owl', 'beetle']).strike(ME, wins);
    expect(endOf(h.state)).toEqual({ winners: [t.me], why: 'over.relay' });
  });

  test('FF-24, FF-31 an edge move beats the enemy: he may go on, then the loser sends his next', () => {
    const h = begin().strike(ME, { rest: { hawk: [190, 0] } });
    h.strike(ME, { rest: { hawk: [100, 100], ray: off() }, touch });
    expect([toAct(h.state), owed(h.state)]).toEqual([t.me, [`${t.me} further hawk`]]);
    h.act({ type: 'waive' });
    expect(h.state.stage).toEqual({ at: 'place', order: [t.you], only: [] });
  });

  test('FF-31 own exit out of turn: his next comes and moves first', () => {
    const h = begin().strike(ME, { rest: { hawk: [190, 0] } });
    h.move(ME, { rest: { hawk: [330, 0, { z: 30 }] } });
    expect([h.state.stage, toAct(h.state)]).toEqual([{ at: 'place', order: [t.me], only: [] }, t.me]);
    h.act({ type: 'put', id: 'boar', at: line(t.me) });
    expect(toAct(h.state)).toBe(t.me);
  });

  test('FF-05, FF-24 the winner over the edge gives up: both send the next, who lost first moves first', () => {
    const h = begin().strike(ME, wins);
    h.act({ type: 'concede' });
    expect(h.state.stage).toEqual({ at: 'place', order: [t.you, t.me], only: [] });
  });

  test('FF-31 the winner stays face down where he lies, and is righted free in his turn', () => {
    const h = begin().strike(ME, { rest: { hawk: [30, 0, lay], ray: off() }, touch });
    h.act({ type: 'put', id: 'star', at: line(t.you, -60) });
    expect([toAct(h.state), h.fighter(ME).down]).toEqual([t.you, true]);
    h.strike('star', {}).act({ type: 'right', id: ME });
    expect([toAct(h.state), h.fighter(ME).down]).toEqual([t.me, false]);
  });

  test('FF-31 both out: the beaten stay beaten, nobody else is; the same begins whoever struck', () => {
    const h = begin(['boar', 'star']).strike(ME, { rest: { hawk: off(), ray: off(40) }, touch });
    expect(h.state.fighters.filter(({ beaten }) => beaten).map(({ id }) => id)).toEqual(['boar', 'star']);
    h.act({ type: 'lineUp' }).act({ type: 'lineUp' });
    expect([toAct(h.state), h.fighter(ME).pose !== null, h.fighter(FOE).pose !== null]).toEqual([t.me, true, true]);
  });

  test('FF-34 a foul in the relay passes the turn', () => {
    const h = begin().move(ME, { rest: { ray: off() }, touch });
    expect([toAct(h.state), h.fighter(FOE).beaten]).toEqual([t.you, false]);
  });
});

describe.each(BOTH)('one against nine (%s)', (_, t) => {
  const begin = (
    active: 'blue' | 'red',
    men: Men = { hawk: [0, -175], ray: [0, 0], star: [80, 0], owl: [0, -130] },
  ) => {
    const start = t.state('V', { variant: 'alone' }, men, { active });
    return table(t, { ...start, fighters: start.fighters.map((each) => ({ ...each, beaten: each.pose === null })) });
  };

  test('FF-32, FF-34 a foul of the nine: the one strikes', () => {
    const h = begin(t.you, { hawk: [0, -175], owl: [0, -130] }).move('owl', {
      rest: { hawk: off() },
      touch: [['owl', ME]],
    });
    expect([h.told().includes('foul.move'), toAct(h.state), endOf(h.state)]).toEqual([true, t.me, null]);
  });

  test('FF-32, FF-34 a foul in which somebody fell gives the one no further strike', () => {
    const h = begin(t.me).strike(ME, { rest: { owl: off() }, touch: [[ME, 'owl']] });
    expect([h.told().includes('foul.gap'), toAct(h.state)]).toEqual([true, t.you]);
  });

  test('FF-32 the one strikes again and again while somebody falls, to the last', () => {
    const h = begin(t.me).strike(ME, { rest: { ray: off() }, touch });
    expect(toAct(h.state)).toBe(t.me);
    h.strike(ME, { rest: { star: off(), owl: off(40) }, touch: [[ME, 'star']] });
    expect(endOf(h.state)).toEqual({ winners: [t.me], why: 'over.cleared' });
  });
});

test('FF-22 who is righted in the midst of a crowd is laid where there is room', () => {
  const poses: Readonly<Record<string, Pose>> = {
    hawk: [3520, -3138, 173, 6, -4, 9886, 1505],
    boar: [3125, -3045, 205, 113, 998, 1723, -9799],
    turtle: [3405, -3492, 184, 0, 0, 8116, -5841],
    scorpion: [3511, -3197, 225, 9733, 2295, 0, -5],
    ray: [3265, -3143, 172, -16, -13, 1415, 9899],
    star: [3620, -2910, 234, -972, -2046, -9737, -228],
    wolf: [3826, -3128, 175, -4, 1, -9634, -2680],
    owl: [3123, -3369, 179, 5706, 8213, -1, -1],
    beetle: [3412, -2876, 183, -11, -16, -8301, 5576],
  };
  const [, t] = BOTH[0];
  const course = { kind: 'teams', opening: false, chosen: null, lifted: false, owed: [] } as const;
  const start = t.state('V', { variant: 'fieldV' }, {}, { course });
  const fighters = start.fighters.map((each) => ({ ...each, pose: poses[each.id] ?? null }));
  const lying = fighters.map((each) => (each.id === 'scorpion' ? { ...each, down: true } : each));
  const h = table(t, { ...start, fighters: lying }).act({ type: 'right', id: 'scorpion' });
  const placed = h.state.fighters.flatMap(({ id, pose }) => (pose ? [{ id, body: id, pose }] : []));
  expect(placed.find(({ id }) => id === 'scorpion')?.pose).not.toEqual(poses['scorpion']);
  expect(overlapping(placed)).toBeNull();
});
