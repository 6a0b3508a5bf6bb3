import { footprint, isOnField, type PieceNode, type Scene } from '../../core/scene.ts';
import { type Board, squareName } from '../../core/board.ts';
import { type Cell, cellAt, cellsIn } from '../../geometry/grid.ts';
import { type Mm, type Point, samePoint } from '../../geometry/point.ts';
import { shapeGap } from '../../geometry/gap.ts';
import type { Shape } from '../../geometry/shape.ts';
import { formatNumber, formatMessage, type FormatContext, t, formatValue } from '../../i18n/index.ts';
import { pieceOutline } from '../../table/figures/pieceOutline.ts';
import type { Bearings } from './directions.ts';
import { sceneFrame } from '../../table/camera/camera.ts';

/** Returns a place by the ruler around the mat, in the scene's unit. */
export const placeText = ({ x, y }: Point, scene: Scene): string => {
  const { at } = sceneFrame(scene);
  const { mm } = scene.unit;
  return t('pieces.at', { x: formatNumber((x - at.x) / mm), y: formatNumber((y - at.y) / mm) });
};
/** A cell of a board. */
export interface Square {
  readonly board: Board;
  readonly cell: Cell;
}
/** Returns the cell at a point. Null if no board has one there. */
export const squareAt = ({ boards = [] }: Scene, point: Point): Square | null => {
  for (const board of boards) {
    const cell = cellAt(board.grid, point);
    if (cell) return { board, cell };
  }
  return null;
};
/** Returns the first and last cell that a shape covers. Null if it is on no board. */
export const coveredCells = (
  { boards = [] }: Scene,
  shape: Shape,
): { readonly board: Board; readonly first: Cell; readonly last: Cell } | null => {
  for (const board of boards) {
    const cells = cellsIn(board.grid, shape);
    const [first, last] = [cells[0], cells.at(-1)];
    if (first && last) return { board, first, last };
  }
  return null;
};
/** Returns the names of squares of one board, from the first to the last. If there are several boards, its name comes first. */
export const squaresText = ({ boards = [] }: Scene, board: Board, first: Cell, last: Cell = first): string => {
  const names = [first, last].map((cell) => formatValue(squareName(board, cell)));
  const squares = [...new Set(names)].join('–');
  return board.name && boards.length > 1 ? `${formatMessage(board.name)}, ${squares}` : squares;
};
/** Returns the squares that a piece covers, in words. Null if it is on no board, or waits beside one. */
const squaresOf = (piece: PieceNode, scene: Scene): string | null => {
  const covered = piece.waits ? null : coveredCells(scene, footprint(piece));
  return covered && squaresText(scene, covered.board, covered.first, covered.last);
};
/** Returns the name of a piece, and its squares if it is on a board. A line never begins with its number. */
export const pieceText = (piece: PieceNode, scene: Scene, formatContext?: FormatContext): string =>
  [formatMessage(piece.label, formatContext).replace(/ (?=\d+(?: |$))/u, '\u00a0'), squaresOf(piece, scene)]
    .filter(Boolean)
    .join(', ');
/**
 * Returns the nearest enemy of a piece at a place, and the gap between them (mm). Null on a board of squares, outside the
 * field, or without an enemy.
 */
export const nearestEnemy = (
  piece: PieceNode,
  at: Point,
  scene: Scene,
): { readonly foe: PieceNode; readonly gap: Mm } | null => {
  // On a board of squares no length counts.
  if (!piece.seat || !isOnField(at, scene) || squareAt(scene, at)) return null;
  const gaps = scene.nodes.flatMap((enemy) => {
    const other = enemy.kind === 'piece' && enemy.seat && enemy.seat !== piece.seat && !enemy.out && !enemy.waits;
    if (!other || !isOnField(enemy.at, scene)) return [];
    const own = samePoint(piece.at, at) ? pieceOutline(piece) : footprint({ ...piece, at });
    return [{ foe: enemy, gap: shapeGap(own, pieceOutline(enemy)) }];
  });
  return gaps.sort((a, b) => a.gap - b.gap)[0] ?? null;
};

/** Returns how many squares are between two places of one board, ahead and to the right as a player sees it. Null on no board. */
export const squaresBetween = (
  from: Point,
  to: Point,
  scene: Scene,
  { ahead, right }: Bearings,
): { readonly ahead: number; readonly right: number } | null => {
  const [one, other] = [squareAt(scene, from), squareAt(scene, to)];
  if (!one || !other || one.board !== other.board) return null;
  const [x, y] = [other.cell.column - one.cell.column, other.cell.row - one.cell.row];
  return { ahead: Math.round(x * ahead.x + y * ahead.y), right: Math.round(x * right.x + y * right.y) };
};
/** Returns how many squares away something is and in which direction, such as "3 squares ahead, 1 on the right". */
export const squaresAwayText = (from: Point, to: Point, scene: Scene, bearings: Bearings | null): string => {
  const away = bearings && squaresBetween(from, to, scene, bearings);
  if (!away) return '';
  const parts = [
    { n: Math.abs(away.ahead), where: t(away.ahead > 0 ? 'where.ahead' : 'where.behind') },
    { n: Math.abs(away.right), where: t(away.right > 0 ? 'where.right' : 'where.left') },
  ].filter(({ n }) => n > 0);
  return parts
    .map(({ n, where }, i) => (i === 0 ? t('where.squares', { count: n, where }) : t('where.more', { n, where })))
    .join(', ');
};
