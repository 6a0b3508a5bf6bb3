import { firstAction } from '../../../core/bots.ts';
import { type Choice, likelyOf } from '../../../core/choice.ts';
import type { Bot, BotContext, EvaluatedAction } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { explainByOdds } from '../../../core/odds/explain.ts';
import { type Point, distance } from '../../../geometry/point.ts';
import { flatAim } from '../show/aim.ts';
import { readyOf } from '../rules/course.ts';
import { firesFrom } from '../rules/fire.ts';
import { refuseManoeuvre } from '../rules/movement.ts';
import { attackValue, isDiceAttack, shellValue } from './attackValues.ts';
import { bestWalk, placeValue, prospectsOf } from './prospects.ts';
import { shadedSpot } from './shades.ts';
import { rearFirst, steadyWalk } from './steady.ts';
import { behind, crewless } from '../rules/lines.ts';
import { refuse } from '../rules/rules.ts';
import { mayPut, deploymentArea } from '../rules/setup.ts';
import { enemiesOf, isPlaced, isInfantry, mustUnit, unitOf } from '../rules/lookups.ts';
import { type Action, type Body, type Of, type Placed, type State, type Unit, gameMessage } from '../types.ts';

type Tools = BotContext<Action>;
/** A possible action and its value. */
interface Wish {
  readonly action: Action;
  readonly value: number;
  /** The reason for it, if there are no odds. */
  readonly why?: Message;
}
const bestOf = (wishes: readonly Wish[]): Wish | null =>
  wishes.reduce<Wish | null>((best, desired) => (best && best.value >= desired.value ? best : desired), null);

/** Deploys a piece where the bot wants it, or at the choice's own example if that is not possible. */
const deploy = (view: State, tools: Tools, desired: (own: readonly Body[], body: Body) => Point): Action => {
  const put = likelyOf(tools.choices).find((choice) => choice.kind === 'put');
  if (put?.kind !== 'put') return firstAction(tools);
  const own = [...view.units, ...view.guns].filter(({ seat }) => seat === view.active);
  const body = own.find(({ id }) => id === put.piece);
  if (!body) return put.example();
  const action = put.at(besideGun(view, body) ?? desired(own, body));
  const refused = refuse(view, action);
  if (!refused) return action;
  const instead = refused.instead as Action | undefined;
  return instead && !refuse(view, instead) ? instead : put.example();
};
/** Returns places side by side along the front of the strip. */
const frontSpot = (view: State, own: readonly Body[], body: Body): Point => {
  const { at, width, height } = deploymentArea(view, body);
  const part = (own.indexOf(body) + 0.5) / own.length;
  const bottom = view.seats.indexOf(view.active) === 0;
  return { x: at.x + Math.round(part * width), y: at.y + Math.round((bottom ? height : 2 * height) / 3) };
};
/** Returns a place for a fighter behind each gun of its side, if there is room. */
const besideGun = (view: State, body: Body): Point | null => {
  const gun = isInfantry(body) ? crewless(view, view.active) : undefined;
  const at = gun && behind(view, gun);
  return at && mayPut(view, { type: 'put', id: body.id, at }) ? at : null;
};

/** Returns the available attacks of one unit with their values, including hand-aimed ones. */
const attacksOf = (view: State, choices: readonly Choice<Action>[], id: string): Wish[] =>
  choices.flatMap((choice): Wish[] => {
    if (choice.piece !== id) return [];
    if (choice.kind === 'aim') return shellsOf(view, choice.example() as Of<'fire'>);
    if (choice.kind !== 'do') return [];
    const { action } = choice;
    return isDiceAttack(action) ? [{ action, value: attackValue(view, action) }] : [];
  });
const shellsOf = (view: State, example: Of<'fire'>): Wish[] => {
  const unit = mustUnit(view, example.id);
  const by = firesFrom(view, example);
  const weapon = example.gun === undefined ? example.weapon : 0;
  const enemies = enemiesOf(view, unit.seat);
  return enemies.map((on) => ({
    action: { ...example, ...flatAim(by, on, weapon) },
    value: shellValue(view, unit, by, on),
  }));
};
/** Ends the unit's activation, or the turn if none is active. */
const enough = (view: State): Action => ({ type: view.acting ? 'finish' : 'end' });
/** Returns what both bots do when there is nothing to evaluate. Null when a unit is to act. */
const plainly = (view: State, tools: Tools, desired: (own: readonly Body[], body: Body) => Point): Action | null => {
  if (view.stage.at === 'deploy') return deploy(view, tools, desired);
  return view.stage.at === 'act' ? null : firstAction(tools);
};
/** Returns the units that may act now: the active one, or all that are ready. */
const movers = (view: State): Placed<Unit>[] => {
  const under = view.acting ? unitOf(view, view.acting.id) : null;
  return under && isPlaced(under) ? [under] : readyOf(view);
};

/** Whether the nearest enemy is nearer at the end of a path. */
const goesNearer = (view: State, unit: Placed<Unit>, end = unit.at): boolean => {
  const [enemy] = enemiesOf(view, unit.seat).toSorted((a, b) => distance(a.at, unit.at) - distance(b.at, unit.at));
  return enemy !== undefined && distance(enemy.at, end) < distance(enemy.at, unit.at);
};
const isAimed = ({ action }: Wish): boolean => action.type === 'shoot' && action.aimed;
/** Attacks whatever it can, and takes aim every second time. Otherwise it goes nearer by one manoeuvre a unit, behind cover and as a group. */
const plain: Bot<State, Action> = {
  choose: (view, tools) => {
    const settled = plainly(view, tools, (own, body) => frontSpot(view, own, body));
    if (settled) return settled;
    const open = likelyOf(tools.choices);
    const units = movers(view);
    const attacks = units.flatMap(({ id }) => attacksOf(view, open, id));
    const aims = tools.randomInt(2) === 0;
    const wanted = attacks.filter(
      (each) => (aims || !isAimed(each)) && (each.action.type === 'fight' || each.value > 0.4),
    );
    const attack = bestOf(wanted);
    if (attack) return attack.action;
    for (const unit of rearFirst(view, units)) {
      if (refuseManoeuvre(view, unit) || (view.acting?.manoeuvres ?? 0) > 0) continue;
      const way = steadyWalk(view, unit);
      if (!way) continue;
      const nearer = goesNearer(view, unit, way.path.at(-1));
      tools.report([{ action: way, why: gameMessage(nearer ? 'why.near' : 'why.cover') }]);
      return way;
    }
    return enough(view);
  },
};

/** The least number of units evaluated before one is activated. */
const LOOKED_AT = 2;
/** The number of directions tried for a walk, for the active unit and for those that could start. */
const LOOKS = { under: 12, fresh: 8 } as const;

/** The least value that makes an attack worthwhile, in points. */
const NOTHING = 0.3;

/**
 * Returns the best action for one unit, given its best attack. Aimed fire rules out movement; after a plain shot the unit may
 * still step back (SF-15).
 */
const bestFor = (view: State, unit: Placed<Unit>, attack: Wish | null): Wish | null => {
  const under = view.acting?.id === unit.id;
  const attacks = !view.acting || view.acting.shooting === 'not yet';
  const ways = refuseManoeuvre(view, unit) ? [] : prospectsOf(view, unit, attacks, under ? LOOKS.under : LOOKS.fresh);
  const here = placeValue(view, unit);
  const walk = ways.length > 0 ? bestWalk(view, ways, (way) => way.attack + way.place) : null;
  const goes: Wish[] =
    walk?.action && walk.value - here > 0.05
      ? [
          {
            action: walk.action,
            value: walk.value - here,
            why: gameMessage(walk.attack > NOTHING ? 'why.fire' : 'why.cover'),
          },
        ]
      : [];
  if (!attack || attack.value <= NOTHING) return bestOf(goes);
  const after = walk && !isAimed(attack) ? Math.max(0, bestWalk(view, ways, (way) => way.place).value - here) : 0;
  return bestOf([{ action: attack.action, value: attack.value + after }, ...goes]);
};
/** Returns an action with its reason: the odds if there are any, else its purpose. */
const thoughtOf = (view: State, tools: Tools, { action, why }: Wish): EvaluatedAction<Action>[] => {
  const odds = isDiceAttack(action) ? tools.forecast(action, { budget: 200, samples: 100 }) : null;
  const reason = (odds && explainByOdds(odds, (id) => unitOf(view, id)?.seat !== view.active)) ?? why;
  return reason ? [{ action, why: reason }] : [];
};
/** Evaluates attacks by their odds, aimed fire, cover, danger and healing. */
const sharp: Bot<State, Action> = {
  choose: (view, tools) => {
    const settled = plainly(view, tools, (_, body) => shadedSpot(view, body, tools.randomInt));
    if (settled) return settled;
    const open = likelyOf(tools.choices);
    const units = movers(view);
    // Units with the best attacks come first. The others are evaluated only if the first ones find nothing worthwhile.
    const ranked = units
      .map((unit) => ({ unit, attack: bestOf(attacksOf(view, open, unit.id)) }))
      .toSorted((one, two) => (two.attack?.value ?? 0) - (one.attack?.value ?? 0));
    const wishes: Wish[] = [];
    for (const [i, { unit, attack }] of ranked.entries()) {
      if (!tools.shouldContinue(i / ranked.length) || (i >= LOOKED_AT && wishes.length > 0)) break;
      const desired = bestFor(view, unit, attack);
      if (desired) wishes.push(desired);
    }
    const best = wishes.toSorted((one, two) => two.value - one.value);
    tools.report(best.slice(0, 2).flatMap((desired) => thoughtOf(view, tools, desired)));
    return best[0]?.action ?? enough(view);
  },
};

/** The bots, weakest first. */
export const bots: Readonly<Record<string, Bot<State, Action>>> = { plain, sharp };
