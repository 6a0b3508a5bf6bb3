import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { legalSpots } from '../../../src/core/choice.ts';
import { siege as game } from '../../../src/games/siege/index.ts';
import { at, ids, mirrored, type Small, table, toAct, walk } from './fixture.ts';

const duel: Small = { men: { blue1: [100, 900], red1: [150, 900], blue2: [700, 900], red2: [420, 200] } };
const fight = { type: 'fight', id: 'blue1', target: 'red1' } as const;

describe('SI-18 who may fight', () => {
  test.each([
    ['as it is', duel],
    ['in the mirror', mirrored(duel)],
  ])('SI-18 less than 1 step, %s: 69 mm between the bases is near enough, 70 is not', (_, of) => {
    const men = (far: number): Small => ({
      ...of,
      men: { ...of.men, red1: [of.men['blue1']?.[0] === 100 ? 125 + far : 715 - far, 900] },
    });
    expect(table(men(69)).refused(fight)).toBeNull();
    expect(table(men(70)).refused(fight)).toBe('no.far');
    const centres = { options: { measure: 'centres' } } as const;
    expect(table({ ...men(44), ...centres }).refused(fight)).toBeNull();
    expect(table({ ...men(45), ...centres }).refused(fight)).toBe('no.far');
  });
  test('SI-18 after his manoeuvre, before the next warrior moves; each may start one a turn', () => {
    const t = table({ ...duel, men: { ...duel.men, red1: [250, 900] } });
    t.act(walk(t.state, 'blue1', [200, 900]));
    expect(t.state.stage).toEqual({ at: 'clash', id: 'blue1' });
    expect(t.refused(walk(t.state, 'blue2', [700, 850]))).toBe('no.notNow');
    expect(t.refused({ type: 'fight', id: 'blue2', target: 'red1' })).toBe('no.onlyHe');
    t.act(fight, 3, 3);
    expect(t.refused(fight)).toBe('no.moved');
  });
  test('SI-18 a manoeuvre of length zero is enough, one may decline, and one may be fought many times', () => {
    const t = table({ ...duel, men: { ...duel.men, blue3: [150, 850] } });
    t.act(fight, 2, 2);
    t.act({ type: 'fight', id: 'blue3', target: 'red1' }, 5, 5);
    const leaves = table({ ...duel, men: { ...duel.men, red1: [250, 900] } });
    leaves.act(walk(leaves.state, 'blue1', [200, 900])).act({ type: 'leave' });
    expect(leaves.last).toMatchObject([{ text: { key: 'siege:event.leaves', values: { who: { piece: 'blue1' } } } }]);
    expect(leaves.refused(fight)).toBe('no.moved');
  });
  test('SI-18 guns neither fight nor are attacked', () => {
    const t = table({ men: { 'blue.gun1': [100, 900], red1: [135, 900], blue1: [700, 900] } });
    expect(t.refused({ type: 'fight', id: 'blue.gun1', target: 'red1' })).toBe('no.gunFights');
    const red = table({ men: { 'blue.gun1': [100, 900], red1: [135, 900], blue1: [700, 900] }, active: 'red' });
    expect(red.refused({ type: 'fight', id: 'red1', target: 'blue.gun1' })).toBe('no.gunFights');
  });
});

describe('SI-25 levels and walls', () => {
  const near = (blue1: readonly [number, number], red1: readonly [number, number]): string | null =>
    table({ men: { blue1, red1, blue2: [700, 900] } }).refused(fight);
  test('SI-25 both on the field or on tops of equal height, else not', () => {
    expect(near([280, 363], [280, 335])).toBe('no.far');
    expect(near([260, 335], [300, 295])).toBeNull();
    expect(near([545, 105], [575, 105])).toBeNull();
    expect(near([420, 363], [420, 330])).toBeNull();
  });
  test('SI-25 behind a wall: the shortest line between the bases crosses a wall or tower; through the gate is open', () => {
    // Courtyard and field, a wall between: too thick to reach across, but round the gate's corner the line is cut.
    expect(near([420, 320], [420, 267])).toBeNull();
    expect(near([400, 300], [340, 267])).toBe('no.far');
    expect(near([398, 320], [340, 363])).toBe('no.far');
    expect(near([398, 345], [350, 363])).toBe('no.far');
    expect(near([398, 363], [350, 363])).toBeNull();
  });
  test('SI-25 on a start line is the middle of the base on it, in the courtyard touching the inner face of the back wall', () => {
    const t = table({ ...duel, active: 'blue' }).act(fight, 6, 5);
    expect(t.refused({ type: 'put', id: 'red1', at: { x: 420, y: 154 } })).toBe('no.line');
    t.act({ type: 'put', id: 'red1', at: { x: 380, y: 153 } });
    const loses = table(duel).act(fight, 5, 6);
    expect(loses.refused({ type: 'put', id: 'blue1', at: { x: 420, y: 1049 } })).toBe('no.line');
    loses.act({ type: 'put', id: 'blue1', at: { x: 13, y: 1050 } });
  });
});

describe('SI-19 the result', () => {
  test.each([
    [4, 4, 'nobody', null],
    [5, 4, 'wounded', 'red1'],
    [4, 5, 'wounded', 'blue1'],
    [6, 4, 'removed', 'red1'],
    [1, 6, 'removed', 'blue1'],
  ] as const)('SI-19 %i against %i', (one, two, kind, who) => {
    for (const of of [duel, mirrored(duel)]) {
      const t = table(of).act(fight, one, two);
      const told = t.last.filter((event) => 'ids' in event);
      expect(told).toEqual(who ? [expect.objectContaining({ kind, rule: 'SI-19', ids: [who] })] : []);
    }
  });
  test('SI-19 magic adds 2 to the die of its side, whoever starts', () => {
    const mighty: Small = { ...duel, state: { mighty: ['red'] } };
    const t = table(mighty).act(fight, 4, 3);
    expect(t.last.at(-1)).toMatchObject({ kind: 'wounded', ids: ['blue1'] });
    const red = table({ ...mighty, active: 'red' }).act({ type: 'fight', id: 'red1', target: 'blue1' }, 1, 6);
    expect(red.last.at(-1)).toMatchObject({ kind: 'removed', ids: ['red1'] });
    const even = table({ ...mighty, state: { mighty: ['red', 'blue'] } }).act(fight, 4, 4);
    expect(even.last.some((event) => 'ids' in event)).toBe(false);
  });
});

describe('SI-08 the spell of might is told while it lasts', () => {
  const told = (...mighty: ('blue' | 'red')[]) => {
    const { state } = table({ ...duel, state: { mighty } });
    const turn = game.turn(state);
    return ['to' in turn && turn.stage.why.key, game.preview?.(asView(state), fight).warns?.key];
  };
  test('SI-08 by the ribbon, and by the button of whoever attacks the stronger side', () => {
    expect(told('red')).toEqual(['siege:why.moveMight', 'siege:warn.might']);
    expect(told('blue')).toEqual(['siege:why.moveMight', undefined]);
    expect(told('blue', 'red'), 'both are equal again').toEqual(['siege:why.move', undefined]);
    expect(told()).toEqual(['siege:why.move', undefined]);
  });
});

describe('SI-20 the wounded', () => {
  test('SI-20 his owner places him at once, anywhere free on the line; he moves in this turn if he has not yet', () => {
    const t = table({ ...duel, active: 'red' });
    t.act({ type: 'fight', id: 'red1', target: 'blue1' }, 6, 5);
    expect(toAct(t.state)).toBe('blue');
    expect(game.turn(t.state)).toMatchObject({ midway: true });
    expect(t.refused({ type: 'put', id: 'blue2', at: { x: 300, y: 1050 } })).toBe('no.owed');
    t.act({ type: 'put', id: 'blue1', at: { x: 300, y: 1050 } });
    expect(toAct(t.state)).toBe('red');
    const own = table(duel).act(fight, 5, 6);
    own.act({ type: 'put', id: 'blue1', at: { x: 300, y: 1050 } });
    expect(own.refused(walk(own.state, 'blue1', [300, 1000]))).toBe('no.moved');
    // Struck by another before his own manoeuvre, he may still make it.
    const fresh = table({
      ...duel,
      men: { ...duel.men, blue3: [150, 850] },
      state: { owed: ['blue3'] },
      pieces: { blue3: { at: null } },
    });
    fresh.act({ type: 'put', id: 'blue3', at: { x: 500, y: 1050 } });
    expect(fresh.refused(walk(fresh.state, 'blue3', [500, 1000]))).toBeNull();
  });
  test('SI-20 without room on the line he comes to the nearest free spot; there is no limit on returns', () => {
    const line = Object.fromEntries([328, 365, 402, 439, 476, 512].map((x, i) => [`red${i + 3}`, [x, 153]])) as Record<
      string,
      [number, number]
    >;
    const t = table({ ...duel, men: { ...duel.men, ...line } }).act(fight, 6, 5);
    expect(t.refused({ type: 'put', id: 'red1', at: { x: 380, y: 153 } })).toBe('no.nearestSpot');
    const [choice] = game.choices(asView(t.state));
    if (choice?.kind !== 'put') throw new Error('He is to be put back.');
    const spots = legalSpots(choice.to) ?? [];
    // Between two men 36 or 37 mm apart, 18 from the nearer, a third has 25 to each from 18 mm farther in on.
    expect(new Set(spots.map(({ y }) => y))).toEqual(new Set([171]));
    t.act(choice.example());
    expect(at(t.state, 'red1')?.y).toBe(171);
  });
});

describe('SI-23 victory', () => {
  test('SI-23 all enemy warriors destroyed', () => {
    const t = table({ men: { blue1: [100, 900], red1: [150, 900], 'blue.gun1': [600, 900] } }).act(fight, 6, 1);
    expect(toAct(t.state)).toBe('over blue last');
    const lost = table({ men: { blue1: [100, 900], red1: [150, 900], 'blue.gun1': [600, 900] } }).act(fight, 1, 6);
    expect(toAct(lost.state)).toBe('over red last');
    expect(ids(lost.state)).toBe('red1 blue.gun1');
  });
  test('SI-23 capture: an Attacker on a tower and no Defender on any at the end of the turn of the Defender', () => {
    const men: Small['men'] = { blue1: [280, 315], red1: [420, 200] };
    const t = table({ men, options: { capture: true } }).act({ type: 'end' });
    expect(toAct(t.state)).toBe('red');
    t.act({ type: 'end' });
    expect(toAct(t.state)).toBe('over blue capture');
    const held = table({ men: { ...men, red2: [560, 105] }, options: { capture: true }, active: 'red' }).act({
      type: 'end',
    });
    expect(toAct(held.state)).toBe('blue');
    expect(toAct(table({ men, active: 'red' }).act({ type: 'end' }).state)).toBe('blue');
  });
  test('SI-23 turn limit: after so many turns of each the Defender wins', () => {
    const limit = { turnLimit: true, turns: 2 } as const;
    const t = table({ ...duel, options: limit, state: { turns: [1, 0] } });
    t.act({ type: 'end' }).act({ type: 'end' });
    expect(t.state.turns).toEqual([2, 1]);
    t.act({ type: 'end' }).act({ type: 'end' });
    expect(toAct(t.state)).toBe('over red limit');
    // With two fortresses there is no Defender to whom a limit could give the match.
    const two = table({ ...duel, options: { ...limit, fortresses: 'two' }, active: 'red', state: { turns: [2, 2] } });
    expect(toAct(two.act({ type: 'end' }).state)).toBe('blue');
  });
  test('SI-23 players may resign', () => {
    expect(toAct(table(duel).act({ type: 'resign' }).state)).toBe('over red resigned');
    expect(toAct(table({ ...duel, active: 'red' }).act({ type: 'resign' }).state)).toBe('over blue resigned');
  });
  test('SI-27 so many turns running without a wound are a draw; a wound begins the count anew; 0 is never', () => {
    const t = table({ ...duel, options: { stalemate: 3 } })
      .act({ type: 'end' })
      .act({ type: 'end' });
    expect(t.state.calm).toBe(2);
    expect(game.turn(t.state)).toMatchObject({ stage: { why: { key: 'siege:why.calm', values: { count: 1 } } } });
    t.act({ type: 'end' });
    expect(toAct(t.state)).toBe('over  quiet');
    const hurt = table({ ...duel, options: { stalemate: 3 }, state: { calm: 2 } }).act(fight, 6, 5);
    hurt.act({ type: 'put', id: 'red1', at: { x: 380, y: 153 } }).act({ type: 'end' });
    expect(hurt.state.calm).toBe(0);
    const never = table({ ...duel, options: { stalemate: 0 } }).act({ type: 'end' });
    expect([toAct(never.state), never.state.calm]).toEqual(['red', 0]);
  });
});
