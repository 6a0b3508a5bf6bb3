import { otherOf } from '../../../core/seat.ts';
import { rowChance } from '../../../core/luck.ts';
import {
  type Mm,
  type Point,
  along,
  distance,
  segmentSquaredDistance,
  squaredDistance,
} from '../../../geometry/point.ts';
import { CONTACT, clampToLength, pathLength, shortestPath } from '../../../geometry/path.ts';
import { boundsOf, centreOf } from '../../../geometry/shape.ts';
import type { Seat } from '../../../core/seat.ts';
import { polar } from '../../../geometry/turn.ts';
import { fightOf } from '../rules/combat.ts';
import { footOf, makeOf, prismOf, stripOf } from '../armies/fields.ts';
import { sight } from '../../../geometry/sight.ts';
import { grenadeOf } from '../rules/grenades.ts';
import { ramOf } from '../rules/rams.ts';
import { spotsOf } from '../rules/setup.ts';
import { serviceOf, shotOf } from '../rules/gunnery.ts';
import { barriersFor, climbs, mayWalk, reachOf } from '../rules/movement.ts';
import { hiddenShare } from '../rules/sightlines.ts';
import {
  fieldOf,
  apart,
  changed,
  durabilityOf,
  enemiesOf,
  girthOf,
  infantryOf,
  isHardware,
  isInfantry,
  isTarget,
  isWithin,
  isWounded,
  mustUnit,
  profileOf,
  stepOf,
} from '../rules/table.ts';
import { type Attack, type Harm, explodes, gapOf, sumOf } from '../rules/throws.ts';
import { type Action, COVER, type Body, type Of, type Placed, type State, type Unit } from '../types.ts';

/** What is left of a fighter's worth when he lies wounded: he may stand up again (SF-28). */
const LAID = 0.45;
/** What a piece is worth: its points, more when its side has few men left (SF-02). */
const worthOf = (state: State, body: Body): number => {
  const { points } = profileOf(body);
  if (!isInfantry(body)) return points * ('fired' in body ? 0.4 : 0.8);
  const few = infantryOf(state, body.seat);
  return points * (1 + 2 / Math.max(1, few)) * (isWounded(body) ? LAID : 1);
};
/** What a harm takes of a piece's worth, 0 to 1. */
const lossOf = (state: State, on: Body, harm: Harm): number => {
  if (harm.kind === 'none') return 0;
  if (harm.kind === 'kill') return 1;
  if (harm.kind === 'wound') return isWounded(on) ? 0 : 1 - LAID;
  const left = durabilityOf(state, on) - on.damage + 1;
  return harm.by >= left ? 1 : (0.7 * harm.by) / left;
};
const losses = new Map<string, number>();
/** What an attack takes of its target's worth on average, by the rules' own throw. */
const expected = (state: State, attack: Attack): number => {
  const { on } = attack;
  const frail = isInfantry(on) ? isWounded(on) : durabilityOf(state, on) - on.damage;
  const key = `${gapOf(attack)} ${explodes(state, attack)} ${frail}`;
  const known = losses.get(key);
  if (known !== undefined) return known;
  const { ask, harms } = sumOf(state, attack);
  const loss = ask.rows.reduce(
    (sum, row, i) => sum + rowChance(ask, row) * lossOf(state, on, harms[i] ?? { kind: 'none' }),
    0,
  );
  losses.set(key, loss);
  return loss;
};
/** The value of attacks made together to a side: what the enemy loses less what it loses itself; a gun is nobody's. */
const valueOf = (state: State, seat: Seat, attacks: readonly Attack[]): number =>
  attacks.reduce((sum, attack) => {
    const { on } = attack;
    const lost = expected(state, attack) * worthOf(state, on);
    return isTarget(on, seat) ? sum + lost : sum - lost;
  }, 0);

type Thrown = Of<'shoot'> | Of<'serve'> | Of<'grenade'> | Of<'fight'> | Of<'ram'>;
/** Whether an action is an attack with dice. */
export const isThrown = (action: Action): action is Thrown =>
  ['shoot', 'serve', 'grenade', 'fight', 'ram'].includes(action.type);
/** The throws of an attack with dice. */
const throwsOf = (state: State, action: Thrown): Attack[] => {
  if (action.type === 'shoot') return [shotOf(state, action)];
  if (action.type === 'serve') return [serviceOf(state, action)];
  if (action.type === 'grenade') return grenadeOf(state, action);
  return action.type === 'fight' ? fightOf(state, action) : ramOf(state, action);
};
/** The value of an attack with dice to the side that makes it. */
export const attackValue = (state: State, action: Thrown): number =>
  valueOf(state, mustUnit(state, action.id).seat, throwsOf(state, action));
/** How often a shell fired by hand strikes at a distance, about (SF-22). */
const HITS: readonly (readonly [Mm, number])[] = [
  [210, 0.85],
  [350, 0.6],
  [490, 0.45],
  [650, 0.33],
];
/** The value of a shell fired by hand at a target; below 0 where a friend stands in its way. */
export const shellValue = (state: State, unit: Unit, by: Placed, on: Placed): number => {
  const far = distance(by.at, on.at);
  const share = hiddenShare(state, by, on);
  if (share > 0.6) return -1;
  const barred = state.units.some(
    (each) =>
      each.at &&
      each.id !== unit.id &&
      each.id !== on.id &&
      each.seat === unit.seat &&
      segmentSquaredDistance(each.at, by.at, on.at) < 26 ** 2,
  );
  if (barred) return -1;
  const chance = HITS.find(([limit]) => far <= limit)?.[1] ?? 0.25;
  const effect = isInfantry(on) ? 0.65 : Math.min(1, 3.5 / (durabilityOf(state, on) - on.damage + 1));
  return chance * (1 - share) * effect * worthOf(state, on);
};

/** The state as it would be with a unit elsewhere. */
const movedTo = (state: State, unit: Unit, at: Point, z: Mm): State => changed(state, unit.id, { at, z });
/** The best that a unit can shoot at or strike from where it stands, or 0. */
const bestAttack = (state: State, unit: Placed<Unit>): number => {
  const { weapons } = profileOf(unit);
  const real = state.options.fire === 'real' && !isInfantry(unit);
  const close =
    isInfantry(unit) &&
    enemiesOf(state, unit.seat).some((enemy) => !enemy.wounded && isInfantry(enemy) && isWithin(state, unit, enemy, 1));
  let best = 0;
  for (const target of enemiesOf(state, unit.seat)) {
    if (close) {
      if (!state.acting?.fought && isWithin(state, unit, target, 1))
        best = Math.max(best, attackValue(state, { type: 'fight', id: unit.id, target: target.id }));
      continue;
    }
    if (weapons.length === 0 || hiddenShare(state, unit, target) >= 1) continue;
    const value = real
      ? shellValue(state, unit, unit, target)
      : attackValue(state, { type: 'shoot', id: unit.id, weapon: 0, target: target.id, aimed: false });
    best = Math.max(best, value * (weapons.length > 1 ? 1.5 : 1));
  }
  return best;
};
/** How much of the danger is believed: an enemy has other targets, and one out of sight must come first. */
const BELIEVED = 0.3;
const UNSEEN = 0.3;
/** What a unit risks where it stands until its next turn. */
const dangerOf = (state: State, unit: Placed<Unit>): number => {
  let danger = 0;
  for (const enemy of enemiesOf(state, unit.seat)) {
    if (enemy.wounded) continue;
    const { weapons, blow } = profileOf(enemy);
    const share = hiddenShare(state, enemy, unit);
    const seen = share < 1 ? 1 : UNSEEN;
    const attack: Attack = {
      seat: enemy.seat,
      rule: 'SF-11',
      text: { key: '' },
      on: unit,
      by: enemy.id,
      how: 'shot',
      power: [{ text: { key: '' }, value: weapons[0] ?? 0 }],
      covered: share > COVER,
      shot: true,
    };
    const shot = weapons.length > 0 ? expected(state, attack) * seen : 0;
    const reach = reachOf(state, enemy) * 2 + stepOf(state);
    const near = isInfantry(enemy) && apart(state, enemy, unit) <= reach;
    const struck = near
      ? expected(state, { ...attack, power: [{ text: { key: '' }, value: blow }], covered: false })
      : 0;
    danger += Math.max(shot, struck * 0.8);
  }
  return Math.min(1.2, danger * BELIEVED) * worthOf(state, unit);
};
/** Caution wears off the longer nothing happens, or two careful players would never meet. */
const patienceOf = ({ calm }: State): number => Math.max(0.1, 1 - Math.max(0, calm) / 8);
/** The value of a place by itself: how near the enemy is, and what threatens there. */
export const placeValue = (state: State, unit: Placed<Unit>): number => {
  const foes = enemiesOf(state, unit.seat);
  const near = Math.min(...foes.map((enemy) => apart(state, enemy, unit)));
  const eager = profileOf(unit).blow >= 3 || profileOf(unit).weapons.length === 0 ? 1.6 : 1;
  return -(near / 100) * 0.35 * eager - dangerOf(state, unit) * patienceOf(state);
};
/** A way of a manoeuvre, null for staying; what can be attacked from its end, and what that place is worth by itself. */
interface Prospect {
  readonly action: Of<'walk'> | null;
  readonly attack: number;
  readonly place: number;
}
/** How many of the best looking ways are asked of the rules. */
const TRIED = 6;
/** The manoeuvres of a unit worth looking at, and staying as the last; `attacks`: whether it may still attack afterwards. */
export const prospectsOf = (state: State, unit: Placed<Unit>, attacks: boolean, count: number): Prospect[] => {
  const weigh = (at: State, action: Prospect['action']): Prospect => {
    const there = mustUnit(at, unit.id);
    return { action, attack: attacks ? bestAttack(at, there) : 0, place: placeValue(at, there) };
  };
  const found = goalsOf(state, unit, count).map((path): Prospect => {
    const end = path.at(-1) ?? unit.at;
    const there = movedTo(state, unit, end, heightAt(state, unit, end));
    return weigh(there, { type: 'walk', id: unit.id, path: path.map(({ x, y }) => ({ x, y })) });
  });
  return [...found, weigh(state, null)];
};
/** The best of some manoeuvres that is lawful and better than staying, with its value; staying if none is. */
export const bestWalk = (
  state: State,
  prospects: readonly Prospect[],
  valueIs: (prospect: Prospect) => number,
): { readonly action: Of<'walk'> | null; readonly value: number } => {
  const ranked = prospects.map((each) => ({ action: each.action, value: valueIs(each) }));
  const staying = Math.max(...ranked.filter(({ action }) => !action).map(({ value }) => value));
  return (
    ranked
      .filter(({ action, value }) => action && value > staying)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, TRIED)
      .find(({ action }) => action && mayWalk(state, action)) ?? { action: null, value: staying }
  );
};
const heightAt = (state: State, unit: Unit, at: Point): Mm => {
  if (!climbs(unit)) return 0;
  const flat = state.obstacles.find((each) => makeOf(each).flat && squaredDistance(centreOf(footOf(each)), at) <= 4);
  return flat ? makeOf(flat).tall : 0;
};
/** Ways worth looking at: towards the nearest enemies, in all directions, beside obstacles and onto flat tops. */
const goalsOf = (state: State, unit: Placed<Unit>, count: number): (readonly Point[])[] => {
  const reach = reachOf(state, unit);
  const paths: (readonly Point[])[] = approaches(state, unit, reach, 2);
  for (let i = 0; i < count; i++) {
    const deg = Math.round((360 * i) / count);
    paths.push([unit.at, polar(unit.at, deg, reach - 1)]);
    if (i % 2 === 0) paths.push([unit.at, polar(unit.at, deg, Math.round(reach * 0.55))]);
  }
  for (const obstacle of state.obstacles) {
    const centre = centreOf(footOf(obstacle));
    if (distance(centre, unit.at) > reach + 80) continue;
    if (makeOf(obstacle).flat && climbs(unit)) paths.push([unit.at, centre]);
    paths.push(...shelters(state, unit, obstacle.id));
  }
  const { width, height } = fieldOf(state);
  const inside = ({ x, y }: Point): boolean => x > 15 && y > 15 && x < width - 15 && y < height - 15;
  return paths.filter((path) => path.length > 1 && inside(path.at(-1) ?? unit.at));
};
/** Places behind an obstacle as seen from the nearest enemy. */
const shelters = (state: State, unit: Placed<Unit>, id: string): (readonly Point[])[] => {
  const obstacle = state.obstacles.find((each) => each.id === id);
  const [enemy] = enemiesOf(state, unit.seat).toSorted(
    (a, b) => squaredDistance(a.at, unit.at) - squaredDistance(b.at, unit.at),
  );
  if (!obstacle || !enemy) return [];
  const foot = footOf(obstacle);
  const centre = centreOf(foot);
  const { width, height } = boundsOf(foot);
  const back = Math.min(width, height) / 2 + girthOf(unit) + 4;
  const behind = along(centre, enemy.at, -back);
  return distance(behind, unit.at) <= reachOf(state, unit) ? [[unit.at, behind]] : [];
};
/** As far as a manoeuvre carries on the shortest ways towards the nearest enemies. */
export const approaches = (state: State, unit: Placed<Unit>, reach: Mm, most: number): (readonly Point[])[] => {
  const goals = enemiesOf(state, unit.seat)
    .toSorted((a, b) => squaredDistance(a.at, unit.at) - squaredDistance(b.at, unit.at))
    .slice(0, most);
  return goals.flatMap((goal) => {
    const barriers = barriersFor(state, unit).filter(({ id }) => id !== goal.id);
    const walls = climbs(unit)
      ? state.obstacles.filter((each) => makeOf(each).flat).map((each) => ({ id: each.id, shape: footOf(each) }))
      : [];
    const straight = unit.z > 0 ? [unit.at, goal.at] : null;
    const way =
      straight ?? shortestPath(unit.at, goal.at, girthOf(unit), [...barriers, ...walls], fieldOf(state), 2000);
    if (!way) return [];
    const touch = pathLength(way) - girthOf(unit) - girthOf(goal) - CONTACT - (isHardware(unit) ? 20 : 1);
    const length = Math.min(reach - (unit.z > 0 ? unit.z : 0) - 1, touch);
    return length > 2 ? [clampToLength(way, length)] : [];
  });
};
/** A place in a start strip, and how much of the other strip it lies open to, 0 to 1. */
interface Shade {
  readonly at: Point;
  readonly open: number;
}
const shades = new WeakMap<State['obstacles'], Map<string, readonly Shade[]>>();
/** How open the places of a strip are to figures in the other one. */
const shadesOf = (state: State, body: Body): readonly Shade[] => {
  const known = shades.get(state.obstacles) ?? new Map<string, readonly Shade[]>();
  shades.set(state.obstacles, known);
  const { at, width, height } = spotsOf(state, body);
  const key = `${body.seat} ${at.x}`;
  const old = known.get(key);
  if (old) return old;
  const prisms = state.obstacles.map(prismOf);
  const other = stripOf(state, otherOf(state.seats, body.seat));
  const eyes = Array.from({ length: 12 }, (_, i) => ({ x: 50 + i * 100, y: other.at.y + other.height / 2 }));
  const made: Shade[] = [];
  for (let x = at.x; x <= at.x + width; x += 29) {
    for (let y = at.y; y <= at.y + height; y += 29) {
      const target = { at: { x, y }, half: 12.5, z: 0, tall: 45 };
      const seen = eyes.filter((eye) => sight({ at: eye, z: 40.5 }, target, prisms).share <= COVER).length;
      made.push({ at: { x, y }, open: seen / eyes.length });
    }
  }
  known.set(key, made);
  return made;
};
/** A place in the strip with little open to the other side, not beside others of his own. */
export const shadedSpot = (state: State, body: Body, whole: (below: number) => number): Point => {
  const near = ({ x, y }: Point): number =>
    [...state.units, ...state.guns].filter(
      (each) => each.at && each.seat === body.seat && squaredDistance(each.at, { x, y }) < 70 ** 2,
    ).length;
  const watched = (at: Point): number =>
    enemiesOf(state, body.seat).filter((enemy) => {
      const there = { ...body, at } as Placed;
      return hiddenShare(state, enemy, there) <= COVER;
    }).length;
  const ranked = shadesOf(state, body)
    .map(({ at, open }) => ({ at, value: open + 0.12 * near(at) + whole(100) / 1500 }))
    .toSorted((a, b) => a.value - b.value)
    .slice(0, 12)
    .map(({ at, value }) => ({ at, value: value + 0.15 * watched(at) }))
    .toSorted((a, b) => a.value - b.value);
  return ranked[0]?.at ?? spotsOf(state, body).at;
};
