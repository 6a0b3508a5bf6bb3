import { expect, test } from 'vitest';
import { type Point, distance, segmentSquaredDistance } from '../../../src/geometry/point.ts';
import { edgesOf, isInside, type Shape, shapeSquaredDistance } from '../../../src/geometry/shape.ts';
import { toView } from '../../../src/table/camera/camera.ts';
import { OWNER } from '../../../src/table/paint/maps.ts';
import { type PaintedPixels, paintTable } from '../../../src/table/paint/paintTable.ts';
import { brightnessOn } from '../../../src/table/paint/drawPainted.ts';
import type { PaintedTable } from '../../../src/table/paint/protocol.ts';
import type { PlannedArea, TablePlan } from '../../../src/table/paint/plan.ts';
import { SOILS } from '../../../src/table/paint/soils.ts';
import { STANDING_AREAS } from '../../../src/table/ground/terrain.ts';

const SIZE = { width: 240, height: 180 };
const MIDDLE = { x: 120, y: 90 };
const FEET: Readonly<Record<string, PlannedArea['shape']>> = {
  box: { kind: 'rect', at: { x: 80, y: 70 }, width: 80, height: 40 },
  disc: { kind: 'disc', at: MIDDLE, r: 30 },
  corner: {
    kind: 'polygon',
    points: [
      { x: 70, y: 50 },
      { x: 170, y: 50 },
      { x: 170, y: 66 },
      { x: 86, y: 66 },
      { x: 86, y: 130 },
      { x: 70, y: 130 },
    ],
  },
};
const areaOf = (style: string, foot: string, top = 40): PlannedArea => ({
  id: `${style} ${foot}`,
  style,
  shape: FEET[foot] as PlannedArea['shape'],
  from: 0,
  top,
});
const planOf = (areas: readonly PlannedArea[], change: Partial<TablePlan> = {}): TablePlan => ({
  mat: 'soldiers',
  view: { ...SIZE, scale: 1, turn: 0 },
  light: 'light',
  areas,
  strewn: [],
  road: null,
  ...change,
});
/** What a pixel of an unturned table with 1 px per mm shows. */
const ownerAt = ({ wide, owners }: PaintedPixels, x: number, y: number): number =>
  owners[Math.floor(y) * wide + Math.floor(x)] as number;
const brightness = (pixels: Uint8ClampedArray, wide: number, x: number, y: number): number => {
  let sum = 0;
  for (let row = y - 3; row <= y + 3; row++)
    for (let column = x - 3; column <= x + 3; column++)
      for (let k = 0; k < 3; k++) sum += pixels[(row * wide + column) * 4 + k] as number;
  return sum / 147;
};

/** How deep (mm) a point lies inside a shape; negative outside. */
const depthIn = (shape: Shape, point: Point): number => {
  if (!isInside(point, shape)) return -Math.sqrt(shapeSquaredDistance(point, shape));
  if (shape.kind === 'disc') return shape.r - distance(point, shape.at);
  return Math.sqrt(Math.min(...edgesOf(shape).map(([a, b]) => segmentSquaredDistance(point, a, b))));
};
/** How far (mm) the edge of a painted thing may be eaten inwards. */
const EATEN = 2.6;
/** The styles that are never round. */
const SQUARED = ['tower', 'rampart', 'gate', 'crate', 'container', 'house', 'cart', 'tent', 'fence', 'wreck'];
// Sabotage: a footprint was grown by 2 mm when it was laid.
test.each(
  STANDING_AREAS.flatMap((style) =>
    Object.keys(FEET)
      .filter((foot) => foot !== 'corner' || style === 'wall' || style === 'rubble' || style === 'rock')
      .filter((foot) => foot !== 'disc' || !SQUARED.includes(style))
      .map((foot) => [style, foot] as const),
  ),
)('a painted %s on a %s fills its footprint and nothing more', (style, foot) => {
  const area = areaOf(style, foot);
  const painted = paintTable(planOf([area]));
  const owner = style === 'tree' ? OWNER.crown : OWNER.standing;
  const wrong: string[] = [];
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      const at = { x: x + 0.5, y: y + 0.5 };
      const depth = depthIn(area.shape, at);
      const covers = ownerAt(painted, x, y) === owner;
      if (covers && depth < -0.75) wrong.push(`${x} ${y} outside`);
      if (!covers && depth > EATEN) wrong.push(`${x} ${y} free`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

// Sabotage: the shadows were swept from the bottom up.
test.each([0, 90, 180, 270] as const)(
  'the light comes from the top left of the screen, with the table turned by %i°',
  (turn) => {
    const shape = { kind: 'rect', at: { x: 105, y: 75 }, width: 30, height: 30 } as const;
    const wall: PlannedArea = { id: 'w', style: 'crate', shape, from: 0, top: 60 };
    const { wide, high, sunny } = paintTable(planOf([wall], { view: { ...SIZE, scale: 1, turn } }));
    const [x, y] = [wide / 2, high / 2];
    const [inShade, inLight] = [brightness(sunny, wide, x + 12, y + 24), brightness(sunny, wide, x - 12, y - 24)];
    expect(inShade).toBeLessThan(inLight * 0.7);
  },
);

// Sabotage: a quarter turn went the other way.
test.each([0, 90, 180, 270] as const)('turned by %i°, everything is painted where the camera shows it', (turn) => {
  const crate: PlannedArea = {
    id: 'c',
    style: 'crate',
    shape: { kind: 'rect', at: { x: 40, y: 30 }, width: 30, height: 30 },
    from: 0,
    top: 30,
  };
  const painted = paintTable(planOf([crate], { view: { ...SIZE, scale: 1, turn } }));
  const view = { width: painted.wide, height: painted.high };
  const at = toView({ at: MIDDLE, zoom: 1, turn }, view, { x: 55, y: 45 });
  const opposite = toView({ at: MIDDLE, zoom: 1, turn }, view, { x: 185, y: 135 });
  expect(ownerAt(painted, at.x, at.y)).toBe(OWNER.standing);
  expect(ownerAt(painted, opposite.x, opposite.y)).toBe(OWNER.ground);
});

// Sabotage: the lamp had the colours of the window.
test('the lamp leaves the edges darker than the window, and the shade is never brighter than the sun', () => {
  const [day, night] = (['light', 'dark'] as const).map((light) => paintTable(planOf([], { light })));
  if (!day || !night) throw new Error('Nothing was painted.');
  expect(brightness(night.sunny, night.wide, 5, 175)).toBeLessThan(brightness(day.sunny, day.wide, 5, 175) * 0.75);
  for (const [x, y] of [
    [20, 20],
    [120, 90],
    [200, 160],
  ] as const)
    expect(brightness(day.shade, day.wide, x, y)).toBeLessThan(brightness(day.sunny, day.wide, x, y));
});

// Sabotage: a wall's own height put a piece on it in the shade; a turned table was not turned back.
test.each([0, 90, 180, 270] as const)('a piece is darker in the shade of a wall, not on it, turned by %i°', (turn) => {
  const shape = { kind: 'rect', at: { x: 100, y: 70 }, width: 40, height: 40 } as const;
  const tower: PlannedArea = { id: 't', style: 'crate', shape, from: 0, top: 80 };
  const plan = planOf([tower], { view: { ...SIZE, scale: 1, turn } });
  const painted = paintTable(plan);
  const bright = brightnessOn({ ...painted, view: plan.view } as unknown as PaintedTable);
  // Down the screen, where the shadows fall, seen on the table.
  const angle = (turn * Math.PI) / 180;
  const [down, up] = [28, -28].map((far) => bright({ x: 120 + far * Math.sin(angle), y: 90 + far * Math.cos(angle) }));
  expect(down).toBeLessThan((up as number) * 0.8);
  expect(bright(MIDDLE)).toBeGreaterThan((down as number) * 1.2);
});

// Sabotage: a grain came from `Math.random`.
test.each(Object.keys(SOILS))('the same plan of the mat %s always gives the same pixels', (mat) => {
  const road = {
    points: [
      { x: 0, y: 90 },
      { x: 240, y: 100 },
    ],
    wide: 40,
  };
  const plan = planOf([areaOf('wall', 'box')], {
    mat,
    road,
    strewn: [{ kind: 'log', at: { x: 40, y: 40 }, turn: 1, r: 19 }],
  });
  const first = paintTable(plan);
  paintTable(planOf([]));
  expect(Buffer.from(paintTable(plan).sunny.buffer).equals(Buffer.from(first.sunny.buffer))).toBe(true);
});

test('a mat without soil cannot be painted', () => {
  expect(() => paintTable(planOf([], { mat: 'stratego' }))).toThrow('The mat stratego has no soil.');
});
