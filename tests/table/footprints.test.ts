import { expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import { type PieceNode, type Scene, footprintOf } from '../../src/core/scene.ts';
import { inside } from '../../src/geometry/shape.ts';
import { movedBy, nearest, thingsOf } from '../../src/table/hand/acting.ts';
import type { Proposal } from '../../src/table/hand/proposal.ts';
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
  const lying = footprintOf(ship('a', 90, 90, 4));
  const standing = footprintOf(ship('a', 90, 90, 4, 90));
  expect([inside({ x: 290, y: 90 }, lying), inside({ x: 90, y: 290 }, lying)]).toEqual([true, false]);
  expect([inside({ x: 290, y: 90 }, standing), inside({ x: 90, y: 290 }, standing)]).toEqual([false, true]);
});

// Sabotage: the nearest middle won, so that the stern of a ship took hold of the ship beside it.
test('a piece is taken hold of anywhere on its footprint, whoever lies beside it', () => {
  const scene = sceneOf(ship('four', 90, 90, 4), ship('one', 270, 150, 1));
  const things = thingsOf(scene, new Set(), null);
  expect(nearest(things, { x: 270, y: 115 }, 2)?.id).toBe('four');
  expect(nearest(things, { x: 270, y: 130 }, 1)?.id).toBe('one');
  expect(nearest(things, { x: 450, y: 90 }, 1)).toBeNull();
});

test('a piece in the hand lies as it has been turned, and is held there', () => {
  const scene = sceneOf(ship('four', 90, 90, 4));
  const choice: Choice<unknown> = {
    kind: 'put',
    label: text,
    piece: 'four',
    to: { areas: [] },
    turns: { start: 0, step: 90 },
    at: () => 0,
    example: () => 0,
  };
  const held: Proposal = { choice, at: { x: 90, y: 90 }, facing: 90, action: 0, refusal: null, preview: null };
  expect(movedBy(scene, held)?.piece.facing).toBe(90);
  const things = thingsOf(scene, new Set(), held);
  expect(nearest(things, { x: 90, y: 280 }, 1)?.id).toBe('four');
  expect(nearest(things, { x: 280, y: 90 }, 1)).toBeNull();
});

// Sabotage: a piece that waits was left out of what lies under a finger wherever it was proposed.
test('a piece that waited lies under the hand where it is proposed, and nowhere before', () => {
  const scene = sceneOf({ ...ship('four', -60, 90, 4), waits: true });
  const choice: Choice<unknown> = {
    kind: 'put',
    label: text,
    piece: 'four',
    to: { areas: [] },
    at: () => 0,
    example: () => 0,
  };
  const held: Proposal = { choice, at: { x: 90, y: 90 }, action: 0, refusal: null, preview: null };
  expect(nearest(thingsOf(scene, new Set(), null), { x: 100, y: 90 }, 1)).toBeNull();
  expect(nearest(thingsOf(scene, new Set(), held), { x: 270, y: 90 }, 1)?.id).toBe('four');
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
