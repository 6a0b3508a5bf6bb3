import type { Primary } from '../props.ts';
import type { Showing } from '../show/useShow.ts';
import type { Lead } from './lead.ts';
import type { Offer } from './offer.ts';

/** What the yellow button does now: of what is going on first, then what the hand offers; where something has to be done on the table, what it leads to there. */
export const primaryOf = ({
  own,
  showing,
  stalled,
  offer,
  suggestion,
}: {
  /** A shot of a person is worked out. */
  own: boolean;
  showing: Showing | null;
  /** A bot has given no answer. */
  stalled: boolean;
  offer: Offer;
  suggestion: Lead | null;
}): Primary => {
  if (own) return 'stop';
  if (showing) return showing.held ? 'goOn' : 'skip';
  if (stalled) return 'bot';
  return offer.kind === 'pick' && suggestion ? 'lead' : offer.kind;
};
