import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { forcedAction } from '../../../src/core/match.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { toySoldiers as game } from '../../../src/games/toy-soldiers/index.ts';
import { gapBetween } from '../../../src/geometry/shape.ts';
import type { Action, State } from '../../../src/games/toy-soldiers/types.ts';
import { hand } from '../../help.ts';
import { type Small, mirrored, small } from './fixture.ts';

const table = (of: Small) => hand<State, Action>(game, small(of));
const ids = (state: State): string => state.soldiers.map(({ id }) => id).join(' ');
const at = (state: State, id: string) => state.soldiers.find((each) => each.id === id)?.at;
const touch = (state: State, one: string, two: string): boolean => {
  const [a, b] = [at(state, one), at(state, two)];
  return !!a && !!b && gapBetween({ at: a, r: 12.5 }, { at: b, r: 12.5 }) <= 1;
};
const kinds = (events: readonly { kind: string }[]): string => events.map(({ kind }) => kind).join(' ');
const toAct = (state: State): string => {
  const turn = game.turn(state);
  return 'to' in turn ? turn.to : 'over';
};
const targets = (state: State): string[] =>
  enabledChoices(game.choices(asView(state))).flatMap((choice) =>
    choice.kind === 'do' && typeof choice.target === 'string' ? [choice.target] : [],
  );

/** Blue 1 and Red 1 exactly 1 measure apart, the others out of it. */
const duel: Small = { men: { blue1: [300, 300], blue2: [100, 650], red1: [385, 300], red2: [900, 60] } };

describe('TS-09 attack', () => {
  test('TS-09 opens within 1 measure, the limit included, and not a millimetre beyond', () => {
    expect(table(duel).refused({ type: 'attack', id: 'blue1' })).toBeNull();
    const beyond = { ...duel, men: { ...duel.men, red1: [386, 300] } } as const;
    expect(table(beyond).refused({ type: 'attack', id: 'blue1' })).toBe('no.nobodyNear');
    expect(table(mirrored(beyond)).refused({ type: 'attack', id: 'red1' })).toBe('no.nobodyNear');
    const t = table(beyond).act({ type: 'march', id: 'blue1' }, 1).act({ type: 'stay' });
    expect(t.last.map(({ kind, rule, text }) => [kind, rule, text.key])).toEqual([
      ['said', 'TS-09', 'toy-soldiers:event.nobodyNear'],
    ]);
    expect(toAct(t.state)).toBe('red');
  });
  /** Red 1 at 1 measure, Red 2 at 2, Red 3 just beyond. */
  const three: Small = {
    men: { blue1: [300, 300], blue2: [100, 650], red1: [385, 300], red2: [300, 155], red3: [154, 300] },
  };
  test.each([
    [1, 'red1'],
    [4, 'red1'],
    [2, 'red1 red2'],
    [5, 'red1 red2'],
    [3, 'red1'],
    [6, 'red1'],
  ])('TS-09 a %i reaches %s', (face, reached) => {
    for (const of of [three, mirrored(three)]) {
      const t = table(of).act({ type: 'attack', id: of === three ? 'blue1' : 'red1' }, face);
      expect(
        targets(t.state)
          .map((id) => (of === three ? id : id.replace('blue', 'red')))
          .join(' '),
      ).toBe(reached);
    }
  });
  test('TS-09 a long attack moves into contact with an enemy 2 measures off, who defends', () => {
    const t = table(three).act({ type: 'attack', id: 'blue1' }, 2).act({ type: 'target', id: 'red2' });
    expect(touch(t.state, 'blue1', 'red2')).toBe(true);
    expect(t.state.stage).toMatchObject({ at: 'defend', by: 'blue1', on: 'red2' });
  });
  test('TS-09 a deadly attack fells without defence', () => {
    const t = table(duel).act({ type: 'attack', id: 'blue1' }, 6).act({ type: 'target', id: 'red1' });
    expect(ids(t.state)).toBe('blue1 blue2 red2');
    expect(kinds(t.last)).toBe('moved removed');
  });
  test('TS-09 a single target is nobody’s choice: it is played by itself', () => {
    const t = table(duel).act({ type: 'attack', id: 'blue1' }, 1);
    expect(forcedAction(game as AnyGame, t.state)).toEqual({ type: 'target', id: 'red1' });
  });
  test('TS-09 strictly nearest target: only the nearest, and any of those equally near', () => {
    const nearest = table({ ...three, options: { nearestTarget: true } }).act({ type: 'attack', id: 'blue1' }, 2);
    expect(targets(nearest.state)).toEqual(['red1']);
    expect(nearest.refused({ type: 'target', id: 'red2' })).toBe('no.notNearest');
    const men = { ...three.men, red2: [300, 215] } as const;
    expect(
      targets(table({ men, options: { nearestTarget: true } }).act({ type: 'attack', id: 'blue1' }, 1).state),
    ).toEqual(['red1', 'red2']);
  });
  test('TS-09 long reach: opens at 2 measures, and throws other than 2, 5 miss what stands beyond 1', () => {
    const men = { blue1: [300, 300], blue2: [100, 650], red1: [300, 155], red2: [900, 60] } as const;
    expect(table({ men }).refused({ type: 'attack', id: 'blue1' })).toBe('no.nobodyNear');
    for (const face of [1, 3, 4, 6]) {
      const missed = table({ men, options: { longReach: true } }).act({ type: 'attack', id: 'blue1' }, face);
      expect(kinds(missed.last)).toBe('rolled said');
      expect(toAct(missed.state)).toBe('red');
    }
    for (const face of [2, 5]) {
      const hit = table({ men, options: { longReach: true } }).act({ type: 'attack', id: 'blue1' }, face);
      expect(targets(hit.state)).toEqual(['red1']);
    }
  });
});

describe('TS-10 into contact', () => {
  test('TS-10 no attack where no free way of the radius leads into contact', () => {
    const men = { blue1: [300, 300], blue2: [100, 650], red1: [384, 300], red2: [900, 60] } as const;
    const wall = { id: 'wall1', kind: 'wall', at: { x: 342, y: 300 }, turns: 1 } as const;
    expect(table({ men }).refused({ type: 'attack', id: 'blue1' })).toBeNull();
    expect(table({ men, obstacles: [wall] }).refused({ type: 'attack', id: 'blue1' })).toBe('no.nobodyNear');
  });
  test('TS-10 the attacker goes round what stands between, by the shortest way', () => {
    const men = { blue1: [300, 300], blue2: [338, 319], red1: [375, 300], red2: [900, 60] } as const;
    const t = table({ men }).act({ type: 'attack', id: 'blue1' }, 1).act({ type: 'target', id: 'red1' });
    const moved = t.last.find((event) => event.kind === 'moved');
    expect(moved?.kind === 'moved' && moved.path.length).toBeGreaterThan(2);
    expect(touch(t.state, 'blue1', 'red1')).toBe(true);
    expect(JSON.parse(JSON.stringify(t.last))).toEqual(t.last);
  });
  test('TS-10 distances run edge to edge, by option between centres', () => {
    const men = { blue1: [300, 300], blue2: [100, 650], red1: [361, 300], red2: [900, 60] } as const;
    expect(table({ men }).refused({ type: 'attack', id: 'blue1' })).toBeNull();
    expect(table({ men, options: { measure: 'centres' } }).refused({ type: 'attack', id: 'blue1' })).toBe(
      'no.nobodyNear',
    );
    const near = { ...men, red1: [360, 300] } as const;
    expect(table({ men: near, options: { measure: 'centres' } }).refused({ type: 'attack', id: 'blue1' })).toBeNull();
  });
});

describe('TS-11 defence', () => {
  test.each([
    [1, 'stays'],
    [4, 'stays'],
    [2, 'falls'],
    [5, 'falls'],
    [3, 'counters'],
    [6, 'counters'],
  ])('TS-11 a %i: the target %s', (face, what) => {
    for (const of of [duel, mirrored(duel)]) {
      const [me, foe] = of === duel ? ['blue1', 'red1'] : ['red1', 'blue1'];
      const t = table(of).act({ type: 'attack', id: me }, 4).act({ type: 'target', id: foe });
      expect(toAct(t.state)).toBe(foe.slice(0, -1));
      t.act({ type: 'defend' }, face);
      expect(t.state.soldiers.some(({ id }) => id === foe)).toBe(what !== 'falls');
      expect(t.state.stage.at).toBe(what === 'counters' ? 'counter' : 'pick');
    }
  });
});

describe('TS-12 counter-attack', () => {
  const countered = (counter: 'chain' | 'once' | 'simple') =>
    table({ ...duel, options: { counter }, spent: ['red1'] })
      .act({ type: 'attack', id: 'blue1' }, 1)
      .act({ type: 'target', id: 'red1' })
      .act({ type: 'defend' }, 3);
  test.each([1, 2, 4, 5])('TS-12 a %i is a hit against which the striker defends', (face) => {
    const t = countered('chain').act({ type: 'counter' }, face);
    expect(t.state.stage).toEqual({ at: 'defend', by: 'red1', on: 'blue1', how: 'blow', answer: true });
    expect(toAct(t.state)).toBe('blue');
  });
  test.each([3, 6])('TS-12 a %i fells the striker', (face) => {
    expect(ids(countered('chain').act({ type: 'counter' }, face).state)).toBe('blue2 red1 red2');
  });
  test('TS-12 chain: counters answer each other, and it costs the spent defender nothing', () => {
    const t = countered('chain')
      .act({ type: 'counter' }, 1)
      .act({ type: 'defend' }, 6)
      .act({ type: 'counter' }, 2)
      .act({ type: 'defend' }, 3);
    expect(t.state.stage).toEqual({ at: 'counter', by: 'red1', on: 'blue1' });
    t.act({ type: 'counter' }, 5).act({ type: 'defend' }, 4);
    expect(ids(t.state)).toBe('blue1 blue2 red1 red2');
    expect(t.state.active).toBe('red');
  });
  test('TS-12 once only: a counter to a counter counts as defended', () => {
    const t = countered('once').act({ type: 'counter' }, 1).act({ type: 'defend' }, 3);
    expect(ids(t.state)).toBe('blue1 blue2 red1 red2');
    expect(t.state.stage.at).toBe('pick');
  });
  test('TS-12 simple: the striker only throws for defence, and his counter counts as defended', () => {
    const t = countered('simple');
    expect(t.state.stage).toMatchObject({ at: 'defend', by: 'red1', on: 'blue1' });
    expect(countered('simple').act({ type: 'defend' }, 6).state.stage.at).toBe('pick');
    expect(ids(t.act({ type: 'defend' }, 5).state)).toBe('blue2 red1 red2');
  });
});
