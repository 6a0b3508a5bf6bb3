import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { polar } from '../../geometry/turn.ts';
import { layings } from './aim.ts';
import { type Fort, goalOf, topAt, towardOf } from './ground.ts';
import { bestOf, ifLawful, walkAlong } from './play.ts';
import { advance, wayToFight } from './prospects.ts';
import { needOf, sees } from './shooting.ts';
import { enemyOf, gunsOf, heldBy, onLevel, warriorsOf } from './table.ts';
import { type Action, ROOM, type Standing, type State, STEP } from './types.ts';
import { bestFight, gainOf } from './weigh.ts';

/** How far before the fortress the storming party gathers: out of reach of a sally under the spell of speed. */
const GATHERS: Mm = 5 * STEP;
/** What part of the party must be there, and how much stronger it must be to storm while the gun still finds targets. */
const READY = 0.6;
const STRONGER = 1.5;
/** After so many quiet turns they storm anyhow. */
const PATIENCE = 20;
/** How far before the fortress the gun is brought at the nearest. */
const NEAREST: Mm = 60;
/** How little of a warrior's worth an even close combat may cost in a storm: who waits is worn down by magic. */
const PRESS = 0.1;
/** How many foes are thought of. */
const FOES = 3;

/** What the attacking side is about in this turn. */
export interface Plan {
  readonly goal: Fort;
  readonly foes: readonly Standing[];
  /** Those who can be got at: a full tower cannot be entered. */
  readonly open: readonly Standing[];
  readonly shoots: boolean;
  readonly storms: boolean;
  /** The enemy's dice in close combat have 2 more. */
  readonly mighty: boolean;
}
/** How far a piece is from the face of the fortress it attacks; 0 or less beside it and within. */
export const before = (goal: Fort, at: Point): Mm => (at.y - goal.front) * goal.toward;
const isOpen = (view: State, foe: Standing): boolean => {
  const top = topAt(view, foe.at);
  return !top || onLevel(view, top).filter(({ at }) => topAt(view, at) === top).length < ROOM;
};
/** From this elevation on (tenths of a degree) a shell fells nobody, for it comes from above; so much less, and it does as it can. */
const STEEP = 450;
const FLAT = 250;
/** The hope that a gun at a place fells a foe. */
const hope = (view: State, gun: Standing, foe: Standing): number => {
  if (!sees(view, gun, foe)) return 0;
  if (view.options.shooting === 'virtual') return (7 - needOf(view, gun, foe)) / 6;
  const lifts = layings(view, gun, foe).map(({ lift }) => lift);
  if (lifts.length === 0) return 0;
  const steps = distance(gun.at, foe.at) / STEP;
  const flat = Math.min(1, Math.max(0, (STEEP - Math.min(...lifts)) / FLAT));
  return flat * Math.min(0.85, Math.max(0.1, 1.1 - 0.09 * steps));
};

/** What a storming party is to do: the gun wears the garrison down while it can; then, or when much stronger, all storm together. */
export const planOf = (view: State, party: readonly Standing[]): Plan | null => {
  const seat = party[0]?.seat ?? view.active;
  const goal = goalOf(view, seat);
  if (!goal) return null;
  const foes = warriorsOf(view, enemyOf(view, seat));
  const open = foes.filter((foe) => isOpen(view, foe));
  const guns = view.entered.includes(seat) ? [] : gunsOf(view, seat);
  const shoots = guns.some(
    (gun) => !heldBy(view, gun) && (before(goal, gun.at) > GATHERS || foes.some((foe) => hope(view, gun, foe) > 0)),
  );
  const near = party.filter(({ at }) => before(goal, at) <= GATHERS + STEP).length;
  const stronger = party.length >= STRONGER * foes.length;
  const begun = party.filter(({ at }) => before(goal, at) <= 2 * STEP).length >= party.length / 2;
  const pressing = begun || view.calm > PATIENCE || (near >= READY * party.length && (!shoots || stronger));
  const storms = open.length > 0 && pressing;
  return { goal, foes, open, shoots, storms, mighty: view.mighty.includes(enemyOf(view, seat)) };
};

/** Brings a gun to where it hopes for most. */
export const lay = (view: State, gun: Standing, { goal, foes }: Plan): Action | null => {
  const ways = Array.from({ length: 16 }, (_, i) => i).flatMap((i) =>
    [STEP, 2 * STEP - 2].map((far) => polar(gun.at, i * 22.5, far)),
  );
  const value = (at: Point): number => {
    const there = { ...gun, at };
    const hopes = foes.map((foe) => hope(view, there, foe));
    return (
      Math.max(0, ...hopes) + hopes.reduce((a, b) => a + b, 0) / 50 - Math.max(0, before(goal, at) - NEAREST) / 5000
    );
  };
  const [now, ...rest] = [gun.at, ...ways].map((at) => ({ at, worth: value(at) }));
  for (const { at, worth } of rest.toSorted((a, b) => b.worth - a.worth)) {
    if (!now || worth <= now.worth + 0.01) return null;
    const action = walkAlong(view, gun, [gun.at, at]);
    if (action) return action;
  }
  return null;
};
const gather = (view: State, who: Standing, { goal }: Plan): Action | null => {
  const far = before(goal, who.at) - GATHERS;
  if (far <= 0) return null;
  const to = { x: who.at.x, y: who.at.y + Math.round(towardOf(view, who.seat) * Math.min(2 * STEP, far)) };
  return walkAlong(view, who, [who.at, to]);
};
const storm = (view: State, who: Standing, plan: Plan): Action | null => {
  const { open, goal, shoots } = plan;
  const near = open.toSorted((a, b) => distance(a.at, who.at) - distance(b.at, who.at)).slice(0, 2);
  const found = near.flatMap((foe) => {
    const way = advance(view, who, foe);
    return way ? [{ ...way, foe }] : [];
  });
  const best = bestOf(found, ({ cost }) => -cost);
  const inside = best && before(goal, best.foe.at) < 0 && !topAt(view, best.foe.at);
  const gate = inside && !shoots && !who.gate ? ifLawful(view, { type: 'gate', id: who.id }) : null;
  return gate ?? walkAlong(view, who, best?.path ?? null);
};
const strike = (view: State, who: Standing, { open }: Plan, least: number): Action | null => {
  const foes = open
    .map((foe) => ({ foe, gain: gainOf(view, who, foe), far: distance(foe.at, who.at) }))
    .filter(({ gain }) => gain > least)
    .toSorted((a, b) => b.gain - a.gain || a.far - b.far)
    .slice(0, FOES);
  for (const { foe } of foes) {
    const action = walkAlong(view, who, wayToFight(view, who, foe));
    if (action) return action;
  }
  return null;
};
/** What a close combat must promise an Attacker: in a storm nearly nothing, for time is the enemy's. */
export const leastGain = (view: State, { storms, mighty }: Plan): number =>
  storms && !mighty ? -PRESS / Math.max(1, warriorsOf(view, view.active).length) : 0;
/** An Attacker's warrior: strikes where it pays, waits out of reach while the gun speaks, storms with the others. */
export const attack = (view: State, who: Standing, plan: Plan): Action | null => {
  const least = leastGain(view, plan);
  const now = bestFight(view, who, least) ?? strike(view, who, plan, least);
  return now ?? (plan.storms ? storm(view, who, plan) : gather(view, who, plan));
};
