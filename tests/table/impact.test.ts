import { expect, test } from 'vitest';
import type { PieceNode } from '../../src/core/scene.ts';
import type { TableEvent } from '../../src/core/event.ts';
import type { Pose } from '../../src/core/shots/pose.ts';
import { encodeFilm } from '../../src/physics/encodeFilm.ts';
import { drawImpacts, trembleAt } from '../../src/table/motion/impact.ts';
import { keyframesAt } from '../../src/table/motion/keyframes.ts';
import { tracks } from '../../src/table/motion/timeline.ts';
import { HIT_STOP, type Motion, type Projectile, stationaryTrack } from '../../src/table/motion/track.ts';
import { at, happened, PACE, piece as manAt, scene, text } from './staged.ts';

const piece: PieceNode = {
  kind: 'piece',
  id: 'blue1',
  at: { x: 0, y: 0 },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 12 },
  figure: 'archer',
  label: { key: 'test:piece' },
};
const path = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
] as const;
const shot: Projectile = { how: 'shot', from: 100, hits: 360, to: 700, path, r: 20 };
const walk = { ...stationaryTrack(piece, 'walk', 0, 1000), path };
const motionOf = (change: Partial<Motion>): Motion =>
  ({ tracks: [], crossings: [], impacts: [], floor: 0, reducedMotion: false, ...change }) as unknown as Motion;
/** The places of all puffs and chips that are drawn at a moment. */
const puffsAt = (motion: Motion, ms: number): string[] => {
  const drawn: string[] = [];
  const context = {
    beginPath: () => undefined,
    fill: () => undefined,
    arc: (x: number, y: number) => drawn.push(`${x.toFixed(1)} ${y.toFixed(1)}`),
  } as unknown as CanvasRenderingContext2D;
  drawImpacts({ context, px: 1, turn: 0, theme: 'light' }, motion, ms);
  return drawn;
};

// Sabotage: the dust rose when the shot was fired.
test('smoke rises where a shot is fired, and dust where it hits, when it hits', () => {
  const motion = motionOf({ crossings: [shot] });
  expect(puffsAt(motion, 50)).toEqual([]);
  const smoke = puffsAt(motion, 150).map((place) => Number(place.split(' ')[0]));
  expect(smoke.length).toBeGreaterThan(3);
  expect(Math.max(...smoke)).toBeLessThan(40);
  const later = puffsAt(motion, 560).map((place) => Number(place.split(' ')[0]));
  expect(later.length).toBeGreaterThan(3);
  expect(Math.min(...later)).toBeGreaterThan(150);
  expect(puffsAt(motion, 700)).toEqual([]);
});
// Sabotage: each frame had a random stream of its own.
test('the same attack always looks the same, and nothing flies with reduced motion', () => {
  const motion = motionOf({ crossings: [shot] });
  expect(puffsAt(motion, 400)).toEqual(puffsAt(motion, 400));
  expect(puffsAt(motionOf({ crossings: [shot], reducedMotion: true }), 400)).toEqual([]);
});
// Sabotage: a piece was never set down.
test('a walking piece is lifted, and set down where it ends', () => {
  const lifts = [0, 500, 1000].map((ms) => keyframesAt(motionOf({ tracks: [walk] }), ms)[0]?.lift);
  expect(lifts).toEqual([0, 1, 0]);
  expect(keyframesAt(motionOf({ tracks: [walk], reducedMotion: true }), 500)[0]?.lift).toBeUndefined();
  expect(puffsAt(motionOf({ tracks: [walk] }), 980).length).toBeGreaterThan(2);
});

/** A film of places 5 cm apart in each frame along x, from z mm above the table, then still. */
const flight = (from: number, frames: number, z = 19): string =>
  encodeFilm(
    Array.from({ length: frames + 12 }, (_, i): Pose => [
      (from + 50 * Math.min(i, frames)) * 10,
      0,
      z * 10,
      0,
      0,
      0,
      10_000,
    ]),
  );
type Contact = [ms: number, a: string, b: string];
const shotOf = (
  kind: 'shell' | 'flick',
  frames: Record<string, string>,
  contacts: Contact[],
  rest: Record<string, Pose> = {},
): TableEvent => ({
  kind: 'shot',
  rule: 'XX-01',
  text,
  act:
    kind === 'shell'
      ? { kind, id: 'shell', body: 'siegeShell', from: [0, 0, 190], bearing: 900, lift: 0, power: 500 }
      : { kind, id: 'a', bearing: 900, power: 500, offset: 0, height: 0 },
  by: 'a',
  aim: {},
  result: { physics: 'by hand', settled: true, rest, contacts, touching: [], spun: {}, over: [], frames },
});
const start = scene(manAt('a', at(0)), manAt('b', at(400)));
const played = (event: TableEvent, reducedMotion = false, ...more: TableEvent[]): Motion =>
  tracks(start, [event, ...more], start, { ...PACE, reducedMotion });
const shell = shotOf('shell', { shell: flight(0, 6), b: flight(400, 12) }, [
  [50, 'shell', 'wall'],
  [100, 'shell', 'table'],
]);

// Sabotages: the dust rose at the muzzle; a shell that had come to rest raised dust.
test('a shell smokes where it is fired, breaks chips where it meets stone, and raises dust where it lands', () => {
  const { impacts } = played(shell);
  expect(impacts.map(({ kind, from }) => [kind, from])).toEqual([
    ['muzzle', 0],
    ['stone', 50],
    ['ground', 100],
  ]);
  expect(impacts.map((each) => each.at.x)).toEqual([0, 150, 300]);
  const late = shotOf('shell', { shell: flight(0, 2) }, [[150, 'shell', 'table']]);
  expect(played(late).impacts.map(({ kind }) => kind)).toEqual(['muzzle']);
  for (const ms of [20, 60, 110]) expect(puffsAt(played(shell), ms).length, `${ms}`).toBeGreaterThan(3);
  expect(puffsAt(played(shell, true), 60)).toEqual([]);
});
// Sabotage: the table still trembled when the shell lay.
test('the table trembles by at most 3 px at a shell’s first touch, and never for a flick or with reduced motion', () => {
  const far = (motion: Motion, ms: number): number => Math.hypot(trembleAt(motion, ms).x, trembleAt(motion, ms).y);
  const all = Array.from({ length: 60 }, (_, i) => far(played(shell), 10 * i));
  expect(all[4]).toBe(0);
  expect(all[5]).toBe(3);
  expect(Math.max(...all)).toBe(3);
  expect(Math.max(...all.slice(25))).toBe(0);
  const flicked = shotOf('flick', { a: flight(0, 6), b: flight(400, 3) }, [[50, 'a', 'b']]);
  for (const motion of [played(flicked), played(shell, true)]) expect(far(motion, 50)).toBe(0);
});
// Sabotage: all sparks had one size.
test('flicked bodies that meet strike a spark in that moment, larger for a faster touch', () => {
  const sparkOf = (frames: number, ms: number) =>
    played(shotOf('flick', { a: flight(0, frames), b: flight(100, 0) }, [[ms, 'a', 'b']])).impacts[0];
  expect(sparkOf(6, 50)).toMatchObject({ kind: 'spark', from: 50, at: { x: 125, y: 0 } });
  expect(sparkOf(6, 50)?.r).toBeGreaterThan(sparkOf(2, 40)?.r ?? 0);
});
// Sabotage: the result of a shell came a second after its bodies were at rest.
test('the result of a shell comes when what it hit is at rest, and seen for 350 ms more', () => {
  const down: Pose = [4000, 0, 0, 0, -7071, 0, 7071];
  const thrown = shotOf('shell', { shell: flight(0, 6), b: flight(400, 12) }, [[50, 'shell', 'b']], { b: down });
  const motion = played(thrown, false, happened('removed', 'b'));
  const [reported = 0, removed] = motion.eventTimes;
  expect(reported).toBeLessThan(motion.total - 340);
  expect(removed).toBe(reported);
  expect(motion.tracks.find(({ kind }) => kind === 'film')?.to).toBeCloseTo(reported + 350, 6);
  // A shell that threw nobody stays for its smoke only.
  expect(played(shotOf('shell', { shell: flight(0, 2) }, [])).total).toBe(500);
});
// Sabotages: the attacker only came back to its place; the loser stayed where it was pushed to.
test('a blow stops all for a moment, its attacker recoils, and who is hit is pushed and comes back', () => {
  const dealt = { by: 'a', on: 'b', how: 'blow' } as const;
  const blow: TableEvent = { ...happened('hit', 'b'), dealt } as TableEvent;
  const near = scene(manAt('a', at(0)), manAt('b', at(30)));
  const motion = tracks(near, [blow], near, PACE);
  const hits = motion.crossings[0]?.hits ?? 0;
  const xOf = (id: string, ms: number): number =>
    keyframesAt(motion, ms).find(({ node }) => node.id === id)?.at.x ?? NaN;
  expect(xOf('a', hits)).toBeCloseTo(xOf('a', hits + HIT_STOP - 1), 6);
  expect(xOf('b', hits + HIT_STOP - 1)).toBe(30);
  const after = Array.from({ length: 30 }, (_, i) => hits + HIT_STOP + 10 * i);
  expect(Math.min(...after.map((ms) => xOf('a', ms)))).toBeLessThan(-1);
  expect(Math.max(...after.map((ms) => xOf('b', ms)))).toBeGreaterThan(33);
  expect([xOf('a', motion.total), xOf('b', motion.total)]).toEqual([0, 30]);
  const calm = tracks(near, [blow], near, { ...PACE, reducedMotion: true });
  const places = [0, 60, 130, 200].flatMap((ms) => keyframesAt(calm, ms).map(({ at: { x } }) => x));
  expect(places.every((x) => x === 0 || x === 30)).toBe(true);
});
// Sabotage: who had left the board was as large as before.
test('who falls off a board gets smaller on the way down, and grows again when it is put back', () => {
  const fighter: PieceNode = { ...manAt('a', at(0)), body: 'bull', pose: [0, 0, 180, 0, 0, 0, 10_000] };
  const board = {
    kind: 'area',
    id: 'field',
    style: 'board',
    role: 'floor',
    top: 15,
    shape: { kind: 'rect', at: at(0), width: 400, height: 400 },
  } as const;
  const table = { ...scene(fighter), nodes: [board, fighter] };
  const fall = encodeFilm([180, 180, 120, 60, 30, 30].map((z, i): Pose => [i * 200, 0, z, 0, 0, 0, 10_000]));
  const event = shotOf('flick', { a: fall }, []);
  const motion = tracks(table, [event], table, PACE);
  const sunk = (ms: number): number => keyframesAt(motion, ms)[0]?.sunk ?? 0;
  expect(sunk(10)).toBe(0);
  expect(sunk(50)).toBeGreaterThan(0.5);
  expect(sunk(80)).toBe(1);
  expect(sunk(motion.total)).toBe(0);
  const calm = tracks(table, [event], table, { ...PACE, reducedMotion: true });
  expect(keyframesAt(calm, 80)[0]?.sunk).toBeUndefined();
});
