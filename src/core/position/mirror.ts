import type { Deg, Mm } from '../../geometry/point.ts';
import type { NodeId } from '../scene.ts';
import type { PiecePlacement, Position } from './position.ts';

/** How a whole table is mirrored: left and right change places, or it is turned by half. */
export type Reflection = 'sides' | 'half';
/**
 * Returns a position mirrored on a field. What faces nowhere still faces nowhere. `facingOf` returns where a thing faces that has
 * not been turned, or undefined.
 */
export const mirrored = (
  { to, pieces }: Position,
  { width, height }: { readonly width: Mm; readonly height: Mm },
  how: Reflection,
  facingOf: (id: NodeId) => Deg | undefined,
): Position => ({
  to,
  pieces: pieces.map((placing): PiecePlacement => {
    const { id, at, facing = facingOf(id) } = placing;
    const isHalf = how === 'half';
    return {
      ...placing,
      at: { x: width - at.x, y: isHalf ? height - at.y : at.y },
      ...(facing === undefined ? {} : { facing: (isHalf ? facing + 180 : 360 - facing) % 360 }),
    };
  }),
});
