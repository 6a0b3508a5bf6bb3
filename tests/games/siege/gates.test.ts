import { describe, expect, test } from 'vitest';
import { botRandom } from '../../../src/core/bots.ts';
import { siege as game } from '../../../src/games/siege/index.ts';
import { type Action, optionsSchema, type State } from '../../../src/games/siege/types.ts';
import { distance, type Point } from '../../../src/geometry/point.ts';
import { deals, hand, loadedLuck } from '../../help.ts';
import { at, ids, mirrored, small, type Small, table, toAct, walk } from './fixture.ts';

const fight = { type: 'fight', id: 'blue1', target: 'red1' } as const;
const cast = { type: 'cast' } as const;
const end = { type: 'end' } as const;
const put = (id: string, x: number, y: number): Action => ({ type: 'put', id, at: { x, y } });

describe('the gate', () => {
  const before: Small = { men: { blue1: [420, 380], blue2: [100, 900], red1: [280, 315] } };
  test('SI-21 opened and left, it needs another throw in the next turn', () => {
    const t = table(before).act({ type: 'gate', id: 'blue1' }, 4);
    t.act(walk(t.state, 'blue1', [420, 460]))
      .act(end)
      .act(cast, 1)
      .act(end);
    expect(t.refused(walk(t.state, 'blue1', [420, 340]))).toBe('no.gateFirst');
    expect(game.refuse(t.state, walk(t.state, 'blue1', [420, 340]))?.instead).toEqual({ type: 'gate', id: 'blue1' });
    t.act({ type: 'gate', id: 'blue1' }, 6).act(walk(t.state, 'blue1', [420, 340]));
  });
  test('SI-21 his steps reach it straight ahead, wherever before it he stands', () => {
    for (const x of [398, 403, 415, 437, 442])
      expect(table({ men: { ...before.men, blue1: [x, 502] } }).refused({ type: 'gate', id: 'blue1' })).toBeNull();
  });
  test('SI-22 nobody comes into it from a tower beside it, nor from a wall that may be stood on', () => {
    const men = { blue1: [400, 315], red1: [245, 105], 'blue.gun1': [500, 800] } as const;
    const t = table({ men, options: { fortress: 'palace' } });
    expect(t.refused(walk(t.state, 'blue1', [433, 315]))).toBe('no.opening');
    expect(t.refused(walk(t.state, 'blue1', [400, 267]))).toBeNull();
    const wall = table({ men: { ...men, blue1: [350, 315] }, options: { wallWalk: true } });
    expect(wall.refused(walk(wall.state, 'blue1', [400, 315]))).toBe('no.opening');
  });
  test('SI-22 nobody comes into it over the corner of the wall beside it; over the wall itself he climbs as before', () => {
    const men = { blue1: [370, 363], red1: [420, 300] } as const;
    for (const pieces of [{}, { blue1: { gate: 'shut' } }, { blue1: { gate: 'open' } }] as const) {
      const t = table({ men, pieces });
      expect(t.refused(walk(t.state, 'blue1', [398, 330]))).toBe('no.opening');
      expect(t.refused(walk(t.state, 'blue1', [370, 267]))).toBeNull();
    }
    // From the wall's face to anywhere in the gate's cell: never.
    const t = table({ men: { blue1: [370, 363], red1: [280, 105] } });
    for (let from = 316; from <= 384; from += 4)
      for (let x = 390; x <= 454; x += 8)
        for (let y = 270; y <= 362; y += 8) {
          const there = small({ men: { blue1: [from, 363], red1: [280, 105] } });
          expect(game.refuse(there, walk(there, 'blue1', [x, y])), `${from} to ${x}, ${y}`).not.toBeNull();
        }
    // Nor out of the courtyard.
    const back = table({ men: { ...men, blue1: [370, 267] }, active: 'blue' });
    expect(back.refused(walk(back.state, 'blue1', [400, 300]))).toBe('no.opening');
    expect(t.refused({ type: 'gate', id: 'blue1' })).toBeNull();
  });
  test('SI-21 the throw is open to everybody whose steps reach a lawful place in the gate', () => {
    expect(table({ men: { blue1: [266, 414], red1: [280, 105] } }).refused({ type: 'gate', id: 'blue1' })).toBeNull();
    let reached = 0;
    for (let i = 0; i < 400; i++) {
      const whole = botRandom('gate', i);
      const near = (): [number, number] => [250 + whole(340), 363 + whole(150)];
      const red2 = [390 + whole(60), 340 + whole(40)] as const;
      const men = { blue1: near(), blue2: near(), blue3: near(), red1: near(), red2 };
      const open = small({ men, pieces: { blue1: { gate: 'open' } } });
      const standing = ['blue1', 'blue2', 'blue3', 'red1', 'red2'].every((id, n, all) =>
        all.slice(n + 1).every((other) => distance(at(open, id) as Point, at(open, other) as Point) >= 25),
      );
      if (!standing) continue;
      const ends = [
        [whole(65), 12],
        [whole(65), 11],
        [5, 12],
        [65, 12],
        [35, 5],
      ] as const;
      const lawful = ends.some(([x, y]) => {
        const direct = walk(open, 'blue1', [388 + x, 350 + y]);
        const way = (game.refuse(open, direct)?.instead ?? direct) as Action;
        return game.apply(open, way, loadedLuck({})).state.entered.includes('blue');
      });
      if (!lawful) continue;
      reached++;
      expect(game.refuse(small({ men }), { type: 'gate', id: 'blue1' }), JSON.stringify(men)).toBeNull();
    }
    expect(reached).toBeGreaterThan(50);
  });
  test('SI-22 he who entered is destroyed, and the guns stay silent', () => {
    const men = { ...before.men, blue1: [420, 363], 'blue.gun1': [500, 800] } as const;
    const t = table({ ...before, men, pieces: { blue1: { gate: 'open' } }, options: { magicStops: false } });
    t.act(walk(t.state, 'blue1', [420, 340]))
      .act(end)
      .act(cast, 6);
    expect(ids(t.state)).not.toContain('blue1');
    t.act(end);
    expect([toAct(t.state), t.state.stage.at]).toEqual(['blue', 'move']);
    expect(t.last.map(({ rule }) => rule)).toContain('SI-22');
  });
});

describe.each([
  ['as it is', (of: Small) => of, (x: number) => x],
  ['in the mirror', mirrored, (x: number) => 840 - x],
] as const)('wall-walk, %s', (_, turned, p) => {
  const on = (men: Small['men']) => table(turned({ men: { red9: [420, 200], ...men }, options: { wallWalk: true } }));
  test('SI-16 not through the corner of a higher tower; past one of the same height he may', () => {
    const back = on({ blue1: [330, 125] });
    expect(back.refused(walk(back.state, 'blue1', [p(300), 155]))).toBe('no.barred');
    const front = on({ blue1: [330, 295] });
    expect(front.refused(walk(front.state, 'blue1', [p(300), 265]))).toBeNull();
  });
  test('SI-17 a full wall is neither entered nor passed along or across', () => {
    const two = { red1: [258, 223], red2: [258, 267] } as const;
    for (const [three, refusal] of [
      [two, null],
      [{ ...two, red3: [277, 245] }, 'no.full'],
    ] as const) {
      const along = on({ ...three, blue1: [302, 295] });
      expect(along.refused(walk(along.state, 'blue1', [p(302), 197]))).toBe(refusal);
      const across = on({ ...three, blue1: [232, 245] });
      expect(across.refused(walk(across.state, 'blue1', [p(328), 245]))).toBe(refusal);
    }
  });
  test('SI-25 a higher tower between two on walls parts them, one of their own height does not', () => {
    expect(on({ blue1: [328, 100], red1: [275, 153] }).refused(fight)).toBe('no.far');
    expect(on({ blue1: [328, 320], red1: [275, 267] }).refused(fight)).toBeNull();
  });
});

describe('several ends', () => {
  const men = { blue1: [280, 315], red1: [420, 200] } as const;
  test('SI-23 SI-27 at once: capture before the limit, the limit before the draw', () => {
    const options = { capture: true, turnLimit: true, turns: 2, stalemate: 1 } as const;
    const ends = (more: Partial<Small>): string =>
      toAct(table({ men, options, active: 'red', state: { turns: [2, 2] }, ...more }).act(end).state);
    expect(ends({})).toBe('over blue capture');
    expect(ends({ men: { ...men, blue1: [280, 500] } })).toBe('over red limit');
    expect(ends({ options: { ...options, turnLimit: false, capture: false } })).toBe('over  quiet');
  });
  test('SI-23 the limit counts turns of each, also when the Defender began', () => {
    const options = { turnLimit: true, turns: 2 } as const;
    const t = table({ men, options, active: 'red', state: { turns: [1, 2] } }).act(end);
    expect([toAct(t.state), t.state.turns]).toEqual(['blue', [2, 2]]);
    expect(toAct(t.act(end).state)).toBe('over red limit');
  });
  test.each([
    ['red', 'blue'],
    ['blue', 'red'],
  ] as const)(
    'SI-23 SI-28 capture of %s: no warrior of its own on its towers, one of the enemy there',
    (seat, enemy) => {
      const flip = (y: number): number => (seat === 'red' ? y : 1470 - y);
      const ends = (own: readonly [number, number], foe: readonly [number, number]): string => {
        const placed = {
          [`${seat}1`]: [280, flip(1085)],
          [`${seat}2`]: [own[0], flip(own[1])],
          [`${enemy}1`]: [foe[0], flip(foe[1])],
        } as const;
        return toAct(
          table({ men: placed, options: { fortresses: 'two', capture: true }, active: seat }).act(end).state,
        );
      };
      // The one on the enemy's tower does not hold the own.
      expect(ends([420, 300], [280, 385])).toBe(`over ${enemy} capture`);
      expect(ends([560, 385], [280, 385])).toBe(enemy);
      expect(ends([420, 300], [700, 700])).toBe(enemy);
    },
  );
});

describe('refusals name their rule', () => {
  const set: Small = {
    men: {
      blue1: [420, 380],
      blue2: [280, 363],
      blue3: [100, 900],
      'blue.gun1': [600, 800],
      'blue.gun2': [560, 400],
      red1: [260, 295],
      red2: [300, 295],
      red3: [260, 335],
      red4: [340, 180],
    },
    options: { oncePerGun: true },
  };
  const shooting = { stage: { at: 'shooting' } } as const;
  const shoot = { type: 'shoot', id: 'blue.gun1', target: 'red1' } as const;
  const state = small(set);
  test.each<[rule: string, key: string, of: Partial<Small>, action: Action]>([
    ['SI-04', 'no.notNow', {}, cast],
    ['SI-04', 'no.notNow', { state: shooting }, end],
    ['SI-09', 'no.hushed', { state: { ...shooting, hushed: ['blue'] } }, shoot],
    ['SI-12', 'no.gunBarred', {}, walk(state, 'blue.gun2', [560, 350])],
    ['SI-12', 'no.gunGate', {}, { type: 'gate', id: 'blue.gun1' }],
    ['SI-12', 'no.gunFights', {}, { type: 'fight', id: 'blue.gun1', target: 'red1' }],
    ['SI-13', 'no.unseen', { state: shooting }, { ...shoot, target: 'red4' }],
    ['SI-16', 'no.notYours', {}, walk(state, 'red4', [340, 200])],
    ['SI-16', 'no.tooFarBy', {}, walk(state, 'blue3', [100, 759])],
    ['SI-17', 'no.full', {}, walk(state, 'blue2', [300, 335])],
    ['SI-17', 'no.astride', {}, walk(state, 'blue2', [350, 320])],
    ['SI-18', 'no.far', {}, { type: 'fight', id: 'blue3', target: 'red4' }],
    ['SI-20', 'no.notWaiting', {}, put('blue1', 420, 1050)],
    ['SI-21', 'no.gateFirst', {}, walk(state, 'blue1', [420, 340])],
    ['SI-21', 'no.gateShut', { pieces: { blue1: { gate: 'shut' } } }, walk(state, 'blue1', [420, 340])],
    ['SI-22', 'no.silent', { state: { ...shooting, entered: ['blue'] } }, shoot],
  ])('%s %s', (rule, key, of, action) => {
    expect(game.refuse(small({ ...set, ...of }), action)).toMatchObject({ rule, text: { key: `siege:${key}` } });
  });
  test('SI-03 who stands already does not wait, guns or not', () => {
    const start = game.setup(optionsSchema.parse({ army: 'small' }), ['blue', 'red'], deals('setup'));
    const t = hand<State, Action>(game, start).act(put('red1', 420, 240));
    expect(game.refuse(t.state, put('red1', 350, 240))).toMatchObject({
      rule: 'SI-03',
      text: { key: 'siege:no.notWaiting' },
    });
  });
});
