import type { AreaNode, Scene } from '../../core/scene.ts';
import { boundsOf, centreOf } from '../../geometry/shape.ts';
import { formatLength, formatNumber, type FormatContext, t } from '../../i18n/index.ts';
import type { Message } from '../../core/message.ts';
import { coveredCells, placeText, squaresText } from './places.ts';

type Terrain = AreaNode & { readonly label: Message };
/** Returns the named terrain of a scene. */
export const terrainOf = ({ nodes }: Scene): Terrain[] =>
  nodes.filter((node): node is Terrain => node.kind === 'area' && node.label !== undefined && node.role === 'terrain');
/** Returns where a piece of terrain is, its size and height, and how many pieces fit on it. */
export const terrainText = (
  { shape, from = 0, top = 0, places }: AreaNode,
  scene: Scene,
  formatContext: FormatContext,
): string => {
  const { width, height } = boundsOf(shape);
  const covered = coveredCells(scene, shape);
  const where = covered
    ? [squaresText(scene, covered.board, covered.first, covered.last)]
    : [
        placeText(centreOf(shape), scene),
        t('terrain.size', {
          width: formatNumber(width / scene.unit.mm),
          depth: formatLength(height, formatContext).unit,
        }),
      ];
  return [
    ...where,
    top > from && t('terrain.high', { high: formatLength(top, formatContext).cm }),
    places && t('terrain.places', { taken: places.taken, of: places.of }),
  ]
    .filter(Boolean)
    .join(' · ');
};
