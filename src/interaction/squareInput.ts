import { type Board, LATIN_LETTERS, cellAtNumbers } from '../core/board.ts';
import { type Choice, legalSpots } from '../core/choice.ts';
import { type NodeId, type PieceNode, type Scene, footprint } from '../core/scene.ts';
import { cellAt, cellCentre } from '../geometry/grid.ts';
import { isInside } from '../geometry/shape.ts';
import { samePoint, type Point } from '../geometry/point.ts';
import { formatMessage, t } from '../i18n/index.ts';
import { digitOf, letterOf, type Pressed } from '../table/input/keyTable.ts';
import { piecesOnTable } from '../table/figures/piecesOnTable.ts';
import { pieceText, squareAt, squaresText } from '../presentation/text/places.ts';
import { terrainOf } from '../presentation/text/terrainText.ts';
import type { Interaction } from './useInteraction.ts';

/** A square being typed: its Latin letter and what the key writes, the digits of its row so far, and the piece that was picked when the name began. */
export interface TypedSquare {
  readonly letter: string;
  readonly written: string;
  readonly row: string;
  readonly picked: NodeId | null;
}
/** The column of a typed letter, from 1: that of the board's own letters, else of Latin ones; 0 for none. */
const columnOf = ({ letters }: Board, { letter, written }: Pick<TypedSquare, 'letter' | 'written'>): number => {
  const own = letters ? formatMessage(letters).indexOf(written) : -1;
  return 1 + (own < 0 && letter ? LATIN_LETTERS.indexOf(letter) : own);
};
const middleOf = (board: Board, typed: TypedSquare): Point | null => {
  const cell = cellAtNumbers(board, { column: columnOf(board, typed), row: Number(typed.row) });
  return cell && cellCentre(board.grid, cell);
};
/** The middles (mm) of the squares of this name, one on each board that has it. */
export const squareCentres = ({ boards = [] }: Scene, typed: TypedSquare): Point[] =>
  boards.flatMap((board) => middleOf(board, typed) ?? []);
/** What has been typed after one more key, where boards have squares with names; null: the key is no part of a name. */
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
let begun: TypedSquare | null = null;
/** Goes on with the name being typed, or begins one; null where the key is no part of a name. */
export const typeOn = (scene: Scene, event: Pressed, selected: NodeId | null): TypedSquare | null =>
  (begun = typeKey(scene, begun, event, selected));
/** Forgets the name being typed. */
export const stopTyping = (): void => {
  begun = null;
};
/** Whether a key begins the name of a square, or goes on with the one being typed. */
export const namesSquare = (scene: Scene, event: Pressed): boolean => typeKey(scene, begun, event) !== null;
/** Who or what is on the square at a point, in words. */
export const squareText = (scene: Scene, at: Point): string => {
  const there = pieceOn(scene, at);
  if (there) return [pieceText(there, scene), there.state && formatMessage(there.state)].filter(Boolean).join(', ');
  const on = squareAt(scene, at);
  const square = on ? squaresText(scene, on.board, on.cell) : '';
  const area = terrainOf(scene).find(({ shape }) => isInside(at, shape));
  return area ? [square, formatMessage(area.label)].filter(Boolean).join(': ') : t('square.empty', { square });
};
const pieceOn = (scene: Scene, at: Point): PieceNode | undefined =>
  piecesOnTable(scene).find((piece) => isInside(at, footprint(piece)));
type Put = Extract<Choice<unknown>, { kind: 'put' }>;
const isPut = (choice: Choice<unknown>): choice is Put => choice.kind === 'put' && !choice.disabled;

/** Does what a named square means: aim at who stands there, put something there, or pick who stands there; false if it means nothing. */
const goThere = ({ scene, choices, propose, select }: Interaction, at: Point, picked: NodeId | null): boolean => {
  const there = pieceOn(scene, at);
  const mine = choices.filter((choice) => choice.piece === undefined || choice.piece === picked);
  const aim = mine.find((choice) => choice.kind === 'do' && choice.target !== undefined && choice.target === there?.id);
  const put = mine.filter(isPut).find(({ to }) => legalSpots(to)?.some((spot) => samePoint(spot, at)));
  const isPickable = there && there.id !== picked && choices.some((choice) => choice.piece === there.id);
  if (aim) propose({ choice: aim });
  else if (put) propose({ choice: put, at });
  else if (isPickable) select(there.id);
  else return false;
  return true;
};
/** Does what the first of the squares of a typed name means that means anything; where the picked piece cannot go there it is proposed to be told why. False if it means nothing. */
export const actOnSquare = (interaction: Interaction, squares: readonly Point[], picked: NodeId | null): boolean => {
  if (squares.some((at) => goThere(interaction, at, picked))) return true;
  const put = interaction.choices.filter(isPut).find(({ piece }) => piece !== undefined && piece === picked);
  const at = squares.find((square) => put && 'board' in put.to && cellAt(put.to.board.grid, square)) ?? squares[0];
  if (!put || !at) return false;
  interaction.propose({ choice: put, at });
  return true;
};
