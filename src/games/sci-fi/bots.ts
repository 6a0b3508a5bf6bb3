import { type Choice, openOf } from '../../core/choice.ts';
import type { Bot, BotTools } from '../../core/game.ts';
import type { Point } from '../../geometry/point.ts';
import { layOn } from './aim.ts';
import { readyOf } from './course.ts';
import { firesFrom } from './fire.ts';
import { refuseManoeuvre, refuseWalk, reachOf } from './movement.ts';
import {
  approaches,
  bestWalk,
  fightValue,
  placeValue,
  serviceValue,
  shadedSpot,
  shellValue,
  shotValue,
  worthOf,
} from './prospects.ts';
import { refuse } from './rules.ts';
import { spotsOf } from './setup.ts';
import { enemiesOf, isPlaced, isTouching, isInfantry, mustUnit, standingOf, unitOf } from './table.ts';
import type { Action, Body, Of, Placed, State, Unit } from './types.ts';

type Tools = BotTools<Action>;
/** Something to do and what it is worth. */
interface Wish {
  readonly action: Action;
  readonly value: number;
}
const bestOf = (wishes: readonly Wish[]): Wish | null =>
  wishes.reduce<Wish | null>((best, wish) => (best && best.value >= wish.value ? best : wish), null);
const firstOf = (tools: Tools): Action => {
  const [first] = openOf(tools.choices);
  if (!first) throw new Error('A bot was asked without an open choice.');
  return first.kind === 'do' ? first.action : first.example();
};

/** Stands a piece where the bot wants it; where it cannot stand there, takes the choice's own example. */
const deploy = (view: State, tools: Tools, wish: (own: readonly Body[], body: Body) => Point): Action => {
  const put = openOf(tools.choices).find((choice) => choice.kind === 'put');
  if (put?.kind !== 'put') return firstOf(tools);
  const own = [...view.units, ...view.guns].filter(({ seat }) => seat === view.active);
  const body = own.find(({ id }) => id === put.piece);
  if (!body) return put.example();
  const action = put.at(besideGun(view, own, body) ?? wish(own, body));
  const refused = refuse(view, action);
  if (!refused) return action;
  const instead = refused.instead as Action | undefined;
  return instead && !refuse(view, instead) ? instead : put.example();
};
/** Side by side along the front of the strip. */
const frontSpot = (view: State, own: readonly Body[], body: Body): Point => {
  const { at, width, height } = spotsOf(view, body);
  const part = (own.indexOf(body) + 0.5) / own.length;
  const bottom = view.seats.indexOf(view.active) === 0;
  return { x: at.x + Math.round(part * width), y: at.y + Math.round((bottom ? height : 2 * height) / 3) };
};
/** A fighter behind each gun of his side. */
const besideGun = (view: State, own: readonly Body[], body: Body): Point | null => {
  if (!('done' in body) || !isInfantry(body)) return null;
  const crewless = view.guns
    .filter(isPlaced)
    .filter(({ seat }) => seat === view.active)
    .find((gun) => !own.some((each) => 'done' in each && isPlaced(each) && isTouching(each, gun)));
  if (!crewless) return null;
  const back = view.seats.indexOf(view.active) === 0 ? 33 : -33;
  return { x: crewless.at.x, y: crewless.at.y + back };
};

/** The open attacks of one unit, by hand laid ones included, with what each is worth. */
const attacksOf = (view: State, choices: readonly Choice<Action>[], id: string): Wish[] =>
  choices.flatMap((choice): Wish[] => {
    if (choice.piece !== id) return [];
    if (choice.kind === 'aim') return shellsOf(view, choice.example() as Of<'fire'>);
    if (choice.kind !== 'do') return [];
    const { action } = choice;
    if (action.type === 'shoot') return [{ action, value: shotValue(view, action) }];
    if (action.type === 'serve') return [{ action, value: serviceValue(view, action) }];
    if (action.type === 'fight') return [{ action, value: fightValue(view, action) }];
    return [];
  });
const shellsOf = (view: State, example: Of<'fire'>): Wish[] => {
  const unit = mustUnit(view, example.id);
  const by = firesFrom(view, example);
  const weapon = example.gun === undefined ? example.weapon : 0;
  const foes = enemiesOf(view, unit.seat);
  return foes.map((on) => ({
    action: { ...example, ...layOn(by, on, weapon) },
    value: shellValue(view, unit, by, on),
  }));
};
/** Ends the unit's actions, or the turn where none is under way. */
const enough = (view: State): Action => ({ type: view.acting ? 'finish' : 'end' });
/** What both bots do where there is nothing to weigh; null when a unit is to act. */
const plainly = (view: State, tools: Tools, wish: (own: readonly Body[], body: Body) => Point): Action | null => {
  if (view.stage.at === 'deploy') return deploy(view, tools, wish);
  return view.stage.at === 'act' ? null : firstOf(tools);
};
/** The units that may do something now: the one under way, or all that are ready. */
const movers = (view: State): Placed<Unit>[] => {
  const under = view.acting ? unitOf(view, view.acting.id) : null;
  return under && isPlaced(under) ? [under] : readyOf(view);
};

/** Attacks whatever it can, and else walks at the nearest enemy. */
const plain: Bot<State, Action> = {
  choose: (view, tools) => {
    const settled = plainly(view, tools, (own, body) => frontSpot(view, own, body));
    if (settled) return settled;
    const open = openOf(tools.choices);
    for (const unit of movers(view)) {
      const attack = bestOf(
        attacksOf(view, open, unit.id).filter(({ action, value }) => action.type === 'fight' || value > 0.4),
      );
      if (attack) return attack.action;
      if (refuseManoeuvre(view, unit)) continue;
      const way = approaches(view, unit, reachOf(view, unit), 2)
        .map((path): Of<'walk'> => ({ type: 'walk', id: unit.id, path: path.map(({ x, y }) => ({ x, y })) }))
        .find((action) => !refuseWalk(view, action));
      if (way) return way;
    }
    return enough(view);
  },
};

/** What an action is worth by its odds: enemies felled, wounded and damaged less the same of one's own. */
const gainOf = (view: State, tools: Tools, action: Action): number => {
  const odds = tools.forecast(action, { budget: 200, samples: 60 });
  if (odds.kind !== 'odds') return 0;
  let gain = 0;
  for (const [effect, chance] of Object.entries(odds.effects)) {
    const [kind = '', id = ''] = effect.split(':');
    const body = standingOf(view, id);
    const share = WEIGHT[kind];
    if (!body || share === undefined) continue;
    const mine = 'done' in body && body.seat === view.active;
    gain += chance * share * worthOf(view, body) * (mine ? -1 : 1);
  }
  return gain;
};
/** What part of a piece's worth is lost by each lasting event; the wounded may be healed (SF-28). */
const WEIGHT: Readonly<Record<string, number>> = { removed: 1, wounded: 0.55, hit: 0.25 };
/** How many attacks are weighed by their odds. */
const WEIGHED = 3;
/** How many units are looked at in any case before one begins. */
const LOOKED_AT = 2;
/** How many directions a walk is looked for in, for the unit under way and for those that might begin. */
const LOOKS = { under: 12, fresh: 8 } as const;

/** The best attack of a unit now, weighed by the rules' own odds: aimed fire stays where it is, a plain shot may still step back (SF-15). */
const bestAttack = (view: State, tools: Tools, open: readonly Choice<Action>[], unit: Placed<Unit>): Wish | null => {
  const rough = attacksOf(view, open, unit.id);
  const thrown = open.flatMap((choice): Wish[] =>
    choice.kind === 'do' &&
    choice.piece === unit.id &&
    (choice.action.type === 'grenade' || choice.action.type === 'ram')
      ? [{ action: choice.action, value: gainOf(view, tools, choice.action) }]
      : [],
  );
  const weighed = rough
    .toSorted((a, b) => b.value - a.value)
    .slice(0, WEIGHED)
    .map(({ action, value }) => ({ action, value: action.type === 'fire' ? value : gainOf(view, tools, action) }));
  return bestOf([...weighed, ...thrown]);
};
const isAimed = ({ action }: Wish): boolean => action.type === 'shoot' && action.aimed;

/** The best thing for one unit to do now. */
const bestFor = (view: State, tools: Tools, open: readonly Choice<Action>[], unit: Placed<Unit>): Wish | null => {
  const attack = bestAttack(view, tools, open, unit);
  const here = placeValue(view, unit);
  const under = view.acting?.id === unit.id;
  const mayMove = refuseManoeuvre(view, unit) === null;
  const attacks = !view.acting || view.acting.shooting === 'not yet';
  const walk = mayMove ? bestWalk(view, unit, attacks, under ? LOOKS.under : LOOKS.fresh) : null;
  const goes: Wish[] = walk?.action ? [{ action: walk.action, value: walk.value - here }] : [];
  if (!attack || attack.value <= 0.3) return bestOf(goes.filter(({ value }) => value > 0.05));
  // After a plain shot he can still step into cover.
  const after = walk && !isAimed(attack) ? Math.max(0, bestWalk(view, unit, false, 6).value - here) : 0;
  return bestOf([{ action: attack.action, value: attack.value + after }, ...goes.filter(({ value }) => value > 0.05)]);
};
/** Weighs attacks by their odds, aimed fire, cover, danger and the healing of the wounded. */
const sharp: Bot<State, Action> = {
  choose: (view, tools) => {
    const settled = plainly(view, tools, (_, body) => shadedSpot(view, body, tools.whole));
    if (settled) return settled;
    const open = openOf(tools.choices);
    const units = movers(view);
    // Who has the best attack is looked at first; the others only if nobody there finds anything worth doing.
    const promise = (unit: Placed<Unit>): number => bestOf(attacksOf(view, open, unit.id))?.value ?? 0;
    const ranked = units.map((unit) => ({ unit, value: promise(unit) })).toSorted((one, two) => two.value - one.value);
    const wishes: Wish[] = [];
    for (const [i, { unit }] of ranked.entries()) {
      if (!tools.goOn(i / ranked.length) || (i >= LOOKED_AT && wishes.length > 0)) break;
      const wish = bestFor(view, tools, open, unit);
      if (wish) wishes.push(wish);
    }
    return bestOf(wishes)?.action ?? enough(view);
  },
};

/** The players made of code, weakest first. */
export const bots: Readonly<Record<string, Bot<State, Action>>> = { plain, sharp };
