import type { Figure } from '../show/sprites.ts';
import { fortOf } from './ground.ts';
import type { Piece, State } from '../types.ts';

/** A sprite and its physics body. */
export interface FigureLook {
  readonly figure: Figure;
  readonly body: 'knight' | 'archer' | 'infantry' | 'gun';
}
const KNIGHT: FigureLook = { figure: 'knight', body: 'knight' };
const ARCHER: FigureLook = { figure: 'archer', body: 'archer' };
const SWORDSMAN: FigureLook = { figure: 'swordsman', body: 'infantry' };
const AXEMAN: FigureLook = { figure: 'axeman', body: 'infantry' };
const GUNNER: FigureLook = { figure: 'gunner', body: 'infantry' };
const CANNON: FigureLook = { figure: 'cannon', body: 'gun' };
const STORMING = [SWORDSMAN, AXEMAN, GUNNER];
const HOLDING = [KNIGHT, ARCHER];
const MIXED = [SWORDSMAN, ARCHER, AXEMAN, KNIGHT];

/** Returns a piece's number among its kind, from 1. */
export const numberOf = ({ id }: Pick<Piece, 'id'>): number => Number(/\d+$/.exec(id)?.[0]);
/** Returns the sprite of a piece. The sides differ in weapons as well as in colour. */
export const figureLook = (state: State, piece: Piece): FigureLook => {
  if (piece.kind === 'gun') return CANNON;
  const bySide = fortOf(state, piece.seat) ? HOLDING : STORMING;
  const looks = state.options.fortresses === 'two' ? MIXED : bySide;
  return looks[(numberOf(piece) - 1) % looks.length] ?? KNIGHT;
};
