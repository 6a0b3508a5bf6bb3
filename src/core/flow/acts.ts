import type { Refusal } from '../choice.ts';
import type { Tale } from '../event.ts';
import type { Step } from '../game.ts';
import type { Luck } from '../luck.ts';
import type { Staged } from './stage.ts';

interface Typed {
  readonly type: string;
}
/** One kind of action: the stages it belongs to (absent: any but the end), why it may be unlawful there, and what it does. */
export interface Act<State extends Staged, Kind> {
  readonly when?: readonly State['stage']['at'][];
  readonly refuse?: (state: State, action: Kind) => Refusal | null;
  readonly apply: (state: State, action: Kind, luck: Luck, events: Tale) => State;
}
/** All that may be done in a game, by the type of the action. */
export type Acts<State extends Staged, Action extends Typed> = {
  readonly [Type in Action['type']]: Act<State, Extract<Action, { type: Type }>>;
};
/** How a game keeps the order of its actions. */
interface Order<State, Action> {
  /** The refusal of an action out of its stages. */
  notNow(state: State, action: Action): Refusal;
  /** Why an action has to wait for something else, whatever the stage; or null. */
  waits?(state: State, action: Action): Refusal | null;
  /** What follows of itself once an action is carried out. */
  goOn?(state: State, events: Tale): State;
}
/** A game's `refuse` and `apply`: each action is looked up by its type, asked for in its stages alone, and tells what came about in order. */
export const dispatcher = <State extends Staged, Action extends Typed>(
  acts: Acts<State, Action>,
  { notNow, waits, goOn }: Order<State, Action>,
): {
  refuse(this: void, state: State, action: Action): Refusal | null;
  apply(this: void, state: State, action: Action, luck: Luck): Step<State>;
} => {
  const actOf = ({ type }: Action): Act<State, Action> => acts[type as Action['type']] as Act<State, Action>;
  const isOn = ({ when }: Act<State, Action>, { at }: State['stage']): boolean =>
    when ? when.includes(at) : at !== 'over';
  return {
    refuse: (state, action) => {
      const act = actOf(action);
      const waiting = waits?.(state, action);
      if (waiting) return waiting;
      return isOn(act, state.stage) ? (act.refuse?.(state, action) ?? null) : notNow(state, action);
    },
    apply: (state, action, luck) => {
      const events: Tale = [];
      const after = actOf(action).apply(state, action, luck, events);
      return { state: goOn ? goOn(after, events) : after, events };
    },
  };
};
