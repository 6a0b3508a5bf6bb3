import type { Bot, BotContext } from '../../../core/game.ts';
import { explainByOdds } from '../../../core/odds/explain.ts';
import { attack, minGain, assaultPlan } from './assault.ts';
import { moveGun } from './battery.ts';
import { defend, garrisonMove, garrisonSpots, isUnderFire } from './garrison.ts';
import { before, fortOf, goalOf } from '../fortress/ground.ts';
import { firstAction } from '../../../core/bots.ts';
import { because, ifLawful, plainly } from './play.ts';
import { barAt, freshOf, must, onOwnTowers, pieceOf, waitingOf, warriorsOf } from '../rules/lookups.ts';
import { type Action, type PieceOnField, type State, gameMessage } from '../types.ts';
import { bestFight, bestShot } from './values.ts';

type Tools = BotContext<Action>;
/** How many warriors a side with its own fortress keeps at home while it storms another. */
const GUARD = 3;

/**
 * Returns the warriors that stay at home: all without a fortress to storm. With two fortresses, those on the towers first, then
 * those nearest to them.
 */
const homeOf = (view: State, seat: PieceOnField['seat']): PieceOnField[] => {
  const goal = goalOf(view, seat);
  if (!fortOf(view, seat)) return [];
  const all = warriorsOf(view, seat);
  if (!goal) return all;
  const up = onOwnTowers(view, seat);
  const rest = all.filter((each) => !up.includes(each)).toSorted((a, b) => before(goal, b.at) - before(goal, a.at));
  return [...up, ...rest].slice(0, GUARD);
};
const partyOf = (view: State, home: readonly PieceOnField[]): PieceOnField[] =>
  warriorsOf(view, view.active).filter((each) => !home.includes(each));
const manoeuvre = (view: State, tools: Tools): Action => {
  const home = homeOf(view, view.active);
  const plan = assaultPlan(view, partyOf(view, home));
  for (const who of freshOf(view, view.active)) {
    const action = home.includes(who)
      ? defend(view, who)
      : plan && (who.kind === 'gun' ? because(moveGun(view, who), gameMessage('why.gun')) : attack(view, who, plan));
    if (!action) continue;
    tools.report([action]);
    return action.action;
  }
  const fresh = freshOf(view, view.active);
  // Only one of them moves a turn, so that the others stay where they are needed.
  if (fresh.length < view.pieces.filter(({ seat, at }) => seat === view.active && at).length) return { type: 'end' };
  const moves = garrisonMove(view, home, tools.randomInt);
  if (!moves) return { type: 'end' };
  tools.report([moves]);
  return moves.action;
};
/** Places a Defender's warriors on its towers; with another fortress to storm, only the guard. */
const garrison = (view: State): Action | null => {
  const fort = fortOf(view, view.active);
  const [who] = waitingOf(view, view.active);
  if (!fort || who?.kind !== 'warrior' || view.stage.at !== 'deploy') return null;
  const stay = !goalOf(view, view.active) || onOwnTowers(view, view.active).length < GUARD;
  const spots = garrisonSpots(stay ? fort : { ...fort, modules: [] }, isUnderFire(view, view.active));
  const at = spots.find((spot) => barAt(view, who, spot) === null);
  return at ? ifLawful(view, { type: 'put', id: who.id, at }) : null;
};
const clash = (view: State, id: string, tools: Tools): Action => {
  const home = homeOf(view, view.active);
  const who = must(view, id);
  const plan = home.some((each) => each.id === id) ? null : assaultPlan(view, partyOf(view, home));
  const fight = bestFight(view, who, plan ? minGain(view, plan) : 0);
  if (!fight) return { type: 'leave' };
  tools.report([fight]);
  return fight.action;
};

/**
 * Evaluates fights by the rules' own results, and shots by their odds or their flight. It wears a garrison down before it storms
 * together, and fills towers that it defends.
 */
export const sharp: Bot<State, Action> = {
  choose: (view: State, tools: Tools) => {
    const settled = garrison(view) ?? plainly(view, tools);
    if (settled) return settled;
    const { stage } = view;
    if (stage.at === 'shooting') {
      const shot = bestShot(view, tools);
      const odds = shot.type === 'shoot' ? tools.forecast(shot, { samples: 0, budget: 100 }) : null;
      const why = odds && explainByOdds(odds, (id) => pieceOf(view, id)?.seat !== view.active);
      tools.report(why ? [{ action: shot, why }] : []);
      return shot;
    }
    if (stage.at === 'clash') return clash(view, stage.id, tools);
    return stage.at === 'move' ? manoeuvre(view, tools) : firstAction(tools);
  },
};
