import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { toySoldiers as game } from '../../../src/games/toy-soldiers/index.ts';
import type { Action, State } from '../../../src/games/toy-soldiers/types.ts';
import { hand } from '../../help.ts';
import { type Small, small } from './fixture.ts';

const table = (of: Small) => hand<State, Action>(game, small(of));
const ids = (state: State): string => state.soldiers.map(({ id }) => id).join(' ');
const at = (state: State, id: string) => state.soldiers.find((each) => each.id === id)?.at;
const kinds = (events: readonly { kind: string }[]): string => events.map(({ kind }) => kind).join(' ');
const toAct = (state: State): string => {
  const turn = game.turn(state);
  return 'to' in turn ? turn.to : 'over';
};

/** Blue 1 and Red 1 exactly 1 measure apart, the others out of it. */
const duel: Small = { men: { blue1: [300, 300], blue2: [100, 650], red1: [385, 300], red2: [900, 60] } };

describe('TS-05 one soldier a turn', () => {
  test('TS-05 the pick may change until the first throw, then it is his turn alone', () => {
    const t = table(duel);
    expect(t.refused({ type: 'march', id: 'red1' })).toBe('no.notYours');
    expect(t.refused({ type: 'march', id: 'blue2' })).toBeNull();
    t.act({ type: 'march', id: 'blue1' }, 1);
    expect(t.refused({ type: 'march', id: 'blue2' })).toBe('no.notNow');
    t.act({ type: 'stay' });
    expect(t.refused({ type: 'skip', id: 'blue2' })).toBe('no.oneOnly');
    expect(t.refused({ type: 'skip', id: 'blue1' })).toBeNull();
  });
  test('TS-05 the turn passes after the defence; if the soldier falls, his Full Move ends there', () => {
    const t = table({ ...duel, options: { counter: 'simple' } });
    t.act({ type: 'attack', id: 'blue1' }, 1).act({ type: 'target', id: 'red1' });
    expect(toAct(t.state)).toBe('red');
    t.act({ type: 'defend' }, 3);
    expect(toAct(t.state)).toBe('blue');
    t.act({ type: 'defend' }, 2);
    expect(ids(t.state)).toBe('blue2 red1 red2');
    expect(t.state.stage.at).toBe('pick');
    expect(t.state.active).toBe('red');
  });
});

describe('TS-06 fresh and spent', () => {
  test('TS-06 a spent soldier waits until the others have moved; then all are fresh again', () => {
    const t = table({ men: { blue1: [100, 600], blue2: [300, 600], red1: [100, 60], red2: [300, 60] } });
    // Sabotage: whoever let his turn go by left no word of it in the log.
    t.act({ type: 'skip', id: 'blue1' });
    expect(t.last).toMatchObject([
      { rule: 'TS-07', text: { key: 'toy-soldiers:event.skips', values: { who: { piece: 'blue1' } } } },
    ]);
    t.act({ type: 'skip', id: 'red1' });
    expect(t.refused({ type: 'march', id: 'blue1' })).toBe('no.spent');
    t.act({ type: 'skip', id: 'blue2' });
    expect(t.state.soldiers.filter(({ seat }) => seat === 'blue').every(({ spent }) => spent)).toBe(true);
    t.act({ type: 'skip', id: 'red2' });
    expect(t.state.soldiers.filter(({ seat }) => seat === 'blue').some(({ spent }) => spent)).toBe(false);
    expect(t.last.map(({ text }) => text.key)).toContain('toy-soldiers:event.fresh');
  });
  test('TS-06 the fallen do not count: freshness is judged at the start of the turn', () => {
    const t = table({
      ...duel,
      spent: ['red1', 'blue1'],
      options: { counter: 'once' },
      men: { ...duel.men, red2: [300, 215] },
      active: 'red',
    });
    expect(t.refused({ type: 'attack', id: 'red2' })).toBeNull();
    t.act({ type: 'attack', id: 'red2' }, 1)
      .act({ type: 'target', id: 'blue1' })
      .act({ type: 'defend' }, 6)
      .act({ type: 'counter' }, 3);
    expect(ids(t.state)).toBe('blue1 blue2 red1');
    t.act({ type: 'skip', id: 'blue2' });
    expect(t.state.soldiers.find(({ id }) => id === 'red1')?.spent).toBe(false);
  });
});

describe('TS-07 skipping', () => {
  test('TS-07 all may be skipped without a die, and that spends the soldier', () => {
    const t = table(duel).act({ type: 'skip', id: 'blue1' });
    expect(t.state.soldiers[0]?.spent).toBe(true);
    expect(toAct(t.state)).toBe('red');
    expect(t.events.some(({ kind }) => kind === 'rolled')).toBe(false);
  });
  test('TS-07 movement alone is skipped by attacking at once, the attack alone by declining', () => {
    expect(table(duel).act({ type: 'attack', id: 'blue1' }, 3).state.stage.at).toBe('target');
    const t = table(duel).act({ type: 'march', id: 'blue1' }, 1).act({ type: 'stay' });
    expect(t.state.stage.at).toBe('attack');
    expect(toAct(t.act({ type: 'skip', id: 'blue1' }).state)).toBe('red');
  });
  test('TS-07 defence and counter-attack cannot be skipped', () => {
    const t = table(duel).act({ type: 'attack', id: 'blue1' }, 1).act({ type: 'target', id: 'red1' });
    const open = () =>
      enabledChoices(game.choices(asView(t.state))).map((choice) =>
        choice.kind === 'do' ? choice.action.type : choice.kind,
      );
    expect(open()).toEqual(['defend']);
    t.act({ type: 'defend' }, 6);
    expect(open()).toEqual(['counter']);
    expect(t.refused({ type: 'skip', id: 'blue1' })).toBe('no.notNow');
  });
});

describe('TS-08 movement', () => {
  test.each([1, 2, 3, 4, 5, 6])('TS-08 a %i: odd walks 1 measure, even runs 2', (face) => {
    const t = table(duel).act({ type: 'march', id: 'blue2' }, face);
    const reach = face % 2 === 1 ? 60 : 120;
    expect(t.state.stage).toEqual({ at: 'walk', reach });
    const to = (x: number): Action => ({
      type: 'walk',
      path: [
        { x: 100, y: 650 },
        { x: 100 + x, y: 650 },
      ],
    });
    expect(t.refused(to(reach + 1))).toBe('no.tooFar');
    t.act(to(reach));
    expect(at(t.state, 'blue2')).toEqual({ x: 100 + reach, y: 650 });
  });
  test('TS-08 a bent path counts by its length, and the refusal offers what is left of it', () => {
    const t = table(duel).act({ type: 'march', id: 'blue2' }, 1);
    const path = [
      { x: 100, y: 650 },
      { x: 100, y: 610 },
      { x: 130, y: 610 },
    ];
    const refusal = game.refuse(t.state, { type: 'walk', path });
    expect(refusal?.text.key).toBe('toy-soldiers:no.tooFar');
    expect(refusal?.instead).toEqual({ type: 'walk', path: [path[0], path[1], { x: 120, y: 610 }] });
    t.act(refusal?.instead as Action);
  });
  test('TS-08 not through soldiers of either side, obstacles or the edge; leaving an enemy is free', () => {
    const men = { blue1: [100, 300], blue2: [140, 300], red1: [100, 260], red2: [900, 60] } as const;
    const obstacles = [{ id: 'wall1', kind: 'wall', at: { x: 100, y: 350 }, turns: 0 }] as const;
    const t = table({ men, obstacles }).act({ type: 'march', id: 'blue1' }, 2);
    const to = (x: number, y: number): Action => ({
      type: 'walk',
      path: [
        { x: 100, y: 300 },
        { x, y },
      ],
    });
    for (const [x, y, what] of [
      [200, 300, 'blue2'],
      [100, 200, 'red1'],
      [100, 400, 'wall1'],
    ] as const) {
      const refusal = game.refuse(t.state, to(x, y));
      expect(refusal?.text).toEqual({ key: 'toy-soldiers:no.barred', values: { what: { piece: what } } });
      expect(refusal?.at).toBeDefined();
      expect(game.refuse(t.state, refusal?.instead as Action)).toBeNull();
    }
    expect(t.refused(to(5, 300))).toBe('no.edge');
    expect(
      t.refused({
        type: 'walk',
        path: [
          { x: 90, y: 300 },
          { x: 80, y: 300 },
        ],
      }),
    ).toBe('no.start');
    t.act(to(13, 300));
    expect(at(t.state, 'blue1')).toEqual({ x: 13, y: 300 });
  });
  test('TS-08 staying after the throw is a way of no length', () => {
    const t = table(duel)
      .act({ type: 'march', id: 'blue2' }, 2)
      .act({ type: 'walk', path: [{ x: 100, y: 650 }] });
    expect(at(t.state, 'blue2')).toEqual({ x: 100, y: 650 });
    expect(kinds(t.last)).toBe('said');
  });
});
