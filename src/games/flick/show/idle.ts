import type { Refusal } from '../../../core/choice.ts';
import { refuse } from '../rules/rules.ts';
import type { State } from '../types.ts';

/** Returns why a warrior can do nothing now: it is not the time to flick, or not its turn (FF-03, FF-22, FF-24). */
export const idle = (state: State, id: State['fighters'][number]['id']): Refusal | null =>
  refuse(state, { type: 'strike', id, bearing: 0, power: 1000, offset: 1000, height: 0 });
