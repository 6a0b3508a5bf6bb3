import { enabledChoices, type Refusal } from '../core/choice.ts';
import { memoizeLast } from '../core/memoize.ts';
import type { NodeId } from '../core/scene.ts';
import type { Deg } from '../geometry/point.ts';
import type { Proposal } from '../table/input/proposal.ts';
import { proposalOf } from './judge.ts';
import type { Policy } from './policy.ts';
import { type PositionView, type PlayPosition, currentState } from './position.ts';
import { aimOffer, availableChoices, isButton, type PrimaryOffer, primaryOffer } from './primary/primaryOffer.ts';
import { type AnyChoice, type DiceEntry, draftOf, type InteractionState, isDragging, UNMARKED } from './state.ts';

/** Everything that the page shows of what the player is doing, derived from the state and the position. */
export interface Interaction extends PositionView {
  /** How the app leads the player. */
  readonly policy: Policy;
  /** The piece of the shown actions: the one selected, else the only one that can act. */
  readonly selected: NodeId | null;
  /** The piece selected by the player. */
  readonly picked: NodeId | null;
  readonly mode: string | null;
  readonly proposal: Proposal | null;
  /** Whether a pointer holds the proposal. */
  readonly dragged: boolean;
  /** The offered action with its effect, while nothing is proposed; at a turning point, what the coach would have done. */
  readonly hint: Proposal | null;
  readonly offer: PrimaryOffer;
  /** The other buttons: choices of the selected piece or of none. */
  readonly others: readonly AnyChoice[];
  /** The choices that skip what could still be done, while the primary button offers something else. */
  readonly passes: readonly AnyChoice[];
  readonly typing: DiceEntry | null;
  readonly refusal: Refusal | null;
  readonly facing: Deg | null;
  /** The pieces that players have marked. */
  readonly marked: readonly NodeId[];
}
/** Returns the only piece that can act, or null. */
const onlyPiece = (choices: readonly AnyChoice[]): NodeId | null => {
  const pieces = new Set(choices.flatMap((choice) => choice.piece ?? []));
  const [piece] = pieces;
  return pieces.size === 1 && piece !== undefined ? piece : null;
};
/** Returns the piece of the shown actions, or null. */
export const selectedAt = (state: InteractionState, { choices }: PlayPosition): NodeId | null =>
  state.selected ?? onlyPiece(enabledChoices(choices));

const offerAt = (
  { mode, phase }: InteractionState,
  { choices, latest, waits, handing, turn, scene, policy }: PlayPosition,
  selected: NodeId | null,
  proposal: Proposal | null,
): PrimaryOffer => {
  if (!latest) return { kind: 'past' };
  if ('over' in turn) return { kind: 'over' };
  if (waits) return { kind: 'wait' };
  if (handing) return { kind: 'handOver' };
  if (phase.at === 'asking') return { kind: 'ask', left: phase.choice.skips?.length ?? 0 };
  const offer = primaryOffer(proposal, choices, selected);
  const aim = offer.kind === 'pick' && policy.aimsAtTarget ? aimOffer(choices, selected, mode, scene) : null;
  return aim ?? offer;
};
/** Whether a choice ends more than another one that is offered: it has no button. */
const isHidden = (choice: AnyChoice): boolean => choice.skips !== undefined && choice.unlikely === true;
const isPass = (choice: AnyChoice): boolean => choice.skips !== undefined && !choice.disabled;

/** Returns what the page shows at a position. Computed once for a state and a position. */
export const interactionView = memoizeLast((given: InteractionState, position: PlayPosition): Interaction => {
  const state = currentState(given, position);
  const { mode, refusal, facing, marked, phase } = state;
  const { game, view, scene, turn, choices, asides, coached, latest, policy } = position;
  const selected = selectedAt(state, position);
  const draft = draftOf(phase);
  const proposal = draft && proposalOf(draft, position);
  const offer = offerAt(state, position, selected, proposal);
  const hint = offer.kind === 'act' && !draft ? proposalOf(hintOf(offer.choice), position) : coached;
  const rest = availableChoices(choices, selected).filter(
    (choice) => isButton(choice) && !isHidden(choice) && !('choice' in offer && offer.choice === choice),
  );
  return {
    game,
    view,
    scene,
    turn,
    choices,
    asides,
    policy,
    selected,
    picked: state.selected,
    mode,
    proposal,
    dragged: isDragging(state),
    hint,
    offer,
    others: rest.filter((choice) => !isPass(choice)),
    passes: proposal ? [] : rest.filter(isPass),
    typing: phase.at === 'dice' ? phase.entry : null,
    refusal,
    facing,
    marked: latest ? marked : UNMARKED,
  };
});
/** One draft for each choice, so that its proposal is judged once. */
const hintOf = memoizeLast((choice: AnyChoice) => ({ choice }));
