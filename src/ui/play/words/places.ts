import type { PieceNode, Scene } from '../../../core/scene.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import { gapBetween } from '../../../geometry/shape.ts';
import { number, ui } from '../../../i18n/index.ts';

/** Whether a point is on the field. */
export const isOn = ({ x, y }: Point, { width, height }: Scene): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;
/** A place by the printed ruler, in the scene's measure. */
export const placeWords = ({ x, y }: Point, { unit }: Scene): string =>
  ui('pieces.at', { x: number(x / unit.mm), y: number(y / unit.mm) });
/** The name of the square at a point. */
export const squareAt = (scene: Scene, { x, y }: Point): string => {
  const { mm } = scene.unit;
  return `${String.fromCharCode(65 + Math.floor(x / mm))}${Math.ceil((scene.height - y) / mm)}`;
};
const radiusOf = ({ base }: PieceNode): Mm => (base.kind === 'disc' ? base.r : 0);
/** The nearest piece of another seat to where a piece stands or would stand, and the gap between them, mm. */
export const nearestFoe = (
  piece: PieceNode,
  at: Point,
  scene: Scene,
): { readonly foe: PieceNode; readonly gap: Mm } | null => {
  if (!piece.seat || !isOn(at, scene)) return null;
  const gaps = scene.nodes.flatMap((foe) => {
    const other = foe.kind === 'piece' && foe.seat && foe.seat !== piece.seat && !foe.out && !foe.waits;
    if (!other || !isOn(foe.at, scene)) return [];
    return [{ foe, gap: gapBetween({ at, r: radiusOf(piece) }, { at: foe.at, r: radiusOf(foe) }) }];
  });
  return gaps.sort((a, b) => a.gap - b.gap)[0] ?? null;
};
