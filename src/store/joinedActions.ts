import { type ActResult, performAction, performJoined } from './matchActions.ts';
import { useMatchStore } from './matchStore.ts';

/**
 * Performs the actions of one press, one after the other. One undo takes all of them back, and one redo makes them again. Stops
 * where one is refused, or the match is no longer at that step.
 */
export const performTogether = async (actions: readonly unknown[]): Promise<ActResult> => {
  for (const [i, action] of actions.entries()) {
    const steps = useMatchStore.getState().open?.steps;
    const result = await (i === 0 ? performAction(action) : performJoined(action));
    const now = useMatchStore.getState().open?.steps;
    if (!('done' in result) || now === steps) return result;
  }
  return { done: true };
};
