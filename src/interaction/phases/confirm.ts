import { dryRun } from '../../core/match.ts';
import { becomes, cue, ignored, type Transition } from '../events.ts';
import type { PlayPosition } from '../position.ts';
import { isAskedFirst } from '../policy.ts';
import { type AnyChoice, changed, type DiceEntry, draftOf, type InteractionState, proposing } from '../state.ts';
import { interactionView } from '../view.ts';

/** Takes an action, once for a press. */
export const take = (state: InteractionState, action: unknown): Transition => ({
  ...becomes(state, { do: 'act', action }),
  oncePerPress: true,
});
/** Whether the result of a button is known, and it has no target. */
const isSure = ({ game, view }: PlayPosition, choice: Extract<AnyChoice, { kind: 'do' }>): boolean => {
  const ran = choice.target === undefined ? dryRun(game, view, choice.action) : null;
  return ran !== null && 'step' in ran;
};
/** Presses the button of a choice: takes it, asks first, or only proposes it where luck decides or a place is needed. */
export const choose = (state: InteractionState, position: PlayPosition, choice: AnyChoice): Transition => {
  const { phase } = state;
  const isAsked = phase.at === 'asking' && phase.choice.id === choice.id;
  if (isAskedFirst(position.policy, choice) && !isAsked) {
    const asking = { at: 'asking', draft: draftOf(phase), choice } as const;
    return { ...becomes(changed(state, { phase: asking })), oncePerPress: true };
  }
  const { offer } = interactionView(state, position);
  // The odds of the offered action are on the screen already.
  const isOffered = offer.kind === 'act' && offer.choice.id === choice.id;
  if (choice.kind === 'do' && (isOffered || isSure(position, choice))) return take(state, choice.action);
  return { ...becomes(changed(state, { phase: proposing({ choice }) })), handled: false };
};
/** Presses the primary button. */
export const confirm = (state: InteractionState, position: PlayPosition, action: unknown): Transition => {
  if (action !== undefined) return becomes(state, { do: 'act', action });
  const { offer, proposal } = interactionView(state, position);
  if (offer.kind === 'act' && proposal?.moves)
    return becomes(state, { do: 'actTogether', actions: proposal.moves.map((move) => move.action) });
  if (offer.kind === 'act') return becomes(state, { do: 'act', action: offer.action });
  if (offer.kind === 'aim')
    return becomes(changed(state, { selected: offer.draft.choice.piece ?? null, phase: proposing(offer.draft) }));
  if (offer.kind === 'past') return becomes(state, { do: 'goToEnd' });
  if (offer.kind === 'handOver') return becomes(state, { do: 'handOver' });
  return offer.kind === 'ask' ? becomes(changed(state)) : ignored(state);
};
/** Takes back what is proposed, else the selection. Does nothing once a real die has been typed. */
export const cancel = (state: InteractionState): Transition => {
  const { phase, selected } = state;
  if (phase.at === 'dice' && phase.entry.dice.length > 0) return ignored(state);
  const draft = draftOf(phase);
  const proposes = draft !== null || phase.at === 'dice';
  const kept = proposes ? (draft?.choice.piece ?? selected) : null;
  return becomes(changed(state, { selected: kept, mode: null, phase: proposing(null) }));
};
/** Types a real die. */
export const typeDie = (state: InteractionState, face: number): Transition => {
  const { phase } = state;
  if (phase.at !== 'dice') return ignored(state);
  return { ...becomes(state, { do: 'roll', entry: phase.entry, face }, cue('dropDie')), oncePerPress: true };
};
/** Asks for the next real die of an action. */
export const askDie = (state: InteractionState, entry: DiceEntry): Transition =>
  becomes(changed(state, { phase: { at: 'dice', draft: draftOf(state.phase), entry } }));
