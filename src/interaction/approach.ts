import { type Choice, enabledChoices } from '../core/choice.ts';
import { type AreaNode, footprint, type PieceNode, type Scene } from '../core/scene.ts';
import { clampToLength, pathLength, shortestPathToContact } from '../geometry/path.ts';
import { type Deg, distance, type Point } from '../geometry/point.ts';
import { rotatedPoint } from '../geometry/rotation.ts';
import { moveChoiceOf } from '../table/input/hitTest.ts';
import { walkTo } from '../table/input/pathDraft.ts';
import { piecesOnTable } from '../table/figures/piecesOnTable.ts';
import { radiusOf } from '../table/figures/pieces.ts';
import type { Draft } from '../table/input/proposal.ts';
import { pieceIn } from '../table/figures/piecesOnTable.ts';
import { nearestLegal } from './nearestLegal.ts';
import type { Interaction } from './view.ts';

/** A way that may be proposed to who is picked, and whom it brings him nearer to. */
export interface Approach {
  readonly draft: Draft;
  readonly enemy: PieceNode;
}
/** Whether nobody leads a piece anywhere: it is no man of an army, or holds a place. */
export const staysPut = ({ token, holds }: PieceNode): boolean => token === true || holds === true;
/** What a way is read from. */
type Going = Pick<Interaction, 'game' | 'view' | 'scene' | 'choices' | 'selected' | 'mode' | 'turn'>;
/** A way that gains less is not worth a press, in measures of the table: he stands before the enemy already. */
const WORTH = 0.75;
/** Where something bars the way straight at the enemy it is tried so far aside, degrees. */
const ASIDE: readonly Deg[] = [0, -25, 25, -50, 50, -75, 75];
/** The enemy next to a piece. */
const nextTo = (scene: Scene, { at, seat }: PieceNode): PieceNode | undefined =>
  piecesOnTable(scene)
    .filter((piece) => !piece.out && piece.seat && piece.seat !== seat)
    .toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0];

/** The shortest way to where a piece touches another, round all that stands on the ground, whatever its length; null where there is none. */
const roundTo = (scene: Scene, piece: PieceNode, from: Point, enemy: PieceNode): readonly Point[] | null => {
  const { width, height, nodes } = scene;
  const terrain = nodes.filter((node): node is AreaNode => node.kind === 'area' && node.role === 'terrain');
  const others = piecesOnTable(scene).filter((each) => each !== piece && each !== enemy && !each.out && !each.storeys);
  const barriers = [...terrain, ...others.map((each) => ({ id: each.id, shape: footprint(each) }))];
  const field = { kind: 'rect', at: { x: 0, y: 0 }, width, height } as const;
  const target = { at: enemy.at, r: radiusOf(enemy) };
  return shortestPathToContact(from, target, radiusOf(piece), barriers, field, width + height);
};
/** The way of who is picked that brings him nearer to an enemy, the one next to him if none is named, as far as the rules let him go: the shortest one round what stands before him, else of the straight ones that which gains most; null where none brings him nearer, and for guns, who holds a place, and what can be aimed. */
export const approachPath = (hand: Going, named?: PieceNode): Approach | null => {
  const { game, view, scene, choices, selected, mode, turn } = hand;
  const piece = pieceIn(scene, selected ?? undefined);
  if (!piece || staysPut(piece) || !('to' in turn) || piece.seat !== turn.to) return null;
  const choice = moveChoiceOf(choices, piece.id, selected, mode);
  const aims = enabledChoices(choices).some((each) => each.piece === piece.id && each.kind === 'aim');
  const enemy = named ?? nextTo(scene, piece);
  if (choice?.kind !== 'walk' || choice.disabled || aims || !enemy) return null;
  const { from, reach } = choice;
  const min = WORTH * scene.unit.mm;
  const legal = (path: readonly Point[]): Draft | null => {
    const action = choice.along(path);
    const refusal = game.refuse(view, action);
    return refusal ? nearestLegal(hand, { choice, path, action, refusal, preview: null }) : { choice, path };
  };
  const round = roundTo(scene, piece, from, enemy);
  const led = round && legal(clampToLength(round, reach));
  if (led && pathLength(led.path ?? []) >= min) return { draft: led, enemy };
  const far = distance(from, enemy.at);
  const ways = ASIDE.flatMap((aside) => {
    const draft = legal(walkTo(choice, [], rotatedPoint(enemy.at, from, aside)).path);
    const stop = draft?.path?.at(-1);
    return draft && stop ? [{ draft, gain: far - distance(stop, enemy.at) }] : [];
  });
  const best = ways.reduce<(typeof ways)[number] | null>((a, b) => (a && a.gain >= b.gain ? a : b), null);
  return best && best.gain >= min ? { draft: best.draft, enemy } : null;
};

/** Those who throw for how far they may go. */
const throwersIn = (choices: readonly Choice<unknown>[]): ReadonlySet<string | undefined> => {
  const isThrow = (choice: Choice<unknown>): boolean =>
    choice.kind === 'do' && choice.target === undefined && !choice.skips && !choice.meta;
  return new Set(enabledChoices(choices).flatMap((choice) => (isThrow(choice) ? [choice.piece] : [])));
};
/** What a press on an enemy means upon whom nobody may do anything, while nobody is picked: whoever stands nearest to him of those who may go, and his way, or none where he throws for it first; null where there is nobody. */
export const approachEnemy = (
  hand: Going,
  target: string,
): { readonly piece: string; readonly draft: Draft | null } | null => {
  const { scene, selected, turn } = hand;
  const enemy = pieceIn(scene, target);
  if (selected !== null || !('to' in turn) || turn.opening || !enemy?.seat || enemy.out || enemy.seat === turn.to)
    return null;
  const own = piecesOnTable(scene).filter((piece) => piece.seat === turn.to && !piece.out && !staysPut(piece));
  const throwers = throwersIn(hand.choices);
  for (const { id } of own.toSorted((a, b) => distance(a.at, enemy.at) - distance(b.at, enemy.at))) {
    const toward = approachPath({ ...hand, selected: id, mode: null }, enemy);
    if (toward || throwers.has(id)) return { piece: id, draft: toward?.draft ?? null };
  }
  return null;
};

/** Who may go and stands nearest to an enemy of all, and that enemy. */
export interface ClosestMover {
  readonly piece: PieceNode;
  readonly enemy: PieceNode;
}
/** Of those of a side who may be led and have a way nearer to an enemy, or throw for how far, whoever stands nearest to one; null where there is none, and while tables are laid out. */
export const closestMover = (hand: Going, pieces: readonly PieceNode[]): ClosestMover | null => {
  const { choices, scene, turn } = hand;
  if (!('to' in turn) || turn.opening) return null;
  const throwers = throwersIn(choices);
  const leads = ({ id }: PieceNode): boolean =>
    throwers.has(id) || approachPath({ ...hand, selected: id, mode: null }) !== null;
  return (
    pieces
      .filter((piece) => piece.seat === turn.to && !piece.waits && !staysPut(piece))
      .flatMap((piece) => {
        const enemy = nextTo(scene, piece);
        return enemy ? [{ piece, enemy }] : [];
      })
      .toSorted((a, b) => distance(a.piece.at, a.enemy.at) - distance(b.piece.at, b.enemy.at))
      .find(({ piece }) => leads(piece)) ?? null
  );
};
