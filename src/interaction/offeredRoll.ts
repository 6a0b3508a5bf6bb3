import { firstRoll } from '../core/match.ts';
import type { RollRequest } from '../core/luck.ts';
import type { Interaction } from './view.ts';

const known = new WeakMap<object, { readonly view: unknown; readonly first: RollRequest | null }>();
/** The first throw that what the yellow button does would ask for, or null: run by the rules once for a table and an action, though several parts of the page ask. */
export const offeredRoll = ({
  game,
  view,
  offer,
}: Pick<Interaction, 'game' | 'view' | 'offer'>): RollRequest | null => {
  if (offer.kind !== 'act') return null;
  const action = offer.action as object;
  const found = known.get(action);
  if (found && found.view === view) return found.first;
  const first = firstRoll(game, view, action);
  known.set(action, { view, first });
  return first;
};
