import { type Choice, openOf } from '../../../core/choice.ts';
import type { NodeId } from '../../../core/scene.ts';
import type { Hand } from '../hand/usePlayHand.ts';
import { pieceIn } from '../show/scenes.ts';
import { weighed } from './useBest.ts';
import { knownOdds } from './useForecast.ts';

type Weighing = Pick<Hand, 'game' | 'view' | 'choices' | 'scene' | 'turn'>;
type Deed = Extract<Choice<unknown>, { kind: 'do' }>;
/** The deeds upon somebody, of one piece or of all. */
const deedsOn = ({ choices }: Weighing, target: NodeId, piece?: NodeId): Deed[] =>
  openOf(choices).flatMap((choice) =>
    choice.kind === 'do' &&
    choice.target === target &&
    !choice.passes &&
    (piece === undefined || choice.piece === piece)
      ? [choice]
      : [],
  );
/** Of several deeds that which is worth most, the first of equals; null where none is worth anything. */
const mostOf = (hand: Weighing, deeds: readonly Deed[]): Deed | null => {
  const worths = deeds.map(
    ({ action }) => weighed(knownOdds(hand.game, hand.view, JSON.stringify(action)), hand)?.worth ?? 0,
  );
  const most = Math.max(0, ...worths);
  return most > 0 ? (deeds[worths.indexOf(most)] ?? null) : null;
};
/** What a press on somebody means: of the ways in which a piece may turn on him that which is worth most, the first of equals, where none has been chosen. */
export const wayOn = (hand: Weighing & Pick<Hand, 'mode'>, pressed: Choice<unknown>): Choice<unknown> => {
  if (pressed.kind !== 'do' || pressed.not || typeof pressed.target !== 'string' || hand.mode !== null) return pressed;
  const ways = deedsOn(hand, pressed.target, pressed.piece);
  return ways.length < 2 ? pressed : (mostOf(hand, ways) ?? pressed);
};
/** What a press on an enemy means while nobody is picked: who may do most to him, and how; null where it is not known who is meant, or it is no enemy. */
export const bestOn = (hand: Weighing & Pick<Hand, 'selected'>, target: NodeId): Deed | null => {
  const { scene, selected, turn } = hand;
  const seat = pieceIn(scene, target)?.seat;
  if (selected !== null || !('to' in turn) || !seat || seat === turn.to) return null;
  const deeds = deedsOn(hand, target).filter(({ piece }) => pieceIn(scene, piece)?.seat === turn.to);
  const [only, ...others] = deeds;
  return mostOf(hand, deeds) ?? (others.length === 0 ? (only ?? null) : null);
};
