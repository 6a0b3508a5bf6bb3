// The table of what a flick may bring, its rows lit by what came, and the scores on the plates; from both sides.
import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { botRandom } from '../../../src/core/bots.ts';
import { flick } from '../../../src/games/flick/index.ts';
import { outcomesOf } from '../../../src/games/flick/show/outcomes.ts';
import type { Field, Options, State } from '../../../src/games/flick/types.ts';
import { BOTH, FOE, ME, type Men, type Sides, type Told, table } from './fixture.ts';

const BOUT: Men = { hawk: [0, -25], ray: [0, 25] };
const FAR: Men = { hawk: [0, -200], ray: [0, 100] };
const touch = [[ME, FOE]] as const;
const over = [{ id: ME, under: FOE, within: true }] as const;
const plain = (key: string): string => key.replace(/^flick:(outcome|gives|score)\./, '');

/** The rows lit after a strike, each with what it gives. */
const litAfter = (
  t: Sides,
  field: Field,
  options: Partial<Options>,
  men: Men,
  told: Told,
  more: Partial<State> = {},
  how: 'strike' | 'move' = 'strike',
): string[] => {
  const h = table(t, t.state(field, options, men, more));
  const offered = outcomesOf(h.state, how);
  h[how](ME, told);
  const shot = h.last.find((event) => event.kind === 'shot');
  const { rows, lit } = shot?.outcomes ?? { rows: [], lit: [] };
  expect(rows, 'the rows shown before are those lit after').toEqual(offered);
  return lit.map((i) => `${plain(rows[i]?.text.key ?? '')}: ${plain(rows[i]?.gives.key ?? '')}`);
};
const down = { down: true } as const;
const foeDown = { facing: 180, down: true } as const;
const offOf = (field: Field) => [0, field === 'V' ? 330 : 260, { z: 30 }] as const;
const off2 = (field: Field) => [40, field === 'V' ? 330 : 260, { z: 30 }] as const;
const HOLE = [-160, 160, { z: 40 }] as const;
const HOLE2 = [160, 160, { z: 40 }] as const;

describe.each(BOTH)('what a flick has brought is lit (%s)', (_, t) => {
  const on =
    (field: Field, options: Partial<Options>, men: Men) =>
    (told: Told, more: Partial<State> = {}) =>
      litAfter(t, field, options, men, told, more);

  test('FF-06 to FF-10 on A', () => {
    const a = on('A', { variant: 'fieldA' }, BOUT);
    expect(a({ rest: { ray: offOf('A') }, touch })).toEqual(['enemyOut: defeat']);
    expect(a({ rest: { hawk: offOf('A') } })).toEqual(['ownOut: centrePass']);
    expect(a({ rest: { hawk: offOf('A'), ray: off2('A') }, touch })).toEqual(['bothOut: centreOn']);
    expect(a({ rest: { ray: [0, 40, foeDown] }, touch })).toEqual(['enemyDown: free']);
    expect(a({ rest: { hawk: [0, -40, down] } })).toEqual(['ownDown: pass']);
    expect(a({ rest: { hawk: [0, -40, down], ray: [0, 40, foeDown] }, touch })).toEqual(['bothDown: rightedOn']);
    expect(a({ rest: { hawk: [0, -40] } })).toEqual(['none: spent']);
    const last = { course: { kind: 'series', left: 1, struck: true } } as const;
    expect(a({ rest: { hawk: [0, -40] } }, last)).toEqual(['none: pass']);
    expect(a({ rest: { hawk: offOf('A'), ray: off2('A') }, touch }, last)).toEqual(['bothOut: centrePass']);
    const lying = on('A', { variant: 'fieldA' }, { ...BOUT, ray: [0, 25, foeDown] });
    expect(lying({ rest: { ray: [0, 40, { facing: 180 }] }, touch })).toEqual(['enemyUp: enemySeries']);
    expect(lying({ rest: { ray: [0, 40, foeDown] }, touch }, last)).toEqual(['none: uncounted']);
    expect(lying({ rest: { hawk: [0, -40, down] } })).toEqual(['ownDown: pass']);
    const both = { rest: { hawk: offOf('A'), ray: off2('A') }, touch };
    const spent = { course: { kind: 'series', left: 0, struck: true } } as const;
    expect([lying(both, last), lying(both, spent)]).toEqual([['bothOut: centreOn'], ['bothOut: centrePass']]);
  });

  test('FF-29, FF-30 in the duels', () => {
    const a = on('A', { variant: 'duelA' }, BOUT);
    expect(a({ rest: { ray: offOf('A') }, touch })).toEqual(['enemyOut: point']);
    expect(a({ rest: { hawk: [0, 80] }, over })).toEqual(['thrown: half']);
    expect(a({ rest: { hawk: offOf('A') }, over })).toEqual(['thrown: half']);
    expect(a({ rest: { hawk: [0, 80], ray: offOf('A') }, touch, over })).toEqual(['enemyOut: point', 'thrown: half']);
    const d = on('D', { variant: 'duelD' }, BOUT);
    expect(d({ rest: { ray: HOLE }, touch })).toEqual(['enemyGone: point']);
    expect(d({ rest: { hawk: HOLE } })).toEqual(['ownGone: noPointPass']);
    expect(d({ rest: { hawk: offOf('D'), ray: HOLE }, touch })).toEqual(['bothGone: noPoint']);
    expect(d({ rest: { hawk: HOLE }, over })).toEqual(['thrown: half']);
  });

  test('FF-14 to FF-17 on D', () => {
    const d = on('D', { variant: 'fieldD' }, BOUT);
    expect(d({ rest: { ray: HOLE }, touch })).toEqual(['enemyIn: defeat']);
    expect(d({ rest: { ray: HOLE, hawk: offOf('D') }, touch })).toEqual(['enemyIn: defeat']);
    expect(d({ rest: { hawk: HOLE } })).toEqual(['ownIn: ownDefeat']);
    expect(on('D', { variant: 'fieldD', selfPotSafe: true }, BOUT)({ rest: { hawk: HOLE } })).toEqual([
      'ownIn: centreEnemy',
    ]);
    expect(d({ rest: { ray: offOf('D') }, touch })).toEqual(['enemyOut: centreYou']);
    expect(d({ rest: { hawk: offOf('D') } })).toEqual(['ownOut: centreEnemy']);
    expect(d({ rest: { hawk: offOf('D'), ray: off2('D') }, touch })).toEqual(['bothAlike: centre']);
    expect(d({ rest: { hawk: HOLE, ray: HOLE2 }, touch })).toEqual(['bothAlike: centre']);
    expect(d({ rest: { hawk: [0, -40] } })).toEqual(['idle: warned']);
    expect(d({ rest: { hawk: [0, -40] } }, { course: { kind: 'turns', idle: [t.me], extra: [] } })).toEqual([
      'idle: extra',
    ]);
    expect(d({ rest: { ray: [0, 40, { facing: 180 }] }, touch })).toEqual(['hit: pass']);
    const two = { course: { kind: 'turns', idle: [], extra: [t.me] } } as const;
    expect(d({ rest: { ray: [0, 40, { facing: 180 }] }, touch }, two)).toEqual(['hit: again9']);
    expect(d({ rest: { hawk: [0, -40, down], ray: [0, 40, foeDown] }, touch })).toEqual([
      'bothLie: righted',
      'hit: pass',
    ]);
  });

  test('FF-20 to FF-26 on V', () => {
    const more: Men = { ...FAR, boar: [-120, -200], star: [120, 100, { facing: 180 }] };
    const v = on('V', { variant: 'fieldV' }, more);
    expect(v({ rest: { ray: offOf('V') }, touch })).toEqual(['enemyOut: defeatPoint']);
    expect(v({ rest: { hawk: offOf('V'), ray: off2('V') }, touch })).toEqual([
      'enemyOut: defeatPoint',
      'ownOut: ownDefeatPoint',
    ]);
    expect(v({ rest: { hawk: [190, -200] } })).toEqual(['edge: edge']);
    expect(v({ rest: { hawk: [0, -100] } })).toEqual(['stay: pass']);
    const hanging = { hawk: [190, -200] } as const;
    expect(on('V', { variant: 'fieldV', edgeMoves: false }, more)({ rest: hanging })).toEqual(['stay: pass']);
    const owing = (how: 'edge' | 'further'): Partial<State> => {
      const owed = [{ seat: t.me, ids: [ME], how, lines: [] }];
      return { course: { kind: 'teams', opening: false, chosen: null, lifted: false, owed } };
    };
    expect(v({ rest: hanging }, owing('edge'))).toEqual(['stay: further']);
    expect(v({ rest: hanging }, owing('further'))).toEqual(['stay: order']);
    expect(v({ rest: { hawk: [40, -100] }, touch })).toEqual(['stay: pass']);
    const last = on('V', { variant: 'fieldV' }, { ...FAR, boar: [-120, -200] });
    expect(last({ rest: { hawk: offOf('V'), ray: off2('V') }, touch })).toEqual([
      'ownOut: ownDefeatPoint',
      'lastOut: back',
    ]);
    const near = on('V', { variant: 'fieldV' }, { ...more, wolf: [0, -165, { facing: 180 }] });
    expect(near({ rest: { wolf: offOf('V') }, touch: [[ME, 'wolf']] })).toEqual(['tooNear: foul']);
  });

  test('FF-31, FF-32 in the relay and against nine', () => {
    const relay = on('V', { variant: 'relay' }, FAR);
    expect(relay({ rest: { ray: offOf('V') }, touch })).toEqual(['enemyOut: defeatNext']);
    expect(relay({ rest: { hawk: offOf('V') } })).toEqual(['ownOut: ownDefeatNext']);
    expect(relay({ rest: { hawk: offOf('V'), ray: off2('V') }, touch })).toEqual(['bothOut: again']);
    const nine: Men = { ...FAR, star: [120, 100, { facing: 180 }] };
    const one = on('V', { variant: 'alone' }, nine);
    expect(one({ rest: { ray: offOf('V') }, touch })).toEqual(['anyOut: again9']);
    expect(one({ rest: { hawk: offOf('V'), ray: off2('V') }, touch })).toEqual(['oneOut: lose']);
    expect(one({ touch })).toEqual(['stay: nine']);
    const theirs = { first: t.you } as const;
    expect(one({ rest: { ray: offOf('V') }, touch }, theirs)).toEqual(['theOneOut: win']);
    expect(one({ rest: { hawk: offOf('V') } }, theirs)).toEqual(['ownOut: oneStrikes']);
  });

  test('FF-03, FF-34 a foul lights its own row alone', () => {
    const moved = litAfter(t, 'A', { variant: 'fieldA' }, BOUT, { rest: { ray: offOf('A') }, touch }, {}, 'move');
    expect(moved).toEqual(['touched: foul']);
    const mates: Men = { hawk: [0, -100], turtle: [0, -40], ray: [0, 0], star: [60, 200, { facing: 180 }] };
    const through = {
      rest: { ray: [0, 330, { z: 30 }] },
      touch: [[ME, 'turtle'] as const, ['turtle', FOE] as const],
    } as const;
    const onV = (options: Partial<Options>, told: Told, more: Partial<State> = {}): string[] =>
      litAfter(t, 'V', { variant: 'fieldV', ...options }, mates, told, more, 'move');
    expect(onV({}, through)).toEqual(['touchedAny: foul']);
    expect(onV({ moveStands: true }, through)).toEqual(['enemyOut: defeatPoint']);
    expect(onV({}, { rest: { hawk: [0, -330, { z: 30 }] } })).toEqual(['ownOut: ownDefeatPoint']);
    expect(onV({}, { rest: { hawk: [190, -100] } })).toEqual(['edge: edge']);
    expect(onV({}, { rest: { hawk: [60, -100] } })).toEqual(['stay: pass']);
    const stands = { variant: 'fieldA', moveStands: true } as const;
    expect(litAfter(t, 'A', stands, BOUT, { rest: { ray: offOf('A') }, touch }, {}, 'move')).toEqual([
      'enemyOut: defeat',
    ]);
  });
});

test.each(BOTH)('FF-03, FF-20 to FF-32 every result of a flick on V lights a row of its table (%s)', (_, t) => {
  const whole = botRandom(`rows ${t.me}`, 1);
  const some = (part: number): boolean => whole(part) === 0;
  const ways = { moves: 0, fouls: 0 };
  for (let i = 0; i < 400; i++) {
    const variant = (['fieldV', 'fieldV', 'relay', 'alone'] as const)[whole(4)] ?? 'fieldV';
    const one: Men = { ...FAR, star: [120, 100, { facing: 180 }], owl: [-120, 60, { facing: 180 }] };
    const men: Men = variant === 'relay' ? FAR : variant === 'alone' ? one : { ...one, turtle: [60, -200] };
    const alone = variant === 'alone';
    const how = !alone && some(2) ? 'move' : 'strike';
    const options = { variant, moveStands: some(3), edgeMoves: !some(3) };
    // The flicked one touches somebody, who may touch others: only they and it may be gone.
    const others = Object.keys(men).filter((id) => id !== ME);
    const chain: [string, string][] = [];
    for (let from: string = ME; others.length > 0 && !some(3);) {
      // Own warriors first, half the time: what goes through them is told as well.
      const own = some(2) ? others.indexOf('turtle') : -1;
      const [next] = others.splice(own < 0 ? whole(others.length) : own, 1);
      if (next) chain.push([from, next]);
      if (next && some(2)) from = next;
    }
    const rest: Men = Object.fromEntries(
      [ME, ...chain.map(([, id]) => id)].flatMap((id, n) => {
        const at = [offOf('V'), off2('V'), [190, -40 + 30 * n]][whole(8)];
        return at ? [[id, n < 2 ? at : [at[0] - 30 * n, ...at.slice(1)]]] : [];
      }),
    ) as Men;
    const first = alone && some(2) ? t.you : t.me;
    const lit = litAfter(t, 'V', options, men, { rest, touch: chain }, { first }, how);
    expect(lit, JSON.stringify({ variant, how, options, chain, rest })).not.toEqual([]);
    if (how === 'move') ways.moves++;
    if (lit.some((row) => row.endsWith(': foul'))) ways.fouls++;
  }
  expect(Math.min(ways.moves, ways.fouls)).toBeGreaterThan(50);
});

/** The scores of both plates as `side: value meaning`. */
const told = (t: Sides, state: State): string[] =>
  (flick.scene(asView(state)).scores ?? []).map(
    ({ seat, value, text }) =>
      `${seat === t.me ? 'me' : 'you'}: ${typeof value === 'number' ? value : plain(value.key)} ${plain(text.key)}`,
  );
const mine = (t: Sides, state: State): string[] => told(t, state).filter((each) => each.startsWith('me'));
const yours = (t: Sides, state: State): string[] => told(t, state).filter((each) => each.startsWith('you'));

describe.each(BOTH)('scores on the plates (%s)', (_, t) => {
  test('FF-29 points of a duel in halves, strikes left of the one who acts, none while the enemy lies', () => {
    const points = { [t.me]: 7, [t.you]: 4 } as never;
    const state = t.state('A', { variant: 'duelA' }, BOUT, { points });
    expect([mine(t, state), yours(t, state)]).toEqual([['me: 3.5 points', 'me: 5 strikes'], ['you: 2 points']]);
    const lying = t.state('A', { variant: 'duelA' }, { ...BOUT, ray: [0, 25, foeDown] }, { points });
    expect(mine(t, lying)).toEqual(['me: 3.5 points', 'me: free uncounted']);
  });

  test('FF-12, FF-26, FF-27 the field, what the fields before brought, who is left', () => {
    const points = { [t.me]: 6, [t.you]: 10 } as never;
    const d = t.state('D', { variant: 'long' }, BOUT, { points });
    const beaten = d.fighters.map((each) => ({
      ...each,
      beaten: each.id === 'star' || each.id === 'boar' || each.id === 'bull',
    }));
    expect(mine(t, { ...d, fighters: beaten })).toEqual(['me: 3 field', 'me: 3 before']);
    expect(yours(t, { ...d, fighters: beaten })).toEqual(['you: 4 field', 'you: 5 before']);
    const v = t.state('V', { variant: 'long' }, BOUT, { points });
    expect(mine(t, { ...v, fighters: beaten })).toEqual(['me: 4 field', 'me: 3 before', 'me: 3 left']);
    expect(mine(t, t.state('A', { variant: 'long' }, BOUT))).toEqual(['me: 5 field', 'me: 5 strikes']);
    const over = { stage: { at: 'over', winners: [t.you], how: 'points' }, points } as const;
    expect(told(t, t.state('V', { variant: 'long' }, BOUT, over)).toSorted()).toEqual([
      'me: 3 points',
      'you: 5 points',
    ]);
  });

  test('FF-17 a turn without a hit, and two strikes running', () => {
    const course = { kind: 'turns', idle: [t.me], extra: [t.you] } as const;
    const d = t.state('D', { variant: 'duelD' }, BOUT, { course });
    expect([mine(t, d), yours(t, d)]).toEqual([
      ['me: 0 points', 'me: once idle'],
      ['you: 0 points', 'you: 2 running'],
    ]);
  });

  test('FF-31, FF-32 enemies beaten in the relay, how many of the nine are left', () => {
    const relay = t.state('V', { variant: 'relay' }, FAR);
    const fighters = relay.fighters.map((each) => ({ ...each, beaten: each.id === 'star' || each.id === 'owl' }));
    expect(told(t, { ...relay, fighters }).toSorted()).toEqual(['me: 2 beaten', 'you: 0 beaten']);
    const nine = t.state('V', { variant: 'alone' }, { ...FAR, star: [120, 100] });
    expect(told(t, nine)).toEqual(['you: 2 left']);
  });

  test('nothing is told before the first field', () => {
    const start = t.state('A', { variant: 'duelA' }, {}, { stage: { at: 'draft' } });
    expect(flick.scene(asView(start)).scores).toEqual([]);
  });
});

test.each(BOTH)('a flick of which nothing else tells says what it has come to, with its rule (%s)', (_, t) => {
  const after = (field: Field, options: Partial<Options>, men: Men, told: Told): string[] => {
    const h = table(t, t.state(field, options, men));
    h.strike(ME, told);
    return h.last.slice(1).map(({ rule, text }) => `${rule} ${text.key.replace('flick:', '')}`);
  };
  expect(after('A', { variant: 'fieldA' }, BOUT, { rest: { hawk: [0, -40] } })).toEqual(['FF-09 event.came']);
  expect(after('D', { variant: 'fieldD' }, BOUT, { rest: { ray: [0, 40] }, touch })).toEqual(['FF-13 event.came']);
  expect(after('V', { variant: 'fieldV' }, FAR, { rest: { hawk: [0, -190] } })).toEqual(['FF-20 event.came']);
  // Who turned over is told by itself, and only what this gives beside it.
  expect(after('A', { variant: 'fieldA' }, BOUT, { rest: { ray: [0, 40, foeDown] }, touch })).toEqual([
    'FF-04 event.turnedDown',
    'FF-07 gives.free',
  ]);
  expect(after('D', { variant: 'fieldD' }, BOUT, { rest: { hawk: [0, -40] } })).toEqual(['FF-17 event.idle']);
});
