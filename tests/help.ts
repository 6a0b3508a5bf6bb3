import { asView } from '../src/core/view.ts';
import { existsSync, readFileSync } from 'node:fs';
import { type Choice, enabledChoices } from '../src/core/choice.ts';
import type { TableEvent } from '../src/core/event.ts';
import type { AnyGame } from '../src/core/game.ts';
import { type SeededRandom, type Luck, luckForPly, rollEvent } from '../src/core/luck.ts';
import { isAnswerTo, type ShotResult } from '../src/core/shots/shot.ts';
import { freeze } from './walk.ts';

/** Luck that answers throws with the faces given and shots with the results given, in order; a test ends with `usedUp()`, for one left over is a bug found. */
export const loadedLuck = ({
  dice: faces = [],
  shots = [],
}: {
  readonly dice?: readonly number[];
  readonly shots?: readonly ShotResult[];
}): Luck & { usedUp(): void; left(): number } => {
  let next = 0;
  let shot = 0;
  const die = (): number => {
    const face = faces[next++];
    if (face === undefined) throw new Error(`Die ${next} is thrown, but only ${faces.length} were loaded.`);
    return face;
  };
  return {
    roll: (ask) => {
      const dice = [die()];
      while (ask.explode && dice.at(-1) === 6) dice.push(die());
      return rollEvent(ask, dice);
    },
    shot: (ask) => {
      const result = shots[shot++];
      if (!result) throw new Error(`Shot ${shot} is fired, but only ${shots.length} were loaded.`);
      if (!isAnswerTo(ask, result)) throw new Error('The shot loaded speaks of other bodies than are there.');
      return result;
    },
    ...deals('loaded'),
    left: () => faces.length - next + shots.length - shot,
    usedUp: () => {
      if (next !== faces.length) throw new Error(`${faces.length - next} loaded dice were not thrown.`);
      if (shot !== shots.length) throw new Error(`${shots.length - shot} loaded shots were not fired.`);
    },
  };
};
/** The deals of a seed, as `setup` asks for them. */
export const deals = (seed: string): SeededRandom => {
  const { randomInt, shuffle } = luckForPly(seed, 0);
  return { randomInt, shuffle };
};

/** A game's table in a test's hand: each `act` must be lawful and must use up the dice and shots loaded for it. */
export interface Hand<State, Action> {
  state: State;
  /** All events so far, and those of the last action. */
  readonly events: TableEvent[];
  last: readonly TableEvent[];
  act(action: Action, ...loaded: readonly (number | ShotResult)[]): Hand<State, Action>;
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
    act: (action, ...loaded) => {
      const refusal = game.refuse(held.state, action);
      if (refusal) throw new Error(`Refused: ${JSON.stringify(refusal)} for ${JSON.stringify(action)}`);
      const dice = loaded.filter((each) => typeof each === 'number');
      const shots = loaded.filter((each) => typeof each !== 'number');
      const luck = loadedLuck({ dice, shots });
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
  enabledChoices(game.choices(asView(view))).flatMap((choice) => {
    const action = choice.kind === 'do' ? choice.action : choice.example();
    const refusal = game.refuse(view, action);
    return refusal ? [`${choice.label.key}: ${refusal.text.key}`] : [];
  });

/** The first piece that may be put somewhere, where there is one. */
export const firstPut = <State, Action>(
  game: { choices(state: State): Choice<Action>[] },
  state: State,
): Extract<Choice<Action>, { kind: 'put' }> | undefined =>
  enabledChoices(game.choices(state)).find(
    (choice): choice is Extract<Choice<Action>, { kind: 'put' }> => choice.kind === 'put',
  );

/** The texts of a game, of the house or an example. */
export const textsOf = (id: string, language: 'en' | 'ru'): Record<string, string> => {
  const [file = ''] = ['src/games', 'tests/example']
    .map((folder) => `${folder}/${id}/texts.${language}.json`)
    .filter((path) => existsSync(path));
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
};
