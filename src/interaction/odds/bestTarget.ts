import { type Choice, enabledChoices } from '../../core/choice.ts';
import type { NodeId } from '../../core/scene.ts';
import { actionKey } from '../../core/equality.ts';
import { distance } from '../../geometry/point.ts';
import type { Interaction } from '../view.ts';
import { pieceIn } from '../../table/figures/piecesOnTable.ts';
import { evaluateAction } from './ranking.ts';
import { cachedForecast } from './forecasts.ts';

type Weighing = Pick<Interaction, 'game' | 'view' | 'choices' | 'scene' | 'turn'>;
type AttackChoice = Extract<Choice<unknown>, { kind: 'do' }>;
/** Returns the actions against a target, of one piece or of all. */
const attacksOn = ({ choices }: Weighing, target: NodeId, piece?: NodeId): AttackChoice[] =>
  enabledChoices(choices).flatMap((choice) =>
    choice.kind === 'do' && choice.target === target && !choice.skips && (piece === undefined || choice.piece === piece)
      ? [choice]
      : [],
  );
/** Returns the action worth most, the first of equals. Null if none is worth anything. */
const mostOf = (hand: Weighing, actions: readonly AttackChoice[]): AttackChoice | null => {
  const worths = actions.map(
    ({ action }) => evaluateAction(cachedForecast(hand.game, hand.view, actionKey(action)), hand)?.worth ?? 0,
  );
  const max = Math.max(0, ...worths);
  return max > 0 ? (actions[worths.indexOf(max)] ?? null) : null;
};
/** Returns what a press on a target means. If no mode is chosen and the piece has several actions against the target, it is the one worth most. */
export const choiceAgainst = (
  hand: Weighing & Pick<Interaction, 'mode'>,
  pressed: Choice<unknown>,
): Choice<unknown> => {
  if (pressed.kind !== 'do' || pressed.disabled || typeof pressed.target !== 'string' || hand.mode !== null)
    return pressed;
  const ways = attacksOn(hand, pressed.target, pressed.piece);
  return ways.length < 2 ? pressed : (mostOf(hand, ways) ?? pressed);
};
/**
 * Returns what a press on an enemy or a neutral piece means while nothing is selected: the action worth most against it. If none
 * is enabled, it is the disabled action of the nearest piece, which says why. Null if it is unclear which action is meant.
 */
export const bestAgainst = (hand: Weighing & Pick<Interaction, 'selected'>, target: NodeId): AttackChoice | null => {
  const { choices, scene, selected, turn } = hand;
  const on = pieceIn(scene, target);
  if (selected !== null || !('to' in turn) || !on || on.seat === turn.to) return null;
  const isOwn = ({ piece }: AttackChoice): boolean => pieceIn(scene, piece)?.seat === turn.to;
  const actions = attacksOn(hand, target).filter(isOwn);
  const [only, ...others] = actions;
  const best = mostOf(hand, actions) ?? (others.length === 0 ? only : undefined);
  if (best || actions.length > 0) return best ?? null;
  const far = ({ piece }: AttackChoice): number => distance(pieceIn(scene, piece)?.at ?? on.at, on.at);
  const barred = choices.filter(
    (choice): choice is AttackChoice => choice.kind === 'do' && choice.target === target && !!choice.disabled,
  );
  return barred.filter(isOwn).toSorted((a, b) => far(a) - far(b))[0] ?? null;
};
