import { type Refusal, brokenMeasure } from '../../../core/choice.ts';
import { walks } from './army.ts';
import { NEIGHBOURS, type Reach, areNeighbours, borderOf, isLake, nameOf, pointOf, reachOf } from './cells.ts';
import { crossesAgain, hasEvaded, movedThrice, repeatsPosition, stepsBack } from './repetition.ts';
import {
  type MovablePiece,
  type PieceOnBoard,
  movablePieceOn,
  movablePieces,
  pieceOf,
  pieceOn,
  movesFrom,
} from './ground.ts';
import { type Action, type Piece, type State, no, gameMessage } from '../types.ts';

/** Returns the repetition rule that a move of the active side breaks, or null. `attack`: it ends on an enemy (ST-14, ST-16). */
const repeats = (state: State, from: number, to: number, attack: boolean): 'ST-14' | 'ST-16' | null => {
  const { options, recent, trail, chases, active } = state;
  if (!options.repetition) return null;
  if (crossesAgain(recent, recent.length, from, to)) return 'ST-14';
  const since = chases[active];
  if (attack || since === null || stepsBack(recent, recent.length, from, to)) return null;
  if (!threatensEvader(state, since, to)) return null;
  return repeatsPosition(trail, trail.length, since, from, to) ? 'ST-16' : null;
};
/** Whether a piece of the active side on a cell would threaten one that has evaded in the chase that began at `since` (ST-16). */
const threatensEvader = (state: State, since: number, to: number): boolean => {
  const { trail, active } = state;
  return (NEIGHBOURS[to] as readonly number[]).some((cell) => {
    const seat = movablePieceOn(state, cell)?.seat;
    return seat !== undefined && seat !== active && hasEvaded(trail, trail.length, since, cell);
  });
};

/**
 * Returns a function for where the active side's pieces may go now, attacks included (ST-06, ST-07, ST-14, ST-16). A hidden piece
 * is assumed to go one cell.
 */
export const movesIn = (state: State): ((man: MovablePiece) => Reach) => {
  const { options, chases, active, recent } = state;
  const hunts = options.repetition && chases[active] !== null;
  const restless = options.repetition ? movedThrice(recent, recent.length) : -1;
  const mover = restless < 0 ? undefined : movablePieceOn(state, restless);
  const near = !options.scoutMayAttack;
  return (man) => {
    const way = movesFrom(state, man);
    const bound = hunts || man === mover || (near && man.piece.rank === 'scout');
    return bound ? legalReach(state, man.piece as PieceOnBoard, way) : way;
  };
};
/** Returns the reachable cells that options and repetition allow (ST-07, ST-14, ST-16). */
const legalReach = (state: State, { cell: from }: PieceOnBoard, way: Reach): Reach => {
  const to = way.cells.filter((cell) => {
    const attack = pieceOn(state, cell) !== undefined;
    if (attack && !state.options.scoutMayAttack && !areNeighbours(from, cell)) return false;
    return repeats(state, from, cell, attack) === null;
  });
  return to.length === way.cells.length ? way : reachOf(to);
};
/** A piece with the cells it can go to. */
interface Moves {
  readonly piece: PieceOnBoard;
  readonly to: readonly number[];
}
/** Returns all moves of the active side. */
export const allMoves = (state: State): Moves[] => {
  const movesOf = movesIn(state);
  return movablePieces(state, state.active)
    .map((man) => ({ piece: man.piece as PieceOnBoard, to: movesOf(man).cells }))
    .filter(({ to }) => to.length > 0);
};
/** Whether a piece would have a free cell beside it on the set-up board (ST-04). */
export const canStepOut = (state: State, { cell, rank }: PieceOnBoard): boolean =>
  rank !== 'hidden' && walks(rank) && (NEIGHBOURS[cell] as readonly number[]).some((near) => !pieceOn(state, near));

/** Returns the number of cells from one to another in a straight line, the end included. It is 0 if they are not in line. */
export const straightDistance = (from: number, to: number): number => {
  if (from % 10 === to % 10) return Math.abs(to - from) / 10;
  return Math.floor(from / 10) === Math.floor(to / 10) ? Math.abs(to - from) : 0;
};
const between = (from: number, to: number): number[] => {
  const distance = straightDistance(from, to);
  const step = (to - from) / distance;
  return Array.from({ length: distance - 1 }, (_, i) => from + (i + 1) * step);
};

/** Returns why a rank may not go from one cell to another, whatever is there (ST-01, ST-06, ST-07). */
const refuseWay = (state: State, rank: Piece['rank'], from: number, to: number): Refusal | null => {
  const way = brokenMeasure(pointOf(from), pointOf(to));
  const distance = straightDistance(from, to);
  if (from === to) return no('ST-06', 'no.already', { cell: nameOf(to) });
  if (distance === 0) return no('ST-06', 'no.straight', {}, way);
  const passed = between(from, to);
  if ([...passed, to].some(isLake)) return no('ST-01', 'no.lake', {}, way);
  if (distance > 1 && rank !== 'scout') return no('ST-06', 'no.oneCell', {}, way);
  const barring = passed.find((each) => pieceOn(state, each));
  if (barring === undefined) return null;
  return no('ST-07', 'no.blocked', { cell: nameOf(barring) }, brokenMeasure(pointOf(from), pointOf(barring)));
};
/** Returns why a move breaks a rule of repetition (ST-14, ST-16). */
const refuseRepeat = (state: State, from: number, to: number): Refusal | null => {
  const rule = repeats(state, from, to, pieceOn(state, to) !== undefined);
  if (rule === null) return null;
  const at = pointOf(to);
  if (rule === 'ST-16') return no(rule, 'no.chase', {}, brokenMeasure(pointOf(from), at));
  const steps = [from, ...between(from, to), to];
  const over = steps.findIndex((cell) => crossesAgain(state.recent, state.recent.length, from, cell));
  const cells = { from: nameOf(steps[over - 1] as number), to: nameOf(steps[over] as number) };
  const points = borderOf(steps[over - 1] as number, steps[over] as number);
  return no(rule, 'no.border', cells, { at, show: [{ kind: 'line', id: 'border', points, style: 'broken' }] });
};
/** Returns why a piece may not move to a cell (ST-01, ST-05 to ST-07, ST-14, ST-16). */
export const refuseMove = (state: State, { id, cell: to }: Extract<Action, { type: 'move' }>): Refusal | null => {
  const piece: Piece | null = pieceOf(state, id);
  if (!piece || piece.seat !== state.active || piece.cell === null) return no('ST-05', 'no.notYours');
  const { rank, cell: from, seat } = piece;
  if (rank !== 'hidden' && !walks(rank)) return no('ST-06', 'no.immobile', { rank: gameMessage(`rank.${rank}`) });
  const man = movablePieceOn(state, from);
  if (man && movesIn(state)(man).cells.includes(to)) return null;
  const blocked = refuseWay(state, rank, from, to);
  if (blocked) return blocked;
  const there = pieceOn(state, to);
  if (there?.seat === seat) return no('ST-06', 'no.own', { cell: nameOf(to) }, { at: pointOf(to) });
  if (there && straightDistance(from, to) > 1 && !state.options.scoutMayAttack)
    return no('ST-07', 'no.farAttack', {}, brokenMeasure(pointOf(from), pointOf(to)));
  return refuseRepeat(state, from, to);
};
