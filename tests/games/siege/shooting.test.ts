import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { frontDirection, poseHeight, pointOfPose, type Pose } from '../../../src/core/shots/pose.ts';
import type { Shot } from '../../../src/core/shots/shot.ts';
import { questionOf } from '../../../src/games/siege/guns/cannon.ts';
import { layings } from '../../../src/games/siege/guns/aim.ts';
import { siege as game } from '../../../src/games/siege/index.ts';
import type { Action } from '../../../src/games/siege/types.ts';
import { loadEngine } from '../../../src/physics/engine.ts';
import { loadedLuck } from '../../help.ts';
import { answer, at, small, type Small, table, walk } from './fixture.ts';

const shooting = { state: { stage: { at: 'shooting' } } } as const;
const real: Small = {
  men: { 'blue.gun1': [280, 600], blue1: [600, 800], red1: [280, 315], red2: [420, 200] },
  options: { shooting: 'real', tremor: 'none' },
  ...shooting,
};
const fire = { type: 'fire', id: 'blue.gun1', bearing: 0, lift: 120, power: 600 } as const;

describe('SI-12 the gun', () => {
  test('SI-12 one shot a turn; it fires first and may move 2 steps afterwards', () => {
    const t = table({ ...real, men: { ...real.men, 'blue.gun2': [500, 600] } }).act(fire, answer(['table']));
    expect(t.state.stage.at).toBe('move');
    t.act(walk(t.state, 'blue.gun1', [280, 740]));
    expect(at(t.state, 'blue.gun1')).toEqual({ x: 280, y: 740 });
  });
  test('SI-13 a gun that sees nobody says so of the nearest, whom another gun may see', () => {
    const men = { 'blue.gun1': [420, 900], 'blue.gun2': [280, 600], red1: [240, 100], red2: [280, 315] } as const;
    const one = small({ men: { ...men, red2: [240, 60] }, ...shooting });
    expect(game.idle?.(asView(one), 'blue.gun1')).toMatchObject({
      rule: 'SI-13',
      text: { key: 'siege:no.unseen', values: { target: { piece: 'red1' } } },
    });
    const two = small({ men, ...shooting });
    expect(enabledChoices(game.choices(asView(two))).some(({ piece }) => piece === 'blue.gun2')).toBe(true);
    expect(game.idle?.(asView(two), 'blue.gun2')).toBeNull();
    // Nor one that sees somebody farther off than the nearest, or that is aimed by hand.
    const far = small({ men: { 'blue.gun1': [350, 383], red1: [240, 60], red2: [800, 700] }, ...shooting });
    expect(game.idle?.(asView(far), 'blue.gun1')).toBeNull();
    expect(game.idle?.(asView(small(real)), 'blue.gun1')).toBeNull();
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
    expect(pointOfPose(red?.pose as Pose)).toEqual({ x: 280, y: 315 });
    expect(poseHeight(red?.pose as Pose)).toBe(70);
    expect(frontDirection(red?.pose as Pose)[1]).toBeCloseTo(-1);
    expect(frontDirection(blue?.pose as Pose)[1]).toBeCloseTo(1);
    expect(frontDirection(gun?.pose as Pose)[1]).toBeCloseTo(1);
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
    const [, aim] = enabledChoices(game.choices(asView(t.state)));
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
    const [, aim] = enabledChoices(game.choices(asView(t.state)));
    if (aim?.kind !== 'aim') throw new Error('The gun is aimed.');
    expect(game.refuse(t.state, aim.example())).toBeNull();
  });
  test('SI-13 from the side: the arc of a firm hand, the masonry along its way and who stands near it', () => {
    const t = table({ ...real, men: { ...real.men, red1: [282, 330] } });
    const side = game.preview?.(asView(t.state), fire)?.side;
    if (!side) throw new Error('A real shot is seen from the side.');
    expect(side.arc[0]).toEqual({ x: 0, z: 19 });
    // Below him, at the face of his tower.
    const end = side.arc.at(-1) ?? { x: 0, z: 0 };
    const struck = side.ground.find(({ from, to }) => end.x >= from && end.x <= to);
    expect(struck).toMatchObject({ id: 'tower1.red', top: 70 });
    expect(end.x - (struck?.from ?? 0)).toBeLessThan(10);
    expect(end.z).toBeGreaterThan(0);
    // Half a second of flight: 12 degrees at 3.84 m/s carry some 65 cm, as the physics' own shells fly.
    const beside = game.preview?.(asView(t.state), { ...fire, bearing: 900 })?.side?.arc.at(-1);
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
    const [, aim] = enabledChoices(game.choices(asView(t.state)));
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
