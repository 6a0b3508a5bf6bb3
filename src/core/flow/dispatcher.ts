import type { Refusal } from '../choice.ts';
import type { EventLog } from '../event.ts';
import type { Step } from '../game.ts';
import type { Luck } from '../luck.ts';
import type { HasStage } from './stage.ts';

interface Typed {
  readonly type: string;
}
/** One kind of action: its stages (default: any but the end), why it may be refused there, and what it does. */
export interface ActionHandler<State extends HasStage, Kind> {
  readonly when?: readonly State['stage']['at'][];
  readonly refuse?: (state: State, action: Kind) => Refusal | null;
  readonly apply: (state: State, action: Kind, luck: Luck, events: EventLog) => State;
}
/** The handlers of all actions of a game, by action type. */
export type ActionHandlers<State extends HasStage, Action extends Typed> = {
  readonly [Type in Action['type']]: ActionHandler<State, Extract<Action, { type: Type }>>;
};
/** How a game keeps its actions in order. */
interface DispatchRules<State, Action> {
  /** Returns the refusal of an action outside its stages. */
  refuseStage(state: State, action: Action): Refusal;
  /** Returns why an action must wait, whatever the stage, or null. */
  refuseEarly?(state: State, action: Action): Refusal | null;
  /** Applies what follows automatically once an action is done. */
  followUp?(state: State, events: EventLog): State;
}
/** Returns a game's `refuse` and `apply`. Each action is looked up by type and allowed only in its stages; `apply` returns the events in order. */
export const createDispatcher = <State extends HasStage, Action extends Typed>(
  acts: ActionHandlers<State, Action>,
  { refuseStage, refuseEarly, followUp }: DispatchRules<State, Action>,
): {
  refuse(this: void, state: State, action: Action): Refusal | null;
  apply(this: void, state: State, action: Action, luck: Luck): Step<State>;
} => {
  const actOf = ({ type }: Action): ActionHandler<State, Action> =>
    acts[type as Action['type']] as ActionHandler<State, Action>;
  const isOn = ({ when }: ActionHandler<State, Action>, { at }: State['stage']): boolean =>
    when ? when.includes(at) : at !== 'over';
  return {
    refuse: (state, action) => {
      const act = actOf(action);
      const waiting = refuseEarly?.(state, action);
      if (waiting) return waiting;
      return isOn(act, state.stage) ? (act.refuse?.(state, action) ?? null) : refuseStage(state, action);
    },
    apply: (state, action, luck) => {
      const events: EventLog = [];
      const after = actOf(action).apply(state, action, luck, events);
      return { state: followUp ? followUp(after, events) : after, events };
    },
  };
};
