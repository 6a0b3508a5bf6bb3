import { enabledChoices, modeKey } from '../../core/choice.ts';
import { sameAction } from '../../core/equality.ts';
import { dryRun } from '../../core/match.ts';
import { messageFactory } from '../../core/message.ts';
import type { Seat } from '../../core/seat.ts';
import { isOnField } from '../../core/scene.ts';
import { moveChoiceOf } from '../../table/input/hitTest.ts';
import type { Draft } from '../../table/input/proposal.ts';
import { becomes, ignored, type Transition } from '../events.ts';
import { proposalOf } from '../judge.ts';
import { type PlayPosition, mayActAt } from '../position.ts';
import { aimOffer } from '../primary/primaryOffer.ts';
import { changed, draftOf, type InteractionState, proposing } from '../state.ts';
import { selectedAt } from '../view.ts';

/** Returns the draft of a placement with the facing to which its piece has been turned. */
const turned = (draft: Draft, state: InteractionState, position: PlayPosition): Draft =>
  draft.choice.kind === 'put' && draft.choice.piece === selectedAt(state, position) && state.facing !== null
    ? { ...draft, facing: state.facing }
    : draft;

/** Selects a piece or nothing, and takes back what was proposed. */
export const select = (state: InteractionState, piece: string | null): Transition =>
  becomes(changed(state, { selected: piece, mode: null, facing: null, phase: proposing(null) }));

/** Chooses a way of acting. A guided player's aim points at its first target. */
export const chooseMode = (state: InteractionState, position: PlayPosition, mode: string | null): Transition => {
  const { policy, choices, scene } = position;
  const aim =
    mode === null || !policy.aimsAtTarget ? null : aimOffer(choices, selectedAt(state, position), mode, scene);
  return becomes(changed(state, { mode, phase: proposing(aim?.draft ?? null) }));
};

/** Returns the state that a draft belongs to: its piece is selected, and another way of walking than the usual one is the mode. */
const withDraft = (state: InteractionState, position: PlayPosition, draft: Draft | null): InteractionState => {
  const piece = draft?.choice.piece ?? state.selected;
  const walk = draft?.choice.kind === 'walk' && piece !== null ? draft.choice : null;
  const usual =
    walk && piece !== null ? moveChoiceOf(position.choices, piece, selectedAt(state, position), state.mode) : null;
  const mode = walk && (!usual || modeKey(usual) !== modeKey(walk)) ? modeKey(walk) : state.mode;
  return changed(state, { mode, selected: piece, phase: proposing(draft) });
};
/** Proposes a draft, or nothing. */
export const propose = (state: InteractionState, position: PlayPosition, draft: Draft | null): Transition =>
  becomes(withDraft(state, position, draft && turned(draft, state, position)));

/** Whether a drop of a legal draft takes its action at once: after one leg, and with a result that is certain. */
const dropActs = (position: PlayPosition, draft: Draft): boolean => {
  const { policy, game, view, choices } = position;
  const { choice, path } = draft;
  if (choice.kind === 'put' && choice.unconfirmed) return policy.drop.unconfirmed === 'act';
  if ((choice.kind !== 'put' && choice.kind !== 'walk') || policy.drop[choice.kind] === 'propose') return false;
  if (path && path.length > 2) return false;
  const { action } = proposalOf(draft, position);
  const attacks = choices.some(
    (each) => each.kind === 'do' && each.target !== undefined && sameAction(each.action, action),
  );
  if (attacks) return policy.dropAttack === 'act';
  // What the view hides, such as whether the enemy can still move, is not left to luck.
  const ran = dryRun(game, view, action);
  return ran === null || 'step' in ran;
};
/** Puts a piece down: proposes it, or takes the action at once if the policy says so and the rules allow it. */
export const drop = (state: InteractionState, position: PlayPosition, dropped: Draft): Transition => {
  const draft = turned(dropped, state, position);
  const { choice, at, facing = state.facing } = draft;
  const { refusal } = proposalOf(draft, position);
  if (!refusal && dropActs(position, draft)) return act(state, position, draft);
  if (choice.kind !== 'put' || !at) return becomes(withDraft(state, position, draft));
  if (refusal && choice.unconfirmed) return becomes(changed(state, { refusal, facing, phase: proposing(null) }));
  return becomes(changed(state, { selected: choice.piece ?? state.selected, facing, phase: proposing(draft) }));
};
/** Takes the action of a draft. Its piece stays where it was put until the action has been taken. */
const act = (state: InteractionState, position: PlayPosition, draft: Draft): Transition => {
  const phase = proposing({ ...draft, moving: true });
  const { action } = proposalOf(draft, position);
  const at = draft.path?.at(-1) ?? draft.at;
  const again = draft.choice.kind === 'put' && draft.choice.unconfirmed;
  const moved = at && !again ? { movedTo: at } : {};
  return { ...becomes({ ...state, phase }, { do: 'act', action, ...moved }), oncePerPress: true };
};

/** Turns the selected piece that is placed by hand, during its drag or where it is. Ignored if none can be turned. */
export const turn = (state: InteractionState, position: PlayPosition, steps: number): Transition => {
  const { choices, scene } = position;
  const selected = selectedAt(state, position);
  const choice = choices.find(
    (each) =>
      each.piece !== undefined && each.piece === selected && each.kind === 'put' && each.turns && !each.disabled,
  );
  if (choice?.kind !== 'put' || !choice.turns) return ignored(state);
  const { start, step } = choice.turns;
  const facing = ((((state.facing ?? start) + steps * step) % 360) + 360) % 360;
  const standing = scene.nodes.find((node) => node.id === selected && node.kind === 'piece' && !node.waits);
  const { phase } = state;
  const draft = draftOf(phase);
  if (draft?.at) {
    const next = { ...draft, facing };
    const kept = phase.at === 'dragging' ? { ...phase, draft: next } : proposing(next);
    return becomes(changed(state, { facing, phase: kept }));
  }
  if (standing?.kind === 'piece' && isOnField(standing.at, scene))
    return drop({ ...state, facing }, position, { choice, at: standing.at, facing });
  return becomes(changed(state, { facing }));
};

/** Asks why a piece of the active side can do nothing now. Ignored for other pieces, or without a reason. */
export const askWhy = (state: InteractionState, position: PlayPosition, id: string): Transition => {
  const { turn, choices, game, view } = position;
  if (!mayActAt(position) || !('to' in turn) || seatOf(position, id) !== turn.to) return ignored(state);
  const off = choices.find((choice) => choice.piece === id && choice.disabled);
  const refusal = off?.disabled ?? game.idle?.(view, id) ?? null;
  return refusal ? becomes(changed(state, { refusal })) : ignored(state);
};
/** Says of a piece of another side that nothing can act on it now, by the rule of what can be done. Null for other pieces. */
export const refuseOther = (state: InteractionState, position: PlayPosition, id: string): Transition | null => {
  const { turn, choices } = position;
  const seat = seatOf(position, id);
  const rule = enabledChoices(choices).find((choice) => choice.rule)?.rule;
  if (!mayActAt(position) || !('to' in turn) || !seat || seat === turn.to || !rule) return null;
  const refusal = { rule, text: say('outOfReach', { what: { piece: id } }) };
  return becomes(changed(state, { refusal }));
};
const say = messageFactory<Record<'outOfReach', string>>('core');
const seatOf = ({ scene }: PlayPosition, id: string): Seat | undefined => {
  const piece = scene.nodes.find((node) => node.id === id);
  return piece?.kind === 'piece' ? piece.seat : undefined;
};
