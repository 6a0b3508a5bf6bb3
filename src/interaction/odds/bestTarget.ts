import { type Choice, enabledChoices } from '../../core/choice.ts';
import type { NodeId } from '../../core/scene.ts';
import { actionKey } from '../../core/equality.ts';
import { distance } from '../../geometry/point.ts';
import type { Interaction } from '../view.ts';
import { pieceIn } from '../../table/figures/piecesOnTable.ts';
import { evaluateAction } from './ranking.ts';
import { cachedForecast } from './forecasts.ts';

type Weighing = Pick<Interaction, 'game' | 'view' | 'choices' | 'scene' | 'turn'>;
type Deed = Extract<Choice<unknown>, { kind: 'do' }>;
/** The deeds upon somebody, of one piece or of all. */
const deedsOn = ({ choices }: Weighing, target: NodeId, piece?: NodeId): Deed[] =>
  enabledChoices(choices).flatMap((choice) =>
    choice.kind === 'do' && choice.target === target && !choice.skips && (piece === undefined || choice.piece === piece)
      ? [choice]
      : [],
  );
/** Of several deeds that which is worth most, the first of equals; null where none is worth anything. */
const mostOf = (hand: Weighing, actions: readonly Deed[]): Deed | null => {
  const worths = actions.map(
    ({ action }) => evaluateAction(cachedForecast(hand.game, hand.view, actionKey(action)), hand)?.worth ?? 0,
  );
  const max = Math.max(0, ...worths);
  return max > 0 ? (actions[worths.indexOf(max)] ?? null) : null;
};
/** What a press on somebody means: of the ways in which a piece may turn on him that which is worth most, the first of equals, where none has been chosen. */
export const choiceAgainst = (
  hand: Weighing & Pick<Interaction, 'mode'>,
  pressed: Choice<unknown>,
): Choice<unknown> => {
  if (pressed.kind !== 'do' || pressed.disabled || typeof pressed.target !== 'string' || hand.mode !== null)
    return pressed;
  const ways = deedsOn(hand, pressed.target, pressed.piece);
  return ways.length < 2 ? pressed : (mostOf(hand, ways) ?? pressed);
};
/** What a press on an enemy, or on what belongs to nobody, means while nobody is picked: who may do most to it, and how; where nobody may, what the nearest may not and why; null where it is not known who is meant. */
export const bestAgainst = (hand: Weighing & Pick<Interaction, 'selected'>, target: NodeId): Deed | null => {
  const { choices, scene, selected, turn } = hand;
  const on = pieceIn(scene, target);
  if (selected !== null || !('to' in turn) || !on || on.seat === turn.to) return null;
  const isOwn = ({ piece }: Deed): boolean => pieceIn(scene, piece)?.seat === turn.to;
  const actions = deedsOn(hand, target).filter(isOwn);
  const [only, ...others] = actions;
  const best = mostOf(hand, actions) ?? (others.length === 0 ? only : undefined);
  if (best || actions.length > 0) return best ?? null;
  const far = ({ piece }: Deed): number => distance(pieceIn(scene, piece)?.at ?? on.at, on.at);
  const barred = choices.filter(
    (choice): choice is Deed => choice.kind === 'do' && choice.target === target && !!choice.disabled,
  );
  return barred.filter(isOwn).toSorted((a, b) => far(a) - far(b))[0] ?? null;
};
