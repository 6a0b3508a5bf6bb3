import { maxBy, firstAction } from '../../../core/bots.ts';
import { enabledChoices, type Choice } from '../../../core/choice.ts';
import type { Bot, BotContext } from '../../../core/game.ts';
import { explainByOdds } from '../../../core/odds/explain.ts';
import type { Message } from '../../../core/message.ts';
import type { DecisionPlan } from '../../../core/odds/odds.ts';
import { type Mm, type Point, squaredDistance } from '../../../geometry/point.ts';
import { deploymentArea } from '../rules/setup.ts';
import { mayAdvance } from '../rules/advance.ts';
import { refuse } from '../rules/rules.ts';
import { baseDistance, attackable, attackOpens, must, nearestTo, openingReach, soldierOf } from '../rules/lookups.ts';
import { prizeOf } from '../rules/victory.ts';
import { type Action, MEASURE, type SoldierOnField, type State, gameMessage } from '../types.ts';
import {
  type Prospect,
  STRIKE,
  bestAdvance,
  bestWalk,
  dangerAt,
  goalsOf,
  isSpared,
  placeValue,
  prizeValue,
  straightAdvance,
  straightWalk,
  worthOf,
} from './prospects.ts';

type Tools = BotContext<Action>;
type Do = Extract<Choice<Action>, { kind: 'do' }>;
const doings = (tools: Tools, type: Action['type']): Do[] =>
  enabledChoices(tools.choices).filter((choice): choice is Do => choice.kind === 'do' && choice.action.type === type);
const pieceOf = (view: State, { piece }: Do): SoldierOnField => must(view, piece ?? '');

/** Spreads soldiers along the front of their zone, or uses the choice's own example if a place is taken. */
const deploy = (view: State, tools: Tools): Action | null => {
  const put = enabledChoices(tools.choices).find((choice) => choice.kind === 'put');
  if (put?.kind !== 'put' || view.stage.at !== 'deploy') return null;
  const { at, width, height } = deploymentArea(view, view.active);
  const own = view.soldiers.filter(({ seat }) => seat === view.active);
  const i = own.findIndex(({ id }) => id === put.piece);
  if (i < 0) return put.example();
  const part = (i + 0.5) / own.length;
  const { field } = view;
  const front = (middle: Mm, min: Mm, length: Mm): Mm => Math.round(Math.min(Math.max(middle, min), min + length));
  const spot =
    height > width
      ? { x: front(field.width / 2, at.x, width), y: at.y + Math.round(part * height) }
      : { x: at.x + Math.round(part * width), y: front(field.height / 2, at.y, height) };
  const action = put.at(spot);
  return refuse(view, action) ? put.example() : action;
};
/** Returns what both bots do when there is nothing to evaluate. */
const plainly = (view: State, tools: Tools): Action | null => {
  const [ready] = doings(tools, 'ready');
  if (ready) return ready.action;
  const open = enabledChoices(tools.choices);
  const [only] = open;
  if (open.length === 1 && only?.kind === 'do') return only.action;
  return doings(tools, 'name')[0]?.action ?? deploy(view, tools);
};

/** Farther than any target, mm: a spared target is chosen last. */
const FAR: Mm = 10_000;
const spares = (view: State, target: Do['target']): boolean =>
  isSpared(view, must(view, target as string), view.active);
/** Whether a soldier can attack anything from its place, except a commander that must be captured. */
const mayStrike = (view: State, who: SoldierOnField): boolean =>
  attackable(view, who, openingReach(view)).some((enemy) => !isSpared(view, enemy, who.seat));
/** Returns the choice of the nearest target. A spared one is chosen last. */
const nearestTarget = (view: State, tools: Tools, at: Point): Do | undefined =>
  maxBy(
    doings(tools, 'target'),
    ({ target }) => -baseDistance(view, at, must(view, target as string).at) - (spares(view, target) ? FAR : 0),
  );
/** Returns what to do without a walk: win the prize, attack or shoot, or skip an attack that is not wanted. */
const plainAttack = (view: State, tools: Tools): Do | undefined => {
  const skips = doings(tools, 'skip');
  const wins = skips.find((choice) => prizeOf(view, pieceOf(view, choice)));
  const strike = doings(tools, 'attack').find((choice) => mayStrike(view, pieceOf(view, choice)));
  const shot = doings(tools, 'shoot').find(({ target }) => !spares(view, target));
  return wins ?? strike ?? shot ?? (view.stage.at === 'attack' ? skips[0] : undefined);
};
/** Returns the soldiers that may roll for movement or advance. */
const moversOf = (view: State, tools: Tools): SoldierOnField[] =>
  enabledChoices(tools.choices).flatMap((choice) =>
    choice.piece !== undefined && (choice.kind === 'walk' || (choice.kind === 'do' && choice.action.type === 'march'))
      ? [must(view, choice.piece)]
      : [],
  );
/** Returns how a soldier sets out towards the enemy: without a roll if none is near. */
const moveOf = (view: State, who: SoldierOnField): Action =>
  mayAdvance(view, who) ? straightAdvance(view, who) : { type: 'march', id: who.id };
/** Walks towards the nearest enemy or prize by the shortest path, and attacks whatever it can. */
const plain: Bot<State, Action> = {
  choose: (view, tools) => {
    const settled = plainly(view, tools);
    if (settled) return settled;
    const { stage, mover } = view;
    if (stage.at === 'walk' && mover) {
      const action = straightWalk(view, must(view, mover.id), stage.reach);
      const why = whyOf(view, tools, action);
      tools.report(why ? [{ action, why }] : []);
      return action;
    }
    if (stage.at === 'target' && mover)
      return nearestTarget(view, tools, must(view, mover.id).at)?.action ?? firstAction(tools);
    const blow = plainAttack(view, tools);
    if (blow) return blow.action;
    const near = (who: SoldierOnField): number =>
      -Math.min(...goalsOf(view, who).map(({ at }) => squaredDistance(at, who.at)));
    const first = maxBy(moversOf(view, tools), near);
    const march = first ? moveOf(view, first) : firstAction(tools);
    const why = whyOf(view, tools, march);
    if (why) tools.report([{ action: march, why }]);
    return march;
  },
};

/** The decision plan for odds: the most valuable target. */
const plan: DecisionPlan = (view, choices) => {
  const best = maxBy(choices, ({ kind, ...choice }) =>
    kind === 'do' && 'target' in choice
      ? worthOf(view as unknown as State, soldierOf(view as unknown as State, choice.target as string))
      : -1,
  );
  return best?.kind === 'do' ? best.action : null;
};
/** Returns the value of an action by its odds: enemies removed minus own soldiers lost. */
const gainOf = (view: State, tools: Tools, action: Action): number => {
  const odds = tools.forecast(action, ODDS);
  if (odds.kind !== 'odds') return 0;
  let gain = 0;
  for (const [effect, chance] of Object.entries(odds.effects)) {
    const fallen = effect.startsWith('removed:') ? soldierOf(view, effect.slice('removed:'.length)) : null;
    if (fallen) gain += chance * worthOf(view, fallen) * (fallen.seat === view.active ? -1 : 1);
  }
  return gain;
};
/** The options for an action's odds. */
const ODDS = { plan, budget: 400, samples: 100 } as const;
/** Returns why an action is taken, for display. */
const whyOf = (view: State, tools: Tools, action: Action): Message | null => {
  const { mover, active } = view;
  if (action.type === 'skip') return gameMessage('why.prize');
  if (action.type === 'march' || action.type === 'advance') {
    const who = must(view, action.id);
    const enemy = nearestTo(view, who);
    return enemy ? gameMessage('why.march', { piece: { piece: enemy.id } }) : null;
  }
  if (action.type === 'walk' && mover) {
    const who = must(view, mover.id);
    const there = { ...who, at: action.path.at(-1) ?? who.at };
    const after = { ...view, soldiers: view.soldiers.map((each) => (each.id === who.id ? there : each)) };
    if (attackOpens(after, there)) return gameMessage('why.strike');
    const enemy = nearestTo(view, there);
    if (enemy && baseDistance(view, there.at, enemy.at) < baseDistance(view, who.at, enemy.at))
      return gameMessage('why.goes', { piece: { piece: enemy.id } });
    return dangerAt(view, who, there.at) > 0 ? null : gameMessage('why.safe');
  }
  if (action.type !== 'attack' && action.type !== 'shoot' && action.type !== 'target') return null;
  return explainByOdds(tools.forecast(action, ODDS), (id) => soldierOf(view, id)?.seat !== active);
};
/** Reports the best two of some actions with reasons, and returns the best. */
const reportBest = <Each extends { readonly action: Action }>(
  view: State,
  tools: Tools,
  list: readonly Each[],
  value: (each: Each) => number,
): Action => {
  const ranked = list
    .map((each) => ({ action: each.action, value: value(each) }))
    .toSorted((one, two) => two.value - one.value)
    .slice(0, 2);
  tools.report(
    ranked.flatMap(({ action }) => {
      const why = whyOf(view, tools, action);
      return why ? [{ action, why }] : [];
    }),
  );
  return ranked[0]?.action ?? firstAction(tools);
};
/** A soldier walks half the time and runs half the time (TS-08). */
const marchGain = (view: State, who: SoldierOnField): number =>
  (bestWalk(view, who, MEASURE).value + bestWalk(view, who, 2 * MEASURE).value) / 2 - placeValue(view, who, who.at);

/** Returns a soldier's best advance and what it gains (TS-18). */
const advanceOf = (view: State, who: SoldierOnField): { readonly action: Action; readonly gain: number } => {
  const { path, value } = bestAdvance(view, who);
  const action: Action = { type: 'advance', id: who.id, path: [...(path ?? [who.at])] };
  return { action, gain: value - placeValue(view, who, who.at) };
};

/** Evaluates attacks and shots by the rules' odds, and walks by reach and danger on the table. */
const sharp: Bot<State, Action> = {
  choose: (view, tools) => {
    const settled = plainly(view, tools);
    if (settled) return settled;
    const { stage, mover } = view;
    if (stage.at === 'walk' && mover) {
      const found: Prospect = bestWalk(view, must(view, mover.id), stage.reach);
      if (!found.path) return { type: 'stay' };
      const action: Action = { type: 'walk', path: [...found.path] };
      const why = whyOf(view, tools, action);
      tools.report(why ? [{ action, why }] : []);
      return action;
    }
    if (stage.at === 'target')
      return reportBest(view, tools, doings(tools, 'target'), ({ action }) => gainOf(view, tools, action));
    const buttons = enabledChoices(tools.choices).filter((choice) => choice.kind === 'do');
    const advances = moversOf(view, tools)
      .filter((who) => mayAdvance(view, who))
      .map((who) => advanceOf(view, who));
    const open = [...buttons, ...advances];
    let done = 0;
    const value = ({ action, gain = 0 }: { readonly action: Action; readonly gain?: number }): number => {
      if (!tools.shouldContinue(done++ / open.length)) return -Infinity;
      if (action.type === 'advance') return gain;
      if (action.type === 'attack') return gainOf(view, tools, action);
      if (action.type === 'march') return marchGain(view, must(view, action.id));
      if (action.type === 'skip') return prizeValue(view, must(view, action.id));
      if (action.type !== 'shoot') return 0;
      const mayStrike = view.options.shooterMayAttack && attackOpens(view, must(view, action.id));
      return gainOf(view, tools, action) + (mayStrike ? STRIKE : 0);
    };
    return reportBest(view, tools, open, value);
  },
};

/** The bots, weakest first. */
export const bots: Readonly<Record<string, Bot<State, Action>>> = { plain, sharp };
