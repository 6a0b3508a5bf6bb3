import { firstRoll } from '../../core/match.ts';
import type { RollRequest } from '../../core/luck.ts';
import type { Interaction } from '../view.ts';

const known = new WeakMap<object, { readonly view: unknown; readonly first: RollRequest | null }>();
/**
 * Returns the first roll of the primary button's action, or null. The rules compute it once for each view and action, although
 * several parts of the page need it.
 */
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
