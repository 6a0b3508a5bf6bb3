import { type ActionHandlers, createDispatcher } from '../../../core/flow/dispatcher.ts';
import type { EventLog } from '../../../core/event.ts';
import { refuseMove } from './movement.ts';
import { end, move } from './moves.ts';
import {
  deployArmy,
  clear,
  confirm,
  rollForFirstTurn,
  lineUp,
  mirror,
  put,
  refuseDeployment,
  refuseEmpty,
  refusePut,
  refuseReady,
  shuffle,
} from './setup.ts';
import { type Action, type State, no, otherOf, gameMessage } from '../types.ts';

const resign = (state: State, events: EventLog): State => {
  events.push({ kind: 'said', rule: 'ST-11', text: gameMessage('event.resigns', { seat: { seat: state.active } }) });
  return end(state, [otherOf(state.active)], 'resigned', events);
};
const HANDLERS: ActionHandlers<State, Action> = {
  lot: { when: ['lot'], apply: (state, _, luck, events) => rollForFirstTurn(state, luck, events) },
  put: { when: ['setup'], refuse: refusePut, apply: (state, action, _, events) => put(state, action, events) },
  arrange: {
    when: ['setup'],
    refuse: refuseDeployment,
    apply: (state, action, _, events) => deployArmy(state, action, events),
  },
  lineUp: { when: ['setup'], apply: (state, action, luck, events) => lineUp(state, luck, events, action.rest) },
  shuffle: { when: ['setup'], apply: (state, _, luck, events) => shuffle(state, luck, events) },
  mirror: { when: ['setup'], refuse: refuseEmpty, apply: (state, _, __, events) => mirror(state, events) },
  clear: { when: ['setup'], refuse: refuseEmpty, apply: (state, _, __, events) => clear(state, events) },
  ready: { when: ['setup'], refuse: refuseReady, apply: (state, _, __, events) => confirm(state, events) },
  move: { when: ['play'], refuse: refuseMove, apply: (state, action, _, events) => move(state, action, events) },
  resign: { apply: (state, _, __, events) => resign(state, events) },
  draw: { apply: (state, _, __, events) => end(state, [], 'agreed', events) },
};

/** Why an action is not legal now (or null), and what a legal one does. */
export const { refuse, apply } = createDispatcher(HANDLERS, { refuseStage: () => no('ST-05', 'no.notNow') });
