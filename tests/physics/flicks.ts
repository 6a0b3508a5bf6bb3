import seedrandom from 'seedrandom';
import { type WarriorName, warriorBody, WARRIOR_NAMES } from '../../src/bodies/flatBodies.ts';
import { type Pose, poseAt } from '../../src/core/shots/pose.ts';
import type { Shot, Solid } from '../../src/core/shots/shot.ts';
import { applyAimNoise } from '../../src/core/shots/aimNoise.ts';
import { polar } from '../../src/geometry/rotation.ts';

/** A square field with its upper surface 15 mm above the table. */
export const squareField = (side: number, holes: Solid['holes'] = []): Solid => ({
  id: 'field',
  prism: [
    { x: 0, y: 0 },
    { x: side, y: 0 },
    { x: side, y: side },
    { x: 0, y: side },
  ],
  from: 0,
  to: 15,
  ...(holes.length > 0 ? { holes } : {}),
});
/** The side of field A, mm. */
export const SIDE = 320;
export const FIELD_A = squareField(SIDE);
/** Field D: four holes of 60 mm, 40 mm from both sides. */
export const FIELD_D = squareField(
  400,
  [40, 360].flatMap((x) => [40, 360].map((y) => ({ at: { x, y }, r: 30 }))),
);

/** A warrior lying level on a field, its picture up unless `over`. */
export const laid = (warrior: string, at: { x: number; y: number }, facing: number, over = false): Pose =>
  poseAt(at, 150 + Math.round(warriorBody(warrior).thickness * 5), facing, over);

const farthest = (warrior: WarriorName): number =>
  Math.max(...warriorBody(warrior).outline.map(([x, y]) => Math.sqrt(x * x + y * y)));

/** A flick near the middle of field A at an enemy some way off: bearings, gaps, offsets and heights by lot, the hand's tremor included. */
const duel = (seed: number, a: WarriorName, b: WarriorName, power?: number): Shot => {
  const random = seedrandom(`duel/${seed}`);
  const whole = (below: number): number => Math.floor(random() * below);
  const gap = farthest(a) + farthest(b) + 3 + whole(27);
  const bearing = whole(360);
  const middle = { x: SIDE / 2 - 10 + whole(21), y: SIDE / 2 - 10 + whole(21) };
  const at = polar(middle, bearing + 180, gap / 2);
  const other = polar(middle, bearing, gap / 2);
  const side = whole(2) === 0 ? -1 : 1;
  return {
    solids: [FIELD_A],
    bodies: [
      { id: 'blue', body: a, pose: laid(a, at, bearing + whole(46) - 23) },
      { id: 'red', body: b, pose: laid(b, other, whole(360)) },
    ],
    act: applyAimNoise(
      {
        kind: 'flick',
        id: 'blue',
        bearing: (bearing * 10 + whole(93) - 46 + 3600) % 3600,
        power: power ?? 1 + whole(1000),
        offset: side * (250 + whole(500)),
        height: whole(1300) - 500,
      },
      whole,
    ),
  };
};
/** How many flicks are compared bit for bit. */
export const FLICKS = 200;
/** A flick between the nth pair of warriors; all pairs in turn. */
export const nthDuel = (n: number, power?: number): Shot =>
  duel(n, WARRIOR_NAMES[n % 10] as WarriorName, WARRIOR_NAMES[(Math.floor(n / 10) + n * 3) % 10] as WarriorName, power);
