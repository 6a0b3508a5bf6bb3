import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/geometry/point.ts';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import {
  type AimChoice,
  aimFromPoint,
  draftAimedAt,
  aimedPiece,
  intendedTarget,
} from '../../src/table/input/aimHandle.ts';
import { type Camera, type ViewWindow, roomToEdge, toTable, toView } from '../../src/table/camera/camera.ts';

/** A table that fills the foot of a phone's window but for the lowest 300 px. */
const view: ViewWindow = {
  scale: 1,
  width: 390,
  height: 376,
  window: { kind: 'rect', at: { x: 0, y: -112 }, width: 390, height: 788 },
};
const camera: Camera = { at: { x: 220, y: 220 }, zoom: 0.9, turn: 90 };
const px = 1 / camera.zoom;
const room = (from: Point, toward: Point): number => roomToEdge(camera, view, from, toward);
/** What is aimed by a hand at a place of the view, by one whose warrior lies at another. */
const aimedFrom = (
  by: 'flick' | 'gun',
  place: Point,
  hand: Point,
  pushes = false,
): { bearing?: number; power?: number } => {
  const set = {
    bearing: { from: 0, to: 3599, start: 0, round: true },
    power: { from: 1, to: 1000, start: 400 },
  } as const;
  const choice: AimChoice = {
    kind: 'aim',
    id: 'aim',
    label: { key: 'test:aim' },
    controls: { by, at: toTable(camera, view, place), z: 0, set },
    toward: (aim) => aim,
    example: () => null,
  };
  return aimFromPoint(choice, {}, toTable(camera, view, hand), px, { pushes, roomOf: room });
};

test('the room of a hand goes to the end of the window, beyond the view', () => {
  const from = toTable(camera, view, { x: 100, y: 76 });
  const roomTo = (x: number, y: number): number => {
    const to = toTable(camera, view, { x: 100 + x, y: 76 + y });
    return Math.round(room(from, { x: to.x - from.x, y: to.y - from.y }));
  };
  expect([roomTo(-1, 0), roomTo(1, 0), roomTo(0, -1), roomTo(0, 1)]).toEqual([100, 290, 188, 600]);
  expect(roomTo(-10, -10)).toBe(Math.round(100 * Math.SQRT2));
});

describe('a hand reaches full power within the window', () => {
  // The pull ends 12 px before the window does.
  test.each([
    { where: 'with room for all of it', place: { x: 300, y: 100 }, way: { x: -1, y: 0 }, far: 196 },
    { where: 'near the left end', place: { x: 80, y: 100 }, way: { x: -1, y: 0 }, far: 68 },
    { where: 'near the head', place: { x: 200, y: 20 }, way: { x: 0, y: -1 }, far: 120 },
    { where: 'near the right end', place: { x: 330, y: 100 }, way: { x: 1, y: 0 }, far: 48 },
  ])('$where', ({ place, way, far }) => {
    const to = (part: number): Point => ({ x: place.x + way.x * far * part, y: place.y + way.y * far * part });
    expect(aimedFrom('flick', place, to(1)).power).toBe(1000);
    const near = 26 / 196;
    expect(aimedFrom('flick', place, to(near + (1 - near) / 2)).power).toBe(500);
    expect(aimedFrom('flick', place, to(near - 0.01))).toEqual({ power: 1 });
  });
  // Sabotage: a gun's pull of 256 px made the view go away from its target.
  test('a gun by a short pull, shorter still near the left end', () => {
    const powerAt = (gun: number, far: number): number | undefined =>
      aimedFrom('gun', { x: gun, y: 100 }, { x: gun - far, y: 100 }).power;
    expect([46, 83, 120].map((far) => powerAt(200, far))).toEqual([1, 500, 1000]);
    expect([28, 72].map((far) => powerAt(84, far))).toEqual([9, 1000]);
  });
});
test('at the very end of the window there is no room', () => {
  const from = toTable(camera, view, { x: 390, y: 100 });
  expect(Math.round(toView(camera, view, from).x)).toBe(390);
  const to = toTable(camera, view, { x: 400, y: 100 });
  expect(room(from, { x: to.x - from.x, y: to.y - from.y })).toBeCloseTo(0, 6);
});

test.each(['flick', 'gun'] as const)(
  'a %s flies away from the hand that pulls, and with the hand that pushes',
  (by) => {
    const [place, hand] = [
      { x: 200, y: 100 },
      { x: 300, y: 100 },
    ];
    const pulled = aimedFrom(by, place, hand).bearing ?? 0;
    const pushed = aimedFrom(by, place, hand, true).bearing ?? 0;
    expect((pulled + 1800) % 3600).toBeCloseTo(pushed, 0);
  },
);

describe('whom an aim is meant for', () => {
  const man = (id: string, x: number, y: number): PieceNode => ({
    kind: 'piece',
    id,
    at: { x, y },
    base: { kind: 'disc', at: { x: 0, y: 0 }, r: 10 },
    figure: 'knight',
    label: { key: 'test:man' },
  });
  const scene: Scene = {
    width: 400,
    height: 400,
    mat: 'plain',
    unit: { mm: 10, text: { key: 'test:unit' } },
    nodes: [man('ahead', 200, 100), man('east', 300, 200)],
  };
  const gun: AimChoice = {
    kind: 'aim',
    id: 'aim',
    label: { key: 'test:aim' },
    piece: 'gun',
    controls: { by: 'gun', at: { x: 200, y: 200 }, z: 0, set: {} },
    targets: ['ahead', 'east'],
    aimAt: (on, aim) => ({ ...aim, bearing: on === 'east' ? 901 : 1, lift: 77 }),
    toward: (aim) => aim,
    example: () => null,
  };
  test('the likeliest until one is picked, and the picked one as long as the gun points about at him', () => {
    expect(aimedPiece(gun, null)).toBe('ahead');
    expect(intendedTarget(gun, scene, { bearing: 3500 }, 'ahead')).toBe('ahead');
    expect(intendedTarget(gun, scene, { bearing: 190 }, 'ahead')).toBe('ahead');
    expect(intendedTarget(gun, scene, { bearing: 600 }, 'ahead')).toBe('east');
    expect(intendedTarget({ ...gun, targets: [] }, scene, { bearing: 0 }, null)).toBeNull();
  });
  test('choosing one turns the gun straight to it, and leaves the rest to the player', () => {
    const before = { bearing: 5, lift: 80, power: 640 };
    expect(draftAimedAt(gun, scene, before, 'east')).toMatchObject({ on: 'east', aim: { ...before, bearing: 900 } });
  });
});
