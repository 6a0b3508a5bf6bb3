import { type Deg, type Mm, type Point, distance } from '../../../geometry/point.ts';
import { isInside } from '../../../geometry/shape.ts';
import { fineBearing } from '../../../geometry/rotation.ts';
import { MUZZLE, REACH } from './cannon.ts';
import { G, riseOf, speedOf, directionOf } from '../bots/flight.ts';
import { heightAt, modulesOf } from '../fortress/ground.ts';
import { bulkOf } from './shooting.ts';
import { type Action, MAX_ELEVATION, type PieceOnField, type State } from '../types.ts';

type Fire = Extract<Action, { type: 'fire' }>;
/** The height of a warrior's chest, mm. */
const CHEST: Mm = 28;
/** How far a shell must pass over masonry, and the distance before the target where that check ends, mm. */
const OVER: Mm = 6;
const NEAR: Mm = 16;

/** Returns the point at a distance on a bearing in tenths of a degree, not rounded. */
export const bearingPoint = (from: Point, bearing: Deg, distance: Mm): Point => {
  const { x, y } = directionOf(bearing);
  return { x: from.x + x * distance, y: from.y + y * distance };
};
/** Returns the shell's height above the muzzle at a distance, mm. */
export const heightAhead = (distance: Mm, lift: Deg, power: number): Mm => {
  const { sin, cos } = riseOf(lift);
  return (distance * sin) / cos - (G * distance * distance) / (2 * (speedOf(power) * cos) ** 2);
};
/** Whether masonry is in the shell's path. */
const isBarred = (state: State, from: Point, to: Point, { lift, power }: Pick<Fire, 'lift' | 'power'>): boolean => {
  const far = distance(from, to);
  const bulks = modulesOf(state).map(bulkOf);
  for (let way = REACH; way < far - NEAR; way += 8) {
    const at = { x: from.x + ((to.x - from.x) * way) / far, y: from.y + ((to.y - from.y) * way) / far };
    const z = MUZZLE + heightAhead(way - REACH, lift, power);
    if (bulks.some((bulk) => isInside(at, bulk.shape) && z < bulk.top + OVER && z > bulk.from - OVER)) return true;
  }
  return false;
};
/** Returns a gun's aims at a target that simple ballistics and the masonry between allow. It has the flattest of each power, strongest first. */
export const layings = (state: State, gun: PieceOnField, target: PieceOnField): Fire[] => {
  const far = distance(gun.at, target.at) - REACH;
  const rise = heightAt(state, target.at) + CHEST - MUZZLE;
  if (far < 5) return [];
  const bearing = fineBearing(gun.at, target.at);
  return [900, 700, 550, 400, 300].flatMap((power): Fire[] => {
    let under = true;
    for (let lift = 0; lift <= MAX_ELEVATION; lift += 2) {
      const high = heightAhead(far, lift, power) >= rise;
      const meets = high === under;
      under = !high;
      if (meets && !isBarred(state, gun.at, target.at, { lift, power }))
        return [{ type: 'fire', id: gun.id, bearing, lift, power }];
    }
    return [];
  });
};
