import type { Bot, BotTools } from '../../core/game.ts';
import { type Mm, distance, squaredDistance } from '../../geometry/point.ts';
import { layings } from './aim.ts';
import { fortOf, goalOf, topAt, towardOf } from './ground.ts';
import { wayToFight, waysUp } from './prospects.ts';
import { bestOf, bringUp, firstOf, ifLawful, plainly, shotsOf, storm, walkAlong } from './play.ts';
import { readyGuns } from './shooting.ts';
import { enemyOf, foesOf, freshOf, must, onOwnTowers, pieceOf, warriorsOf } from './table.ts';
import { resultOf } from './throws.ts';
import { type Action, type Standing, type State, STEP } from './types.ts';

type Tools = BotTools<Action>;
/** What a wound costs beside a death: an Attacker has the whole way to go again, a Defender comes back near by. */
const WOUND = { attacker: 0.35, defender: 0.15 } as const;
/** How near the fortress the storming party gathers, and what part of it must be there. */
const GATHERS: Mm = 2 * STEP;
const READY = 0.6;
/** After so many quiet turns they storm anyhow. */
const PATIENCE = 12;
/** How many a side with a fortress of its own keeps at home when it storms another. */
const GUARD = 3;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What losing a warrior costs a side: the fewer it has, the more. */
const worthOf = (view: State, seat: Standing['seat']): number => 1 / Math.max(1, warriorsOf(view, seat).length);
const woundOf = (view: State, seat: Standing['seat']): number =>
  worthOf(view, seat) * (fortOf(view, seat) ? WOUND.defender : WOUND.attacker);
/** What a close combat promises him who starts it, by the rules' own results of all 36 throws. */
const gainOf = (view: State, who: Standing, foe: Standing): number => {
  const [own, his] = [worthOf(view, who.seat), worthOf(view, foe.seat)];
  const value = {
    firstFalls: -own,
    firstWounded: -woundOf(view, who.seat),
    even: 0,
    secondWounded: woundOf(view, foe.seat),
    secondFalls: his,
  };
  let sum = 0;
  for (const one of FACES) for (const two of FACES) sum += value[resultOf(view, who, foe, one, two)] / 36;
  return sum;
};
const bestFight = (view: State, who: Standing): Action | null => {
  const foe = bestOf(foesOf(view, who), (each) => gainOf(view, who, each));
  return foe && gainOf(view, who, foe) > 0 ? { type: 'fight', id: who.id, target: foe.id } : null;
};
const strike = (view: State, who: Standing): Action | null => {
  const foes = warriorsOf(view, enemyOf(view, who.seat))
    .filter((foe) => gainOf(view, who, foe) > 0)
    .toSorted((a, b) => squaredDistance(a.at, who.at) - squaredDistance(b.at, who.at))
    .slice(0, 3);
  for (const foe of foes) {
    const action = walkAlong(view, who, wayToFight(view, who, foe));
    if (action) return action;
  }
  return null;
};

/** How far a piece is from the face of the fortress it storms; 0 or less beside it and within. */
const before = (view: State, { at, seat }: Standing): Mm => {
  const goal = goalOf(view, seat);
  return goal ? (at.y - goal.front) * goal.toward : 0;
};
/** Whether enough of the storming party is near, or waiting has gone on for long. */
const isReady = (view: State, party: readonly Standing[]): boolean => {
  const near = party.filter((each) => before(view, each) <= GATHERS + STEP).length;
  const foe = enemyOf(view, view.active);
  return !view.mighty.includes(foe) && (near >= READY * party.length || view.calm > PATIENCE);
};
const gather = (view: State, who: Standing): Action | null => {
  const far = before(view, who) - GATHERS;
  if (far <= 0) return null;
  const to = { x: who.at.x, y: who.at.y + Math.round(towardOf(view, who.seat) * Math.min(2 * STEP, far)) };
  return walkAlong(view, who, [who.at, to]) ?? storm(view, who);
};
/** An Attacker's warrior: strikes where it pays, gathers before the walls, and storms with the others. */
const attack = (view: State, who: Standing, ready: boolean): Action | null => {
  const now = bestFight(view, who) ?? strike(view, who);
  if (now) return now;
  return ready || before(view, who) <= 0 ? storm(view, who) : gather(view, who);
};
/** A Defender's warrior: strikes where it pays, else keeps to the towers or goes up where there is room. */
const defend = (view: State, who: Standing): Action | null => {
  const fort = fortOf(view, who.seat);
  const holds = onOwnTowers(view, who.seat);
  const alone = holds.length === 1 && holds[0]?.id === who.id;
  const now = bestFight(view, who) ?? (alone ? null : strike(view, who));
  if (now || !fort || topAt(view, who.at)) return now;
  return walkAlong(view, who, waysUp(view, who, fort)[0] ?? null);
};
const manoeuvre = (view: State): Action => {
  const seat = view.active;
  const all = warriorsOf(view, seat);
  const home = fortOf(view, seat) ? (goalOf(view, seat) ? guardOf(view, seat) : all) : [];
  const party = all.filter((each) => !home.includes(each));
  const ready = isReady(view, party);
  for (const who of freshOf(view, seat)) {
    const act =
      who.kind === 'gun' ? bringUp(view, who, 1) : home.includes(who) ? defend(view, who) : attack(view, who, ready);
    if (act) return act;
  }
  return { type: 'end' };
};
/** Those who stay at home in a match of two fortresses: on the towers, then nearest to them. */
const guardOf = (view: State, seat: Standing['seat']): Standing[] => {
  const up = onOwnTowers(view, seat);
  const rest = warriorsOf(view, seat)
    .filter((each) => !up.includes(each))
    .toSorted((a, b) => before(view, b) - before(view, a));
  return [...up, ...rest].slice(0, GUARD);
};

/** What a shot promises by its odds: enemies hurt less own men hurt. */
const shotGain = (view: State, tools: Tools, action: Action, samples: number): number => {
  const odds = tools.forecast(action, { samples, resolve: (shot) => tools.resolve(shot), budget: 100 });
  if (odds.kind !== 'odds') return 0;
  let gain = 0;
  for (const [effect, chance] of Object.entries(odds.effects)) {
    const [kind, id = ''] = effect.split(':');
    const piece = pieceOf(view, id);
    if (!piece || (kind !== 'removed' && kind !== 'wounded')) continue;
    const cost = kind === 'removed' ? worthOf(view, piece.seat) : woundOf(view, piece.seat);
    gain += chance * cost * (piece.seat === view.active ? -1 : 1);
  }
  return gain;
};
/** The best of a few layings, tried in the physics with a trembling hand while there is time. */
const bestShot = (view: State, tools: Tools): Action | null => {
  if (view.options.shooting === 'virtual')
    return bestOf(shotsOf(view), (each) => shotGain(view, tools, each, 0)) ?? null;
  const tries = readyGuns(view).flatMap((gun) =>
    warriorsOf(view, enemyOf(view, gun.seat))
      .toSorted((a, b) => distance(a.at, gun.at) - distance(b.at, gun.at))
      .slice(0, 4)
      .flatMap((target) => layings(view, gun, target).slice(0, 2)),
  );
  let done = 0;
  const value = (action: Action): number => {
    const part = done++ / tries.length;
    return tools.goOn(part) || done === 1 ? shotGain(view, tools, action, 5) : -Infinity;
  };
  const lawful = tries.filter((each) => ifLawful(view, each));
  const best = bestOf(lawful, value);
  return best ?? null;
};

/** Weighs fights by the rules' own results, tries shots in the physics, gathers before it storms; holds the towers where it defends. */
export const sharp: Bot<State, Action> = {
  choose: (view, tools) => {
    const settled = plainly(view, tools);
    if (settled) return settled;
    const { stage } = view;
    if (stage.at === 'shooting') return bestShot(view, tools) ?? { type: 'hold' };
    if (stage.at === 'clash') return bestFight(view, must(view, stage.id)) ?? { type: 'leave' };
    if (stage.at === 'move') return manoeuvre(view);
    return firstOf(tools);
  },
};
