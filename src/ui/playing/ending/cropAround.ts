import type { NodeId, Scene } from '../../../core/scene.ts';
import { pieceIn } from '../../../presentation/scenes.ts';
import { sceneFrame } from '../../../table/camera/camera.ts';
import type { Crop } from '../../../table/picture.ts';

/** The room around the pieces of a picture, mm, and its height as a part of its width. */
const AROUND = 55;
const RATIO = 0.36;
/** The greatest width of a picture, mm: wider, its pieces would be dots. */
const WIDEST = 360;
/**
 * Returns the part of a table around these pieces, in the shape of the picture. Null if they are not on it. Of pieces that are
 * too far apart, only the last one is shown.
 */
export const cropAround = (scene: Scene, ids: readonly NodeId[]): Crop | null => {
  const places = ids.flatMap((id) => pieceIn(scene, id)?.at ?? []);
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  const [wide, high] = [Math.max(...xs) + AROUND - left, Math.max(...ys) + AROUND - top];
  if (places.length > 1 && Math.max(wide, high / RATIO) > WIDEST) return cropAround(scene, ids.slice(-1));
  const frame = sceneFrame(scene);
  const width = Math.min(frame.width, Math.max(wide, high / RATIO));
  const height = Math.min(frame.height, width * RATIO);
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
