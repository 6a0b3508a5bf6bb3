import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { TrajectoryView } from '../../../src/core/choice.ts';
import { gapInSpace, baseOf, bodyOnField } from '../../../src/games/sci-fi/rules/lookups.ts';
import { distanceToEdge } from '../../../src/geometry/gap.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import type { Action, Obstacle } from '../../../src/games/sci-fi/types.ts';
import { type Small, mirrored, mirroredAction, small } from './fixture.ts';

/** A gun 600 mm before a man, laid upwards by so many tenths of a degree. */
const of: Small = {
  options: { fire: 'real' },
  men: {
    blue1: ['rifleman', 300, 833],
    gun1: ['fieldGun', 300, 800],
    red1: ['rifleman', 300, 200],
    red2: ['tank', 330, 500],
    red3: ['rifleman', 900, 400],
  },
};
const fire = (lift: number): Action => ({
  type: 'fire',
  id: 'blue1',
  weapon: 0,
  gun: 'gun1',
  bearing: 0,
  lift,
  power: 800,
});
const sideOf = (table: Small, action: Action): TrajectoryView => {
  const side = game.preview?.(asView(small(table)), action).side;
  if (!side) throw new Error('A real shot is seen from the side.');
  return side;
};
const wall: Obstacle = { id: 'wall1', kind: 'wall', at: { x: 300, y: 400 }, turns: 0 };

describe('SF-22 a real shot from the side', () => {
  test('SF-22 the suggested aim strikes the chest, and the arc ends there', () => {
    const men = { ...of.men, red2: ['tank', 1100, 100] as const };
    const aim = game
      .choices(asView(small({ ...of, men })))
      .find(({ kind, piece }) => kind === 'aim' && piece === 'blue1');
    if (aim?.kind !== 'aim') throw new Error('The gun is laid by hand.');
    const { arc, figures } = sideOf({ ...of, men }, aim.toward(aim.aimAt?.('red1', { power: 800 }) ?? {}, 'red1'));
    // Its eye is 27 mm high.
    expect(arc[0]).toEqual({ x: 0, z: 27 });
    expect(arc.at(-1)?.x).toBeGreaterThanOrEqual(587);
    expect(arc.at(-1)?.x).toBeLessThanOrEqual(600);
    expect(Math.abs((arc.at(-1)?.z ?? 0) - 28)).toBeLessThan(5);
    expect(figures).toEqual([{ id: 'red1', x: 600, z: 0, tall: 45 }]);
  });
  // Sabotage: the ruler began at the muzzle, and told of a tank a step more than the tape.
  test('SF-09 the ruler begins at the edge of the base of what fires, and tells what is measured between the bases', () => {
    for (const [profile, weapon] of [
      ['tank', 0],
      ['armouredWalker', 1],
    ] as const) {
      const men = { blue1: [profile, 300, 800], red1: ['tank', 300, 200], red2: ['rifleman', 900, 100] } as const;
      const shot: Action = { type: 'fire', id: 'blue1', weapon, bearing: 0, lift: 60, power: 900, on: 'red1' };
      const state = small({ ...of, men });
      const { edge, figures } = sideOf({ ...of, men }, shot);
      const [by, on] = [bodyOnField(state, 'blue1'), bodyOnField(state, 'red1')];
      const drawn = figures.find(({ id }) => id === 'red1');
      if (!by || !on || !drawn) throw new Error('One of them is not seen.');
      const ahead = distanceToEdge(baseOf(on), on.at, by.at);
      expect(edge).toBeGreaterThan(20);
      expect(Math.abs(drawn.x - ahead - edge - gapInSpace(state, by, on))).toBeLessThan(1);
    }
  });
  test('SF-22 what lies ahead with its height: a wall, a machine as wide as it is; those aside and the crew are not', () => {
    const { ground, figures } = sideOf({ ...of, obstacles: [wall] }, fire(250));
    expect(ground).toEqual([{ id: 'wall1', from: 385, to: 415, top: 55 }]);
    expect(figures).toEqual([
      { id: 'red1', x: 600, z: 0, tall: 45 },
      { id: 'red2', x: 300, z: 0, tall: 50, wide: 30 },
    ]);
  });
  test('SF-22 the arc ends at the wall if it is laid low, beyond it if it is laid high', () => {
    const low = sideOf({ ...of, men: { ...of.men, red2: ['tank', 700, 500] }, obstacles: [wall] }, fire(40));
    expect(low.arc.at(-1)?.x).toBe(390);
    expect(low.length).toBeLessThan(600);
    // Sabotage: the picture ended at the wall, before whom it was meant for.
    const behind = { ...of, men: { ...of.men, red2: ['tank', 700, 500] as const }, obstacles: [wall] };
    const meant = sideOf(behind, { ...fire(40), on: 'red1' } as Action);
    expect(meant.arc.at(-1)?.x).toBe(390);
    expect(meant.length).toBe(660);
    expect(meant.figures.map(({ id }) => id)).toContain('red1');
    const high = sideOf({ ...of, obstacles: [wall] }, fire(300));
    expect(high.arc.at(-1)?.x).toBeGreaterThan(415);
    expect(high.top).toBeGreaterThan(Math.max(...high.arc.map(({ z }) => z)));
  });
  test('SF-22 the same in the mirror', () => {
    const table: Small = { ...of, obstacles: [wall] };
    expect(sideOf(mirrored(table), mirroredAction(fire(250)))).toEqual({
      ...sideOf(table, fire(250)),
      figures: sideOf(table, fire(250)).figures.map((each) => ({ ...each, id: each.id.replace('red', 'blue') })),
    });
  });
});
