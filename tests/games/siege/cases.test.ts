import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { poseAt } from '../../../src/core/shots/pose.ts';
import { siege as game } from '../../../src/games/siege/index.ts';
import { type Action, optionsSchema, type State } from '../../../src/games/siege/types.ts';
import { deals, hand } from '../../help.ts';
import { answer, at, type Small, table, toAct, walk } from './fixture.ts';

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
    expect(t.last.map(({ text }) => text.key)).toContain('siege:event.holds');
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
    const off = { oncePerGun: false, wallWalk: false, capture: false, turnLimit: false };
    expect(optionsSchema.parse({})).toMatchObject({
      ...plain,
      ...off,
      magicStops: true,
      turns: 20,
      measure: 'edges',
      stalemate: 100,
    });
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
    const [choice] = game.choices(asView(t.state));
    expect(choice).toMatchObject({ kind: 'put', to: { spots: [{ x: 420, y: 279 }] } });
    t.act(put('red1', 420, 279));
  });
});
