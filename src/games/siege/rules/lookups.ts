import { opponentOf } from '../../../core/seat.ts';
import type { Seat } from '../../../core/seat.ts';
import { CONTACT_GAP } from '../../../geometry/path.ts';
import { type Mm, type Point, distance, squaredDistance, isWithinDistance } from '../../../geometry/point.ts';
import { gapWithin, containsBase, type Rect, shapeSquaredDistance } from '../../../geometry/shape.ts';
import { fieldOf, fortOf, heightAt, type Module, solidsOf, topAt } from '../fortress/ground.ts';
import { spanOver } from './intervals.ts';
import { BASE, GUN_BASE, type Piece, ROOM, type PieceOnField, type State, STEP } from '../types.ts';

/** Returns the piece with this id, or null if there is none (any more). */
export const pieceOf = (state: State, id: string): Piece | null => state.pieces.find((each) => each.id === id) ?? null;
const isStanding = (piece: Piece): piece is PieceOnField => piece.at !== null;
/** Returns the piece with this id on the field, or null. */
export const pieceOnField = (state: State, id: string): PieceOnField | null => {
  const piece = pieceOf(state, id);
  return piece && isStanding(piece) ? piece : null;
};
/** Returns a piece that must be on the field. Throws if it is not. */
export const must = (state: State, id: string): PieceOnField => {
  const piece = pieceOnField(state, id);
  if (!piece) throw new Error(`${id} is not on the field.`);
  return piece;
};
/** Returns all pieces on the field, or only warriors or guns. */
export const onField = (state: State, kind?: Piece['kind']): PieceOnField[] =>
  state.pieces.filter(isStanding).filter((each) => !kind || each.kind === kind);
/** Returns a seat's warriors on the field. */
export const warriorsOf = (state: State, seat: Seat): PieceOnField[] =>
  onField(state, 'warrior').filter((each) => each.seat === seat);
/** Returns a seat's guns on the field. */
export const gunsOf = (state: State, seat: Seat): PieceOnField[] =>
  onField(state, 'gun').filter((each) => each.seat === seat);
/** Returns the radius of a piece's base. */
export const radiusOf = ({ kind }: Pick<Piece, 'kind'>): Mm => (kind === 'gun' ? GUN_BASE : BASE);

/** Whether the seat is a Defender: it has a fortress (SI-24). */
export const defends = (state: State, seat: Seat): boolean => fortOf(state, seat) !== null;
/** Returns a seat's warriors on the tops of an owner's fortress; empty without one (SI-23). */
export const onTowersOf = (state: State, seat: Seat, owner: Seat): PieceOnField[] =>
  warriorsOf(state, seat).filter(({ at }) => {
    const top = topAt(state, at);
    return top !== null && fortOf(state, owner)?.modules.includes(top);
  });
/** Returns a seat's warriors on the tops of its own fortress (SI-05). */
export const onOwnTowers = (state: State, seat: Seat): PieceOnField[] => onTowersOf(state, seat, seat);
/** Returns the pieces of a list nearest to any of the others, all of them if equally near, by horizontal distance (SI-11). */
export const nearestTo = (list: readonly PieceOnField[], others: readonly PieceOnField[]): PieceOnField[] => {
  const far = (one: PieceOnField): number => Math.min(...others.map(({ at }) => squaredDistance(one.at, at)));
  const min = Math.min(...list.map(far));
  return list.filter((one) => far(one) === min);
};

/** Returns the warriors of a seat that magic can hit: by the option, not those that it has sent back already (SI-10). */
export const strikable = (state: State, seat: Seat): PieceOnField[] =>
  warriorsOf(state, seat).filter(({ id }) => !state.options.magicOnce || !state.sentBack?.[id]);

/** Whether two bases are within this distance, unrounded, the limit included. */
export const isWithin = (state: State, a: PieceOnField, b: PieceOnField, limit: Mm): boolean =>
  state.options.measure === 'centres'
    ? isWithinDistance(a.at, b.at, limit)
    : gapWithin({ at: a.at, r: radiusOf(a) }, { at: b.at, r: radiusOf(b) }, limit);
/** Whether two bases touch: a gap of at most 1 mm, however distances are measured. */
export const isTouching = (a: PieceOnField, b: PieceOnField): boolean =>
  gapWithin({ at: a.at, r: radiusOf(a) }, { at: b.at, r: radiusOf(b) }, CONTACT_GAP);
/** Returns the enemy on the ground that touches a gun and so silences it, or null (SI-12). */
export const gunBlockedBy = (state: State, gun: PieceOnField): PieceOnField | null =>
  warriorsOf(state, opponentOf(state.seats, gun.seat)).find(
    (each) => heightAt(state, each.at) === 0 && isTouching(each, gun),
  ) ?? null;
/** Whether two bases are less than 1 step apart (SI-18). */
const isNear = (state: State, a: PieceOnField, b: PieceOnField): boolean => {
  const reach = state.options.measure === 'centres' ? STEP : STEP + radiusOf(a) + radiusOf(b);
  return squaredDistance(a.at, b.at) < reach * reach;
};
/** Whether the shortest line between two bases on one level crosses a higher wall or tower (SI-25). */
const isBehindWall = (state: State, a: PieceOnField, b: PieceOnField): boolean => {
  const level = heightAt(state, a.at);
  const far = distance(a.at, b.at);
  const cut = (from: Point, to: Point): Point => ({
    x: from.x + ((to.x - from.x) * BASE) / far,
    y: from.y + ((to.y - from.y) * BASE) / far,
  });
  const [from, to] = [cut(a.at, b.at), cut(b.at, a.at)];
  return solidsOf(state).some(({ shape, storeys }) => storeys * STEP > level && spanOver(from, to, shape) !== null);
};
/** Returns the enemies with which a warrior may start a close combat from its place (SI-18). */
export const enemiesInReach = (state: State, who: PieceOnField): PieceOnField[] =>
  warriorsOf(state, opponentOf(state.seats, who.seat)).filter((enemy) => canFight(state, who, enemy));
/** Whether two warriors are near enough, on the same level and not behind a wall (SI-18, SI-25). */
export const canFight = (state: State, who: PieceOnField, enemy: PieceOnField): boolean => {
  const level = heightAt(state, who.at) === heightAt(state, enemy.at);
  return level && isNear(state, who, enemy) && !isBehindWall(state, who, enemy);
};

/** Why a base cannot be at a point: the edge, a module or a piece in the way, or a tower partly covered or full. */
export type Bar =
  | { readonly by: 'edge' }
  | { readonly by: 'piece'; readonly id: string }
  | { readonly by: 'module'; readonly id: string }
  | { readonly by: 'full'; readonly id: string };
/** Returns the pieces on one level: on the ground, or on the same stretch of tops. */
export const onLevel = (state: State, top: Module | null): PieceOnField[] =>
  onField(state).filter(({ at }) => (topAt(state, at) === null) === (top === null));
/** Returns what keeps a piece from a point while all others stay where they are. Null if it is free (SI-16, SI-17). */
export const barAt = (state: State, piece: Piece, at: Point): Bar | null => {
  const r = radiusOf(piece);
  if (!containsBase(fieldOf(state.options), { at, r })) return { by: 'edge' };
  const top = topAt(state, at);
  if (top && (piece.kind === 'gun' || !containsBase(top.shape, { at, r }))) return { by: 'module', id: top.id };
  const solid = top ? null : groundBars(state, piece).find(({ shape }) => overlaps(shape, at, r));
  if (solid) return { by: 'module', id: solid.id };
  const others = onLevel(state, top).filter((each) => each.id !== piece.id);
  const there = others.find((each) => squaredDistance(each.at, at) < (radiusOf(each) + r) ** 2);
  if (there) return { by: 'piece', id: there.id };
  return top && others.filter((each) => topAt(state, each.at) === top).length >= ROOM
    ? { by: 'full', id: top.id }
    : null;
};
const overlaps = (shape: Rect, at: Point, r: Mm): boolean => shapeSquaredDistance(at, shape) < r * r;
/** Returns the modules that block a piece on the ground: for a gun also the gate (SI-12, SI-16). */
export const groundBars = (state: State, { kind }: Pick<Piece, 'kind'>): readonly Module[] => {
  const solids = solidsOf(state);
  if (kind !== 'gun') return solids;
  return [...solids, ...state.seats.flatMap((seat) => fortOf(state, seat)?.gate ?? [])];
};

/** Returns the seat to act. The owner of a wounded warrior comes first, because it must be placed at once (SI-20). */
export const seatToAct = (state: State): Seat => {
  const { stage, active, owed } = state;
  const [first] = owed;
  if (first !== undefined) return pieceOf(state, first)?.seat ?? active;
  return stage.at === 'lot' ? (stage.throwing[0] ?? active) : active;
};
/** Returns the pieces of a seat that may still manoeuvre this turn (SI-16). */
export const freshOf = (state: State, seat: Seat): PieceOnField[] =>
  onField(state).filter((each) => each.seat === seat && !each.moved);
/** Returns the pieces of a seat that wait for set-up, guns first because they need more room. */
export const waitingOf = (state: State, seat: Seat): Piece[] => {
  const all = state.pieces.filter((each) => each.seat === seat && !each.at);
  const guns = all.filter(({ kind }) => kind === 'gun');
  return guns.length > 0 ? guns : all;
};
/** The steps of a manoeuvre, twice as many for a warrior under the spell (SI-07, SI-12, SI-16). */
export const REACH = 2;
/** Returns the reach of a piece this turn: 2 steps, or 4 for a Defender's warrior under the spell (SI-07, SI-12, SI-16). */
export const reachOf = (state: State, { kind }: Pick<Piece, 'kind'>): Mm =>
  (state.swift && kind === 'warrior' ? 2 * REACH : REACH) * STEP;
/** Returns the state with a piece changed. */
export const withPiece = (state: State, id: string, change: Partial<Piece>): State => ({
  ...state,
  pieces: state.pieces.map((each) => (each.id === id ? { ...each, ...change } : each)),
});
