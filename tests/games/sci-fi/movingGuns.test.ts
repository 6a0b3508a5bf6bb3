import { describe, expect, test } from 'vitest';
import type { Action, Obstacle, State } from '../../../src/games/sci-fi/types.ts';
import { type Small, both, table } from './fixture.ts';

const walk = (id: string, ...path: readonly (readonly [number, number])[]): Action => ({
  type: 'walk',
  id,
  path: path.map(([x, y]) => ({ x, y })),
});
const men: Small['men'] = {
  blue1: ['rifleman', 300, 600],
  blue2: ['rifleman', 60, 860],
  red1: ['rifleman', 300, 200],
  red2: ['rifleman', 1140, 40],
};
const field = (more: Small['men'] = {}, rest: Partial<Small> = {}): Small => ({ men: { ...men, ...more }, ...rest });
const placeOf = (state: State, id: string): { x: number; y: number; z: number } => {
  const body = [...state.units, ...state.guns].find((each) => each.id === id);
  return { x: body?.at?.x ?? -1, y: body?.at?.y ?? -1, z: body?.z ?? -1 };
};
const block = (kind: string, x: number, y: number, turns = 0): Obstacle => ({
  id: `${kind}1`,
  kind,
  at: { x, y },
  turns,
});

describe('SF-09 moving guns', () => {
  const crew = field({ gun1: ['fieldGun', 300, 633] });
  const drag = (path: readonly (readonly [number, number])[]): Action =>
    ({ ...walk('blue1', ...path), gun: 'gun1' }) as Action;
  test('SF-09 a fighter takes a gun along at his own pace and sets it down touching him', () => {
    both(crew, (t, as) => {
      t.act(
        as(
          drag([
            [300, 600],
            [300, 400],
          ]),
        ),
      );
      const gun = placeOf(t.state, 'gun1');
      expect(gun.y).toBe(433);
      expect(t.refused(as({ type: 'setDown', at: { x: 333, y: 400 } }))).toBeNull();
      expect(t.refused(as({ type: 'setDown', at: { x: 336, y: 400 } }))).toBe('no.gunBeside');
      t.act(as({ type: 'setDown', at: { x: 333, y: 400 } }));
      expect(t.refused(as({ type: 'setDown', at: { x: 300, y: 367 } }))).toBe('no.nothingBrought');
    });
  });
  test('SF-09 in all his manoeuvres, but with one mover a turn', () => {
    const t = table(field({ gun1: ['fieldGun', 300, 633], blue3: ['rifleman', 300, 666] }));
    t.act(
      drag([
        [300, 600],
        [330, 610],
      ]),
    )
      .act(
        drag([
          [330, 610],
          [360, 610],
        ]),
      )
      .act({ type: 'finish' });
    const gun = placeOf(t.state, 'gun1');
    t.act(walk('blue3', [300, 666], [gun.x, gun.y + 33]));
    expect(t.refused({ ...walk('blue3', [gun.x, gun.y + 33]), gun: 'gun1' } as Action)).toBe('no.gunMoved');
  });
  test('SF-09 only who touches it, and no gun is dragged up', () => {
    expect(
      table(field({ gun1: ['fieldGun', 300, 634] })).refused(
        drag([
          [300, 600],
          [300, 560],
        ]),
      ),
    ).toBe('no.notTouching');
    const t = table({ ...crew, obstacles: [block('container', 300, 500)] });
    expect(
      t.refused(
        drag([
          [300, 600],
          [300, 500],
        ]),
      ),
    ).toBe('no.barred');
  });
  test('SF-09 where it cannot stand as it stood, it stands as near to that as it can', () => {
    const t = table(field({ gun1: ['fieldGun', 300, 633], blue3: ['rifleman', 300, 533] }));
    t.act(
      drag([
        [300, 600],
        [300, 500],
      ]),
    );
    const gun = placeOf(t.state, 'gun1');
    expect(gun).not.toMatchObject({ y: 533 });
    const far = Math.hypot(gun.x - 300, gun.y - 500);
    expect(far).toBeGreaterThanOrEqual(32.5);
    expect(far).toBeLessThanOrEqual(33.5);
  });
});
