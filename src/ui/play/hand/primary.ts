import type { Best } from '../odds/useBest.ts';
import type { Primary } from '../props.ts';
import type { Showing } from '../show/useShow.ts';
import type { Offer } from './offer.ts';

/** What the yellow button does now: of what is going on first, then what the hand offers; where it has to be said whom to take, the likeliest of all. */
export const primaryOf = ({
  own,
  showing,
  stalled,
  offer,
  first,
}: {
  /** A shot of a person is worked out. */
  own: boolean;
  showing: Showing | null;
  /** A bot has given no answer. */
  stalled: boolean;
  offer: Offer;
  first: Best | null;
}): Primary => {
  if (own) return 'stop';
  if (showing) return showing.held ? 'goOn' : 'skip';
  if (stalled) return 'bot';
  return offer.kind === 'pick' && first ? 'best' : offer.kind;
};
