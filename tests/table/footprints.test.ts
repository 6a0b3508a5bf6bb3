import { expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import { type PieceNode, type Scene, footprint } from '../../src/core/scene.ts';
import { distanceToEdge } from '../../src/geometry/gap.ts';
import { isInside } from '../../src/geometry/shape.ts';
import { outsetPath } from '../../src/table/draw/brush.ts';
import { movedPiece, nearestHit, hitTargets } from '../../src/table/input/hitTest.ts';
import { legalStand } from '../../src/table/input/pathDraft.ts';
import type { Proposal } from '../../src/table/input/proposal.ts';
import { type Tape, newTape, tapeLength } from '../../src/table/marks/tapes.ts';

const text = { key: 'test:text' };
/** A ship of so many cells of 60 mm, from its bow to the right. */
const ship = (id: string, x: number, y: number, cells: number, facing = 0): PieceNode => ({
  kind: 'piece',
  id,
  at: { x, y },
  facing,
  base: { kind: 'rect', at: { x: -30, y: -30 }, width: 60 * cells, height: 60 },
  figure: 'tile',
  label: text,
});
const sceneOf = (...nodes: PieceNode[]): Scene => ({
  width: 600,
  height: 600,
  mat: 'plain',
  unit: { mm: 60, text },
  nodes,
});

// Sabotage: a footprint did not turn with its piece.
test('a footprint lies at its piece and turns with it', () => {
  const lying = footprint(ship('a', 90, 90, 4));
  const standing = footprint(ship('a', 90, 90, 4, 90));
  expect([isInside({ x: 290, y: 90 }, lying), isInside({ x: 90, y: 290 }, lying)]).toEqual([true, false]);
  expect([isInside({ x: 290, y: 90 }, standing), isInside({ x: 90, y: 290 }, standing)]).toEqual([false, true]);
});

// Sabotage: the nearest middle won, so that the stern of a ship took hold of the ship beside it.
test('a piece is taken hold of anywhere on its footprint, whoever lies beside it', () => {
  const scene = sceneOf(ship('four', 90, 90, 4), ship('one', 270, 150, 1));
  const things = hitTargets(scene, new Set(), null);
  expect(nearestHit(things, { x: 270, y: 115 }, 2)?.id).toBe('four');
  expect(nearestHit(things, { x: 270, y: 130 }, 1)?.id).toBe('one');
  expect(nearestHit(things, { x: 450, y: 90 }, 1)).toBeNull();
});

test('a piece in the hand lies as it has been turned, and is held there', () => {
  const scene = sceneOf(ship('four', 90, 90, 4));
  const choice: Choice<unknown> = {
    kind: 'put',
    id: 'put',
    label: text,
    piece: 'four',
    to: { areas: [] },
    turns: { start: 0, step: 90 },
    at: () => 0,
    example: () => 0,
  };
  const held: Proposal = { choice, at: { x: 90, y: 90 }, facing: 90, action: 0, refusal: null, preview: null };
  expect(movedPiece(scene, held)?.piece.facing).toBe(90);
  const things = hitTargets(scene, new Set(), held);
  expect(nearestHit(things, { x: 90, y: 280 }, 1)?.id).toBe('four');
  expect(nearestHit(things, { x: 280, y: 90 }, 1)).toBeNull();
});

// Sabotage: a piece that waits was left out of what lies under a finger wherever it was proposed.
test('a piece that waited lies under the hand where it is proposed, and nowhere before', () => {
  const scene = sceneOf({ ...ship('four', -60, 90, 4), waits: true });
  const choice: Choice<unknown> = {
    kind: 'put',
    id: 'put',
    label: text,
    piece: 'four',
    to: { areas: [] },
    at: () => 0,
    example: () => 0,
  };
  const held: Proposal = { choice, at: { x: 90, y: 90 }, action: 0, refusal: null, preview: null };
  expect(nearestHit(hitTargets(scene, new Set(), null), { x: 100, y: 90 }, 1)).toBeNull();
  expect(nearestHit(hitTargets(scene, new Set(), held), { x: 270, y: 90 }, 1)?.id).toBe('four');
});

// Sabotage: a tape measured from a circle in the middle of a base that is not round.
test('a tape lies between bases of any shape where they are nearest', () => {
  const scene = sceneOf(ship('four', 90, 90, 4), ship('one', 90, 210, 1));
  const tape: Tape = {
    id: 'tape1',
    points: [
      { x: 270, y: 90 },
      { x: 90, y: 210 },
    ],
    from: 'four',
    to: 'one',
  };
  expect(tapeLength(tape, scene)).toBe(60);
  expect(
    newTape(
      [],
      scene,
      [
        { x: 299, y: 61 },
        { x: 400, y: 400 },
      ],
      0.1,
    ),
  ).toMatchObject({ from: 'four' });
});

// Sabotage: a ship was taken for a circle of its mean radius.
test.each([
  ['side by side', ship('b', 90, 152, 4), { x: 90, y: 92 }],
  ['a little over it', ship('b', 90, 148, 4), { x: 90, y: 88 }],
  ['bow to stern', ship('b', 332, 90, 4), { x: 92, y: 90 }],
  ['across it', ship('b', 90, 152, 4, 90), { x: 90, y: 92 }],
] as const)('a walker is brought against a base of any shape: %s', (_, other, place) => {
  const scene = sceneOf(ship('a', 400, 400, 4), other);
  expect(legalStand(scene, 'a', { x: 90, y: 90 })).toEqual(place);
});
test('a walker of any shape stays on the field with all of it, and where nobody is near', () => {
  const scene = sceneOf(ship('a', 400, 400, 4), ship('b', 90, 160, 4));
  expect(legalStand(scene, 'a', { x: 590, y: 10 })).toEqual({ x: 390, y: 30 });
  expect(legalStand(scene, 'a', { x: 90, y: 90 })).toEqual({ x: 90, y: 90 });
});
test('discs are brought together along the line of their middles, without overlap in whole mm', () => {
  const man = (id: string, x: number, y: number): PieceNode => ({
    ...ship(id, x, y, 1),
    base: { kind: 'disc', at: { x: 0, y: 0 }, r: 12.5 },
  });
  const scene = sceneOf(man('a', 300, 300), man('b', 100, 100));
  for (const wanted of [
    { x: 118, y: 117 },
    { x: 119, y: 119 },
    { x: 83, y: 120 },
  ]) {
    const at = legalStand(scene, 'a', wanted);
    const away = Math.hypot(at.x - 100, at.y - 100);
    expect(away).toBeGreaterThanOrEqual(25);
    expect(away).toBeLessThan(26.6);
  }
});
test('a mark around a base of any shape lies as far outside each edge', () => {
  const turned: PieceNode = ship('a', 200, 200, 2, 90);
  const line = outsetPath(footprint(turned), 5);
  const xs = line.map(({ x }) => x);
  const ys = line.map(({ y }) => y);
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([165, 235, 165, 295]);
});
test('the tape of a way begins at the edge of the base that it leaves', () => {
  const base = footprint(ship('a', 90, 90, 4));
  expect(distanceToEdge(base, { x: 90, y: 90 }, { x: 500, y: 90 })).toBeCloseTo(210, 2);
  expect(distanceToEdge(base, { x: 90, y: 90 }, { x: 90, y: 0 })).toBeCloseTo(30, 2);
  expect(distanceToEdge(base, { x: 0, y: 0 }, { x: 90, y: 90 })).toBe(0);
});
