import type { Bot, EvaluatedAction } from '../../../core/game.ts';
import { maxBy, firstAction } from '../../../core/bots.ts';
import { opponentOf } from '../../../core/seat.ts';
import { distance } from '../../../geometry/point.ts';
import { attack, assaultPlan } from './assault.ts';
import { because, bringUp, mount, plainly, shotsOf, walkAlong } from './play.ts';
import { advance } from './prospects.ts';
import { sharp } from './tactics.ts';
import { enemiesInReach, freshOf, must, onOwnTowers, warriorsOf } from '../rules/lookups.ts';
import { type Action, type PieceOnField, type State, gameMessage } from '../types.ts';

/** Fights the first enemy in reach. */
const anyFight = (view: State, who: PieceOnField): Action | null => {
  const [enemy] = enemiesInReach(view, who);
  return enemy ? { type: 'fight', id: who.id, target: enemy.id } : null;
};
/** Comes down from the towers and goes for the nearest enemy. */
const sally = (view: State, who: PieceOnField): EvaluatedAction<Action> | null => {
  const enemies = warriorsOf(view, opponentOf(view.seats, who.seat));
  const near = maxBy(enemies, ({ at }) => -distance(at, who.at));
  if (!near) return null;
  const path = advance(view, who, near)?.path ?? [];
  const comesNearer = distance(path.at(-1) ?? who.at, near.at) < distance(who.at, near.at);
  const why = gameMessage(comesNearer ? 'why.goes' : 'why.round', { piece: { piece: near.id } });
  return because(walkAlong(view, who, path), why);
};
/** Goes up onto its towers. */
const keep = (view: State, who: PieceOnField): EvaluatedAction<Action> | null =>
  because(mount(view, who), gameMessage('why.home'));
/**
 * Fires at the easiest target, gathers its warriors and storms with all of them, whatever the gun could still do. A Defender
 * fights any enemy in reach, and otherwise does what `home` says.
 */
const simple = (home: (view: State, who: PieceOnField) => EvaluatedAction<Action> | null): Bot<State, Action> => ({
  choose: (view, tools) => {
    const settled = plainly(view, tools);
    if (settled) return settled;
    const { stage, active } = view;
    if (stage.at === 'shooting') return shotsOf(view)[0] ?? firstAction(tools);
    if (stage.at === 'clash') return anyFight(view, must(view, stage.id)) ?? { type: 'leave' };
    const party = warriorsOf(view, active).filter((each) => !onOwnTowers(view, active).includes(each));
    const plan = assaultPlan(view, party, false);
    for (const who of freshOf(view, active)) {
      const storms = plan && party.some(({ id }) => id === who.id) ? plan : null;
      const fight = who.kind === 'gun' || storms ? null : anyFight(view, who);
      if (fight) return fight;
      const onFoot = (): ReturnType<typeof home> => (storms ? attack(view, who, storms) : home(view, who));
      const action = who.kind === 'gun' ? because(bringUp(view, who, 3), gameMessage('why.gun')) : onFoot();
      if (!action) continue;
      tools.report([action]);
      return action.action;
    }
    return { type: 'end' };
  },
});
/** What the novice considers: it leaves its towers, and their magic, for the nearest enemy. */
export const beginner = simple(sally);

/** The bots, weakest first. The plain one stays on its towers. */
export const bots: Readonly<Record<string, Bot<State, Action>>> = { plain: simple(keep), sharp };
