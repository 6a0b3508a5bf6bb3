import type { AreaNode, AreaStyle, Scene } from '../../../core/scene.ts';
import { boundsOf, centreOf } from '../../../geometry/shape.ts';
import { length, number, type Telling, ui } from '../../../i18n/index.ts';
import type { Message } from '../../../core/message.ts';
import { placeWords, squareAt } from './places.ts';

/** Looks of areas that are in the way or can be stood on. */
const TERRAIN: ReadonlySet<AreaStyle> = new Set([
  'wall',
  'house',
  'tree',
  'rock',
  'crate',
  'barrel',
  'rubble',
  'hedge',
  'lake',
  'hole',
  'tower',
  'gate',
  'courtyard',
]);
type Terrain = AreaNode & { readonly label: Message };
/** What stands or gapes on the table beside the pieces and has a name. */
export const terrainOf = ({ nodes }: Scene): Terrain[] =>
  nodes.filter((node): node is Terrain => node.kind === 'area' && node.label !== undefined && TERRAIN.has(node.style));
/** Where a piece of terrain is, how large and high, and how many may stand on it. */
export const terrainWords = ({ shape, from = 0, top = 0, places }: AreaNode, scene: Scene, words: Telling): string => {
  const { at, width, height } = boundsOf(shape);
  const { mm } = scene.unit;
  const corners = [
    { x: at.x + mm / 2, y: at.y + mm / 2 },
    { x: at.x + width - mm / 2, y: at.y + height - mm / 2 },
  ].map((corner) => squareAt(scene, corner));
  const where =
    scene.edge === 'squares'
      ? [[...new Set(corners)].join('–')]
      : [
          placeWords(centreOf(shape), scene),
          ui('terrain.size', { width: number(width / mm), depth: length(height, words).unit }),
        ];
  return [
    ...where,
    top > from && ui('terrain.high', { high: length(top, words).cm }),
    places && ui('terrain.places', { taken: places.taken, of: places.of }),
  ]
    .filter(Boolean)
    .join(' · ');
};
