import type { performAction } from '../store/matchActions.ts';
import type { RollRequest } from '../core/luck.ts';
import type { DiceEntry } from './state.ts';

/** Takes an action, with real dice or with the app's own. */
export type Act = typeof performAction;
/** Returns the dice entry of an action with its first dice. Null if the rules ask for no more dice. */
export const resumedEntry = async (act: Act, action: unknown, dice: readonly number[]): Promise<DiceEntry | null> => {
  const asked: RollRequest[] = [];
  for (let typed = 0; typed <= dice.length; typed++) {
    const acted = await act(action, dice.slice(0, typed));
    if (!('ask' in acted)) return null;
    if (typed === dice.length) return { action, ask: acted.ask, dice, asked };
    asked.push(acted.ask);
  }
  return null;
};
