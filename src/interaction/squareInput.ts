import { type Board, LATIN_LETTERS, cellAtNumbers } from '../core/board.ts';
import { type Choice, legalSpots } from '../core/choice.ts';
import { type NodeId, type PieceNode, type Scene, footprint } from '../core/scene.ts';
import { cellAt, cellCentre } from '../geometry/grid.ts';
import { isInside } from '../geometry/shape.ts';
import { samePoint, type Point } from '../geometry/point.ts';
import { formatMessage } from '../i18n/index.ts';
import { digitOf, letterOf, type Pressed } from '../table/input/keyTable.ts';
import { piecesOnTable } from '../table/figures/piecesOnTable.ts';
import type { InteractionEvent } from './events.ts';
import type { Interaction } from './view.ts';

/** A square being typed. It has the Latin letter, the character that the key writes, the row's digits so far, and the piece selected at the start. */
export interface TypedSquare {
  readonly letter: string;
  readonly written: string;
  readonly row: string;
  readonly picked: NodeId | null;
}
/** Returns the column of a typed letter, from 1, by the board's own letters or else by Latin ones. 0 if there is none. */
const columnOf = ({ letters }: Board, { letter, written }: Pick<TypedSquare, 'letter' | 'written'>): number => {
  const own = letters ? formatMessage(letters).indexOf(written) : -1;
  return 1 + (own < 0 && letter ? LATIN_LETTERS.indexOf(letter) : own);
};
const middleOf = (board: Board, typed: TypedSquare): Point | null => {
  const cell = cellAtNumbers(board, { column: columnOf(board, typed), row: Number(typed.row) });
  return cell && cellCentre(board.grid, cell);
};
/** Returns the centres (mm) of the squares with this name, one on each board that has it. */
export const squareCentres = ({ boards = [] }: Scene, typed: TypedSquare): Point[] =>
  boards.flatMap((board) => middleOf(board, typed) ?? []);
/** Returns what has been typed after one more key, on boards that name their squares. Null if the key is not part of a name. */
export const typeKey = (
  scene: Scene,
  before: TypedSquare | null,
  event: Pressed,
  selected: NodeId | null = null,
): TypedSquare | null => {
  const { boards = [] } = scene;
  const begun = { letter: letterOf(event) ?? '', written: event.key.toUpperCase(), row: '', picked: selected };
  const isColumn = (board: Board): boolean => {
    const column = columnOf(board, begun);
    return column >= 1 && column <= board.grid.columns;
  };
  if (boards.some(isColumn)) return begun;
  const digit = digitOf(event);
  if (!before || digit === null) return null;
  const typed = { ...before, row: `${before.row}${digit}` };
  return squareCentres(scene, typed).length > 0 ? typed : null;
};
/** Whether one more digit would name another square. */
export const mayGoOn = (scene: Scene, typed: TypedSquare): boolean =>
  Array.from({ length: 10 }, (_, digit) => `${typed.row}${digit}`).some(
    (row) => squareCentres(scene, { ...typed, row }).length > 0,
  );
let begun: TypedSquare | null = null;
/** Continues the name being typed, or begins one. Null if the key is not part of a name. */
export const typeOn = (scene: Scene, event: Pressed, selected: NodeId | null): TypedSquare | null =>
  (begun = typeKey(scene, begun, event, selected));
/** Clears the name being typed. */
export const stopTyping = (): void => {
  begun = null;
};
const pieceOn = (scene: Scene, at: Point): PieceNode | undefined =>
  piecesOnTable(scene).find((piece) => isInside(at, footprint(piece)));
/** Whether a piece is on one of these squares. */
export const standsOn = (scene: Scene, squares: readonly Point[], piece: NodeId | null): boolean =>
  piece !== null && squares.some((at) => pieceOn(scene, at)?.id === piece);
type Put = Extract<Choice<unknown>, { kind: 'put' }>;
const isPut = (choice: Choice<unknown>): choice is Put => choice.kind === 'put' && !choice.disabled;

/** Returns what a named square means: a target, a place, or a piece to select. Null if it means nothing. */
const eventAt = ({ scene, choices }: Interaction, at: Point, picked: NodeId | null): InteractionEvent | null => {
  const there = pieceOn(scene, at);
  const mine = choices.filter((choice) => choice.piece === undefined || choice.piece === picked);
  const aim = mine.find((choice) => choice.kind === 'do' && choice.target !== undefined && choice.target === there?.id);
  if (aim) return { type: 'propose', draft: { choice: aim } };
  const put = mine.filter(isPut).find(({ to }) => legalSpots(to)?.some((spot) => samePoint(spot, at)));
  if (put) return { type: 'propose', draft: { choice: put, at } };
  const isPickable = there && there.id !== picked && choices.some((choice) => choice.piece === there.id);
  return isPickable ? { type: 'select', piece: there.id } : null;
};
/**
 * Returns what a typed square means: the first of these squares that means anything. An illegal square for the selected piece is
 * proposed too, so that the reason is shown. Null if none means anything.
 */
export const squareEvent = (
  interaction: Interaction,
  squares: readonly Point[],
  picked: NodeId | null,
): InteractionEvent | null => {
  for (const square of squares) {
    const event = eventAt(interaction, square, picked);
    if (event) return event;
  }
  const put = interaction.choices.filter(isPut).find(({ piece }) => piece !== undefined && piece === picked);
  const at = squares.find((square) => put && 'board' in put.to && cellAt(put.to.board.grid, square)) ?? squares[0];
  return put && at ? { type: 'propose', draft: { choice: put, at } } : null;
};
