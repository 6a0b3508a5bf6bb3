import { footprint, type Scene } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import { isInside } from '../../geometry/shape.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { piecesOnTable } from '../../table/figures/piecesOnTable.ts';
import { pieceText, squareAt, squaresText } from './places.ts';
import { terrainOf } from './terrainText.ts';

/** Names what is on the square at a point: its piece, else its terrain, else that it is empty. */
export const squareText = (scene: Scene, at: Point): string => {
  const there = piecesOnTable(scene).find((piece) => isInside(at, footprint(piece)));
  if (there) return [pieceText(there, scene), there.state && formatMessage(there.state)].filter(Boolean).join(', ');
  const on = squareAt(scene, at);
  const square = on ? squaresText(scene, on.board, on.cell) : '';
  const area = terrainOf(scene).find(({ shape }) => isInside(at, shape));
  return area ? [square, formatMessage(area.label)].filter(Boolean).join(': ') : t('square.empty', { square });
};
