import type { Seat } from '../../core/seat.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import type { PastAction } from '../recap.ts';
import { type ActionText, actionText } from './actionText.ts';

/** A card of the recap: one action, or several in a row that came to the same. `n` is the number of the first one, from 1. */
export interface RecapCard {
  readonly n: number;
  readonly actions: readonly PastAction[];
  readonly text: ActionText;
}
/** Whether two actions of one piece came to the same, and to nothing that lasts. */
const isAlike = (one: ActionText, other: ActionText): boolean =>
  !one.lasts &&
  !other.lasts &&
  one.by !== null &&
  one.by.id === other.by?.id &&
  one.on?.id === other.on?.id &&
  one.came?.word === other.came?.word;
/** Returns the cards of actions for the side to move (`me`). Equal ones in a row share a card. */
export const recapCards = (open: OpenMatch, actions: readonly PastAction[], me: Seat): RecapCard[] => {
  const cards: RecapCard[] = [];
  actions.forEach((action, i) => {
    const text = actionText(open, action, me);
    const last = cards.at(-1);
    if (last && isAlike(last.text, text)) cards[cards.length - 1] = { ...last, actions: [...last.actions, action] };
    else cards.push({ n: i + 1, actions: [action], text });
  });
  return cards;
};
