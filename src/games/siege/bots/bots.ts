import type { Bot, BotContext, EvaluatedAction } from '../../../core/game.ts';
import { maxBy, firstAction } from '../../../core/bots.ts';
import { opponentOf } from '../../../core/seat.ts';
import { clampToLength, pathLength } from '../../../geometry/path.ts';
import { distance, type Mm, type Point } from '../../../geometry/point.ts';
import { before, fortOf } from '../fortress/ground.ts';
import { attack, assaultPlan } from './assault.ts';
import { because, bringUp, mount, plainly, shotsOf, walkAlong } from './play.ts';
import { advance } from './prospects.ts';
import { stir } from './garrison.ts';
import { sally as strikeOut } from './sallies.ts';
import { sharp } from './tactics.ts';
import { enemiesInReach, freshOf, must, onOwnTowers, warriorsOf } from '../rules/lookups.ts';
import { type Action, type PieceOnField, type State, STEP, gameMessage } from '../types.ts';

/** Fights the first enemy in reach. */
const anyFight = (view: State, who: PieceOnField): EvaluatedAction<Action> | null => {
  const [enemy] = enemiesInReach(view, who);
  return because(
    enemy ? { type: 'fight', id: who.id, target: enemy.id } : null,
    gameMessage('why.attacks', { piece: { piece: enemy?.id ?? '' } }),
  );
};
/** Reports an action with its reason, and returns it. */
const told = (tools: BotContext<Action>, evaluated: EvaluatedAction<Action>): Action => {
  tools.report([evaluated]);
  return evaluated.action;
};
/** How far in front of its walls a novice goes, so that it is never alone in the open. */
const OUTSIDE: Mm = 2 * STEP;
const CUT: Mm = 10;
/** Returns the part of a Defender's path that stays near its walls, unless it leads to an enemy that can be fought. */
const keptNear = (view: State, who: PieceOnField, path: readonly Point[]): readonly Point[] => {
  const [fort, end] = [fortOf(view, who.seat), path.at(-1)];
  if (!fort || !end || enemiesInReach(view, { ...who, at: end }).length > 0) return path;
  let near = path;
  for (let far = pathLength(path); far > 0 && before(fort, near.at(-1) ?? who.at) > OUTSIDE; far -= CUT)
    near = clampToLength(path, Math.max(0, far - CUT)).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return near;
};
/** Comes down from the towers and goes for the nearest enemy, but waits near the walls for it. */
const sally = (view: State, who: PieceOnField): EvaluatedAction<Action> | null => {
  const enemies = warriorsOf(view, opponentOf(view.seats, who.seat));
  const near = maxBy(enemies, ({ at }) => -distance(at, who.at));
  if (!near) return null;
  const path = keptNear(view, who, advance(view, who, near)?.path ?? []);
  const comesNearer = distance(path.at(-1) ?? who.at, near.at) < distance(who.at, near.at);
  const why = gameMessage(comesNearer ? 'why.goes' : 'why.round', { piece: { piece: near.id } });
  return because(walkAlong(view, who, path), why);
};
/** How much of a warrior's worth is risked to strike first. */
const BOLD = 0.3;
/** Strikes first where it would be attacked, or goes up onto its towers. */
const keep = (view: State, who: PieceOnField): EvaluatedAction<Action> | null =>
  strikeOut(view, who, -BOLD / warriorsOf(view, who.seat).length) ?? because(mount(view, who), gameMessage('why.home'));
/** Returns one move a turn to a place that a cannon sees less of, when no other piece has moved. */
const hide = (view: State, tools: BotContext<Action>): EvaluatedAction<Action> | null => {
  const fresh = freshOf(view, view.active);
  if (fresh.length < view.pieces.filter(({ seat, at }) => seat === view.active && at).length) return null;
  const found = stir(view, fresh, tools.randomInt);
  return found && { action: found.action, why: gameMessage(found.hides ? 'why.hide' : 'why.shift') };
};
/**
 * Fires at the easiest target, gathers its warriors and storms with all of them, whatever the gun could still do. A Defender
 * fights any enemy in reach, and otherwise does what `home` says.
 */
const simple = (
  home: (view: State, who: PieceOnField) => EvaluatedAction<Action> | null,
  rests: (view: State, tools: BotContext<Action>) => EvaluatedAction<Action> | null = () => null,
): Bot<State, Action> => ({
  choose: (view, tools) => {
    const settled = plainly(view, tools);
    if (settled) return settled;
    const { stage, active } = view;
    if (stage.at === 'shooting') return shotsOf(view)[0] ?? firstAction(tools);
    if (stage.at === 'clash') {
      const fight = anyFight(view, must(view, stage.id));
      return fight ? told(tools, fight) : { type: 'leave' };
    }
    const party = warriorsOf(view, active).filter((each) => !onOwnTowers(view, active).includes(each));
    const plan = assaultPlan(view, party, false);
    for (const who of freshOf(view, active)) {
      const storms = plan && party.some(({ id }) => id === who.id) ? plan : null;
      const fight = who.kind === 'gun' || storms ? null : anyFight(view, who);
      if (fight) return told(tools, fight);
      const onFoot = (): ReturnType<typeof home> => (storms ? attack(view, who, storms) : home(view, who));
      const action = who.kind === 'gun' ? because(bringUp(view, who, 3), gameMessage('why.gun')) : onFoot();
      if (!action) continue;
      return told(tools, action);
    }
    const hiding = rests(view, tools);
    return hiding ? told(tools, hiding) : { type: 'end' };
  },
});
/** What the novice considers: it leaves its towers, and their magic, for the nearest enemy. */
export const beginner = simple(sally);

/** The bots, weakest first. The plain one stays on its towers. */
export const bots: Readonly<Record<string, Bot<State, Action>>> = { plain: simple(keep, hide), sharp };
