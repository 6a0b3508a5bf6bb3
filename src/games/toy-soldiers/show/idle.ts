import type { Refusal } from '../../../core/choice.ts';
import { refuseSelect } from '../rules/movement.ts';
import { type State, no } from '../types.ts';

const MOVING: readonly State['stage']['at'][] = ['pick', 'walk', 'attack', 'target'];
/** Returns why a soldier can do nothing now (TS-05, TS-06). */
export const idle = (state: State, id: string): Refusal | null =>
  MOVING.includes(state.stage.at) ? refuseSelect(state, id) : no('TS-05', 'no.notNow');
