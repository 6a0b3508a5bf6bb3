import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { siege as game } from '../../../src/games/siege/index.ts';
import type { Action, State } from '../../../src/games/siege/types.ts';
import { at, mirrored, mirror, type Small, table, walk } from './fixture.ts';

/** What the preview says a walk costs. */
const cost = (state: State, action: Action): number | undefined => game.preview?.(asView(state), action).used;
const sides = [
  ['as it is', (of: Small) => of, (x: number, y: number) => [x, y] as const],
  ['in the mirror', mirrored, (x: number, y: number) => [mirror({ x, y }).x, y] as const],
] as const;

describe('SI-16 manoeuvre', () => {
  test('SI-16 every piece up to 2 steps, one after another in any order, each once', () => {
    const t = table({ men: { blue1: [100, 900], blue2: [200, 900], 'blue.gun1': [300, 900], red1: [420, 200] } });
    expect(t.refused(walk(t.state, 'blue2', [200, 759]))).toBe('no.tooFarBy');
    t.act(walk(t.state, 'blue2', [200, 830], [130, 830]));
    expect(t.refused(walk(t.state, 'blue2', [130, 800]))).toBe('no.moved');
    expect(t.refused(walk(t.state, 'red1', [420, 220]))).toBe('no.notYours');
    t.act(walk(t.state, 'blue.gun1', [300, 760])).act(walk(t.state, 'blue1', [100, 760]));
    // All have moved: the turn has passed.
    expect(t.state.active).toBe('red');
  });
  test('SI-16 the ribbon counts the warriors who may still act, and names the guns apart', () => {
    const told = (...guns: string[]) => {
      const field = Object.fromEntries(guns.map((id, i) => [id, [300 + 100 * i, 900] as const]));
      return (moved: boolean) => {
        const pieces = { blue1: { moved }, blue2: { moved } };
        const turn = game.turn(
          table({ men: { blue1: [100, 900], blue2: [200, 900], red1: [420, 200], ...field }, pieces }).state,
        );
        return 'to' in turn && [turn.stage.why.key, turn.stage.why.values?.['count']];
      };
    };
    expect(told()(false)).toEqual(['siege:why.move', 2]);
    expect(told('blue.gun1')(false)).toEqual(['siege:why.moveAndGun', 2]);
    expect(told('blue.gun1', 'blue.gun2')(false)).toEqual(['siege:why.moveAndGuns', 2]);
    expect(told('blue.gun1', 'blue.gun2')(true)).toEqual(['siege:why.moveGun', 2]);
  });
  test('SI-16 not through warriors or guns of either side, walls, towers or the edge', () => {
    const t = table({
      men: {
        blue1: [100, 900],
        blue2: [160, 900],
        'blue.gun1': [100, 830],
        blue3: [350, 380],
        blue4: [280, 380],
        blue5: [60, 1000],
        red1: [40, 900],
      },
    });
    expect(t.refused(walk(t.state, 'blue1', [220, 900]))).toBe('no.barred');
    expect(t.refused(walk(t.state, 'blue1', [100, 770]))).toBe('no.barred');
    expect(t.refused(walk(t.state, 'blue5', [5, 1000]))).toBe('no.edge');
    expect(t.refused(walk(t.state, 'blue1', [70, 900], [20, 900]))).toBe('no.barred');
    expect(t.refused(walk(t.state, 'blue3', [350, 340]))).toBe('no.astride');
    expect(t.refused(walk(t.state, 'blue4', [280, 355]))).toBe('no.barred');
    const refusal = game.refuse(t.state, walk(t.state, 'blue1', [100, 770]));
    expect(refusal?.at).toBeDefined();
    expect(game.refuse(t.state, refusal?.instead as Action)).toBeNull();
  });
  test('SI-16 leaving an enemy is free', () => {
    const t = table({ men: { blue1: [100, 900], red1: [126, 900] } });
    expect(t.refused(walk(t.state, 'blue1', [100, 1040]))).toBeNull();
  });
});

describe.each(sides)('SI-17 climbing, %s', (_, turned, p) => {
  const men = (more: Small['men']): Small => turned({ men: { red9: [420, 200], ...more } });
  test('SI-17 to a one-storey top or down costs 1 step, walking before and after is paid from the same steps', () => {
    // 13 mm from the face he touches it.
    const t = table(men({ blue1: [280, 363], blue2: [280, 433], blue3: [280, 435] }));
    expect(cost(t.state, walk(t.state, 'blue1', p(280, 315)))).toBe(70);
    expect(cost(table(men({ blue2: [280, 433] })).state, walk(t.state, 'blue2', p(280, 315)))).toBe(140);
    const far = table(men({ blue3: [280, 435] }));
    expect(far.refused(walk(far.state, 'blue3', p(280, 315)))).toBe('no.tooFarBy');
    t.act(walk(t.state, 'blue1', p(280, 315)));
    const down = table(men({ blue1: [280, 315] }));
    expect(cost(down.state, walk(down.state, 'blue1', p(280, 433)))).toBe(140);
    expect(down.refused(walk(down.state, 'blue1', p(280, 436)))).toBe('no.tooFarBy');
  });
  test('SI-17 to a two-storey top or down costs 2 steps: from touch to anywhere on the top', () => {
    const t = table(men({ blue1: [232, 100], blue2: [280, 118] }));
    expect(cost(t.state, walk(t.state, 'blue1', p(280, 90)))).toBe(140);
    expect(cost(t.state, walk(t.state, 'blue2', p(280, 57)))).toBe(140);
    expect(t.refused(walk(t.state, 'blue2', p(280, 50)))).toBe('no.tooFarBy');
    const short = table(men({ blue1: [230, 100] }));
    expect(short.refused(walk(short.state, 'blue1', p(280, 100)))).toBe('no.tooFarBy');
  });
  test('SI-17 across a wall costs 2 steps from touch to touch, into the courtyard and out', () => {
    const into = table(men({ blue1: [350, 363] }));
    expect(cost(into.state, walk(into.state, 'blue1', p(350, 267)))).toBe(140);
    expect(into.refused(walk(into.state, 'blue1', p(350, 250)))).toBe('no.tooFarBy');
    const out = table({ ...men({ red1: [328, 245] }), active: 'red' });
    expect(cost(out.state, walk(out.state, 'red1', p(232, 245)))).toBe(140);
    const near = table(men({ blue1: [350, 366] }));
    expect(near.refused(walk(near.state, 'blue1', p(350, 267)))).toBe('no.tooFarBy');
    expect(cost(near.state, walk(near.state, 'blue1', p(350, 267))), 'all that it would cost').toBeGreaterThan(140);
    // Nobody comes across without touching the wall: a tower bars the way.
    const tower = table({ ...men({ red1: [328, 267] }), active: 'red', state: { swift: true } });
    expect(tower.refused(walk(tower.state, 'red1', p(230, 300)))).toBe('no.barred');
  });
  test('SI-17 a way far along a wall costs more than 2 steps', () => {
    const t = table({ ...men({ red1: [328, 270] }), active: 'red', state: { swift: true } });
    // 96 mm across and 120 along it.
    expect(cost(t.state, walk(t.state, 'red1', p(232, 150)))).toBe(154);
  });
  test('SI-17 wall-walk: nobody climbs a wall through the higher tower beside it', () => {
    const t = table({ ...men({ blue1: [312, 55] }), options: { wallWalk: true } });
    expect(t.refused(walk(t.state, 'blue1', p(330, 110)))).toBe('no.climb');
    expect(t.refused(walk(t.state, 'blue1', p(330, 55), p(330, 110)))).toBeNull();
  });
  test('SI-17 he must first touch what he climbs', () => {
    const t = table({ ...men({ red1: [350, 363] }), active: 'red', state: { swift: true } });
    expect(t.refused(walk(t.state, 'red1', p(290, 315)))).toBe('no.climb');
    const refusal = game.refuse(t.state, walk(t.state, 'red1', p(290, 315)));
    expect(game.refuse(t.state, refusal?.instead as Action)).toBeNull();
  });
  test('SI-17 nobody stands on walls or astride, and from tower to tower it goes only by the ground', () => {
    const t = table({ ...men({ red1: [280, 315], red2: [350, 363] }), active: 'red', state: { swift: true } });
    expect(t.refused(walk(t.state, 'red2', p(350, 315)))).toBe('no.astride');
    expect(t.refused(walk(t.state, 'red1', p(310, 315)))).toBe('no.astride');
    expect(t.refused(walk(t.state, 'red1', p(280, 105)))).toBe('no.climb');
    t.act(walk(t.state, 'red1', p(260, 335)));
    expect(at(t.state, 'red1')).toEqual({ x: p(260, 335)[0], y: 335 });
  });
  test('SI-17 a full tower cannot be entered', () => {
    const full = men({ red1: [260, 295], red2: [300, 295], blue2: [260, 335], blue1: [300, 363] });
    const t = table(full);
    expect(t.refused(walk(t.state, 'blue1', p(300, 335)))).toBe('no.full');
    const room = table(men({ red1: [260, 295], blue2: [260, 335], blue1: [300, 363] }));
    const shown = game.preview?.(asView(room.state), walk(room.state, 'blue1', p(300, 335))).nodes;
    expect(shown?.find(({ id }) => id === 'room')).toMatchObject({ label: { values: { count: 1 } } });
    room.act(walk(room.state, 'blue1', p(300, 335)));
  });
  // Sabotage: of a lawful climb to a place where somebody stood it was said that the tower bars it, and the way offered ended on the ground.
  test('SI-17 who is led onto a tower where another stands, or over its edge, is told so and shown the nearest room on it', () => {
    const t = table(men({ blue1: [232, 330], red1: [280, 300] }));
    for (const [toX, toY, why] of [
      [276, 310, 'no.barred'],
      [280, 345, 'no.astride'],
    ] as const) {
      const refusal = game.refuse(t.state, walk(t.state, 'blue1', p(toX, toY)));
      expect(refusal?.text.key).toBe(`siege:${why}`);
      if (why === 'no.barred') expect(refusal?.text.values).toMatchObject({ what: { piece: 'red1' } });
      const instead = refusal?.instead as Extract<Action, { type: 'walk' }>;
      expect(game.refuse(t.state, instead)).toBeNull();
      const [x, y] = p(toX, toY);
      const end = instead.path.at(-1) ?? { x: 0, y: 0 };
      expect(Math.hypot(end.x - x, end.y - y)).toBeLessThan(25);
      const after = table(men({ blue1: [232, 330], red1: [280, 300] }));
      after.act(instead);
      expect(Math.abs((at(after.state, 'blue1')?.y ?? 0) - 315)).toBeLessThanOrEqual(35);
    }
  });
  test('SI-17 no part of a climb carries over to the next turn', () => {
    const t = table(men({ blue1: [230, 100] }));
    const { instead } = game.refuse(t.state, walk(t.state, 'blue1', p(280, 100))) ?? {};
    t.act(instead as Action);
    const end = at(t.state, 'blue1');
    expect(Math.abs((end?.x ?? 0) - p(232, 100)[0])).toBeLessThanOrEqual(2);
    expect(end?.y).toBe(100);
  });
  test('SI-17 wall-walk: wall tops are one-storey tops, 1 step a module', () => {
    const wallWalk = { wallWalk: true };
    const t = table({ ...men({ blue1: [350, 363] }), options: wallWalk });
    expect(cost(t.state, walk(t.state, 'blue1', p(350, 315)))).toBe(70);
    expect(cost(t.state, walk(t.state, 'blue1', p(350, 315), p(280, 315)))).toBe(140);
    const two = table({ ...men({ blue1: [280, 245] }), options: wallWalk });
    // To the front tower along the walls it goes; onto the higher one it does not.
    expect(cost(two.state, walk(two.state, 'blue1', p(280, 315)))).toBe(70);
    expect(two.refused(walk(two.state, 'blue1', p(280, 175), p(280, 105)))).toBe('no.climb');
    const off = table({ ...men({ blue1: [350, 363] }) });
    expect(off.refused(walk(off.state, 'blue1', p(350, 315)))).toBe('no.astride');
  });
});

describe('SI-21 the gate', () => {
  const before: Small = { men: { blue1: [420, 380], blue2: [100, 900], red1: [280, 105] } };
  test('SI-21 4 or more opens the way for this turn, on foot through to the courtyard', () => {
    const t = table(before);
    expect(t.refused(walk(t.state, 'blue1', [420, 315]))).toBe('no.gateFirst');
    expect(cost(t.state, walk(t.state, 'blue1', [420, 315])), 'the tape that is drawn').toBe(65);
    t.act({ type: 'gate', id: 'blue1' }, 4);
    expect(t.refused({ type: 'gate', id: 'blue1' })).toBe('no.gateOnce');
    t.act(walk(t.state, 'blue1', [420, 240]));
    expect(at(t.state, 'blue1')).toEqual({ x: 420, y: 240 });
  });
  test('SI-21 3 or less: he may go elsewhere or stay, and has no second try in the turn', () => {
    const t = table(before).act({ type: 'gate', id: 'blue1' }, 3);
    expect(t.refused(walk(t.state, 'blue1', [420, 340]))).toBe('no.gateShut');
    expect(t.refused({ type: 'gate', id: 'blue1' })).toBe('no.gateOnce');
    t.act(walk(t.state, 'blue1', [420, 400]));
    t.act({ type: 'end' }).act({ type: 'cast' }, 1).act({ type: 'end' });
    expect(t.refused({ type: 'gate', id: 'blue1' })).toBeNull();
  });
  test('SI-21 he must have the steps to reach it, and be outside; Defenders, guns and men going out need no throw', () => {
    const t = table({
      men: {
        ...before.men,
        blue3: [420, 503],
        blue4: [420, 501],
        blue5: [420, 250],
        blue6: [360, 267],
        'blue.gun1': [500, 400],
      },
    });
    expect(t.refused({ type: 'gate', id: 'blue2' })).toBe('no.gateFar');
    expect(t.refused({ type: 'gate', id: 'blue3' })).toBe('no.gateFar');
    expect(table({ men: { blue4: [420, 501], red1: [280, 105] } }).refused({ type: 'gate', id: 'blue4' })).toBeNull();
    expect(t.refused({ type: 'gate', id: 'blue5' })).toBe('no.gateFree');
    expect(t.refused({ type: 'gate', id: 'blue.gun1' })).toBe('no.gunGate');
    t.act(walk(t.state, 'blue5', [420, 315]));
    expect(t.state.entered).toEqual([]);
    const red = table({ ...before, men: { red1: [460, 380], blue1: [100, 900] }, active: 'red' });
    expect(red.refused(walk(red.state, 'red1', [420, 380], [420, 290]))).toBeNull();
  });
  test('SI-21 who stopped inside passes freely both ways; who came out needs a throw to come in again', () => {
    const inside = table({ men: { blue1: [420, 345], red1: [280, 105] } });
    expect(inside.refused({ type: 'gate', id: 'blue1' })).toBe('no.gateFree');
    expect(inside.refused(walk(inside.state, 'blue1', [420, 240]))).toBeNull();
    expect(inside.refused(walk(inside.state, 'blue1', [420, 380]))).toBeNull();
    expect(inside.refused(walk(inside.state, 'blue1', [420, 380], [420, 340]))).toBe('no.gateFirst');
  });
});

describe('SI-22 silence', () => {
  const before: Small = {
    men: { blue1: [420, 363], blue2: [350, 363], 'blue.gun1': [500, 800], red1: [280, 105] },
    pieces: { blue1: { gate: 'open' } },
  };
  test('SI-22 once a warrior has entered the gate from outside by half a millimetre, all guns are silent for good', () => {
    const t = table(before).act(walk(table(before).state, 'blue1', [420, 362]));
    expect(t.state.entered).toEqual(['blue']);
    t.act({ type: 'end' });
    // Magic is over too: Red begins with the manoeuvre.
    expect([t.state.active, t.state.stage.at]).toEqual(['red', 'move']);
    t.act({ type: 'end' });
    expect(at(t.state, 'blue1')).toEqual({ x: 420, y: 362 });
    expect(t.state.stage.at).toBe('move');
    expect(t.last.map(({ rule }) => rule)).toContain('SI-22');
  });
  test('SI-22 it is told before the way is confirmed, and only where guns fall silent by it', () => {
    const warns = (of: Small, y: number): string | undefined => {
      const { state } = table(of);
      return game.preview?.(asView(state), walk(state, 'blue1', [420, y])).warns?.key;
    };
    expect(warns(before, 362)).toBe('siege:warn.last');
    expect(warns({ ...before, options: { magicStops: false } }, 362)).toBe('siege:warn.silent');
    expect(warns(before, 364)).toBeUndefined();
    expect(warns({ ...before, state: { entered: ['blue'] } }, 340)).toBeUndefined();
    const { 'blue.gun1': _, ...men } = before.men;
    expect(warns({ ...before, men }, 340)).toBeUndefined();
  });
  test('SI-22 climbing in, standing before the gate and going out do not silence them', () => {
    const t = table({ ...before, men: { ...before.men, blue3: [480, 267] } });
    t.act(walk(t.state, 'blue2', [350, 267]))
      .act(walk(t.state, 'blue3', [420, 267], [420, 320]))
      .act({ type: 'end' });
    expect(t.state.entered).toEqual([]);
  });
  // Sabotage: the option was off by default.
  test('SI-22 magic stops too, or goes on by the option, and both are told', () => {
    const through = (options: NonNullable<Small['options']>) => {
      const t = table({ ...before, options });
      t.act(walk(t.state, 'blue1', [420, 340]));
      const entered = t.last.find(({ rule }) => rule === 'SI-22');
      return [entered && 'text' in entered ? entered.text.key : '', t.act({ type: 'end' }).state.stage.at];
    };
    expect(through({})).toEqual(['siege:event.entersLast', 'move']);
    expect(through({ magicStops: false })).toEqual(['siege:event.enters', 'magic']);
  });
  test('SI-28 with two fortresses only the guns of the side that entered fall silent, and own gates are free', () => {
    const two: Small = {
      men: { red1: [420, 1037], red2: [420, 433], blue1: [100, 700], 'red.gun1': [600, 600], 'blue.gun1': [600, 700] },
      options: { fortresses: 'two', shooting: 'real' },
      active: 'red',
      pieces: { red1: { gate: 'open' } },
    };
    const t = table(two);
    t.act(walk(t.state, 'red2', [420, 340])).act(walk(t.state, 'red1', [420, 1060]));
    expect(t.state.entered).toEqual(['red']);
    t.act({ type: 'end' });
    expect([t.state.active, t.state.stage.at]).toEqual(['blue', 'shooting']);
  });
});
