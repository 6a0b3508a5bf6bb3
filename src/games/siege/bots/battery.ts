import { opponentOf } from '../../../core/seat.ts';
import { type Mm, type Point, distance } from '../../../geometry/point.ts';
import { isInside } from '../../../geometry/shape.ts';
import { polar } from '../../../geometry/rotation.ts';
import { type Mass, massesOf } from './flight.ts';
import { before, fieldOf, goalOf, topAt } from '../fortress/ground.ts';
import { gunnerAt, ROUGH } from './gunnery.ts';
import { walkAlong } from './play.ts';
import { pathUpTo, groundPath } from '../rules/routes.ts';
import { needOf, sees } from '../guns/shooting.ts';
import { barAt, reachOf, warriorsOf } from '../rules/lookups.ts';
import { type Action, BASE, GUN_BASE, type PieceOnField, type State, STEP } from '../types.ts';
import { priceOf } from './values.ts';

/** How near to the fortress a gun that shoots by dice may come, mm. */
const NEAREST: Mm = 60;
/** How far places are searched, their spacing, and the part of their value that is left for each turn of the path to them. */
const FAR: Mm = 8 * STEP;
const APART: Mm = STEP;
const LATER = 0.88;
/** The part of a place's value that is left if a Defender can touch the gun there in its next turn. */
const RISKY = 0.7;
/** How much better another place must be for a gun to move there, in enemies. */
const BETTER = 0.01;

/** Returns the expected gain of a gun at a place with the dice of a virtual shot. */
const byDice = (view: State, gun: PieceOnField): number => {
  const hopes = warriorsOf(view, opponentOf(view.seats, gun.seat)).map((enemy) =>
    sees(view, gun, enemy) ? (7 - needOf(view, gun, enemy)) / 6 : 0,
  );
  const goal = goalOf(view, gun.seat);
  const way = goal ? Math.max(0, before(goal, gun.at) - NEAREST) : 0;
  return Math.max(0, ...hopes) + hopes.reduce((a, b) => a + b, 0) / 50 - way / 5000;
};
/** Returns the expected gain of a gun at a place with real shots, in enemies a turn. */
const byFlight = (view: State, gun: PieceOnField, masses: readonly Mass[]): number => {
  const [best] = gunnerAt(view, gun, masses, priceOf(view, gun.seat))(ROUGH);
  return (best?.gain ?? 0) * warriorsOf(view, opponentOf(view.seats, gun.seat)).length;
};
/** Whether a Defender could touch a gun at a place in its next turn and so silence it. */
const isExposed = (view: State, gun: PieceOnField): boolean =>
  warriorsOf(view, opponentOf(view.seats, gun.seat)).some(({ at }) => {
    const top = topAt(view, at);
    const steps = 2 - (top?.storeys ?? 0);
    return steps > 0 && distance(at, gun.at) <= steps * STEP + BASE + GUN_BASE + (top ? STEP / 2 : 0);
  });
interface Place {
  readonly at: Point;
  /** Its value, less the later it is reached. */
  readonly worth: number;
}
/** Returns places for a gun that shoots by dice, within this turn's reach. */
const nearPlaces = (view: State, gun: PieceOnField): Place[] =>
  Array.from({ length: 16 }, (_, i) => i)
    .flatMap((i) => [STEP, 2 * STEP - 2].map((distance) => polar(gun.at, i * 22.5, distance)))
    .map((at) => ({ at, worth: byDice(view, { ...gun, at }) }));
/** Returns places for real shots, including those some turns away. */
const farPlaces = (view: State, gun: PieceOnField, masses: readonly Mass[]): Place[] => {
  const field = fieldOf(view.options);
  const reach = reachOf(view, gun);
  const near = Array.from({ length: 16 }, (_, i) => i).flatMap((i) =>
    [STEP / 2, STEP, 2 * STEP - 2].map((distance) => polar(gun.at, i * 22.5, distance)),
  );
  const lattice: Point[] = [];
  for (let y = APART / 2; y < field.height; y += APART)
    for (let x = APART / 2; x < field.width; x += APART)
      if (distance({ x, y }, gun.at) <= FAR && distance({ x, y }, gun.at) > reach) lattice.push({ x, y });
  return [...near, ...lattice]
    .filter((at) => isInside(at, field) && !topAt(view, at) && barAt(view, gun, at) === null)
    .map((at) => {
      const turns = Math.ceil(distance(at, gun.at) / reach);
      const there = { ...gun, at };
      const bold = isExposed(view, there) ? RISKY : 1;
      return { at, worth: byFlight(view, there, masses) * bold * LATER ** turns };
    });
};

let last: { readonly key: string; readonly most: number } = { key: '', most: 0 };
/** Returns the expected gain of a gun here or where it can go, in enemies a turn. Enemies stay in place, and own warriors do not block it. */
export const brings = (view: State, gun: PieceOnField): number => {
  const enemies = warriorsOf(view, opponentOf(view.seats, gun.seat));
  if (view.options.shooting === 'virtual') {
    const hopes = enemies.map((enemy) => (sees(view, gun, enemy) ? (7 - needOf(view, gun, enemy)) / 6 : 0));
    return Math.max(0, ...hopes);
  }
  const key = JSON.stringify([view.options, gun, enemies.map(({ id, at }) => [id, at])]);
  if (last.key === key) return last.most;
  const alone = { ...view, pieces: view.pieces.filter(({ id, seat }) => seat !== gun.seat || id === gun.id) };
  const masses = massesOf(alone, gun.id);
  const max = Math.max(byFlight(alone, gun, masses), ...farPlaces(alone, gun, masses).map(({ worth }) => worth));
  last = { key, most: max };
  return max;
};
/** Moves a gun to where it has the highest expected gain. */
export const moveGun = (view: State, gun: PieceOnField): Action | null => {
  const virtual = view.options.shooting === 'virtual';
  const masses = massesOf(view, gun.id);
  const now = virtual ? byDice(view, gun) : byFlight(view, gun, masses) * (isExposed(view, gun) ? RISKY : 1);
  const places = virtual ? nearPlaces(view, gun) : farPlaces(view, gun, masses);
  for (const { at, worth } of places.toSorted((a, b) => b.worth - a.worth).slice(0, 40)) {
    if (worth <= now + BETTER) return null;
    const straight = walkAlong(view, gun, [gun.at, at]);
    if (straight) return straight;
    if (virtual) continue;
    const path = groundPath(view, gun, gun.at, at, 2 * FAR);
    const action = path && walkAlong(view, gun, pathUpTo(view, gun, path, reachOf(view, gun)));
    if (action) return action;
  }
  return null;
};
