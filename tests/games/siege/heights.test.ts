import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { AreaNode, PieceNode, SceneNode } from '../../../src/core/scene.ts';
import { siege as game } from '../../../src/games/siege/index.ts';
import type { Action, State } from '../../../src/games/siege/types.ts';
import { modulesOf } from '../../../src/games/siege/fortress/ground.ts';
import { must, withPiece } from '../../../src/games/siege/rules/lookups.ts';
import { placesOn } from '../../../src/games/siege/rules/routes.ts';
import { distance } from '../../../src/geometry/point.ts';
import { isInside } from '../../../src/geometry/shape.ts';
import { small, walk } from './fixture.ts';

/** One on the tower of one storey in front, two on the tower of two behind, two on the ground. */
const state = small({
  men: { blue1: [280, 400], blue2: [700, 500], red1: [265, 300], red2: [265, 90], red3: [295, 120], red4: [420, 210] },
});
const nodes = game.scene(asView(state)).nodes;
const pieces = nodes.filter((node): node is PieceNode => node.kind === 'piece');
const towers = nodes.filter((node): node is AreaNode => node.kind === 'area' && node.style === 'tower');
const towerAt = (x: number, y: number): AreaNode | undefined => towers.find(({ shape }) => isInside({ x, y }, shape));
const shown = (of: State, action: Action): readonly SceneNode[] => game.preview?.(asView(of), action).nodes ?? [];

describe('SI-25 heights', () => {
  test('SI-25 each piece names its storey, and none on the ground', () => {
    expect(Object.fromEntries(pieces.map(({ id, storeys, z }) => [id, [storeys, z]]))).toEqual({
      blue1: [undefined, undefined],
      blue2: [undefined, undefined],
      red1: [1, 70],
      red2: [2, 140],
      red3: [2, 140],
      red4: [undefined, undefined],
    });
  });
  test('SI-02 a tower tells how many may stand on it and how many do; by the option a wall too', () => {
    expect(towerAt(265, 300)).toMatchObject({ top: expect.any(Number), places: { of: 3, taken: 1 } });
    expect(towerAt(265, 90)?.places).toEqual({ of: 3, taken: 2 });
    expect(towerAt(560, 90)?.places).toEqual({ of: 3, taken: 0 });
    const walls = (of: State): AreaNode[] =>
      game.scene(asView(of)).nodes.filter((node): node is AreaNode => node.kind === 'area' && node.style === 'rampart');
    expect(walls(state).some(({ places }) => places)).toBe(false);
    expect(walls(small({ men: {}, options: { wallWalk: true } })).every(({ places }) => places?.of === 3)).toBe(true);
  });
  // Sabotage: all plates were at the lower right, where warriors covered those of the other towers.
  test('SI-02 each tower has its plate at the corner that points away from its fortress', () => {
    const outer = (of: State) =>
      game.scene(asView(of)).nodes.flatMap((node) => (node.kind === 'area' && node.outer ? [node.outer] : []));
    expect(outer(state)).toEqual([
      { x: -1, y: 1 },
      { x: 1, y: 1 },
      { x: -1, y: -1 },
      { x: 1, y: -1 },
    ]);
    expect(outer(small({ men: {}, options: { fortresses: 'two' } }))).toHaveLength(8);
  });
  // Sabotage: a second warrior was 27 mm from the first, and their figures overlapped.
  test('SI-02 warriors that choose places on a top leave 1.2 bases between their centres', () => {
    let now = small({ men: { red1: [265, 85], red2: [100, 500], red3: [140, 500] } });
    for (const id of ['red1', 'red2', 'red3']) {
      const who = { ...must(now, id), at: { x: 100, y: 500 } };
      const [top] = modulesOf(now).filter(({ kind }) => kind === 'tower');
      const spot = top && placesOn(now, who, top)[0];
      if (!spot) throw new Error('The tower has no place left.');
      now = withPiece(now, id, { at: spot });
    }
    const men = now.pieces.flatMap(({ at }) => at ?? []);
    const gaps = men.flatMap((one, i) => men.slice(i + 1).map((other) => distance(one, other)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1.2 * 25);
  });
  test('SI-17 a way up shows its climb, what that costs, and what room the top has left', () => {
    const [climb] = shown(state, walk(state, 'blue1', [295, 335])).filter(({ kind }) => kind === 'line');
    expect(climb).toMatchObject({
      style: 'climb',
      label: { key: 'siege:climb', values: { far: { mm: 70 } } },
    });
    const room = shown(state, walk(state, 'blue1', [295, 335])).find(({ id }) => id === 'room');
    expect(room).toMatchObject({ label: { key: 'siege:room', values: { count: 2 } } });
    expect(shown(state, walk(state, 'blue1', [280, 420])).filter(({ kind }) => kind !== 'ring')).toEqual([]);
    expect(game.preview?.(asView(state), walk(state, 'blue1', [280, 420])).nodes).toHaveLength(1);
  });
});
