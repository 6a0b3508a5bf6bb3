import type { Bot } from '../../core/game.ts';
import type { Action, State } from './types.ts';

/** The players made of code, weakest first. */
export const bots: Readonly<Record<string, Bot<State, Action>>> = {};
