import { type Pose } from '../../../src/core/shots/pose.ts';
import { type ShotResult } from '../../../src/core/shots/shot.ts';
import type { Of, State } from '../../../src/games/sci-fi/types.ts';
import { type Small, answer } from './fixture.ts';

export const real = { fire: 'real' } as const;
export const field = (more: Small['men'] = {}, rest: Partial<Small> = {}): Small => ({
  options: real,
  ...rest,
  men: {
    blue1: ['rifleman', 300, 633],
    blue2: ['rifleman', 60, 860],
    gun1: ['fieldGun', 300, 600],
    red1: ['rifleman', 300, 300],
    red2: ['rifleman', 1140, 40],
    ...more,
  },
});
export const fire = (id = 'blue1', gun: string | null = 'gun1', weapon = 0): Of<'fire'> => ({
  type: 'fire',
  id,
  weapon,
  ...(gun === null ? {} : { gun }),
  bearing: 0,
  lift: 20,
  power: 800,
});
/** A body tilted by so many degrees about the way it looks. */
export const tilted = (x: number, y: number, deg: number): Pose => {
  const half = (deg * Math.PI) / 360;
  return [x * 10, -y * 10, 0, Math.round(1e4 * Math.sin(half)), 0, 0, Math.round(1e4 * Math.cos(half))];
};
export const struck = (id: string, pose: Pose, more: Partial<ShotResult> = {}): ShotResult =>
  answer({ contacts: [[120, 'shell', id]], rest: { [id]: pose }, ...more });
export const at = (state: State, id: string): unknown =>
  [...state.units, ...state.guns].find((each) => each.id === id)?.at;
