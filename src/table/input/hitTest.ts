import { type Choice, modeKey, legalSpots } from '../../core/choice.ts';
import { deepEqual } from '../../core/equality.ts';
import { type AreaNode, type NodeId, type PieceNode, type Scene, footprint } from '../../core/scene.ts';
import { cellAt, cellCentre } from '../../geometry/grid.ts';
import { type Mm, type Point, distance, samePoint } from '../../geometry/point.ts';
import { type Shape, boundsOf, isInside, translated as shiftShape } from '../../geometry/shape.ts';
import { radiusOf } from '../figures/pieces.ts';
import type { Proposal } from './proposal.ts';
import { markFrame } from '../marks/marks.ts';
import { piecesOnTable, pieceIn } from '../figures/piecesOnTable.ts';

/** A walk of a piece. */
export type WalkChoice = Extract<Choice<unknown>, { kind: 'walk' }>;
type Put = Extract<Choice<unknown>, { kind: 'put' }>;
export type MoveChoice = WalkChoice | Put;
/** A target of a choice, which is a piece or a point, with its radius in mm. */
export interface HitShape {
  readonly choice: Choice<unknown>;
  readonly at: Point;
  readonly r: Mm;
  readonly id: NodeId | null;
  readonly square: boolean;
  /** The footprint of a piece that is not round. */
  readonly shape?: Shape;
  readonly solid?: true;
}

const isMove = (choice: Choice<unknown>): choice is MoveChoice =>
  (choice.kind === 'walk' || choice.kind === 'put') && !choice.disabled;

/** Whether a choice is an action that counts. Free placement of a piece does not. */
export const isAction = (choice: Choice<unknown>): boolean => choice.kind !== 'put' || !choice.unconfirmed;

/** Returns the pieces that can be selected: those with an enabled choice. */
export function pickableOf(choices: readonly Choice<unknown>[]): ReadonlySet<NodeId> {
  return new Set(choices.flatMap((choice) => (choice.piece !== undefined && !choice.disabled ? [choice.piece] : [])));
}

/** Returns the choices that the table offers now: those of the selected piece and of no piece, in the active mode if there is one. */
export function activeChoices(
  choices: readonly Choice<unknown>[],
  selected: NodeId | null,
  mode: string | null,
): Choice<unknown>[] {
  return choices.filter(
    (choice) =>
      !choice.meta &&
      (choice.piece === undefined || choice.piece === selected) &&
      (mode === null || modeKey(choice) === mode),
  );
}

/** Returns the first enabled choice that moves this piece. For the selected piece, it must be in the active mode. */
export function moveChoiceOf(
  choices: readonly Choice<unknown>[],
  piece: NodeId,
  selected: NodeId | null,
  mode: string | null,
): MoveChoice | null {
  return (
    (activeChoices(choices, piece, piece === selected ? mode : null).find(
      (choice) => choice.piece === piece && isMove(choice),
    ) as MoveChoice | null) ?? null
  );
}

/** Returns the first active choice that moves something: the selected piece, or a new one. */
export function openMoveOf(
  choices: readonly Choice<unknown>[],
  selected: NodeId | null,
  mode: string | null,
): MoveChoice | null {
  return activeChoices(choices, selected, mode).find(isMove) ?? null;
}

/** Returns the targets of the active choices, including those of aims. */
export function choiceTargets(scene: Scene, active: readonly Choice<unknown>[]): HitShape[] {
  const aims = new Map<string, HitShape>();
  const pointed = active.flatMap((choice): { choice: Choice<unknown>; target: NodeId | Point }[] => {
    if (choice.kind === 'do') return choice.target === undefined ? [] : [{ choice, target: choice.target }];
    return choice.kind === 'aim' && !choice.disabled && !choice.clear
      ? (choice.targets ?? []).map((target) => ({ choice, target }))
      : [];
  });
  for (const { choice, target } of pointed) {
    const piece = typeof target === 'string' ? pieceIn(scene, target) : undefined;
    if (typeof target === 'string' && !piece) continue;
    const aim = piece
      ? { choice, ...markFrame(piece), id: piece.id, solid: true as const }
      : { choice, at: target as Point, r: 8, id: null, square: false };
    const key = `${aim.id} ${aim.at.x} ${aim.at.y}`;
    const known = aims.get(key);
    if (!known || (known.choice.disabled && !choice.disabled)) aims.set(key, aim);
  }
  return [...aims.values()];
}

/** Whether two choices mean the same to the pointer, even if they were recreated in between. In a chosen mode, they must also be of that mode. */
export function sameAim(a: Choice<unknown>, b: Choice<unknown>, inMode: boolean): boolean {
  if (a.kind !== 'do' || b.kind !== 'do' || a.piece !== b.piece || (inMode && modeKey(a) !== modeKey(b))) return false;
  return deepEqual(a.target, b.target);
}

/** Something that the pointer can select: a piece, or a movable area with its footprint. */
export interface HitTarget {
  readonly id: NodeId;
  readonly at: Point;
  readonly r: Mm;
  readonly shape?: Shape;
  /** Nothing else under its footprint can be meant. */
  readonly solid?: true;
}

/** Returns what can be hit: all pieces, and the areas that can be selected, each where the proposal shows it. */
export function hitTargets(scene: Scene, pickable: ReadonlySet<NodeId>, proposal: Proposal | null): HitTarget[] {
  const moved = movedPiece(scene, proposal);
  const shifted = movedArea(scene, proposal);
  const lying = new Set(piecesOnTable(scene));
  return scene.nodes.flatMap((node): HitTarget[] => {
    if (node.kind === 'piece') {
      const inHand = moved?.piece.id === node.id ? { ...moved.piece, at: moved.to } : null;
      if (!inHand && !lying.has(node)) return [];
      const piece = inHand ?? node;
      const shape = piece.base.kind === 'disc' ? {} : { shape: footprint(piece) };
      return [{ id: node.id, at: piece.at, r: radiusOf(node), ...shape, solid: true }];
    }
    if (node.kind !== 'area' || !pickable.has(node.id)) return [];
    const shape = shifted?.area.id === node.id ? shifted.area.shape : node.shape;
    return [{ id: node.id, at: middleOf(shape), r: 0, shape }];
  });
}

/**
 * Returns the active side's piece under a point, both where a proposal shows it and where it really is. A drag that starts on it
 * does not pan the table, even if it cannot move.
 */
export function ownPieceAt(
  scene: Scene,
  pickable: ReadonlySet<NodeId>,
  things: readonly HitTarget[],
  point: Point,
): NodeId | null {
  const lying = piecesOnTable(scene);
  const acting = new Set(lying.flatMap(({ id, seat }) => (pickable.has(id) && seat ? [seat] : [])));
  const own = new Map(lying.flatMap((piece) => (piece.seat && acting.has(piece.seat) ? [[piece.id, piece]] : [])));
  const stand = [...own.values()].map((piece) => ({ id: piece.id, at: piece.at, r: radiusOf(piece) }));
  return nearestHit([...things.filter(({ id }) => own.has(id)), ...stand], point, 0)?.id ?? null;
}

/** Returns the centre of an area's bounds in whole mm. An area is held there. */
function middleOf(shape: Shape): Point {
  const { at, width, height } = boundsOf(shape);
  return { x: Math.round(at.x + width / 2), y: Math.round(at.y + height / 2) };
}

/** Returns the area that a proposal moves, before and after. `at` of such a proposal is the centre of the area's bounds. */
export function movedArea(scene: Scene, proposal: Proposal | null): { from: AreaNode; area: AreaNode } | null {
  const from = scene.nodes.find(({ id }) => id === proposal?.choice.piece);
  if (from?.kind !== 'area' || !proposal?.at) return null;
  const middle = middleOf(from.shape);
  const by = { x: proposal.at.x - middle.x, y: proposal.at.y - middle.y };
  return { from, area: { ...from, shape: shiftShape(from.shape, by) } };
}

/** Returns the nearest item under the pointer. Its own radius or footprint counts, and at least 22 px around its centre. */
export function nearestHit<T extends Pick<HitTarget, 'at' | 'r' | 'shape' | 'solid'>>(
  list: readonly T[],
  point: Point,
  px: Mm,
): T | null {
  let best: T | null = null;
  let min = Infinity;
  for (const item of list) {
    const covered = item.shape !== undefined && isInside(point, item.shape);
    const away = covered && item.solid ? 0 : distance(item.at, point);
    const under = covered || away <= Math.max(item.r, 22 * px);
    if (!under || away >= min) continue;
    best = item;
    min = away;
  }
  return best;
}

/** Returns the piece that a proposal moves, turned as proposed, and where to. The rules have yet to decide on which storey it would be. */
export function movedPiece(scene: Scene, proposal: Proposal | null): { piece: PieceNode; to: Point } | null {
  if (!proposal) return null;
  const to = proposal.path?.at(-1) ?? proposal.at;
  const piece = pieceIn(scene, proposal.choice.piece);
  if (!piece || !to) return null;
  const { storeys: _, ...rest } = piece;
  return { piece: proposal.facing === undefined ? rest : { ...rest, facing: proposal.facing }, to };
}

/**
 * Returns the nearest position where a piece can be put. It is the nearest spot if there are spots. Otherwise it is the point
 * itself, or a place nearby that the game names. Null if the point is far from all of them.
 */
export function placeFor(put: Put, point: Point, px: Mm): Point | null {
  const whole = { x: Math.round(point.x), y: Math.round(point.y) };
  const { to } = put;
  if ('areas' in to) {
    const open = to.areas.length === 0 || to.areas.some((shape) => isInside(whole, shape));
    return open ? (put.near?.(whole) ?? whole) : null;
  }
  const [first, ...others] = legalSpots(to) ?? [];
  if (!first) return null;
  const near = others.reduce((best, spot) => (distance(spot, point) < distance(best, point) ? spot : best), first);
  const cell = 'cells' in to ? cellAt(to.board.grid, point) : null;
  const owned = cell && 'cells' in to && samePoint(cellCentre(to.board.grid, cell), near);
  return owned || distance(near, point) <= 30 * px ? near : null;
}

/** What the hits of a table depend on. */
interface Hittable {
  readonly choices: readonly Choice<unknown>[];
  readonly selected: NodeId | null;
  readonly mode: string | null;
  readonly proposal: Proposal | null;
}
/** Returns what can be hit on a table: all things, those that can be selected, and the targets of the active choices. */
export function hitsOn(scene: Scene, { choices, selected, mode, proposal }: Hittable) {
  const pickable = pickableOf(choices);
  const things = (): readonly HitTarget[] => hitTargets(scene, pickable, proposal);
  return {
    pickable,
    things,
    pickables: (): readonly HitTarget[] => things().filter(({ id }) => pickable.has(id)),
    targets: (): readonly HitShape[] => choiceTargets(scene, activeChoices(choices, selected, mode)),
  };
}
