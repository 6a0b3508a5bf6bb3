import type { Primary } from '../ui/match/props.ts';
import type { TimelineView } from '../presentation/useTimeline.ts';
import type { Suggestion } from './suggestion.ts';
import type { PrimaryOffer } from './primaryOffer.ts';

/** What the yellow button does now: of what is going on first, then what the hand offers; where something has to be done on the table, what it leads to there. */
export const primaryButton = ({
  own,
  showing,
  stalled,
  offer,
  suggestion,
}: {
  /** A shot of a person is worked out. */
  own: boolean;
  showing: TimelineView | null;
  /** A bot has given no answer. */
  stalled: boolean;
  offer: PrimaryOffer;
  suggestion: Suggestion | null;
}): Primary => {
  if (own) return 'stop';
  if (showing) return showing.held ? 'goOn' : 'skip';
  if (stalled) return 'bot';
  return offer.kind === 'pick' && suggestion ? 'lead' : offer.kind;
};
