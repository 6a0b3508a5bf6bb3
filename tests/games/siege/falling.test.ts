import { asView } from '../../../src/core/view.ts';
import type { TableEvent } from '../../../src/core/event.ts';
import { describe, expect, test } from 'vitest';
import { type Pose, poseAt } from '../../../src/core/shots/pose.ts';
import { siege as game } from '../../../src/games/siege/index.ts';
import { answer, at, ids, small, type Small, table, toAct } from './fixture.ts';

const shooting = { state: { stage: { at: 'shooting' } } } as const;
const real: Small = {
  men: { 'blue.gun1': [280, 600], blue1: [600, 800], red1: [280, 315], red2: [420, 200] },
  options: { shooting: 'real', tremor: 'none' },
  ...shooting,
};
const fire = { type: 'fire', id: 'blue.gun1', bearing: 0, lift: 120, power: 600 } as const;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const tenThousandths = (value: number): number => Math.round(value * 10_000);
/** Fallen on the side, the front so many degrees above the level, at a place. */
const lying = (x: number, y: number, front: number): Pose => {
  const [b, d] = [Math.sin(radians(-front / 2)), Math.cos(radians(front / 2))];
  const half = Math.SQRT1_2;
  return [
    x * 10,
    -y * 10,
    80,
    ...([d * half, b * half, -b * half, d * half].map(tenThousandths) as [number, number, number, number]),
  ];
};
/** Upright but tilted to the side by so many degrees, so high above the table (mm). */
const tilted = (x: number, y: number, degrees: number, z = 0): Pose => [
  x * 10,
  -y * 10,
  z * 10,
  tenThousandths(Math.sin(radians(degrees / 2))),
  0,
  0,
  tenThousandths(Math.cos(radians(degrees / 2))),
];
const litIn = (events: readonly TableEvent[]): (string | undefined)[] =>
  events.flatMap((event) =>
    event.kind === 'shot' ? (event.outcomes?.lit.map((i) => event.outcomes?.rows[i]?.text.key) ?? []) : [],
  );

describe('SI-14 how he falls', () => {
  const judged = (pose: Pose) =>
    table(real)
      .act(fire, answer(['red1'], { red1: pose }))
      .last.find((event) => 'ids' in event);
  test.each([
    [90, 'removed'],
    [31, 'removed'],
    [29, 'wounded'],
    [0, 'wounded'],
    [-29, 'wounded'],
    [-90, 'wounded'],
  ] as const)('SI-14 SI-26 fallen with his front %i degrees above the level', (front, kind) => {
    expect(judged(lying(280, 400, front))).toMatchObject({ kind, rule: 'SI-14', ids: ['red1'] });
  });
  test.each([
    [14, 'hit'],
    [64, 'hit'],
    [66, 'wounded'],
  ] as const)('SI-14 SI-26 tilted by %i degrees: to 65 he leans and stays up', (degrees, kind) => {
    expect(judged(tilted(280, 315, degrees, 70))).toMatchObject({ kind });
  });
  test('SI-14 own men count; a wounded one goes back to his start line', () => {
    const t = table(real).act(fire, answer(['blue1'], { blue1: lying(600, 820, -80) }));
    expect(toAct(t.state)).toBe('blue');
    expect(t.state.owed).toEqual(['blue1']);
    const last = table(real).act(fire, answer(['blue1'], { blue1: lying(600, 820, 80) }));
    expect(toAct(last.state)).toBe('over red last');
  });
});

describe('SI-15 what counts', () => {
  test.each([[['table', 'red1']], [['wall1.red', 'red1']], [['blue.gun1', 'red1']], [['gate.red', 'red1']], [[]]])(
    'SI-15 touched in this order: %j: no hit',
    (touched) => {
      const t = table(real).act(fire, answer(touched, touched.length > 0 ? { red1: lying(280, 400, 90) } : {}));
      expect(ids(t.state)).toContain('red1');
      expect(at(t.state, 'red1')).toEqual({ x: 280, y: 315 });
      expect(t.last.map(({ rule }) => rule)).toContain('SI-15');
    },
  );
  test('SI-15 struck second by the same shell, even after a friend of his or an enemy, does not count', () => {
    for (const [first, second] of [
      ['red1', 'red2'],
      ['blue1', 'red1'],
    ] as const) {
      const rest = { [first]: tilted(600, 800, 3), [second]: lying(280, 400, 90) };
      const t = table(real).act(fire, answer([first, second], rest));
      expect(ids(t.state)).toBe('blue.gun1 blue1 red1 red2');
      expect(at(t.state, second)).toEqual({ x: real.men[second]?.[0], y: real.men[second]?.[1] });
      expect(t.last.flatMap((event) => ('ids' in event ? event.ids : []))).toEqual([first]);
    }
  });
  test('SI-15 those toppled by others, or struck second, are stood up again where they were', () => {
    const men = { ...real.men, red3: [300, 335] } as const;
    const rest = { red1: lying(280, 400, 90), red3: lying(300, 420, 90), 'blue.gun1': tilted(270, 640, 20) };
    const t = table({ ...real, men }).act(fire, answer(['red1', 'red3'], rest));
    expect(ids(t.state)).toBe('blue.gun1 blue1 red2 red3');
    expect(at(t.state, 'red3')).toEqual({ x: 300, y: 335 });
    expect(at(t.state, 'blue.gun1')).toEqual({ x: 280, y: 600 });
  });
});

test.each([
  ['SI-14 face up', ['red1'], { red1: lying(280, 400, 90) }, 'siege:outcome.up'],
  ['SI-14 face down', ['red1'], { red1: lying(280, 400, -90) }, 'siege:outcome.down'],
  ['SI-14 stays up', ['red1'], { red1: tilted(270, 300, 5, 70) }, 'siege:outcome.stays'],
  ['SI-26 off the field', ['red1'], { red1: lying(-20, 400, 90) }, 'siege:outcome.off'],
  ['SI-15 something else first', ['table', 'red1'], { red1: lying(280, 400, 90) }, 'siege:outcome.none'],
] as const)('the table of a shot lights the row that came true: %s', (_, order, rest, key) => {
  const { state, last } = table(real).act(fire, answer(order, rest));
  expect(litIn(last)).toEqual([key]);
  expect(game.preview?.(asView(small(real)), fire).outcomes?.map(({ text }) => text.key)).toContain(key);
  expect(ids(state).includes('red1')).toBe(!['siege:outcome.up', 'siege:outcome.off'].includes(key));
});

describe('SI-26 where he comes to rest', () => {
  test('SI-26 warriors look at the enemy edge, with two fortresses too', () => {
    for (const fortresses of ['one', 'two'] as const) {
      const nodes = game.scene(asView(small({ ...real, options: { ...real.options, fortresses } }))).nodes;
      const facing = (id: string) => nodes.find((node) => node.id === id && node.kind === 'piece');
      expect(facing('blue1')).toMatchObject({ facing: 0 });
      expect(facing('red1')).toMatchObject({ facing: 180 });
    }
  });
  test('SI-26 one struck who plays on stands where he came to rest: on his tower, on the ground below it', () => {
    const on = table(real).act(fire, answer(['red1'], { red1: tilted(270, 300, 5, 70) }));
    expect(at(on.state, 'red1')).toEqual({ x: 270, y: 300 });
    const below = table(real).act(fire, answer(['red1'], { red1: poseAt({ x: 230, y: 250 }, 0, 180) }));
    expect(at(below.state, 'red1')).toEqual({ x: 230, y: 250 });
  });
  test('SI-26 where that is no place to stand, he comes to the nearest that is', () => {
    const astride = table(real).act(fire, answer(['red1'], { red1: tilted(280, 345, 40, 70) }));
    expect(at(astride.state, 'red1')).toEqual({ x: 280, y: 337 });
    const leans = table(real).act(fire, answer(['red1'], { red1: tilted(280, 356, 40, 3) }));
    expect(at(leans.state, 'red1')).toEqual({ x: 280, y: 363 });
  });
  test('SI-26 off the field he is destroyed, however he lies', () => {
    for (const pose of [lying(-20, 300, -90), tilted(900, 300, 0)])
      expect(
        table(real)
          .act(fire, answer(['red1'], { red1: pose }))
          .last.find((event) => 'ids' in event),
      ).toMatchObject({
        kind: 'removed',
        rule: 'SI-26',
      });
  });
});
