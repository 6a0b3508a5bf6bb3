import type { Bot, BotTools } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { whyByOdds } from '../../../core/odds/why.ts';
import { type Plan, attack, leastGain, planOf } from './assault.ts';
import { lay } from './battery.ts';
import { defend, garrisonSpots, isUnderFire, stir } from './garrison.ts';
import { before, fortOf, goalOf } from '../fortress/ground.ts';
import { firstOf } from '../../../core/bots.ts';
import { ifLawful, plainly } from './play.ts';
import { barAt, freshOf, must, onOwnTowers, pieceOf, waitingOf, warriorsOf } from '../rules/lookups.ts';
import { type Action, type Standing, type State, say } from '../types.ts';
import { bestFight, bestShot } from './values.ts';

type Tools = BotTools<Action>;
/** How many a side with a fortress of its own keeps at home when it storms another. */
const GUARD = 3;

/** Those who stay at home: all without a fortress to storm; with two fortresses those on the towers, then nearest to them. */
const homeOf = (view: State, seat: Standing['seat']): Standing[] => {
  const goal = goalOf(view, seat);
  if (!fortOf(view, seat)) return [];
  const all = warriorsOf(view, seat);
  if (!goal) return all;
  const up = onOwnTowers(view, seat);
  const rest = all.filter((each) => !up.includes(each)).toSorted((a, b) => before(goal, b.at) - before(goal, a.at));
  return [...up, ...rest].slice(0, GUARD);
};
const partyOf = (view: State, home: readonly Standing[]): Standing[] =>
  warriorsOf(view, view.active).filter((each) => !home.includes(each));
const note = (tools: Tools, action: Action, why: Message | null): void => tools.note(why ? [{ action, why }] : []);
/** Why a piece does what it does in the manoeuvres. */
export const reasonOf = (who: Standing, action: Action, plan: Plan | null): Message => {
  if (action.type === 'fight') return whyFight(action.target);
  if (!plan) return say('why.home');
  if (who.kind === 'gun') return say('why.gun');
  return say(plan.storms || before(plan.goal, who.at) <= 0 ? 'why.storm' : 'why.gather');
};
const whyFight = (target: string): Message => say('why.fight', { piece: { piece: target } });
const manoeuvre = (view: State, tools: Tools): Action => {
  const home = homeOf(view, view.active);
  const plan = planOf(view, partyOf(view, home));
  for (const who of freshOf(view, view.active)) {
    const act = home.includes(who)
      ? defend(view, who)
      : plan && (who.kind === 'gun' ? lay(view, who) : attack(view, who, plan));
    if (!act) continue;
    note(tools, act, reasonOf(who, act, home.includes(who) ? null : plan));
    return act;
  }
  const fresh = freshOf(view, view.active);
  // One of them a turn, so that the others stand where they are wanted.
  if (fresh.length < view.pieces.filter(({ seat, at }) => seat === view.active && at).length) return { type: 'end' };
  const stirs = stir(view, home, tools.whole);
  if (!stirs) return { type: 'end' };
  note(tools, stirs.action, say(stirs.hides ? 'why.hide' : 'why.shift'));
  return stirs.action;
};
/** Stands a Defender's warriors on his towers; with another fortress to storm only the guard. */
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
  const plan = home.some((each) => each.id === id) ? null : planOf(view, partyOf(view, home));
  const fight = bestFight(view, who, plan ? leastGain(view, plan) : 0);
  if (fight?.type === 'fight') note(tools, fight, whyFight(fight.target));
  return fight ?? { type: 'leave' };
};

/** Weighs fights by the rules' own results and shots by their odds or their flight; wears a garrison down before it storms together, and fills towers that it defends. */
export const sharp: Bot<State, Action> = {
  choose: (view: State, tools: Tools) => {
    const settled = garrison(view) ?? plainly(view, tools);
    if (settled) return settled;
    const { stage } = view;
    if (stage.at === 'shooting') {
      const shot = bestShot(view, tools);
      const odds = shot.type === 'shoot' ? tools.forecast(shot, { samples: 0, budget: 100 }) : null;
      note(tools, shot, odds && whyByOdds(odds, (id) => pieceOf(view, id)?.seat !== view.active));
      return shot;
    }
    if (stage.at === 'clash') return clash(view, stage.id, tools);
    return stage.at === 'move' ? manoeuvre(view, tools) : firstOf(tools);
  },
};
