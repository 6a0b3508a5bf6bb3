import { beforeAll, describe, expect, test } from 'vitest';
import { overlapping } from '../../src/bodies/overlap.ts';
import { WARRIORS, warriorBody } from '../../src/bodies/warriors.ts';
import { poseAt } from '../../src/core/shots/pose.ts';
import { type Flick, Overlap, type Shell, type Shot, type Solid } from '../../src/core/shots/shot.ts';
import { type Engine, loadEngine } from '../../src/physics/engine.ts';
import { FIELD_A, laid } from './flicks.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});
const flick = (id: string, act: Partial<Flick>): Flick => ({
  kind: 'flick',
  id,
  bearing: 900,
  power: 500,
  offset: 0,
  height: 0,
  ...act,
});
const shell = (act: Partial<Shell>): Shell => ({
  kind: 'shell',
  id: 'shell',
  body: 'shell',
  from: [0, 0, 260],
  bearing: 900,
  lift: 60,
  power: 500,
  ...act,
});
const wall = (id: string, x: number, thick: number, tall: number): Solid => ({
  id,
  prism: [
    { x, y: -50 },
    { x: x + thick, y: -50 },
    { x: x + thick, y: 50 },
    { x, y: 50 },
  ],
  from: 0,
  to: tall,
});

describe('questions without sense', () => {
  const two = (x: number): Shot => ({
    solids: [FIELD_A],
    bodies: [
      { id: 'a', body: 'bull', pose: laid('bull', { x: 100, y: 160 }, 90) },
      { id: 'b', body: 'bull', pose: laid('bull', { x, y: 160 }, 90) },
    ],
    act: flick('a', {}),
  });
  test('bodies in one place are an error that names them, and touching ones are none', () => {
    expect(() => engine(two(120))).toThrow(Overlap);
    expect(() => engine(two(120))).toThrow('a and b are in one place.');
    expect(overlapping(two(120).bodies)).toEqual(['a', 'b']);
    expect(overlapping(two(136).bodies)).toBeNull();
    expect(() => engine(two(136))).not.toThrow();
  });
  test('so is a body sunk into its field or a wall', () => {
    const sunk: Shot = { ...two(200), bodies: [{ id: 'a', body: 'bull', pose: poseAt({ x: 100, y: 160 }, 150, 90) }] };
    expect(() => engine(sunk)).toThrow(Overlap);
    const walled: Shot = {
      solids: [wall('wall1', 195, 8, 70)],
      bodies: [{ id: 'man', body: 'infantry', pose: poseAt({ x: 200, y: 0 }, 0, 0) }],
      act: shell({}),
    };
    expect(() => engine(walled)).toThrow('man and wall1 are in one place.');
  });
  test('warriors close together in every attitude: what the engine finds in one place is what overlaps', () => {
    // Side by side along their widths, a millimetre apart or a millimetre into each other.
    for (const name of WARRIORS) {
      const ys = warriorBody(name).outline.map(([, y]) => y);
      const width = Math.max(...ys) - Math.min(...ys);
      const beside = (gap: number) =>
        overlapping(
          [0, 1].map((i) => ({
            id: `${i}`,
            body: name,
            pose: laid(name, { x: 0, y: Math.ceil(i * (width + gap)) }, 90),
          })),
        );
      expect(beside(1), name).toBeNull();
      expect(beside(-width / 2), name).toEqual(['0', '1']);
    }
  });
  test('unknown bodies, names used twice, and flicks of what is no flat body are range errors or say so', () => {
    expect(() => engine({ ...two(200), act: flick('c', {}) })).toThrow('There is no c to be flicked.');
    expect(() =>
      engine({ ...two(200), bodies: [{ id: 'a', body: 'cow', pose: laid('bull', { x: 9, y: 9 }, 0) }] }),
    ).toThrow('There is no warrior named cow.');
    const man = { id: 'a', body: 'infantry', pose: poseAt({ x: 100, y: 100 }, 150, 0) };
    expect(() => engine({ ...two(200), bodies: [man] })).toThrow('a is no flat body');
    expect(() => engine({ ...two(200), bodies: [...two(200).bodies, ...two(280).bodies.slice(1)] })).toThrow(
      RangeError,
    );
  });
});
