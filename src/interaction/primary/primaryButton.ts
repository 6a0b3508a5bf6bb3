import type { PrimaryOffer } from './primaryOffer.ts';
import type { Suggestion } from './suggestion.ts';

/**
 * What the primary button does: stop a simulated shot, skip what is shown, continue after it, ask a bot again, follow a suggestion, or do
 * what is offered.
 */
export type Primary = 'stop' | 'skip' | 'goOn' | 'bot' | 'lead' | PrimaryOffer['kind'];

/** Returns what the primary button does: first for what goes on, then for what is offered. */
export const primaryButton = ({
  own,
  showing,
  stalled,
  offer,
  suggestion,
}: {
  /** A player's shot is being simulated. */
  own: boolean;
  /** What is being shown. `held`: all of it has been seen. */
  showing: { readonly held: boolean } | null;
  /** A bot has failed. */
  stalled: boolean;
  offer: PrimaryOffer;
  suggestion: Suggestion | null;
}): Primary => {
  if (own) return 'stop';
  if (showing) return showing.held ? 'goOn' : 'skip';
  if (stalled) return 'bot';
  return offer.kind === 'pick' && suggestion ? 'lead' : offer.kind;
};
