import type { EvaluatedAction } from '../../../core/game.ts';
import { opponentOf } from '../../../core/seat.ts';
import { type Mm, distance } from '../../../geometry/point.ts';
import { brings } from './battery.ts';
import { before, type Fort, goalOf, topAt, forwardOf } from '../fortress/ground.ts';
import { maxBy } from '../../../core/bots.ts';
import { because, ifLawful, walkAlong } from './play.ts';
import { advance } from './prospects.ts';
import { chargePath } from '../rules/charge.ts';
import { gunsOf, gunBlockedBy, onLevel, warriorsOf } from '../rules/lookups.ts';
import { type Action, ROOM, type PieceOnField, type State, STEP, gameMessage } from '../types.ts';
import { bestFight, fighting, gainOf } from './values.ts';

/** How far in front of the fortress the storming party gathers: out of reach of a sally under the spell of speed. */
const GATHERS: Mm = 5 * STEP;
/** The part of the party that must be there, and how much stronger it must be to storm while the gun still finds targets. */
const READY = 0.6;
const STRONGER = 1.5;
/** After this many calm turns the party storms anyway. */
const PATIENCE = 20;
/** After this many calm turns a storming party takes any fight. */
const DARING = 6;
/** How many enemies a turn a gun must promise for the men to wait. */
const ENOUGH = 0.1;
/** The largest loss, as part of a warrior's value, that is accepted in a storm's close combat. Magic wears down a waiting party. */
const PRESS = 0.1;
/** The number of enemies considered. */
const MAX_ENEMIES = 3;

/** The attacking side's plan for this turn. */
export interface AssaultPlan {
  readonly goal: Fort;
  readonly enemies: readonly PieceOnField[];
  /** The enemies that can be reached. A full tower cannot be entered. */
  readonly open: readonly PieceOnField[];
  readonly shoots: boolean;
  readonly storms: boolean;
  /** The enemy adds 2 to its dice in close combat. */
  readonly mighty: boolean;
}
const isOpen = (view: State, enemy: PieceOnField): boolean => {
  const top = topAt(view, enemy.at);
  return !top || onLevel(view, top).filter(({ at }) => topAt(view, at) === top).length < ROOM;
};
/**
 * Whether a warrior was near enough when the turn began. A warrior that has gathered this turn is where all wait; one that has
 * stormed is nearer. So the whole party does the same all turn.
 */
const wasNear = (goal: Fort, { at, moved }: PieceOnField): boolean =>
  moved ? before(goal, at) < GATHERS : before(goal, at) <= GATHERS + STEP;
/**
 * Returns the plan of a storming party. If warriors wait for the gun, it wears the garrison down as long as it can. After that,
 * or when much stronger, all storm together.
 */
export const assaultPlan = (view: State, party: readonly PieceOnField[], waits = true): AssaultPlan | null => {
  const seat = party[0]?.seat ?? view.active;
  const goal = goalOf(view, seat);
  if (!goal) return null;
  const enemies = warriorsOf(view, opponentOf(view.seats, seat));
  const open = enemies.filter((enemy) => isOpen(view, enemy));
  const guns = !waits || view.entered.includes(seat) ? [] : gunsOf(view, seat);
  const shoots = guns.some(
    (gun) => !gunBlockedBy(view, gun) && (before(goal, gun.at) > GATHERS || brings(view, gun) > ENOUGH),
  );
  const near = party.filter((each) => wasNear(goal, each)).length;
  const stronger = party.length >= STRONGER * enemies.length;
  const begun = party.filter(({ at }) => before(goal, at) <= 2 * STEP).length >= party.length / 2;
  const pressing = begun || view.calm > PATIENCE || (near >= READY * party.length && (!shoots || stronger));
  const storms = open.length > 0 && pressing;
  return { goal, enemies: enemies, open, shoots, storms, mighty: view.mighty.includes(opponentOf(view.seats, seat)) };
};

const gather = (view: State, who: PieceOnField, { goal }: AssaultPlan): Action | null => {
  const distance = before(goal, who.at) - GATHERS;
  if (distance <= 0) return null;
  const to = { x: who.at.x, y: who.at.y + Math.round(forwardOf(view, who.seat) * Math.min(2 * STEP, distance)) };
  return walkAlong(view, who, [who.at, to]);
};
const storm = (view: State, who: PieceOnField, plan: AssaultPlan): Action | null => {
  const { open, goal, shoots } = plan;
  const near = open.toSorted((a, b) => distance(a.at, who.at) - distance(b.at, who.at)).slice(0, 2);
  const found = near.flatMap((enemy) => {
    const way = advance(view, who, enemy);
    return way ? [{ ...way, foe: enemy }] : [];
  });
  const best = maxBy(found, ({ cost }) => -cost);
  const inside = best && before(goal, best.foe.at) < 0 && !topAt(view, best.foe.at);
  const gate = inside && !shoots && !who.gate ? ifLawful(view, { type: 'gate', id: who.id }) : null;
  return gate ?? walkAlong(view, who, best?.path ?? null);
};
const strike = (view: State, who: PieceOnField, { open }: AssaultPlan, min: number): EvaluatedAction<Action> | null => {
  const enemies = open
    .map((enemy) => ({ foe: enemy, gain: gainOf(view, who, enemy), far: distance(enemy.at, who.at) }))
    .filter(({ gain }) => gain > min)
    .toSorted((a, b) => b.gain - a.gain || a.far - b.far)
    .slice(0, MAX_ENEMIES);
  for (const { foe: enemy } of enemies) {
    const action = walkAlong(view, who, chargePath(view, who, enemy));
    if (action) return fighting(action, enemy);
  }
  return null;
};
/**
 * Returns the least gain of an Attacker's close combat. In a storm it is almost nothing, because time helps the enemy. When
 * nobody has been hurt for some turns, any fight is better than to stand at the foot of a tower.
 */
export const minGain = (view: State, { storms, mighty }: AssaultPlan): number => {
  if (storms && view.calm > DARING) return -1;
  return storms && !mighty ? -PRESS / Math.max(1, warriorsOf(view, view.active).length) : 0;
};
/** Returns the action of an Attacker's warrior. It strikes if that pays, waits out of reach while the gun fires, and storms with the others. */
export const attack = (view: State, who: PieceOnField, plan: AssaultPlan): EvaluatedAction<Action> | null => {
  const min = minGain(view, plan);
  const now = bestFight(view, who, min) ?? strike(view, who, plan, min);
  if (now) return now;
  if (plan.storms) return because(storm(view, who, plan), gameMessage('why.storm'));
  return because(gather(view, who, plan), gameMessage(plan.shoots ? 'why.gather' : 'why.muster'));
};
