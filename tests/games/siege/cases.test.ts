import { describe, expect, test } from 'vitest';
import { botLuck } from '../../../src/core/bots.ts';
import { poseAt } from '../../../src/core/shots/pose.ts';
import { siege as game } from '../../../src/games/siege/index.ts';
import { type Action, optionsSchema, type State } from '../../../src/games/siege/types.ts';
import { distance, type Point } from '../../../src/geometry/point.ts';
import { deals, hand, loadedLuck } from '../../help.ts';
import { answer, at, ids, mirrored, small, type Small, table, toAct, walk } from './fixture.ts';

const fight = { type: 'fight', id: 'blue1', target: 'red1' } as const;
const cast = { type: 'cast' } as const;
const end = { type: 'end' } as const;
const put = (id: string, x: number, y: number): Action => ({ type: 'put', id, at: { x, y } });
const real: Small = {
  men: { 'blue.gun1': [280, 600], blue1: [600, 800], blue2: [700, 800], red1: [280, 315], red2: [420, 200] },
  options: { shooting: 'real', tremor: 'none' },
  state: { stage: { at: 'shooting' } },
};
const fire = { type: 'fire', id: 'blue.gun1', bearing: 0, lift: 120, power: 600 } as const;

describe('magic', () => {
  test('SI-05 a spell thrown lasts though its caster comes down; the next throw is lost with the last tower', () => {
    const men = { red1: [280, 315], blue1: [280, 450], blue2: [700, 900] } as const;
    const t = table({ men, active: 'red', state: { stage: { at: 'magic' } } }).act(cast, 3);
    t.act(walk(t.state, 'red1', [280, 363])).act({ type: 'leave' });
    expect(toAct(t.state)).toBe('blue');
    t.act(fight, 4, 2);
    expect(t.last.some((event) => 'ids' in event)).toBe(false);
    t.act(end);
    expect([toAct(t.state), t.state.stage.at]).toEqual(['red', 'move']);
    expect(t.last.map(({ text }) => text.key)).toContain('siege:event.noMagic');
  });
  test('SI-07 speeds warriors only: with two fortresses the own gun still goes 2 steps', () => {
    const men = { red1: [280, 385], 'red.gun1': [600, 600], blue1: [700, 800] } as const;
    const state = { stage: { at: 'magic' } } as const;
    const t = table({ men, options: { fortresses: 'two', shooting: 'real' }, active: 'red', state }).act(cast, 2);
    t.act({ type: 'hold' });
    expect(t.refused(walk(t.state, 'red.gun1', [600, 741]))).toBe('no.tooFarBy');
    expect(t.refused(walk(t.state, 'red.gun1', [600, 740]))).toBeNull();
  });
  test('SI-23 the last warrior of the Attacker destroyed by magic: the Defender wins, though the gun is left', () => {
    const men = { red1: [280, 315], blue1: [280, 500], 'blue.gun1': [500, 1000] } as const;
    const t = table({ men, active: 'red', state: { stage: { at: 'magic' } } }).act(cast, 6);
    expect(toAct(t.state)).toBe('over red last');
  });
});

describe('the gun', () => {
  test('SI-12 touched by an enemy it does not fire, which is told; it may move away', () => {
    const men = { ...real.men, red2: [313, 600] } as const;
    const t = table({ ...real, men, active: 'red', state: { stage: { at: 'move' } } }).act(end);
    expect([toAct(t.state), t.state.stage.at]).toEqual(['blue', 'move']);
    expect(t.last.map(({ text }) => text.key)).toContain('siege:no.touched');
    t.act(walk(t.state, 'blue.gun1', [200, 600]));
  });
  test('SI-12 with two fortresses it does not enter the own gate either', () => {
    const men = { 'red.gun1': [420, 441], red1: [280, 385], blue1: [700, 800] } as const;
    const t = table({ men, options: { fortresses: 'two' }, active: 'red' });
    expect(t.refused(walk(t.state, 'red.gun1', [420, 400]))).toBe('no.gunBarred');
  });
  test('SI-14 SI-20 an own man wounded by the shell comes back at once and still makes his manoeuvre', () => {
    const flat = poseAt({ x: 600, y: 820 }, 0, 0).slice(0, 3) as [number, number, number];
    const down = [...flat, -7071, 0, 0, 7071] as const;
    const t = table(real).act(fire, answer(['blue1'], { blue1: down }));
    expect(t.state.owed).toEqual(['blue1']);
    t.act(put('blue1', 600, 1050));
    expect(t.state.stage.at).toBe('move');
    t.act(walk(t.state, 'blue1', [600, 910]));
  });
  test('SI-27 a light wound is no wound: the count of quiet turns goes on', () => {
    const t = table({ ...real, state: { ...real.state, calm: 2 } });
    t.act(fire, answer(['red1'], { red1: poseAt({ x: 282, y: 315 }, 700, 180) })).act(end);
    expect(t.state.calm).toBe(3);
  });
  test('SI-26 who comes to rest upright on a full tower stands on the nearest free ground', () => {
    const men = { ...real.men, red3: [540, 295], red4: [580, 295], red5: [540, 335] } as const;
    const t = table({ ...real, men }).act(fire, answer(['red1'], { red1: poseAt({ x: 582, y: 330 }, 700, 180) }));
    expect(at(t.state, 'red1')).toEqual({ x: 608, y: 330 });
  });
});

describe('the options', () => {
  test('SI-03 SI-12 SI-17 SI-22 SI-23 SI-27 unless chosen otherwise the match is by the rules themselves', () => {
    const plain = { fortresses: 'one', army: 'normal', fortress: 'castle', lot: false, shooting: 'real' };
    const off = { oncePerGun: false, wallWalk: false, magicStops: false, capture: false, turnLimit: false };
    expect(optionsSchema.parse({})).toMatchObject({ ...plain, ...off, turns: 20, measure: 'edges', stalemate: 100 });
  });
  test('SI-03 at set-up nobody stands on a wall, though by the option he may later; there it gives magic and captures', () => {
    const options = { wallWalk: true, capture: true } as const;
    const start = game.setup(optionsSchema.parse(options), ['blue', 'red'], deals('setup'));
    expect(hand<State, Action>(game, start).refused(put('red1', 350, 315))).toBe('no.garrison');
    const men = { red1: [420, 200], blue1: [350, 315] } as const;
    expect(toAct(table({ men, options, active: 'red' }).act(end).state)).toBe('over blue capture');
    const own = { red1: [350, 315], blue1: [420, 200] } as const;
    expect(table({ men: own, options }).act(end).state.stage.at).toBe('magic');
  });
});

describe('SI-13 what a gun sees', () => {
  test('SI-13 a figure wholly hidden by another is not seen, one half hidden is', () => {
    const shoot = { type: 'shoot', id: 'blue.gun1', target: 'red1' } as const;
    const seen = (x: number) =>
      table({
        men: { 'blue.gun1': [100, 900], blue1: [x, 800], red1: [100, 600] },
        state: { stage: { at: 'shooting' } },
      }).refused(shoot);
    expect(seen(100)).toBe('no.unseen');
    expect(seen(112)).toBeNull();
  });
});

describe('SI-20 the wounded', () => {
  test('SI-18 SI-20 one may be wounded twice in a turn: there is no limit on fights against him, nor on his returns', () => {
    const men = { blue1: [100, 900], red1: [150, 900], blue2: [380, 200] } as const;
    const t = table({ men })
      .act(fight, 6, 5)
      .act(put('red1', 380, 153));
    t.act({ type: 'fight', id: 'blue2', target: 'red1' }, 3, 2);
    expect([toAct(t.state), t.state.owed]).toEqual(['red', ['red1']]);
    t.act(put('red1', 340, 153));
    expect(toAct(t.state)).toBe('red');
  });
  test('SI-20 the nearest free spot is on the field, though a tower is nearer', () => {
    // A courtyard of one cell, x 385-455 and y 210-280, with five in it; a tower's corner is 37 mm from the line, the gate 56.
    const men: Small['men'] = {
      red2: [398, 223],
      red3: [442, 223],
      red4: [398, 267],
      red5: [442, 267],
      red6: [420, 245],
      red1: [150, 900],
      blue1: [100, 900],
    };
    const t = table({ men, options: { fortress: 'custom', layout: '1G1/W.W/1W1' } }).act(fight, 6, 5);
    expect(t.refused(put('red1', 372, 197))).toBe('no.nearestSpot');
    const [choice] = game.choices(t.state);
    expect(choice).toMatchObject({ kind: 'put', to: { spots: [{ x: 420, y: 279 }] } });
    t.act(put('red1', 420, 279));
  });
});

describe('the gate', () => {
  const before: Small = { men: { blue1: [420, 380], blue2: [100, 900], red1: [280, 315] } };
  test('SI-21 opened and left, it needs another throw in the next turn', () => {
    const t = table(before).act({ type: 'gate', id: 'blue1' }, 4);
    t.act(walk(t.state, 'blue1', [420, 460]))
      .act(end)
      .act(cast, 1)
      .act(end);
    expect(t.refused(walk(t.state, 'blue1', [420, 340]))).toBe('no.gateFirst');
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
      const whole = botLuck('gate', i);
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
    const t = table({ ...before, men, pieces: { blue1: { gate: 'open' } } });
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
