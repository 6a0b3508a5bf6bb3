import { type Choice, enabledChoices } from '../../../core/choice.ts';
import type { Bot, BotContext, EvaluatedAction } from '../../../core/game.ts';
import type { TableEvent } from '../../../core/event.ts';
import type { Luck } from '../../../core/luck.ts';
import type { Shot, ShotResult } from '../../../core/shots/shot.ts';
import { distance } from '../../../geometry/point.ts';
import { choices } from '../show/choices.ts';
import { ENDLESS } from '../rules/fields.ts';
import { centreOf } from '../show/outlines.ts';
import { isClear, isScreened, nudged, gentleFlicks, roughly, straightAt, varied } from './aims.ts';
import { type Handled, handlings, settingUp } from './plans.ts';
import { isOnEdge } from '../rules/flickReading.ts';
import { apply, refuse } from '../rules/rules.ts';
import { QUARTER } from '../rules/spin.ts';
import { seatToAct, warriorOnField } from '../rules/lookups.ts';
import { targetsOf } from '../matches/teams.ts';
import { type Action, type Flicking, type Side, type WarriorOnField, type State, gameMessage } from '../types.ts';
import { type FlickOutcome, flickOutcome, whyFlick, whyHandled } from './reasons.ts';
import { valueFor } from './values.ts';

type Tools = BotContext<Action>;
const pickOf = <T>(list: readonly T[], randomInt: (below: number) => number): T => {
  const one = list[randomInt(list.length)];
  if (one === undefined) throw new Error('A bot was asked without an open choice.');
  return one;
};
const exampleOf = (choice: Choice<Action>): Action => (choice.kind === 'do' ? choice.action : choice.example());

/** Returns the plain bot's action off the field: it drafts, chooses and places at random. Null in play. */
const anyhow = (view: State, { choices, randomInt }: Tools): Action | null => {
  const open = enabledChoices(choices);
  if (view.stage.at === 'place') return { type: 'lineUp' };
  const ones = open.filter(({ opening, piece }) => (opening !== 'lines' && opening !== 'deal') || piece !== undefined);
  if (view.stage.at !== 'play') return exampleOf(pickOf(ones, randomInt));
  const back = open.find(({ kind }) => kind === 'put');
  return view.course.kind === 'teams' && view.course.owed[0]?.how === 'back' && back ? exampleOf(back) : null;
};
/** Returns the enemies a warrior can aim at, nearest first: those with no other before them. */
const aimedBy = (view: State, who: WarriorOnField): WarriorOnField[] => {
  const far = (each: WarriorOnField): number => distance(centreOf(each.pose), centreOf(who.pose));
  return targetsOf(view, who)
    .filter((each) => !isScreened(view, who, each))
    .sort((a, b) => far(a) - far(b));
};
/** Returns the warriors that can be flicked this way now. */
const flickable = (open: readonly Choice<Action>[], view: State, type: Flicking['type']): WarriorOnField[] =>
  open.flatMap((choice) => {
    const example = choice.kind === 'aim' ? choice.example() : null;
    const who = example?.type === type ? warriorOnField(view, example.id) : null;
    return who ? [who] : [];
  });
/** Returns flicks straight at enemies: the two nearest for each warrior that can strike. */
const straights = (open: readonly Choice<Action>[], view: State): { flick: Flicking; target: WarriorOnField }[] =>
  flickable(open, view, 'strike').flatMap((who) =>
    aimedBy(view, who)
      .slice(0, 2)
      .map((target) => ({ flick: straightAt(view, who, target, 'strike'), target }))
      .filter(({ flick }) => refuse(view, flick) === null),
  );
/** Returns up to `each` gentle flicks away from all others per warrior: unblocked moves, else strikes, else any moves (FF-03). */
const asides = (
  open: readonly Choice<Action>[],
  view: State,
  each: number,
  only: (who: WarriorOnField) => boolean,
): Flicking[] => {
  const gentle = (type: Flicking['type'], clear: boolean): Flicking[] =>
    flickable(open, view, type)
      .filter(only)
      .flatMap((who) =>
        gentleFlicks(view, who, type)
          .filter((flick) => !clear || isClear(view, who, flick))
          .slice(0, each),
      )
      .filter((flick) => refuse(view, flick) === null);
  const moves = gentle('move', !view.options.moveStands);
  if (moves.length > 0) return moves;
  const strikes = gentle('strike', false);
  return strikes.length > 0 ? strikes : gentle('move', false);
};
/** Whether a flick was a foul in one try (FF-34). */
const fouls = (view: State, flick: Flicking, tools: Tools): boolean => isFoul(apply(view, flick, trial(tools)).events);
const isFoul = (events: readonly TableEvent[]): boolean => events.some(({ rule }) => rule === 'FF-34');
/** How many straight and gentle flicks are tested for fouls, and how often each must be clean despite hand shake. */
const CHECKED = { straight: 4, aside: 12, times: 3 };
/** Returns a random selection of this many items. */
const some = <T>(list: readonly T[], max: number, randomInt: (below: number) => number): T[] =>
  list
    .map((one) => ({ one, lot: randomInt(1_000_000) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, max)
    .map(({ one }) => one);

/** Strikes straight at an enemy, with a power that it guesses. On field V, where that may be a foul, it takes a flick that was clean in a try. */
const plain: Bot<State, Action> = {
  choose: (view, tools) => {
    const settled = anyhow(view, tools);
    if (settled) return settled;
    const open = enabledChoices(tools.choices);
    const strikes = some(straights(open, view), CHECKED.straight, tools.randomInt).map(({ flick, target }) => ({
      flick: roughly(flick, tools.randomInt),
      target,
    }));
    const struck = (strike = strikes[0]): Action => {
      if (!strike) return exampleOf(pickOf(open, tools.randomInt));
      const why = gameMessage('reason.straight', { piece: { piece: strike.target.id } });
      tools.report([{ action: strike.flick, why }]);
      return strike.flick;
    };
    if (view.field !== 'V') return struck();
    // Takes the first flick that was never a foul, else the one with most clean tries before its first foul.
    let best: { readonly clean: number; readonly act: () => Action } = { clean: 0, act: () => struck() };
    const seems = (flick: Flicking, act: () => Action): boolean => {
      let clean = 0;
      while (clean < CHECKED.times && !fouls(view, flick, tools)) clean++;
      if (clean > best.clean) best = { clean, act };
      return clean === CHECKED.times;
    };
    const aside = (): Flicking[] =>
      some(
        asides(open, view, Infinity, () => true),
        CHECKED.aside,
        tools.randomInt,
      );
    const sure = strikes.some((strike) => seems(strike.flick, () => struck(strike)));
    if (!sure) aside().some((flick) => seems(flick, () => flick));
    return best.act();
  },
};

/** How many flicks are tried, how many close variations of the best, and how often the two best are repeated. */
const TRIED = 8;
const NEAR = 3;
const BEST = 2;
const AGAIN = 2;
/** One in this many tried flicks is a gentle move. */
const MOVES = 5;
/** The luck of a try: its own hand shake, the physics for the field, and spin taken as sufficient. */
const trial = ({ randomInt, resolve }: Tools): Luck => ({
  roll: () => {
    throw new Error('No dice are thrown in play.');
  },
  shuffle: (list) => [...list],
  randomInt,
  shot: (request) => (request.solids[0] === ENDLESS ? spinning(request) : resolve(request)),
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

/** A table to flick on, now or after another action: that first action, and the flicks to consider. */
interface Stand {
  readonly first: Action | null;
  readonly state: State;
  readonly strikes: readonly Flicking[];
  readonly moves: readonly Flicking[];
}
/** Moves are considered when no enemy can be struck, and for a warrior that hangs over the edge. */
const standOf = (first: Action | null, state: State, open: readonly Choice<Action>[]): Stand => {
  const strikes = straights(open, state).map(({ flick }) => flick);
  const moves = asides(open, state, 1, (who) => strikes.length === 0 || isOnEdge(state.field, who));
  return { first, state, strikes, moves };
};
/** A considered action: the flick it is or leads to, and the values of the resulting tables. */
interface Tried {
  readonly stand: Stand;
  readonly flick: Flicking;
  readonly total: number;
  readonly runs: number;
  /** The outcome of each try. */
  readonly outcomes: readonly FlickOutcome[];
  /** One of the tries was a foul (FF-34). */
  readonly foul: boolean;
}
/** Returns what to do of it now. */
const actionOf = ({ stand, flick }: Tried): Action => stand.first ?? flick;
const thoughtOfQuiet = (action: Action): EvaluatedAction<Action> => ({ action, why: whyHandled(action) });
const mean = ({ total, runs }: Tried): number => total / runs;
const byMean = (a: Tried, b: Tried): number => mean(b) - mean(a);

/** Tries flicks on these tables: a first round, then close variations of the best, then the two best again. */
const tryFlicks = (stands: readonly Stand[], seat: Side, luck: Luck, tools: Tools): Tried[] => {
  const { randomInt } = tools;
  const tryOn = (stand: Stand, flick: Flicking): Tried => {
    const { state, events } = apply(stand.state, flick, luck);
    const outcomes = [flickOutcome(stand.state, state, seat)];
    return { stand, flick, total: valueFor(state, seat), runs: 1, outcomes: outcomes, foul: isFoul(events) };
  };
  const runs = TRIED + NEAR + BEST * AGAIN;
  let done = 0;
  const maybe = (stand: Stand, flick: Flicking): Tried[] =>
    tools.shouldContinue(done++ / runs) && refuse(stand.state, flick) === null ? [tryOn(stand, flick)] : [];
  let tried: Tried[] = [];
  for (let i = 0; i < TRIED; i++) {
    const stand = pickOf(stands, randomInt);
    const { strikes, moves, state } = stand;
    const aside = strikes.length === 0 || (moves.length > 0 && i % MOVES === MOVES - 1);
    const base = pickOf(aside ? moves : strikes, randomInt);
    tried.push(...maybe(stand, aside || i === 0 ? base : varied(state, base, randomInt)));
  }
  for (let i = 0; i < NEAR; i++) {
    const [top] = tried.sort(byMean);
    if (top) tried.push(...maybe(top.stand, nudged(top.flick, randomInt)));
  }
  for (let i = 0; i < AGAIN; i++) {
    tried = tried.sort(byMean).map((each, place) => {
      const [once] = place < BEST ? maybe(each.stand, each.flick) : [];
      return once ? combined(each, once) : each;
    });
  }
  return tried;
};
const combined = (each: Tried, once: Tried): Tried => ({
  ...each,
  total: each.total + once.total,
  runs: each.runs + 1,
  outcomes: [...each.outcomes, ...once.outcomes],
  foul: each.foul || once.foul,
});
/** Returns the flicks to choose from, the best first. A move that was a foul in a try is made only if nothing else was tried (FF-03). */
const ranking = (tried: readonly Tried[]): Tried[] => {
  const kept = tried.filter(({ flick, foul }) => flick.type === 'strike' || !foul);
  const fair = kept.length > 0 ? kept : tried;
  const sure = fair.filter((each) => each.runs > 1);
  return (sure.length > 0 ? sure : fair).toSorted(byMean);
};
/**
 * Tries flicks with the physics, also after turning or lifting a warrior, and takes the one with the best tables. Actions without
 * a flick are compared with them.
 */
const flicker: Bot<State, Action> = {
  choose: (view, tools) => {
    const open = enabledChoices(tools.choices);
    const settled = settingUp(view, open);
    if (settled) return settled;
    const { randomInt } = tools;
    const seat = seatToAct(view);
    const luck = trial(tools);
    const handled = handlings(view, open, luck);
    // After turning or lifting on field V the same side flicks; declining may leave it the turn.
    const goesOn = ({ state }: Handled): boolean =>
      state.stage.at === 'play' && state.field === 'V' && seatToAct(state) === seat;
    const stands = [
      standOf(null, view, open),
      ...handled.filter(goesOn).map(({ action, state }) => standOf(action, state, enabledChoices(choices(state)))),
    ].filter(({ strikes, moves }) => strikes.length + moves.length > 0);
    const quiet = handled
      .filter((each) => !goesOn(each))
      .map(({ action, state }) => ({ action, worth: valueFor(state, seat) }))
      .sort((a, b) => b.worth - a.worth)[0];
    if (stands.length === 0) {
      tools.report(quiet ? [thoughtOfQuiet(quiet.action)] : []);
      return quiet?.action ?? exampleOf(pickOf(open, randomInt));
    }

    const tried = tryFlicks(stands, seat, luck, tools);
    const ranked = ranking(tried);
    const [top] = ranked;
    if (!top) return unthought(pickOf(stands, randomInt), randomInt);
    const waits = quiet && quiet.worth > mean(top) ? [thoughtOfQuiet(quiet.action)] : [];
    const thoughts = ranked.map((each) => ({
      action: actionOf(each),
      why: whyFlick(each.flick, each.outcomes, tried.length),
    }));
    // Turning or lifting first is one action, whatever flick follows.
    const own = thoughts.filter(({ action }, i) => thoughts.findIndex((each) => each.action === action) === i);
    const best = [...waits, ...own].slice(0, 2);
    tools.report(best);
    return best[0]?.action ?? actionOf(top);
  },
};
/** Returns the action when there is no time to think. */
const unthought = ({ first, strikes, moves }: Stand, randomInt: (below: number) => number): Action =>
  first ?? pickOf(strikes.length > 0 ? strikes : moves, randomInt);

/** The bots, weakest first. */
export const bots: Readonly<Record<string, Bot<State, Action>>> = { plain, flicker };
