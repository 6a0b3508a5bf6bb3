import { type Choice, openOf } from '../../../core/choice.ts';
import type { PieceNode, Scene } from '../../../core/scene.ts';
import { type Deg, distance } from '../../../geometry/point.ts';
import { turned } from '../../../geometry/turn.ts';
import { moveOf } from '../../../table/hand/acting.ts';
import { walkTo } from '../../../table/hand/draft.ts';
import { lyingOn } from '../../../table/figures/lying.ts';
import type { Draft } from '../../../table/hand/proposal.ts';
import { pieceIn } from '../show/scenes.ts';
import { insteadOf } from './instead.ts';
import type { Hand } from '../hand/usePlayHand.ts';

/** A way that may be proposed to who is picked, and whom it brings him nearer to. */
export interface Toward {
  readonly draft: Draft;
  readonly enemy: PieceNode;
}
/** What a way is read from. */
type Going = Pick<Hand, 'game' | 'view' | 'scene' | 'choices' | 'selected' | 'mode' | 'turn'>;
/** A way that gains less is not worth a press, in measures of the table: he stands before the enemy already. */
const WORTH = 0.75;
/** Where something bars the way straight at the enemy it is tried so far aside, degrees. */
const ASIDE: readonly Deg[] = [0, -25, 25, -50, 50, -75, 75];
/** The enemy next to a piece. */
const nextTo = (scene: Scene, { at, seat }: PieceNode): PieceNode | undefined =>
  lyingOn(scene)
    .filter((piece) => !piece.out && piece.seat && piece.seat !== seat)
    .toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0];

/** The straight way of who is picked, is no gun and cannot be aimed, that brings him nearest to the enemy next to him, as far as the rules let him go; null where none brings him nearer. */
export const towardOf = (hand: Going): Toward | null => {
  const { game, view, scene, choices, selected, mode, turn } = hand;
  const piece = pieceIn(scene, selected ?? undefined);
  if (!piece || piece.token || !('to' in turn) || piece.seat !== turn.to) return null;
  const choice = moveOf(choices, piece.id, selected, mode);
  const aims = openOf(choices).some((each) => each.piece === piece.id && each.kind === 'aim');
  const enemy = nextTo(scene, piece);
  if (choice?.kind !== 'walk' || choice.not || aims || !enemy) return null;
  const { from } = choice;
  const far = distance(from, enemy.at);
  const ways = ASIDE.flatMap((aside) => {
    const { path } = walkTo(choice, [], turned(enemy.at, from, aside));
    const action = choice.along(path);
    const refusal = game.refuse(view, action);
    const draft = refusal ? insteadOf(hand, { choice, path, action, refusal, preview: null }) : { choice, path };
    const stop = draft?.path?.at(-1);
    return draft && stop ? [{ draft, gain: far - distance(stop, enemy.at) }] : [];
  });
  const best = ways.reduce<(typeof ways)[number] | null>((a, b) => (a && a.gain >= b.gain ? a : b), null);
  return best && best.gain >= WORTH * scene.unit.mm ? { draft: best.draft, enemy } : null;
};

/** Who may go and stands nearest to an enemy of all, and that enemy. */
export interface Foremost {
  readonly piece: PieceNode;
  readonly enemy: PieceNode;
}
/** Of those of a side who are no guns and have a way nearer to an enemy, or throw for how far, whoever stands nearest to one; null where there is none, and while tables are laid out. */
export const foremostOf = (hand: Going, pieces: readonly PieceNode[]): Foremost | null => {
  const { choices, scene, turn } = hand;
  if (!('to' in turn) || turn.opening) return null;
  const isThrow = (choice: Choice<unknown>): boolean =>
    choice.kind === 'do' && choice.target === undefined && !choice.passes && !choice.aside;
  const throws = new Set(openOf(choices).flatMap((choice) => (isThrow(choice) ? [choice.piece] : [])));
  const leads = ({ id }: PieceNode): boolean =>
    throws.has(id) || towardOf({ ...hand, selected: id, mode: null }) !== null;
  return (
    pieces
      .filter(({ seat, waits, token }) => seat === turn.to && !waits && !token)
      .flatMap((piece) => {
        const enemy = nextTo(scene, piece);
        return enemy ? [{ piece, enemy }] : [];
      })
      .toSorted((a, b) => distance(a.piece.at, a.enemy.at) - distance(b.piece.at, b.enemy.at))
      .find(({ piece }) => leads(piece)) ?? null
  );
};
