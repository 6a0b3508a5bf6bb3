import type { Choice } from '../../../core/choice.ts';
import type { NodeId, PieceNode } from '../../../core/scene.ts';
import { distance } from '../../../geometry/point.ts';
import type { Hand } from '../hand/usePlayHand.ts';
import { pieceIn } from '../show/scenes.ts';
import { type Decides, decidesOf } from './decides.ts';
import { useForecasts } from './useForecast.ts';

type Attack = Extract<Choice<unknown>, { kind: 'do' }> & { readonly piece: NodeId; readonly target: NodeId };
/** The likeliest that a piece may bring about just now: the deed, upon whom, and what is wanted of it. */
export interface Best {
  readonly choice: Attack;
  readonly wanted: Decides['wanted'];
}
/** So many of the nearest targets of each piece are weighed. */
const NEAREST = 4;
/** What the pieces may do to others just now, each to the nearest. */
export const attacksOf = (
  { choices, scene }: Pick<Hand, 'choices' | 'scene'>,
  pieces: readonly PieceNode[],
): readonly Attack[] =>
  pieces.flatMap((piece) => {
    const isAttack = (choice: Choice<unknown>): choice is Attack =>
      choice.kind === 'do' && choice.piece === piece.id && typeof choice.target === 'string' && !choice.not;
    const far = ({ target }: Attack): number => {
      const at = pieceIn(scene, target)?.at;
      return at ? distance(at, piece.at) : Infinity;
    };
    return choices
      .filter(isAttack)
      .toSorted((a, b) => far(a) - far(b))
      .slice(0, NEAREST);
  });
/** The best of each piece, worked out one by one after the screen has answered; null until all are known. */
export const useBest = (hand: Hand, pieces: readonly PieceNode[]): ReadonlyMap<NodeId, Best> | null => {
  const { game, view, scene, turn } = hand;
  const attacks = attacksOf(hand, pieces);
  const odds = useForecasts(
    game,
    view,
    attacks.map(({ action }) => action),
  );
  if (!('to' in turn) || odds.size < new Set(attacks.map(({ action }) => JSON.stringify(action))).size) return null;
  const best = new Map<NodeId, Best>();
  for (const choice of attacks) {
    const told = odds.get(JSON.stringify(choice.action));
    const wanted = told && decidesOf(told, scene, turn.to, turn.midway)?.wanted;
    if (wanted && wanted.kind !== 'stays' && wanted.p > (best.get(choice.piece)?.wanted.p ?? 0))
      best.set(choice.piece, { choice, wanted });
  }
  return best;
};
