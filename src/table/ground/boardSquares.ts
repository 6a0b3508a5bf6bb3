import { type Board, type Edge, LATIN_LETTERS, isSquare, squareNumbers } from '../../core/board.ts';
import type { Message } from '../../core/message.ts';
import type { Scene } from '../../core/scene.ts';
import { cellCentre, cellShape, cellsOf, gridShape } from '../../geometry/grid.ts';
import type { Point } from '../../geometry/point.ts';
import { isInside } from '../../geometry/shape.ts';
import { sceneFrame } from '../camera/camera.ts';
import { type Brush, font, shapePath, stroke, drawUpright } from '../draw/brush.ts';
import { matPaint, seatPaint } from '../draw/theme.ts';
import { drawGrain } from './woodGrain.ts';

/** The distance (px) of a board's letters from its edge. */
const OUT = 13;

/** Returns the letters of the scene's boards in order, one board per line. Boards without letters get Latin ones. */
export const lettersOf = ({ boards = [] }: Scene, say: (message: Message) => string): string =>
  boards.map(({ letters }) => (letters ? say(letters) : LATIN_LETTERS)).join('\n');

/** Draws the boards of a scene on its mat: their squares, and the names of columns and rows along the edges. */
export function drawBoards(brush: Brush, scene: Scene, letters: string): void {
  const alphabets = letters.split('\n');
  scene.boards?.forEach((board, i) => {
    drawSquares(brush, scene, board);
    for (const edge of board.printed) drawNames(brush, scene, board, { edge, letters: alphabets[i] ?? LATIN_LETTERS });
  });
}

function drawSquares(brush: Brush, scene: Scene, board: Board): void {
  const { context, theme } = brush;
  const paints = matPaint(scene.mat, theme);
  context.save();
  for (const cell of cellsOf(board.grid)) {
    if (!isSquare(board, cell)) continue;
    const { column, row } = squareNumbers(board, cell);
    const dark = board.squares === 'chequered' && (column + row) % 2 === 0;
    const path = shapePath(cellShape(board.grid, cell));
    context.globalAlpha = dark ? 0.42 : 0.16;
    context.fillStyle = dark ? paints.line : '#FFFFFF';
    context.fill(path);
    context.globalAlpha = 1;
    const from = { x: -((column * 73 + row * 31) % 200), y: -((column * 47 + row * 113) % 80) };
    drawGrain(brush, path, { from, upright: dark, strength: dark ? 0.5 : 0.36 });
    context.globalAlpha = 0.85;
    stroke(brush, path, paints.line, 1.2);
  }
  context.globalAlpha = 1;
  if (board.seat) stroke(brush, shapePath(gridShape(board.grid)), seatPaint(board.seat, theme).base, 3.2);
  context.restore();
}

/**
 * Draws the letters of the columns or numbers of the rows, at the middle of each square's edge. They are white on the mat's edge,
 * dark on its felt.
 */
function drawNames(
  brush: Brush,
  scene: Scene,
  board: Board,
  { edge, letters }: { readonly edge: Edge; readonly letters: string },
): void {
  const { px, theme } = brush;
  const { grid } = board;
  const size = theme === 'projector' ? 21 : 13;
  const upDown = edge === 'top' || edge === 'bottom';
  const [distance, out] =
    edge === 'top' || edge === 'left' ? [0, -OUT * px] : [upDown ? grid.rows : grid.columns, OUT * px];
  const along = distance * grid.cell + out;
  for (let i = 0; i < (upDown ? grid.columns : grid.rows); i++) {
    const cell = upDown ? { column: i, row: 0 } : { column: 0, row: i };
    const middle = cellCentre(grid, cell);
    const at = upDown ? { x: middle.x, y: grid.origin.y + along } : { x: grid.origin.x + along, y: middle.y };
    const { column, row } = squareNumbers(board, cell);
    write(brush, scene, at, { text: upDown ? (letters[column - 1] ?? '') : `${row}`, size });
  }
}

function write(
  brush: Brush,
  scene: Scene,
  at: Point,
  { text, size }: { readonly text: string; readonly size: number },
): void {
  const ink = isInside(at, sceneFrame(scene)) ? matPaint(scene.mat, brush.theme).edge : '#FFFFFF';
  const onFelt = brush.theme === 'dark' ? '#FFFFFF' : ink;
  drawUpright(brush, at, (context) => {
    context.font = font(size, 700);
    context.fillStyle = onFelt;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, 0, 0.5);
  });
}
