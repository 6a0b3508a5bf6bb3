import { type Choice, enabledChoices } from '../core/choice.ts';
import { pickable } from './palette.ts';
import type { Interaction } from './useInteraction.ts';
import { pieceIn } from '../presentation/scenes.ts';
import type { BestAction } from './odds/useRanking.ts';
import { isOn } from '../presentation/text/places.ts';
import { availableChoices, isButton } from './primaryOffer.ts';
import { type ClosestMover, closestMover, staysPut, type Approach, approachPath } from './approach.ts';

type AnyChoice = Choice<unknown>;
/** Where something has yet to be done on the table, what the yellow button leads to: the likeliest of all who may act or of who is picked, the foremost of those who may only go, a way nearer to an enemy, a place of the game's own choice, or, where none of it is worth a press, what lets the rest go by. */
export type Suggestion =
  | { readonly kind: 'best'; readonly best: BestAction; /** Nobody is picked yet. */ readonly picks: boolean }
  | ({ readonly kind: 'foremost' } & ClosestMover)
  | ({ readonly kind: 'toward' } & Approach)
  | { readonly kind: 'place'; readonly choice: AnyChoice }
  | {
      readonly kind: 'rest';
      readonly choice: AnyChoice;
      /** There are some left who may go, but whom nobody leads: guns, and who holds a place. */
      readonly stay: boolean;
    };
/** What a lead is read from. */
type Leading = Pick<Interaction, 'game' | 'view' | 'scene' | 'choices' | 'selected' | 'mode' | 'turn'>;

/** That who is picked and is not on the table yet is put where the game would put him; null where it is not for the game to say. */
const placeOf = ({ choices, scene, selected }: Leading): AnyChoice | null => {
  const piece = pieceIn(scene, selected ?? undefined);
  if (piece && !piece.waits && isOn(piece.at, scene)) return null;
  const puts = enabledChoices(choices).filter(({ kind, piece }) => kind === 'put' && piece === selected);
  return puts.find((choice) => choice.kind === 'put' && 'areas' in choice.to) ?? null;
};
/** What lets nobody go by but who is picked, else all; null where something may be aimed yet. */
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
/** Whether of those who may go some are led by nobody. */
const leftIn = ({ choices, scene }: Leading): boolean =>
  enabledChoices(choices).some(({ kind, piece }) => {
    const walker = kind === 'walk' ? pieceIn(scene, piece) : undefined;
    return walker !== undefined && staysPut(walker);
  });
/** What the yellow button leads to where nobody can be turned on with profit: who is picked, another where nothing of his is worth a press, at last the end of it; null where the hand alone can say. */
export const suggestion = (hand: Leading): Suggestion | null => {
  const { selected } = hand;
  const toward = selected === null ? null : approachPath(hand);
  if (toward) return { kind: 'toward', ...toward };
  const choice = placeOf(hand);
  if (choice) return { kind: 'place', choice };
  const foremost = closestMover(
    hand,
    pickable(hand).filter(({ id }) => id !== selected),
  );
  if (foremost) return { kind: 'foremost', ...foremost };
  const rest = restOf(hand);
  return rest && { kind: 'rest', choice: rest, stay: leftIn(hand) };
};
