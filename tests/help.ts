import { openOf } from '../src/core/choice.ts';
import type { TableEvent } from '../src/core/event.ts';
import type { AnyGame } from '../src/core/game.ts';
import { type Deal, type Luck, luckAt, rolled } from '../src/core/luck.ts';
import { freeze } from './walk.ts';

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
    shot: () => {
      throw new Error('A shot is fired, but none was loaded.');
    },
    ...deals('loaded'),
    left: () => faces.length - next,
    usedUp: () => {
      if (next !== faces.length) throw new Error(`${faces.length - next} loaded dice were not thrown.`);
    },
  };
};
/** The deals of a seed, as `setup` asks for them. */
export const deals = (seed: string): Deal => {
  const { whole, shuffle } = luckAt(seed, 0);
  return { whole, shuffle };
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

/** Checks that all open choices pass `refuse`, by their own action or example. */
export const lawfulChoices = (game: AnyGame, view: unknown): string[] =>
  openOf(game.choices(view)).flatMap((choice) => {
    const action = choice.kind === 'do' ? choice.action : choice.example();
    const refusal = game.refuse(view, action);
    return refusal ? [`${choice.label.key}: ${refusal.text.key}`] : [];
  });
