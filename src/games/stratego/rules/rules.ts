import { type Acts, dispatcher } from '../../../core/flow/acts.ts';
import type { Tale } from '../../../core/event.ts';
import { refuseMove } from './movement.ts';
import { end, move } from './moves.ts';
import {
  arrange,
  clear,
  confirm,
  drawLots,
  lineUp,
  mirror,
  put,
  refuseArrange,
  refuseEmpty,
  refusePut,
  refuseReady,
  shuffle,
} from './setup.ts';
import { type Action, type State, no, otherOf, say } from '../types.ts';

const resign = (state: State, tale: Tale): State => {
  tale.push({ kind: 'said', rule: 'ST-11', text: say('event.resigns', { seat: { seat: state.active } }) });
  return end(state, [otherOf(state.active)], 'resigned', tale);
};
const ACTS: Acts<State, Action> = {
  lot: { when: ['lot'], apply: (state, _, luck, tale) => drawLots(state, luck, tale) },
  put: { when: ['setup'], refuse: refusePut, apply: (state, action, _, tale) => put(state, action, tale) },
  arrange: { when: ['setup'], refuse: refuseArrange, apply: (state, action, _, tale) => arrange(state, action, tale) },
  lineUp: { when: ['setup'], apply: (state, action, luck, tale) => lineUp(state, luck, tale, action.rest) },
  shuffle: { when: ['setup'], apply: (state, _, luck, tale) => shuffle(state, luck, tale) },
  mirror: { when: ['setup'], refuse: refuseEmpty, apply: (state, _, __, tale) => mirror(state, tale) },
  clear: { when: ['setup'], refuse: refuseEmpty, apply: (state, _, __, tale) => clear(state, tale) },
  ready: { when: ['setup'], refuse: refuseReady, apply: (state, _, __, tale) => confirm(state, tale) },
  move: { when: ['play'], refuse: refuseMove, apply: (state, action, _, tale) => move(state, action, tale) },
  resign: { apply: (state, _, __, tale) => resign(state, tale) },
  draw: { apply: (state, _, __, tale) => end(state, [], 'agreed', tale) },
};

/** Why an action is not lawful now, or null; and what a lawful one does. */
export const { refuse, apply } = dispatcher(ACTS, { notNow: () => no('ST-05', 'no.notNow') });
