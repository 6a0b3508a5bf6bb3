import { type Choice, openOf } from '../../core/choice.ts';
import type { Bot, BotTools } from '../../core/game.ts';
import type { Luck } from '../../core/luck.ts';
import type { Shot, ShotResult } from '../../core/shot.ts';
import { distance } from '../../geometry/point.ts';
import { ENDLESS } from './fields.ts';
import { lawfulTargets } from './gap.ts';
import { centreOf } from './outlines.ts';
import { isScreened, stepAside, straightAt, valueFor, varied } from './prospects.ts';
import { apply, refuse } from './rules.ts';
import { QUARTER } from './spin.ts';
import { seatToAct, standing, standingOf } from './table.ts';
import { type Action, type Flicking, type Standing, type State, otherOf } from './types.ts';

type Tools = BotTools<Action>;
const pickOf = <T>(list: readonly T[], whole: (below: number) => number): T => {
  const one = list[whole(list.length)];
  if (one === undefined) throw new Error('A bot was asked without an open choice.');
  return one;
};
const exampleOf = (choice: Choice<Action>): Action => (choice.kind === 'do' ? choice.action : choice.example());

/** What both bots do off the field: draft, choose and place without much thought. */
const settingUp = (view: State, { choices, whole }: Tools): Action | null => {
  const open = openOf(choices);
  if (view.stage.at === 'place') return { type: 'lineUp' };
  if (view.stage.at !== 'play') return exampleOf(pickOf(open, whole));
  const back = open.find(({ kind }) => kind === 'put');
  return view.course.kind === 'teams' && view.course.owed[0]?.how === 'back' && back ? exampleOf(back) : null;
};
/** Whom a warrior may aim at: on V those far enough with nobody before them, in the order of their nearness. */
const targetsOf = (view: State, who: Standing): Standing[] => {
  const enemies = view.field === 'V' ? lawfulTargets(view, who) : standing(view, otherOf(who.seat));
  const far = (each: Standing): number => distance(centreOf(each.pose), centreOf(who.pose));
  return enemies.filter((each) => !isScreened(view, who, each)).sort((a, b) => far(a) - far(b));
};
/** The warriors who may be flicked in this way now. */
const flickable = (view: State, { choices }: Tools, type: Flicking['type']): Standing[] =>
  openOf(choices).flatMap((choice) => {
    const example = choice.kind === 'aim' ? choice.example() : null;
    const who = example?.type === type ? standingOf(view, example.id) : null;
    return who ? [who] : [];
  });
/** Flicks straight at enemies, by every warrior who may strike: the nearest two of each. */
const straights = (view: State, tools: Tools): Flicking[] =>
  flickable(view, tools, 'strike').flatMap((who) =>
    targetsOf(view, who)
      .slice(0, 2)
      .map((target) => straightAt(view, who, target, 'strike'))
      .filter((flick) => refuse(view, flick) === null),
  );
/** What there is to do where nobody can be struck well: a move aside, else anything. */
const otherwise = (view: State, tools: Tools): Action => {
  const moves = flickable(view, tools, 'move');
  return moves.length > 0
    ? stepAside(view, pickOf(moves, tools.whole))
    : exampleOf(pickOf(openOf(tools.choices), tools.whole));
};

/** Strikes straight at an enemy without thinking further. */
const plain: Bot<State, Action> = {
  choose: (view, tools) => {
    const settled = settingUp(view, tools);
    if (settled) return settled;
    const flicks = straights(view, tools);
    return flicks.length > 0 ? pickOf(flicks, tools.whole) : exampleOf(pickOf(openOf(tools.choices), tools.whole));
  },
};

/** How many flicks are tried, how many of the best once more, and how often. */
const TRIED = 8;
const BEST = 2;
const AGAIN = 2;
/** The luck of a trial: its own tremor, the physics for the field, and free spin taken for granted. */
const trial = ({ whole, resolve }: Tools): Luck => ({
  roll: () => {
    throw new Error('No dice are thrown in play.');
  },
  shuffle: (list) => [...list],
  whole,
  shot: (ask) => (ask.solids[0] === ENDLESS ? spinning(ask) : resolve(ask)),
});
const spinning = ({ act }: Shot): ShotResult => ({
  physics: 'trial',
  settled: true,
  rest: {},
  contacts: [],
  touching: [],
  spun: { [act.id]: { whole: QUARTER, beforeHit: QUARTER } },
  over: [],
});
interface Tried {
  readonly flick: Flicking;
  readonly total: number;
  readonly runs: number;
}
const mean = ({ total, runs }: Tried): number => total / runs;
const byMean = (a: Tried, b: Tried): number => mean(b) - mean(a);

/** Tries flicks with the physics and takes the one whose tables are best by the rules. */
const flicker: Bot<State, Action> = {
  choose: (view, tools) => {
    const settled = settingUp(view, tools);
    if (settled) return settled;
    const straight = straights(view, tools);
    if (straight.length === 0) return otherwise(view, tools);
    const seat = seatToAct(view);
    const luck = trial(tools);
    const worth = (flick: Flicking): number => valueFor(apply(view, flick, luck).state, seat);
    const runs = TRIED + BEST * AGAIN;
    let done = 0;
    let tried: Tried[] = [];
    for (; done < TRIED && tools.goOn(done / runs); done++) {
      const base = pickOf(straight, tools.whole);
      const flick = done === 0 ? base : varied(base, tools.whole);
      if (refuse(view, flick) === null) tried.push({ flick, total: worth(flick), runs: 1 });
    }
    for (let i = 0; i < AGAIN; i++) {
      tried = tried.sort(byMean).map((each, place) => {
        if (place >= BEST || !tools.goOn(++done / runs)) return each;
        return { ...each, total: each.total + worth(each.flick), runs: each.runs + 1 };
      });
    }
    const sure = tried.filter((each) => each.runs > 1);
    return ((sure.length > 0 ? sure : tried).sort(byMean)[0] ?? { flick: pickOf(straight, tools.whole) }).flick;
  },
};

/** The players made of code, weakest first. */
export const bots: Readonly<Record<string, Bot<State, Action>>> = { plain, flicker };
