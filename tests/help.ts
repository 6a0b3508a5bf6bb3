import type { z } from 'zod';
import { botLuck, randomAction } from '../src/core/bots.ts';
import { openOf } from '../src/core/choice.ts';
import { forecast } from '../src/core/forecast.ts';
import type { TableEvent } from '../src/core/event.ts';
import type { AnyGame } from '../src/core/game.ts';
import { type Luck, type PlyLuck, luckAt, rolled } from '../src/core/luck.ts';
import { type Entry, type Match, type Played, begin, run } from '../src/core/match.ts';
import type { Forecast } from '../src/core/odds.ts';
import { SEATS, type Seat } from '../src/core/seat.ts';
import { type Obstacle, type State, optionsSchema } from '../src/games/toy-soldiers/types.ts';
import type { Point } from '../src/geometry/point.ts';

/** Luck that answers throws with the faces given, in order; a test ends with `usedUp()`, for a die left over is a bug found. */
export const loadedDice = (...faces: readonly number[]): Luck & { usedUp(): void; left(): number } => {
  let next = 0;
  const die = (): number => {
    const face = faces[next++];
    if (face === undefined) throw new Error(`Die ${next} is thrown, but only ${faces.length} were loaded.`);
    return face;
  };
  return {
    roll: (ask) => {
      const dice = [die()];
      while (ask.explode && dice.at(-1) === 6) dice.push(die());
      return rolled(ask, dice);
    },
    ...deals('loaded'),
    left: () => faces.length - next,
    usedUp: () => {
      if (next !== faces.length) throw new Error(`${faces.length - next} loaded dice were not thrown.`);
    },
  };
};
/** The deals of a seed, as `setup` asks for them. */
export const deals = (seed: string): Pick<PlyLuck, 'whole' | 'shuffle'> => {
  const { whole, shuffle } = luckAt(seed, 0);
  return { whole, shuffle };
};

/** Freezes plain data through and through, so that a rule that changes its arguments fails loudly. */
export const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

/** A game's table in a test's hand: each `act` must be lawful and must use up the dice loaded for it. */
export interface Hand<State, Action> {
  state: State;
  /** All events so far, and those of the last action. */
  readonly events: TableEvent[];
  last: readonly TableEvent[];
  act(action: Action, ...dice: readonly number[]): Hand<State, Action>;
  /** The key of the refusal without its namespace, or null. */
  refused(action: Action): string | null;
}
type Rules<State, Action> = {
  refuse(view: State, action: Action): { readonly text: { readonly key: string } } | null;
  apply(state: State, action: Action, luck: Luck): { readonly state: State; readonly events: readonly TableEvent[] };
};
/** Takes a table in hand. */
export const hand = <State, Action>(game: Rules<State, Action>, start: State): Hand<State, Action> => {
  const held: Hand<State, Action> = {
    state: freeze(start),
    events: [],
    last: [],
    act: (action, ...dice) => {
      const refusal = game.refuse(held.state, action);
      if (refusal) throw new Error(`Refused: ${JSON.stringify(refusal)} for ${JSON.stringify(action)}`);
      const luck = loadedDice(...dice);
      const step = game.apply(held.state, action, luck);
      luck.usedUp();
      held.state = freeze(step.state);
      held.last = step.events;
      held.events.push(...step.events);
      return held;
    },
    refused: (action) => game.refuse(held.state, action)?.text.key.split(':').at(-1) ?? null,
  };
  return held;
};

/** A point seen in a mirror standing upright in the middle of the field. */
export const mirror = (point: Point, width: number): Point => ({ x: width - point.x, y: point.y });

/** A match record of a game with this seed, not yet played. */
export const matchOf = (game: AnyGame, seed: string, options: unknown = {}, seats: number = game.seats.min): Match => ({
  format: 1,
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: game.schema.options.parse(options),
  seed,
  takeBack: 'free',
  players: SEATS.slice(0, seats).map((seat) => ({ seat, name: seat })),
  entries: [],
});

/** Who plays a seat: a bot of the game by its id, or `random`. */
export type Players = Partial<Record<Seat, string>>;
export interface PlayedOut {
  readonly match: Match;
  readonly steps: readonly Played[];
  /** The winners, or null when the plies ran out; empty for a draw. */
  readonly winners: readonly Seat[] | null;
}
const actionOf = (
  game: AnyGame,
  state: unknown,
  seat: Seat,
  who: string,
  whole: (below: number) => number,
): unknown => {
  const view = game.view(state, seat);
  const bot = game.bots[who];
  if (!bot) return randomAction(game, view, whole);
  return bot.choose(view, {
    choices: game.choices(view),
    whole,
    forecast: (action, ways): Forecast => forecast(game, view, action, ways),
    goOn: () => true,
  });
};
/** Plays a match out with bots (random where none is named), at most so many plies; throws when an action is refused. */
export const playOut = (game: AnyGame, match: Match, bots: Players = {}, plies = 4000): PlayedOut => {
  const steps: Played[] = [begin(game, match)];
  const entries: Entry[] = [];
  for (let ply = 1; ply <= plies; ply++) {
    const { state } = steps.at(-1) as Played;
    const turn = game.turn(state);
    if ('over' in turn) return { match: { ...match, entries }, steps, winners: turn.over.winners };
    const action = actionOf(game, state, turn.to, bots[turn.to] ?? 'random', botLuck(match.seed, ply));
    const ran = run(game, match.seed, ply, state, { action });
    if (!('step' in ran)) {
      const why = 'refused' in ran ? ran.refused.text.key : 'a die is wanted';
      throw new Error(`${game.id} ${match.seed}, ply ${ply}: ${JSON.stringify(action)}: ${why}`);
    }
    steps.push(ran.step);
    entries.push({ action });
  }
  return { match: { ...match, entries }, steps, winners: null };
};

/** Checks that all open choices pass `refuse`, by their own action or example. */
export const lawfulChoices = (game: AnyGame, view: unknown): string[] =>
  openOf(game.choices(view)).flatMap((choice) => {
    const action = choice.kind === 'do' ? choice.action : choice.example();
    const refusal = game.refuse(view, action);
    return refusal ? [`${choice.label.key}: ${refusal.text.key}`] : [];
  });

/** The men of a small Toy Soldiers table by their ids, and what else is not as usual. */
export interface Small {
  readonly men: Readonly<Record<string, readonly [number, number]>>;
  readonly options?: Partial<z.input<typeof optionsSchema>>;
  readonly spent?: readonly string[];
  readonly ranged?: readonly string[];
  readonly commanders?: readonly string[];
  readonly markers?: Readonly<Record<string, readonly [number, number]>>;
  readonly obstacles?: readonly Obstacle[];
  readonly active?: Seat;
  readonly calm?: number;
  readonly size?: State['field'];
}
const ownerOf = (id: string): Seat => SEATS.find((seat) => id.startsWith(seat)) ?? 'blue';
/** A small Toy Soldiers table at the start of a turn, without terrain. */
export const small = ({ men, options, size, calm = 0, active = 'blue', ...more }: Small): State => {
  const seats = SEATS.filter((seat) => Object.keys(men).some((id) => id.startsWith(seat)));
  return {
    options: optionsSchema.parse({ terrain: 'none', ...options }),
    seats,
    field: size ?? (seats.length > 2 ? { width: 1200, height: 1200 } : { width: 960, height: 720 }),
    obstacles: more.obstacles ?? [],
    markers: Object.entries(more.markers ?? {}).map(([id, [x, y]]) => {
      return { id, seat: id.startsWith('flag.') ? ownerOf(id.slice('flag.'.length)) : null, at: { x, y } };
    }),
    soldiers: Object.entries(men).map(([id, [x, y]]) => ({
      id,
      seat: ownerOf(id),
      at: { x, y },
      spent: more.spent?.includes(id) ?? false,
      ranged: more.ranged?.includes(id) ?? false,
      commander: more.commanders?.includes(id) ?? false,
    })),
    active,
    stage: { at: 'pick' },
    mover: null,
    calm,
  };
};
/** The same table seen in a mirror, with the two sides changed. */
export const mirrored = (table: Small): Small => {
  const other = (id: string): string => (id.startsWith('blue') ? id.replace('blue', 'red') : id.replace('red', 'blue'));
  const places = (list: Small['men']): Small['men'] =>
    Object.fromEntries(Object.entries(list).map(([id, [x, y]]) => [other(id), [(table.size?.width ?? 960) - x, y]]));
  return {
    ...table,
    men: places(table.men),
    ...(table.spent ? { spent: table.spent.map(other) } : {}),
    ...(table.ranged ? { ranged: table.ranged.map(other) } : {}),
    ...(table.commanders ? { commanders: table.commanders.map(other) } : {}),
    active: table.active === 'red' ? 'blue' : 'red',
  };
};
