import type { NodeId, Scene } from '../../core/scene.ts';
import { pieceIn } from '../../presentation/scenes.ts';
import { sceneFrame } from '../../table/camera/camera.ts';
import type { Crop } from '../../table/picture.ts';

/**
 * A picture's height as a part of its width, its greatest width, mm, because in a wider one pieces would be dots, and the room
 * around its pieces, mm.
 */
interface PictureShape {
  readonly ratio: number;
  readonly widest: number;
  readonly around: number;
}
const USUAL: PictureShape = { ratio: 0.36, widest: 360, around: 55 };
/**
 * Returns the part of a table around these pieces, in the shape of the picture. Null if they are not on it. Of pieces that are
 * too far apart, only the last one is shown.
 */
export const cropAround = (scene: Scene, ids: readonly NodeId[], shape = USUAL): Crop | null => {
  const { ratio, widest, around } = shape;
  const places = ids.flatMap((id) => pieceIn(scene, id)?.at ?? []);
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - around, Math.min(...ys) - around];
  const [wide, high] = [Math.max(...xs) + around - left, Math.max(...ys) + around - top];
  if (places.length > 1 && Math.max(wide, high / ratio) > widest) return cropAround(scene, ids.slice(-1), shape);
  const frame = sceneFrame(scene);
  const width = Math.min(frame.width, Math.max(wide, high / ratio));
  const height = Math.min(frame.height, width * ratio);
  const within = (middle: number, size: number, from: number, length: number): number =>
    Math.min(Math.max(middle - size / 2, from), from + length - size);
  return {
    at: {
      x: within(left + wide / 2, width, frame.at.x, frame.width),
      y: within(top + high / 2, height, frame.at.y, frame.height),
    },
    width,
    height,
  };
};
