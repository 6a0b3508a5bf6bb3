import type { Bot } from '../../../core/game.ts';
import { quick } from './quick.ts';
import { strategist } from './search.ts';
import type { Action, State } from '../types.ts';

/** The bots, weakest first. */
export const bots: Readonly<Record<string, Bot<State, Action>>> = { quick, search: strategist };
