import { initialAim } from '../../core/aim.ts';
import { type Choice, playingChoices, type Refusal } from '../../core/choice.ts';
import type { NodeId, Scene } from '../../core/scene.ts';
import { firstAimChoice, draftAimedAt } from '../../table/input/aimHandle.ts';
import type { Draft, Proposal } from '../../table/input/proposal.ts';

type AnyChoice = Choice<unknown>;
/** What the one primary button would do now. */
export type PrimaryOffer =
  | { readonly kind: 'act'; readonly choice: AnyChoice; readonly action: unknown }
  | { readonly kind: 'blocked'; readonly choice: AnyChoice; readonly refusal: Refusal }
  /** Some pieces would be left out by a choice. The app asks for confirmation, and the button goes back to those pieces. */
  | { readonly kind: 'ask'; readonly left: number }
  /** Aims the selected gun at its likeliest target. The player adjusts the aim from there. */
  | { readonly kind: 'aim'; readonly draft: Draft; readonly on: NodeId }
  | { readonly kind: 'pick' }
  | { readonly kind: 'past' }
  | { readonly kind: 'over' }
  /** The turn has been played. The table goes to the next player. */
  | { readonly kind: 'handOver' }
  | { readonly kind: 'wait' };

/** Whether a choice is a plain button: it needs neither a place nor a target. */
export const isButton = (choice: AnyChoice): boolean => choice.kind === 'do' && choice.target === undefined;
/** Returns the choices of a piece and those of no piece: all that is available while it is selected. */
export const availableChoices = (choices: readonly AnyChoice[], selected: NodeId | null): AnyChoice[] => [
  ...choices.filter((choice) => choice.piece !== undefined && choice.piece === selected),
  ...choices.filter((choice) => choice.piece === undefined),
];
/**
 * Returns what the primary button offers: the proposal, or else the first available action. A skip is offered only if there is no
 * other action at all.
 */
export const primaryOffer = (
  proposal: Proposal | null,
  choices: readonly AnyChoice[],
  selected: NodeId | null,
): Extract<PrimaryOffer, { kind: 'act' | 'blocked' | 'pick' }> => {
  if (proposal) {
    const { choice, action, refusal } = proposal;
    return refusal ? { kind: 'blocked', choice, refusal } : { kind: 'act', choice, action };
  }
  const buttons = availableChoices(choices, selected).filter(isButton);
  const button =
    buttons.find((choice) => !choice.skips && (choice.piece === undefined || !choice.disabled)) ??
    (playingChoices(choices).length === 0 ? buttons.find((choice) => !choice.disabled) : undefined);
  if (button?.kind !== 'do') return { kind: 'pick' };
  return button.disabled
    ? { kind: 'blocked', choice: button, refusal: button.disabled }
    : { kind: 'act', choice: button, action: button.action };
};
/** How many of the likeliest targets are tested for whether a shot reaches them. */
const ASKED = 3;
/**
 * Returns the first aim of the selected gun, straight at its likeliest target that a shot reaches. Null if there is no aim, or no
 * target in reach. A flick is always the player's own aim.
 */
export const aimOffer = (
  choices: readonly AnyChoice[],
  selected: NodeId | null,
  mode: string | null,
  scene: Scene,
): Extract<PrimaryOffer, { kind: 'aim' }> | null => {
  const choice = firstAimChoice(choices, selected, selected, mode);
  if (choice?.controls.by !== 'gun') return null;
  const on = choice.targets?.slice(0, ASKED).find((id) => choice.reaches?.(id) !== false);
  return on !== undefined
    ? { kind: 'aim', draft: draftAimedAt(choice, scene, initialAim(choice.controls), on), on }
    : null;
};
