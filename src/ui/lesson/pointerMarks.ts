import type { NodeId, Scene } from '../../core/scene.ts';
import { markLetter } from '../../lessons/marks.ts';
import { pieceIn } from '../../presentation/scenes.ts';
import type { RecapMark } from '../../table/marks/recap.ts';

/** Returns marks with letters beside the pieces to look at. */
export const pointerMarks = (scene: Scene, points: readonly NodeId[]): RecapMark[] =>
  points.flatMap((id, i) => {
    const piece = pieceIn(scene, id);
    return piece && !piece.out && !piece.waits
      ? [{ n: i + 1, letter: markLetter(i), at: piece.at, trail: [], struck: [] }]
      : [];
  });
