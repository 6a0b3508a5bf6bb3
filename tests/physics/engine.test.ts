import { beforeAll, describe, expect, test } from 'vitest';
import { findOverlap } from '../../src/bodies/overlap.ts';
import { WARRIOR_NAMES, warriorBody } from '../../src/bodies/flatBodies.ts';
import { frontDirection, type Pose, pointOfPose, poseAt, uprightness } from '../../src/core/shots/pose.ts';
import {
  isAnswerTo,
  type Flick,
  OverlapError,
  type Shell,
  type Shot,
  shotResultSchema,
  type Solid,
  TABLE_ID,
} from '../../src/core/shots/shot.ts';
import { type Engine, loadEngine } from '../../src/physics/engine.ts';
import { FIELD_A, FIELD_D, laid, nthDuel, squareField } from './flicks.ts';

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
const hasHole = (pose: Pose, at: { x: number; y: number }, r: number): boolean => {
  const { x, y } = pointOfPose(pose);
  return pose[2] < 150 && (x - at.x) ** 2 + (y - at.y) ** 2 < r * r;
};

describe('flicks', () => {
  test('two that come to rest in each other are parted, so that the next flick can begin there', () => {
    const bodies = [
      { id: 'blue', body: 'ray', pose: [1600, -1600, 172, 0, 0, 7986, 6018] },
      { id: 'red', body: 'turtle', pose: [1848, -1048, 184, 0, 0, 5519, 8339] },
    ] as const;
    const act = flick('blue', { bearing: 65, power: 179, offset: -221, height: -439 });
    const { rest, settled, touching } = engine({ solids: [FIELD_A], bodies, act });
    expect(settled).toBe(true);
    expect(touching).toContainEqual(['blue', 'red']);
    const after = bodies.map((body) => ({ ...body, pose: rest[body.id] ?? body.pose }));
    expect(() => engine({ solids: [FIELD_A], bodies: after, act: flick('blue', { power: 1 }) })).not.toThrow();
  });
  test('what nothing touches is no part of the answer, and struck bodies are told in a chain', () => {
    const { rest, contacts, spun, frames } = engine({
      solids: [FIELD_A],
      bodies: [
        { id: 'blue1', body: 'bull', pose: laid('bull', { x: 80, y: 160 }, 90) },
        { id: 'red1', body: 'owl', pose: laid('owl', { x: 140, y: 160 }, 90) },
        { id: 'red2', body: 'owl', pose: laid('owl', { x: 176, y: 160 }, 90) },
        { id: 'red3', body: 'hawk', pose: laid('hawk', { x: 80, y: 60 }, 0) },
      ],
      act: flick('blue1', { power: 1000, offset: 200 }),
    });
    expect(Object.keys(rest)).toEqual(['blue1', 'red1', 'red2']);
    expect(Object.keys(frames ?? {})).toEqual(['blue1', 'red1', 'red2']);
    const meetings = contacts.filter(([, , b]) => b !== 'field' && b !== TABLE_ID).map(([, a, b]) => `${a} ${b}`);
    expect(meetings.slice(0, 2)).toEqual(['blue1 red1', 'red1 red2']);
    expect(contacts.every(([ms], i) => i === 0 || ms >= (contacts[i - 1]?.[0] ?? 0))).toBe(true);
    expect(Math.abs(spun['blue1']?.whole ?? 0)).toBeGreaterThanOrEqual(Math.abs(spun['blue1']?.beforeHit ?? 0) - 720);
  });
  test('offset to the left of the blow turns with the clock, to the right against it; bearings go clockwise from up', () => {
    const alone = (act: Partial<Flick>) =>
      engine({
        solids: [squareField(2000)],
        bodies: [{ id: 'a', body: 'turtle', pose: laid('turtle', { x: 1000, y: 1000 }, 0) }],
        act: flick('a', { power: 600, ...act }),
      });
    const left = alone({ offset: 500 });
    const right = alone({ offset: -500 });
    expect(left.spun['a']?.whole).toBeLessThan(-90);
    expect(right.spun['a']?.whole).toBeGreaterThan(90);
    expect(left.spun['a']).toEqual({ whole: left.spun['a']?.whole, beforeHit: left.spun['a']?.whole });
    for (const [bearing, x, y] of [
      [0, 0, -1],
      [900, 1, 0],
      [1800, 0, 1],
      [2700, -1, 0],
    ] as const) {
      const at = pointOfPose(alone({ bearing }).rest['a'] as Pose);
      expect((at.x - 1000) * x + (at.y - 1000) * y).toBeGreaterThan(60);
      expect(Math.abs((at.x - 1000) * y) + Math.abs((at.y - 1000) * x)).toBeLessThan(8);
    }
  });
  test('a body flicked over the edge falls beside the field, on the table, and lies below its surface', () => {
    const { rest, contacts, settled } = engine({
      solids: [FIELD_A],
      bodies: [{ id: 'a', body: 'boar', pose: laid('boar', { x: 280, y: 160 }, 90) }],
      act: flick('a', { power: 900 }),
    });
    expect(pointOfPose(rest['a'] as Pose).x).toBeGreaterThan(320);
    expect(rest['a']?.[2]).toBeLessThan(130);
    expect(contacts.map(([, , b]) => b)).toContain(TABLE_ID);
    expect(settled).toBe(true);
  });
  test('a body that comes over a hole slowly enough falls in and stays in it', () => {
    let potted = 0;
    for (let power = 500; power <= 1000; power += 40) {
      const { rest } = engine({
        solids: [FIELD_D],
        bodies: [{ id: 'a', body: 'turtle', pose: laid('turtle', { x: 110, y: 110 }, 45) }],
        act: flick('a', { power, bearing: 3150, offset: 150 }),
      });
      if (hasHole(rest['a'] as Pose, { x: 40, y: 40 }, 30)) potted++;
    }
    expect(potted).toBeGreaterThanOrEqual(3);
  });
  test('a field with holes slides like one without: no seam stops or lifts a body', () => {
    for (let n = 0; n < 12; n++) {
      const ask = (field: Solid): Pose =>
        engine({
          solids: [field],
          bodies: [
            {
              id: 'a',
              body: WARRIOR_NAMES[n % 10] as string,
              pose: laid(WARRIOR_NAMES[n % 10] as string, { x: 120 + n, y: 200 }, n * 30),
            },
          ],
          act: flick('a', { power: 300, offset: n % 2 === 0 ? 200 : -200 }),
        }).rest['a'] as Pose;
      const [whole, holed] = [pointOfPose(ask(squareField(400))), pointOfPose(ask(FIELD_D))];
      expect(Math.abs(whole.x - holed.x) + Math.abs(whole.y - holed.y)).toBeLessThan(14);
    }
  });
  test('asked again from where they rest, bodies that are not struck stay: the pose that is kept can be played on from', () => {
    for (let n = 0; n < 30; n++) {
      const shot = nthDuel(n, 700);
      const { rest } = engine(shot);
      const bodies = shot.bodies.map((body) => ({ ...body, pose: rest[body.id] ?? body.pose }));
      if (bodies.some(({ pose }) => pose[2] < 150)) continue;
      expect(findOverlap(bodies, shot.solids)).toBeNull();
      const away = bodies[0] as (typeof bodies)[0];
      const again = engine({
        ...shot,
        bodies: [...bodies, { id: 'far', body: 'boar', pose: laid('boar', { x: 20, y: 20 }, 0) }],
        act: flick('far', { power: 1, bearing: 0 }),
      });
      if (!again.rest[away.id]) expect(Object.keys(again.rest)).toEqual(['far']);
    }
  });
  test('a throw is told: who flew over whom, and whether within his width', () => {
    const flights = Array.from({ length: 60 }, (_, n) => nthDuel(n, 1000)).flatMap((shot) => engine(shot).over);
    expect(flights.length).toBeGreaterThan(0);
    for (const { id, under } of flights) expect([id, under]).toEqual(['blue', 'red']);
  });
  test('extremes of every control: whole numbers, a fitting answer, and nothing sinks through the table', () => {
    for (let n = 0; n < 100; n++) {
      const shot = nthDuel(n);
      const act = flick('blue', {
        bearing: (n * 397) % 3600,
        power: n % 2 === 0 ? 1000 : 1,
        offset: n % 3 === 0 ? 1000 : n % 3 === 1 ? -1000 : 0,
        height: n % 4 < 2 ? 800 : -500,
      });
      const result = engine({ ...shot, act });
      expect(shotResultSchema.safeParse(result).success).toBe(true);
      expect(isAnswerTo({ ...shot, act }, result)).toBe(true);
      for (const pose of Object.values(result.rest)) {
        expect(pose.every(Number.isInteger)).toBe(true);
        expect(pose[2]).toBeGreaterThan(0);
        expect(pose[2]).toBeLessThan(2000);
      }
    }
  });
});

describe('shells', () => {
  const man = (x: number, facing: number, id = 'man') => ({
    id,
    body: 'infantry',
    pose: poseAt({ x, y: 0 }, 0, facing),
  });

  test('a figure struck near by a strong shell falls on its back or side; the shell touched nothing before', () => {
    const { rest, contacts } = engine({ solids: [], bodies: [man(200, 270)], act: shell({ lift: 20, power: 900 }) });
    expect(contacts[0]?.slice(1)).toEqual(['shell', 'man']);
    expect(uprightness(rest['man'] as Pose)).toBeLessThan(0.42);
    expect(frontDirection(rest['man'] as Pose)[2]).toBeGreaterThan(-0.5);
    expect(rest['shell']).toBeDefined();
  });
  test('a shell that flies past touches the table first, and the figure keeps its pose', () => {
    const { rest, contacts } = engine({ solids: [], bodies: [man(200, 270)], act: shell({ bearing: 0 }) });
    expect(contacts[0]?.slice(1)).toEqual(['shell', TABLE_ID]);
    expect(Object.keys(rest)).toEqual(['shell']);
  });
  test('a wall stops a shell at full power', () => {
    const { rest, contacts } = engine({
      solids: [wall('wall1', 150, 8, 70)],
      bodies: [man(200, 270)],
      act: shell({ lift: 0, power: 1000 }),
    });
    expect(contacts[0]?.slice(1)).toEqual(['shell', 'wall1']);
    expect(pointOfPose(rest['shell'] as Pose).x).toBeLessThan(150);
    expect(rest['man']).toBeUndefined();
  });
  test('a figure with a wall close behind leans on it or stands, and its touch is told', () => {
    let leaning = 0;
    for (let n = 0; n < 30; n++) {
      const { rest, touching } = engine({
        solids: [wall('wall1', 244, 8, 70)],
        bodies: [man(200, 270)],
        act: shell({ lift: 20 + n, power: 400 + n * 10, bearing: 890 + n }),
      });
      const up = uprightness(rest['man'] as Pose);
      if (up < 0.96 && up > 0.42) {
        leaning++;
        expect(touching).toContainEqual(['man', 'wall1']);
      }
    }
    expect(leaning).toBeGreaterThan(0);
  });
  test('a figure struck off a tower lies on the table', () => {
    const tower: Solid = { ...wall('tower', 165, 70, 70) };
    const on = { id: 'man', body: 'infantry', pose: poseAt({ x: 215, y: 0 }, 700, 270) };
    const { rest } = engine({
      solids: [tower],
      bodies: [on],
      act: shell({ from: [0, 0, 960], lift: 20, power: 1000 }),
    });
    expect(rest['man']?.[2]).toBeLessThan(300);
  });
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
    expect(() => engine(two(120))).toThrow(OverlapError);
    expect(() => engine(two(120))).toThrow('a and b are in one place.');
    expect(findOverlap(two(120).bodies)).toEqual(['a', 'b']);
    expect(findOverlap(two(136).bodies)).toBeNull();
    expect(() => engine(two(136))).not.toThrow();
  });
  test('so is a body sunk into its field or a wall', () => {
    const sunk: Shot = { ...two(200), bodies: [{ id: 'a', body: 'bull', pose: poseAt({ x: 100, y: 160 }, 150, 90) }] };
    expect(() => engine(sunk)).toThrow(OverlapError);
    const walled: Shot = {
      solids: [wall('wall1', 195, 8, 70)],
      bodies: [{ id: 'man', body: 'infantry', pose: poseAt({ x: 200, y: 0 }, 0, 0) }],
      act: shell({}),
    };
    expect(() => engine(walled)).toThrow('man and wall1 are in one place.');
  });
  test('warriors close together in every attitude: what the engine finds in one place is what overlaps', () => {
    // Side by side along their widths, a millimetre apart or a millimetre into each other.
    for (const name of WARRIOR_NAMES) {
      const ys = warriorBody(name).outline.map(([, y]) => y);
      const width = Math.max(...ys) - Math.min(...ys);
      const beside = (gap: number) =>
        findOverlap(
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
