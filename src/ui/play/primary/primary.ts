import type { Best, Ranked } from '../odds/useBest.ts';
import type { Primary } from '../props.ts';
import type { Showing } from '../show/useShow.ts';
import type { Offer } from './offer.ts';
import type { Toward } from './toward.ts';

/** What the yellow button does now: of what is going on first, then what the hand offers; where it has to be said whom to take, the likeliest of all, or the foremost where nobody can be turned on; whoever is picked and may only go is led nearer to an enemy. */
export const primaryOf = ({
  own,
  showing,
  stalled,
  offer,
  first,
  foremost,
  toward,
}: {
  /** A shot of a person is worked out. */
  own: boolean;
  showing: Showing | null;
  /** A bot has given no answer. */
  stalled: boolean;
  offer: Offer;
  first: Best | null;
  foremost: Ranked['foremost'];
  toward: Toward | null;
}): Primary => {
  if (own) return 'stop';
  if (showing) return showing.held ? 'goOn' : 'skip';
  if (stalled) return 'bot';
  if (offer.kind !== 'pick') return offer.kind;
  return first ? 'best' : foremost ? 'foremost' : toward ? 'toward' : 'pick';
};
