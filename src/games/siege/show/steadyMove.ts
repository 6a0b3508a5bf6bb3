import { assaultPlan, attack } from '../bots/assault.ts';
import { mount } from '../bots/play.ts';
import { freshOf, onOwnTowers, warriorsOf } from '../rules/lookups.ts';
import type { Action, State } from '../types.ts';

/**
 * Returns a warrior's move as the plain bot makes it. An Attacker gathers before the walls and storms with the others; a Defender
 * goes up onto its towers. Null if it had better stay.
 */
export const steadyMove = (state: State, id: string): Action | null => {
  if (state.stage.at !== 'move' || state.owed.length > 0) return null;
  const who = freshOf(state, state.active).find((each) => each.id === id);
  if (who?.kind !== 'warrior') return null;
  const up = onOwnTowers(state, state.active);
  if (up.includes(who)) return null;
  const party = warriorsOf(state, state.active).filter((each) => !up.includes(each));
  const plan = assaultPlan(state, party, false);
  return plan ? (attack(state, who, plan)?.action ?? null) : mount(state, who);
};
