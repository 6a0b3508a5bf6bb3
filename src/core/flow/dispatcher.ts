import type { Refusal } from '../choice.ts';
import type { EventLog } from '../event.ts';
import type { Step } from '../game.ts';
import type { Luck } from '../luck.ts';
import type { HasStage } from './stage.ts';

interface Typed {
  readonly type: string;
}
/** One kind of action: the stages it belongs to (absent: any but the end), why it may be unlawful there, and what it does. */
export interface ActionHandler<State extends HasStage, Kind> {
  readonly when?: readonly State['stage']['at'][];
  readonly refuse?: (state: State, action: Kind) => Refusal | null;
  readonly apply: (state: State, action: Kind, luck: Luck, events: EventLog) => State;
}
/** All that may be done in a game, by the type of the action. */
export type ActionHandlers<State extends HasStage, Action extends Typed> = {
  readonly [Type in Action['type']]: ActionHandler<State, Extract<Action, { type: Type }>>;
};
/** How a game keeps the order of its actions. */
interface DispatchRules<State, Action> {
  /** The refusal of an action out of its stages. */
  refuseStage(state: State, action: Action): Refusal;
  /** Why an action has to wait for something else, whatever the stage; or null. */
  refuseEarly?(state: State, action: Action): Refusal | null;
  /** What follows of itself once an action is carried out. */
  followUp?(state: State, events: EventLog): State;
}
/** A game's `refuse` and `apply`: each action is looked up by its type, asked for in its stages alone, and tells what came about in order. */
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
