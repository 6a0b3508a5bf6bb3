import type { EvaluatedAction } from '../../../core/game.ts';
import { opponentOf } from '../../../core/seat.ts';
import type { Seat } from '../../../core/seat.ts';
import { distance, type Mm, type Point, squaredDistance } from '../../../geometry/point.ts';
import { isInside } from '../../../geometry/shape.ts';
import { polar } from '../../../geometry/rotation.ts';
import { type Fort, fortOf, topAt, TOUCH_DISTANCE } from '../fortress/ground.ts';
import { because, walkAlong } from './play.ts';
import { gatherMen, post } from './posts.ts';
import { pathsUp } from './prospects.ts';
import { chargePath } from '../rules/charge.ts';
import { sally } from './sallies.ts';
import { placesOn, pathTo } from '../rules/routes.ts';
import { hiddenFrom } from '../guns/shooting.ts';
import { barAt, gunsOf, isTouching, onOwnTowers, reachOf, warriorsOf } from '../rules/lookups.ts';
import { type Action, BASE, GUN_BASE, type PieceOnField, type State, STEP, gameMessage } from '../types.ts';
import { bestFight, fighting, gainOf } from './values.ts';

/** The least gain beside a warrior's value for which a Defender comes down from its tower. */
const LURE = 0.3;
/** The number of enemies in reach that are considered. */
const MAX_ENEMIES = 3;
/** How many go onto towers at set-up against guns with real shots. */
const FEW = 3;
/** The distance between sheltered warriors, and the places on a cell from its corner, mm. */
const ELBOW: Mm = 26;
const PARTS: readonly Mm[] = [35, TOUCH_DISTANCE, STEP - TOUCH_DISTANCE];

const inYard = ({ yard }: Fort, at: Point): boolean => yard.some((cell) => isInside(at, cell));
/**
 * Returns places along the courtyard's back wall, from the corners inwards. They are out of a gun's sight, and a warrior that
 * leans on a wall does not fall.
 */
const shelters = (fort: Fort): Point[] =>
  [0, ELBOW].flatMap((back) =>
    [0, ELBOW].flatMap((aside) =>
      fort.line.flatMap(({ y, from, to }) =>
        [from + aside, to - aside].map((x) => ({ x, y: y + fort.toward * back })).filter((at) => inYard(fort, at)),
      ),
    ),
  );
/**
 * Returns good places for Defenders at set-up, the highest towers first. Each tower is filled before the next, because a full one
 * cannot be stormed. Against real guns only a few go onto the highest towers, for the magic. The others shelter in the courtyard.
 */
export const garrisonSpots = (fort: Fort, sheltered: boolean): Point[] => {
  const towers = fort.modules.filter(({ kind }) => kind === 'tower').toSorted((a, b) => b.storeys - a.storeys);
  const shapes = towers.map(({ shape }) => shape);
  const at = (cell: { readonly at: Point }, part: Mm): Point => ({ x: cell.at.x + part, y: cell.at.y + part });
  const filled = [...shapes, ...fort.yard].flatMap((cell) => PARTS.map((part) => at(cell, part)));
  if (!sheltered) return filled;
  const highest = towers.filter(({ storeys }) => storeys === towers[0]?.storeys);
  const few = PARTS.flatMap((part) => highest.map(({ shape }) => at(shape, part))).slice(0, FEW);
  return [...few, ...shelters(fort), ...filled.slice(shapes.length * PARTS.length), ...filled];
};
/** Returns a path to a close combat with a gain above this. */
const strike = (view: State, who: PieceOnField, min: number): EvaluatedAction<Action> | null => {
  const enemies = warriorsOf(view, opponentOf(view.seats, who.seat))
    .filter((enemy) => gainOf(view, who, enemy) > min)
    .toSorted((a, b) => squaredDistance(a.at, who.at) - squaredDistance(b.at, who.at))
    .slice(0, MAX_ENEMIES);
  for (const enemy of enemies) {
    const action = walkAlong(view, who, chargePath(view, who, enemy));
    if (action) return fighting(action, enemy);
  }
  return null;
};
/** Returns a path to touch an enemy's gun that may fire, which silences it. */
const muzzle = (view: State, who: PieceOnField): Action | null => {
  const enemy = opponentOf(view.seats, who.seat);
  const reach = reachOf(view, who);
  if (view.entered.includes(enemy)) return null;
  for (const gun of gunsOf(view, enemy)) {
    if (distance(gun.at, who.at) > reach + STEP) continue;
    const spots = Array.from({ length: 24 }, (_, i) => polar(gun.at, 15 * i, BASE + GUN_BASE + 1))
      .map((at) => ({ ...who, at }))
      .filter((there) => isTouching(there, gun) && !topAt(view, there.at) && barAt(view, who, there.at) === null)
      .toSorted((a, b) => distance(a.at, who.at) - distance(b.at, who.at));
    for (const { at } of spots.slice(0, 4)) {
      const action = walkAlong(view, who, pathTo(view, who, at, reach));
      if (action) return action;
    }
  }
  return null;
};
/** Whether the enemy has guns with real shots that may still fire, so that warriors hide (SI-13, SI-22). */
export const isUnderFire = (view: State, seat: Seat): boolean => {
  const enemy = opponentOf(view.seats, seat);
  const guns = view.pieces.some((each) => each.seat === enemy && each.kind === 'gun');
  return view.options.shooting === 'real' && guns && !view.entered.includes(enemy);
};
/** Returns the action of a warrior hidden in the courtyard. It fights enemies that come in or climb its towers, and does not come out. */
const lurk = (view: State, who: PieceOnField, fort: Fort): EvaluatedAction<Action> | null => {
  const way = strike(view, who, 0);
  const end = way?.action.type === 'walk' ? way.action.path.at(-1) : undefined;
  return end && (inYard(fort, end) || topAt(view, end)) ? way : null;
};
/**
 * Returns the action of a Defender's warrior. On a tower it strikes climbers if that pays, comes down only for much and never as
 * the last. On the ground it hides from real guns, or goes up, touches a gun or strikes.
 */
export const defend = (view: State, who: PieceOnField): EvaluatedAction<Action> | null => {
  const fort = fortOf(view, who.seat);
  const fight = bestFight(view, who, 0);
  if (fight || !fort) return fight;
  const enemies = warriorsOf(view, opponentOf(view.seats, who.seat)).length;
  if (topAt(view, who.at)) {
    const holds = onOwnTowers(view, who.seat);
    const lured = holds.length > 1 ? strike(view, who, LURE / Math.max(1, enemies)) : null;
    if (lured || isUnderFire(view, who.seat)) return lured;
    return sally(view, who, 0);
  }
  if (inYard(fort, who.at) && isUnderFire(view, who.seat)) return lurk(view, who, fort);
  const up = walkAlong(view, who, pathsUp(view, who, fort)[0] ?? null);
  return (
    because(up, gameMessage('why.home')) ??
    because(muzzle(view, who), gameMessage('why.muzzle')) ??
    strike(view, who, 0)
  );
};

/** How much better hidden a place must be to go there. */
const HIDES = 0.1;
/** Returns the largest part of a warrior that an enemy gun would see at a place (0 to 1). */
const seenAt = (view: State, who: PieceOnField, at: Point): number => {
  const there = { ...who, at };
  const after = { ...view, pieces: view.pieces.map((each) => (each.id === who.id ? there : each)) };
  const guns = gunsOf(view, opponentOf(view.seats, who.seat));
  return Math.max(0, ...guns.map((gun) => 1 - hiddenFrom(after, gun, there)));
};
/** A move when nothing pays: its warrior, and whether it is better hidden there or only elsewhere. */
interface Stir {
  readonly who: PieceOnField;
  readonly action: Action;
  readonly hides: boolean;
}
/** How far away a place must be for a gun to aim again, mm. */
const ELSEWHERE: Mm = 18;
/** Returns the move of a garrison in which nobody can fight: it takes a better post, hides, shifts, or comes together. */
export const garrisonMove = (
  view: State,
  men: readonly PieceOnField[],
  randomInt: (below: number) => number,
): EvaluatedAction<Action> | null => {
  const safe = (who: PieceOnField, at: Point): boolean =>
    !isUnderFire(view, view.active) || seenAt(view, who, at) <= seenAt(view, who, who.at) + HIDES / 2;
  const found = post(view, men, safe);
  if (found) return found;
  const stirs = stir(view, men, randomInt);
  if (!stirs) return gatherMen(view, men);
  return { action: stirs.action, why: gameMessage(stirs.hides ? 'why.hide' : 'why.shift') };
};
/**
 * Returns a move when nothing else is to be done, to a less visible place on the own tower or along the own wall. Against real
 * guns, any other place with no more exposure will do, so that they must aim again.
 */
export const stir = (view: State, men: readonly PieceOnField[], randomInt: (below: number) => number): Stir | null => {
  const fort = fortOf(view, view.active);
  if (!fort || view.entered.includes(opponentOf(view.seats, view.active))) return null;
  const wishes = men.flatMap((who) => {
    const top = topAt(view, who.at);
    const now = seenAt(view, who, who.at);
    const places = top ? placesOn(view, who, top) : inYard(fort, who.at) ? shelters(fort) : [];
    return places
      .filter((at) => distance(at, who.at) >= ELSEWHERE)
      .map((at) => ({ who, at, gain: now - seenAt(view, who, at), lot: randomInt(1000) }));
  });
  const hiding = wishes.filter(({ gain }) => gain >= HIDES).toSorted((a, b) => b.gain - a.gain);
  const shifting = isUnderFire(view, view.active) ? wishes.filter(({ gain }) => gain > -HIDES / 2) : [];
  for (const { who, at, gain } of [
    ...hiding.slice(0, MAX_ENEMIES),
    ...shifting.toSorted((a, b) => a.lot - b.lot).slice(0, MAX_ENEMIES),
  ]) {
    const action = walkAlong(view, who, pathTo(view, who, at, reachOf(view, who)));
    if (action) return { who, action, hides: gain >= HIDES };
  }
  return null;
};
