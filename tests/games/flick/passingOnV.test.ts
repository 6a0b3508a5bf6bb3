// Whose turn it is after rarer outcomes and chains of them on field V, in the relay and against nine, from both sides.
import { describe, expect, test } from 'vitest';
import { findOverlap } from '../../../src/bodies/overlap.ts';
import type { Pose } from '../../../src/core/shots/pose.ts';
import { choices } from '../../../src/games/flick/show/choices.ts';
import { lineOf } from '../../../src/games/flick/rules/fields.ts';
import type { CourseOf, Options, State } from '../../../src/games/flick/types.ts';
import { BOTH, FOE, ME, type Men, endOf, flickOf, table, toAct } from './fixture.ts';

const touch = [[ME, FOE]] as const;
const lay = { down: true } as const;
const DOWN = { facing: 180, down: true } as const;
/** Who may be flicked now. */
const moversOf = (state: State): string[] => [
  ...new Set(
    choices(state).flatMap(({ kind, piece, disabled }) => (kind === 'aim' && piece && !disabled ? [piece] : [])),
  ),
];
const owed = ({ course }: State): string[] =>
  (course as CourseOf<'teams'>).owed.map(({ seat, how, ids }) => `${seat} ${how} ${ids.join()}`);
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
  expect(findOverlap(placed)).toBeNull();
});
