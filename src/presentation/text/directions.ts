import { type Point, distance } from '../../geometry/point.ts';
import { t } from '../../i18n/index.ts';

/** Where a player's arrow keys point on the table: the unit vectors (mm) towards the enemy's edge and to the right. */
export interface Bearings {
  readonly ahead: Point;
  readonly right: Point;
}
const DIRECTIONS = [
  'ahead',
  'aheadRight',
  'right',
  'behindRight',
  'behind',
  'behindLeft',
  'left',
  'aheadLeft',
] as const;
type Direction = (typeof DIRECTIONS)[number];
/** Below this distance a direction says nothing, mm. */
const NEAR = 1;

/** Returns the direction from one point to another as one of eight, as a player sees it. Null if they are the same point. */
export const directionTo = (from: Point, to: Point, { ahead, right }: Bearings): Direction | null => {
  if (distance(from, to) < NEAR) return null;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const angle = Math.atan2(x * right.x + y * right.y, x * ahead.x + y * ahead.y);
  return DIRECTIONS[(Math.round(angle / (Math.PI / 4)) + 8) % 8] ?? null;
};
/** Returns where something is, such as "ahead on the left". Empty for the same point, or without bearings. */
export const whereText = (from: Point, to: Point, bearings: Bearings | null): string => {
  const direction = bearings && directionTo(from, to, bearings);
  return direction ? t(`where.${direction}`) : '';
};
/** Returns which way a movement goes, such as "towards the enemy". Empty for the same point, or without bearings. */
export const wayText = (from: Point, to: Point, bearings: Bearings | null): string => {
  const direction = bearings && directionTo(from, to, bearings);
  return direction ? t(`way.${direction}`) : '';
};
