import { type Choice, enabledChoices } from '../../core/choice.ts';
import { isOnField, type PieceNode } from '../../core/scene.ts';
import { pickable } from '../palette.ts';
import type { Interaction } from '../view.ts';
import { pieceIn } from '../../table/figures/piecesOnTable.ts';
import type { Draft } from '../../table/input/proposal.ts';
import type { BestAction } from '../odds/ranking.ts';
import type { Policy, SuggestionKind } from '../policy.ts';
import { availableChoices, isButton } from './primaryOffer.ts';
import { type ClosestMover, closestMover, staysPut, type Approach, approachPath } from './approach.ts';
import { rearmostMover, steadyDraft } from './steady.ts';

type AnyChoice = Choice<unknown>;
/**
 * What the primary button suggests while something has yet to be done on the table. It is the best action, a piece that should
 * move, its path, or a position that the game chooses. If none is worth a press, it is to skip the rest.
 */
export type Suggestion =
  | {
      readonly kind: 'best';
      readonly best: BestAction;
      /** Whether no piece is selected yet. */ readonly picks: boolean;
    }
  | ({ readonly kind: 'foremost' } & ClosestMover)
  | ({ readonly kind: 'toward' } & Approach)
  /** A move that keeps the selected piece safe and with its group, or the piece that should make one. */
  | { readonly kind: 'steady'; readonly draft: Draft }
  | { readonly kind: 'rearmost'; readonly piece: PieceNode }
  | { readonly kind: 'place'; readonly choice: AnyChoice }
  | {
      readonly kind: 'rest';
      readonly choice: AnyChoice;
      /** Whether some pieces can still move but are left in place by suggestions, such as guns and pieces that hold a place. */
      readonly stay: boolean;
    };
/** The part of the interaction that a suggestion is computed from. */
type Leading = Pick<Interaction, 'game' | 'view' | 'scene' | 'choices' | 'selected' | 'mode' | 'turn'>;

/**
 * Returns the choice to place the selected piece where the game would place it. Null if the piece is already on the table, or the
 * game has no such choice.
 */
const placeOf = ({ choices, scene, selected }: Leading): AnyChoice | null => {
  const piece = pieceIn(scene, selected ?? undefined);
  if (piece && !piece.waits && isOnField(piece.at, scene)) return null;
  const puts = enabledChoices(choices).filter(({ kind, piece }) => kind === 'put' && piece === selected);
  return puts.find((choice) => choice.kind === 'put' && 'areas' in choice.to) ?? null;
};
/** Returns the skip of the selected piece alone, or else of all. Null while something can still be aimed. */
const restOf = ({ choices, selected }: Leading): AnyChoice | null => {
  const aims = enabledChoices(choices).some(
    ({ kind, piece }) => kind === 'aim' && (selected === null || piece === selected),
  );
  if (aims) return null;
  const passes = availableChoices(choices, selected).filter(
    (choice) => isButton(choice) && choice.skips && !choice.disabled,
  );
  return passes.find((choice) => choice.skips?.every((id) => id === selected)) ?? passes[0] ?? null;
};
/** Whether a piece that can move is left in place by suggestions. */
const leftIn = ({ choices, scene }: Leading): boolean =>
  enabledChoices(choices).some(({ kind, piece }) => {
    const walker = kind === 'walk' ? pieceIn(scene, piece) : undefined;
    return walker !== undefined && staysPut(walker);
  });
/** Finds one kind of suggestion. */
type Find = (from: Leading & { readonly best: BestAction | null }) => Suggestion | null;
const FIND: Readonly<Record<SuggestionKind, Find>> = {
  best: ({ best, selected }) => best && { kind: 'best', best, picks: selected === null },
  toward: (from) => {
    if (from.game.steadyMove) {
      const draft = steadyDraft(from);
      return draft && { kind: 'steady', draft };
    }
    const toward = from.selected === null ? null : approachPath(from);
    return toward && { kind: 'toward', ...toward };
  },
  place: (from) => {
    const choice = placeOf(from);
    return choice && { kind: 'place', choice };
  },
  foremost: (from) => {
    const others = pickable(from).filter(({ id }) => id !== from.selected);
    if (from.game.steadyMove) {
      const piece = rearmostMover(from, others);
      return piece && { kind: 'rearmost', piece };
    }
    const foremost = closestMover(from, others);
    return foremost && { kind: 'foremost', ...foremost };
  },
  rest: (from) => {
    const choice = restOf(from);
    return choice && { kind: 'rest', choice, stay: leftIn(from) };
  },
};
/** Returns what the primary button suggests while an action has yet to be chosen on the table, by the policy's order. Null if nothing. */
export const suggestion = (
  from: Leading,
  best: BestAction | null,
  { suggests }: Pick<Policy, 'suggests'>,
): Suggestion | null => {
  for (const kind of suggests) {
    const found = FIND[kind]({ ...from, best });
    if (found) return found;
  }
  return null;
};
