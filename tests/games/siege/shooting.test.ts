import type { TableEvent } from '../../../src/core/event.ts';
import { describe, expect, test } from 'vitest';
import { openOf } from '../../../src/core/choice.ts';
import { frontOf, heightOf, placeOf, type Pose, poseAt } from '../../../src/core/shots/pose.ts';
import type { Shot } from '../../../src/core/shots/shot.ts';
import { questionOf } from '../../../src/games/siege/guns/cannon.ts';
import { layings } from '../../../src/games/siege/guns/aim.ts';
import { siege as game } from '../../../src/games/siege/index.ts';
import type { Action } from '../../../src/games/siege/types.ts';
import { loadEngine } from '../../../src/physics/engine.ts';
import { loadedLuck } from '../../help.ts';
import { answer, at, ids, small, type Small, table, toAct, walk } from './fixture.ts';

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

describe('SI-12 the gun', () => {
  test('SI-12 one shot a turn; it fires first and may move 2 steps afterwards', () => {
    const t = table({ ...real, men: { ...real.men, 'blue.gun2': [500, 600] } }).act(fire, answer(['table']));
    expect(t.state.stage.at).toBe('move');
    t.act(walk(t.state, 'blue.gun1', [280, 740]));
    expect(at(t.state, 'blue.gun1')).toEqual({ x: 280, y: 740 });
  });
  test('SI-12 option: once per gun', () => {
    const two: Small = {
      ...real,
      men: { ...real.men, 'blue.gun2': [500, 600] },
      options: { ...real.options, oncePerGun: true },
    };
    const t = table(two).act(fire, answer(['table']));
    expect(t.state.stage.at).toBe('shooting');
    expect(t.refused(fire)).toBe('no.firedOnce');
    t.act({ ...fire, id: 'blue.gun2' }, answer(['table']));
    expect(t.state.stage.at).toBe('move');
  });
  test('SI-12 it cannot climb, enter the gate or leave the ground', () => {
    const t = table({ men: { 'blue.gun1': [280, 380], 'blue.gun2': [420, 380], blue1: [700, 900], red1: [420, 200] } });
    expect(t.refused(walk(t.state, 'blue.gun1', [280, 315]))).toBe('no.gunBarred');
    expect(t.refused(walk(t.state, 'blue.gun2', [420, 315]))).toBe('no.gunBarred');
  });
  test('SI-12 it does not fire while a Defender touches it', () => {
    const touched = (x: number) => table({ ...real, men: { ...real.men, red2: [x, 600] } }).refused(fire);
    expect(touched(280 + 33)).toBe('no.touched');
    expect(touched(280 + 34)).toBeNull();
    // From a tower's top he does not touch it.
    const above = table({ ...real, men: { ...real.men, 'blue.gun1': [280, 370], red1: [280, 337] } });
    expect(above.refused({ ...fire, bearing: 1800 })).toBeNull();
  });
  test('SI-12 its own side may hold its fire', () => {
    expect(table(real).act({ type: 'hold' }).state.stage.at).toBe('move');
  });
});

describe('SI-13 shots', () => {
  test('SI-13 a real shot asks for the whole field: fortress, men and guns where they stand, the shell from the muzzle', () => {
    const state = small(real);
    const { solids, bodies, act } = questionOf(state, fire);
    expect(solids.filter(({ from }) => from === 0)).toHaveLength(13);
    expect(solids.find(({ id }) => id === 'tower3.red')).toMatchObject({ from: 0, to: 140 });
    expect(bodies.map(({ id }) => id)).toEqual(['blue.gun1', 'blue1', 'red1', 'red2']);
    const [gun, blue, red] = bodies;
    expect(placeOf(red?.pose as Pose)).toEqual({ x: 280, y: 315 });
    expect(heightOf(red?.pose as Pose)).toBe(70);
    expect(frontOf(red?.pose as Pose)[1]).toBeCloseTo(-1);
    expect(frontOf(blue?.pose as Pose)[1]).toBeCloseTo(1);
    expect(frontOf(gun?.pose as Pose)[1]).toBeCloseTo(1);
    expect(act).toMatchObject({ kind: 'shell', from: [2800, -5720, 190], bearing: 0, lift: 120, power: 600 });
  });
  test('SI-13 the hand trembles unless the option says that it is steady', () => {
    const asked: Shot[] = [];
    const luck = { ...loadedLuck({}), shot: (ask: Shot) => (asked.push(ask), answer(['table'])) };
    game.apply(small(real), fire, luck);
    game.apply(small({ ...real, options: { shooting: 'real' } }), fire, luck);
    expect(asked[0]?.act).toMatchObject({ bearing: 0, lift: 120, power: 600 });
    expect(asked[1]?.act).not.toEqual(asked[0]?.act);
  });
  test('SI-13 one limit of elevation serves the control, the file and the refusal', () => {
    const t = table(real);
    const [, aim] = openOf(game.choices(t.state));
    if (aim?.kind !== 'aim') throw new Error('The gun is aimed.');
    const high = (lift: number): Action => ({ ...fire, lift });
    expect(aim.controls.set.lift?.to).toBe(600);
    expect(t.refused(high(600))).toBeNull();
    expect(t.refused(high(601))).toBe('no.lift');
    expect([600, 601].map((lift) => game.schema.action.safeParse(high(lift)).success)).toEqual([true, false]);
  });
  test('SI-13 a muzzle is not laid into masonry', () => {
    const t = table({ ...real, men: { ...real.men, 'blue.gun1': [280, 372] } });
    expect(t.refused(fire)).toBe('no.muzzle');
    const [, aim] = openOf(game.choices(t.state));
    if (aim?.kind !== 'aim') throw new Error('The gun is aimed.');
    expect(game.refuse(t.state, aim.example())).toBeNull();
  });
  test('SI-13 from the side: the arc of a firm hand, the masonry along its way and who stands near it', () => {
    const t = table({ ...real, men: { ...real.men, red1: [282, 330] } });
    const side = game.preview?.(t.state, fire)?.side;
    if (!side) throw new Error('A real shot is seen from the side.');
    expect(side.arc[0]).toEqual({ x: 0, z: 19 });
    // Below him, at the face of his tower.
    const end = side.arc.at(-1) ?? { x: 0, z: 0 };
    const struck = side.ground.find(({ from, to }) => end.x >= from && end.x <= to);
    expect(struck).toMatchObject({ id: 'tower1.red', top: 70 });
    expect(end.x - (struck?.from ?? 0)).toBeLessThan(10);
    expect(end.z).toBeGreaterThan(0);
    // Half a second of flight: 12 degrees at 3.84 m/s carry some 65 cm, as the physics' own shells fly.
    const beside = game.preview?.(t.state, { ...fire, bearing: 900 })?.side?.arc.at(-1);
    expect(beside?.z).toBe(0);
    expect(beside?.x).toBeGreaterThan(600);
    expect(beside?.x).toBeLessThan(760);
    expect(side.figures).toEqual([{ id: 'red1', x: 242, z: 70, tall: 45 }]);
    expect(side.ground.length).toBeGreaterThan(0);
    for (const { from, to } of side.ground) expect(to - from).toBeGreaterThan(60);
  });
  test('SI-13 nor into who stands before it: he steps aside, or the gun is turned', () => {
    const [x, y] = real.men['blue.gun1'] as readonly [number, number];
    const t = table({ ...real, men: { ...real.men, blue1: [x, y - 34] } });
    expect(t.refused(fire)).toBe('no.crowd');
    const [, aim] = openOf(game.choices(t.state));
    if (aim?.kind !== 'aim') throw new Error('The gun is aimed.');
    expect(game.refuse(t.state, aim.example())).toBeNull();
    expect(table({ ...real, men: { ...real.men, blue1: [x, y - 60] } }).refused(fire)).toBeNull();
  });
  test('SI-13 the physics answers: a steady gun hits a man on a tower by simple ballistics', async () => {
    const engine = await loadEngine();
    const state = small(real);
    const gun = state.pieces[0] as Parameters<typeof layings>[1];
    const target = state.pieces[2] as Parameters<typeof layings>[2];
    const [laid] = layings(state, gun, target);
    if (!laid) throw new Error('There is a laying.');
    const result = engine(questionOf(state, laid));
    expect(result.contacts[0]).toContain('red1');
    const t = table(real).act(laid, result);
    expect(t.last[0]).toMatchObject({ kind: 'shot', rule: 'SI-13' });
  });

  const virtual: Small = { ...real, options: { shooting: 'virtual' } };
  const shoot = { type: 'shoot', id: 'blue.gun1', target: 'red1' } as const;
  test.each([
    [280, 4],
    [281, 5],
    [560, 5],
    [561, 6],
  ])('SI-13 virtual: at %i mm it hits from %i on', (far, from) => {
    const men = { ...virtual.men, 'blue.gun1': [100, 900] as const };
    const centres: Small = {
      ...virtual,
      men: { ...men, red1: [100, 900 - far] },
      options: { shooting: 'virtual', measure: 'centres' },
    };
    expect(table(centres).act(shoot, from).state.stage.at).toBe('fall');
    expect(table(centres).act(shoot, from - 1).state.stage.at).toBe('move');
    // The bases take 32.5 mm: 32 stays within the limit, 33 at one more is beyond it.
    const edges: Small = { ...virtual, men: { ...men, red1: [100, 900 - far - (far % 2 === 0 ? 32 : 33)] } };
    expect(table(edges).act(shoot, from).state.stage.at).toBe('fall');
    expect(table(edges).act(shoot, from - 1).state.stage.at).toBe('move');
  });
  test.each([
    [1, 'removed'],
    [3, 'removed'],
    [4, 'wounded'],
    [5, 'wounded'],
    [6, 'hit'],
  ] as const)('SI-13 virtual: a %i for the fall', (die, kind) => {
    const t = table(virtual).act(shoot, 6);
    expect(game.turn(t.state)).toMatchObject({ to: 'blue', midway: true });
    t.act({ type: 'fall' }, die);
    expect(t.last.find((event) => 'ids' in event)).toMatchObject({ kind, rule: 'SI-14', ids: ['red1'] });
  });
  test('SI-13 virtual: only an enemy warrior whom the gun can see', () => {
    const t = table(virtual);
    expect(t.refused({ ...shoot, target: 'red2' })).toBe('no.unseen');
    expect(t.refused({ ...shoot, target: 'blue1' })).toBe('no.noEnemy');
    expect(t.refused(fire)).toBe('no.real');
    expect(table(real).refused(shoot)).toBe('no.virtual');
    // Through the gate he is seen.
    expect(
      table({ ...virtual, men: { ...virtual.men, 'blue.gun1': [420, 600] } }).refused({ ...shoot, target: 'red2' }),
    ).toBeNull();
    // Nobody in sight: the stage is passed over, and it is told.
    const none = table({
      ...virtual,
      men: { ...virtual.men, red1: [340, 200] },
      active: 'red',
      state: { stage: { at: 'move' } },
    });
    none.act({ type: 'end' });
    expect(none.state.stage.at).toBe('move');
    expect(none.last.map(({ text }) => text.key)).toContain('siege:event.nobodySeen');
  });
});

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

const litIn = (events: readonly TableEvent[]): (string | undefined)[] =>
  events.flatMap((event) =>
    event.kind === 'shot' ? (event.outcomes?.lit.map((i) => event.outcomes?.rows[i]?.text.key) ?? []) : [],
  );
test.each([
  ['SI-14 face up', ['red1'], { red1: lying(280, 400, 90) }, 'siege:outcome.up'],
  ['SI-14 face down', ['red1'], { red1: lying(280, 400, -90) }, 'siege:outcome.down'],
  ['SI-14 stays up', ['red1'], { red1: tilted(270, 300, 5, 70) }, 'siege:outcome.stays'],
  ['SI-26 off the field', ['red1'], { red1: lying(-20, 400, 90) }, 'siege:outcome.off'],
  ['SI-15 something else first', ['table', 'red1'], { red1: lying(280, 400, 90) }, 'siege:outcome.none'],
] as const)('the table of a shot lights the row that came true: %s', (_, order, rest, key) => {
  const { state, last } = table(real).act(fire, answer(order, rest));
  expect(litIn(last)).toEqual([key]);
  expect(game.preview?.(small(real), fire).outcomes?.map(({ text }) => text.key)).toContain(key);
  expect(ids(state).includes('red1')).toBe(!['siege:outcome.up', 'siege:outcome.off'].includes(key));
});

describe('SI-26 where he comes to rest', () => {
  test('SI-26 warriors look at the enemy edge, with two fortresses too', () => {
    for (const fortresses of ['one', 'two'] as const) {
      const nodes = game.scene(small({ ...real, options: { ...real.options, fortresses } })).nodes;
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
