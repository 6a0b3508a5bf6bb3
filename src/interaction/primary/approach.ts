import { type Choice, enabledChoices } from '../../core/choice.ts';
import { type AreaNode, footprint, type PieceNode, type Scene } from '../../core/scene.ts';
import { clampToLength, pathLength, shortestPathToContact } from '../../geometry/path.ts';
import { type Deg, distance, type Point } from '../../geometry/point.ts';
import { rotatedPoint } from '../../geometry/rotation.ts';
import { moveChoiceOf } from '../../table/input/hitTest.ts';
import { walkTo } from '../../table/input/pathDraft.ts';
import { piecesOnTable } from '../../table/figures/piecesOnTable.ts';
import { radiusOf } from '../../table/figures/pieces.ts';
import type { Draft } from '../../table/input/proposal.ts';
import { pieceIn } from '../../table/figures/piecesOnTable.ts';
import { nearestLegal } from './nearestLegal.ts';
import type { Interaction } from '../view.ts';

/** A path that can be proposed to the selected piece, and the enemy that it approaches. */
export interface Approach {
  readonly draft: Draft;
  readonly enemy: PieceNode;
}
/** Whether suggestions leave a piece where it is: it is not counted in an army, or it holds a place. */
export const staysPut = ({ token, holds }: PieceNode): boolean => token === true || holds === true;
/** The part of the interaction that an approach is computed from. */
type Going = Pick<Interaction, 'game' | 'view' | 'scene' | 'choices' | 'selected' | 'mode' | 'turn'>;
/** The smallest gain of a path worth a press, in measures of the table. With less, the piece is already beside the enemy. */
const WORTH = 0.75;
/** If the straight line to the enemy is blocked, these turns from it are tried, degrees. */
const ASIDE: readonly Deg[] = [0, -25, 25, -50, 50, -75, 75];
/** Returns the enemy nearest to a piece. */
const nextTo = (scene: Scene, { at, seat }: PieceNode): PieceNode | undefined =>
  piecesOnTable(scene)
    .filter((piece) => !piece.out && piece.seat && piece.seat !== seat)
    .toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0];

/** Returns the shortest path into contact with another piece, round everything that blocks the way, whatever its length. Null if there is none. */
const roundTo = (scene: Scene, piece: PieceNode, from: Point, enemy: PieceNode): readonly Point[] | null => {
  const { width, height, nodes } = scene;
  const terrain = nodes.filter((node): node is AreaNode => node.kind === 'area' && node.role === 'terrain');
  const others = piecesOnTable(scene).filter((each) => each !== piece && each !== enemy && !each.out && !each.storeys);
  const barriers = [...terrain, ...others.map((each) => ({ id: each.id, shape: footprint(each) }))];
  const field = { kind: 'rect', at: { x: 0, y: 0 }, width, height } as const;
  const target = { at: enemy.at, r: radiusOf(enemy) };
  return shortestPathToContact(from, target, radiusOf(piece), barriers, field, width + height);
};
/**
 * Returns a legal path of the selected piece towards an enemy: `named`, or else the nearest. It is the shortest path round what
 * blocks the way, or else the straight path that gains most. Null if no path gains enough. Null also for guns, pieces that hold a
 * place, and anything that can be aimed.
 */
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

/** Returns the pieces that must roll for how far they may move. */
const throwersIn = (choices: readonly Choice<unknown>[]): ReadonlySet<string | undefined> => {
  const isThrow = (choice: Choice<unknown>): boolean =>
    choice.kind === 'do' && choice.target === undefined && !choice.skips && !choice.meta;
  return new Set(enabledChoices(choices).flatMap((choice) => (isThrow(choice) ? [choice.piece] : [])));
};
/**
 * Returns what a press on an enemy that cannot be attacked means while nothing is selected. It is the nearest piece with a path
 * towards the enemy, and that path. The path is null if the piece must roll for its move first. Null if there is no such piece.
 */
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

/** The movable piece that is nearest to any enemy, and that enemy. */
export interface ClosestMover {
  readonly piece: PieceNode;
  readonly enemy: PieceNode;
}
/**
 * Returns the piece of the active side nearest to an enemy that has a path towards one, or can roll for its move. Pieces that
 * suggestions leave in place do not count. Null if there is none, and during set-up.
 */
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
