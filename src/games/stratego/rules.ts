import type { Refusal } from '../../core/choice.ts';
import type { Step } from '../../core/game.ts';
import type { Luck } from '../../core/luck.ts';
import { refuseMove } from './movement.ts';
import { end, move } from './moves.ts';
import {
  arrange,
  clear,
  confirm,
  drawLots,
  mirror,
  put,
  refuseArrange,
  refuseEmpty,
  refusePut,
  refuseReady,
  shuffle,
} from './setup.ts';
import { type Action, type State, type Tale, no, otherOf, say } from './types.ts';

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;
type Where = State['stage']['at'];
/** One kind of action: the stages it belongs to, why it may be unlawful there, and what it does. */
interface Act<Kind> {
  readonly when: readonly Where[];
  readonly refuse?: (state: State, action: Kind) => Refusal | null;
  readonly apply: (state: State, action: Kind, luck: Luck, tale: Tale) => State;
}
const ANY_TIME: readonly Where[] = ['lot', 'setup', 'play'];
const resign = (state: State, tale: Tale): State => {
  tale.push({ kind: 'said', rule: 'ST-11', text: say('event.resigns', { seat: { seat: state.active } }) });
  return end(state, [otherOf(state.active)], 'resigned', tale);
};
const ACTS: { readonly [Type in Action['type']]: Act<Of<Type>> } = {
  lot: { when: ['lot'], apply: (state, _, luck, tale) => drawLots(state, luck, tale) },
  put: { when: ['setup'], refuse: refusePut, apply: (state, action, _, tale) => put(state, action, tale) },
  arrange: { when: ['setup'], refuse: refuseArrange, apply: (state, action, _, tale) => arrange(state, action, tale) },
  shuffle: { when: ['setup'], apply: (state, _, luck, tale) => shuffle(state, luck, tale) },
  mirror: { when: ['setup'], refuse: refuseEmpty, apply: (state, _, __, tale) => mirror(state, tale) },
  clear: { when: ['setup'], refuse: refuseEmpty, apply: (state, _, __, tale) => clear(state, tale) },
  ready: { when: ['setup'], refuse: refuseReady, apply: (state, _, __, tale) => confirm(state, tale) },
  move: { when: ['play'], refuse: refuseMove, apply: (state, action, _, tale) => move(state, action, tale) },
  resign: { when: ANY_TIME, apply: (state, _, __, tale) => resign(state, tale) },
  draw: { when: ANY_TIME, apply: (state, _, __, tale) => end(state, [], 'agreed', tale) },
};
const actOf = ({ type }: Action): Act<Action> => ACTS[type] as Act<Action>;

/** Why an action is not lawful now, or null. */
export const refuse = (state: State, action: Action): Refusal | null => {
  const act = actOf(action);
  if (!act.when.includes(state.stage.at)) return no('ST-05', 'no.notNow');
  return act.refuse?.(state, action) ?? null;
};
/** Carries out a lawful action and tells what came about, in order. */
export const apply = (state: State, action: Action, luck: Luck): Step<State> => {
  const events: Tale = [];
  return { state: actOf(action).apply(state, action, luck, events), events };
};
