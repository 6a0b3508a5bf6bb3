import { asView } from '../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import { fittedCamera, toView } from '../../src/table/camera/camera.ts';
import { cameraGoal } from '../../src/table/framing/director.ts';
import { piecesOf } from '../../src/table/figures/piecesOnTable.ts';
import { seenRadiusOf } from '../../src/table/figures/pieces.ts';
import { small } from '../games/sci-fi/fixture.ts';
import { filling } from './staged.ts';

const desk = filling(1030, 700);
const [x, y] = [300, 450];
/** How far (px) the drawings of all who stand on a table reach beyond the view above and below where a man in the middle and what is around him is wanted, near enough that half the view is 155 mm high. */
const beyond = (others: Record<string, [number, number]>): number[] => {
  const placed = Object.entries({ blue1: [x, y], ...others }).map(([id, [a, b]]) => [id, ['rifleman', a, b]]);
  const scene = sciFi.scene(asView(small({ men: Object.fromEntries(placed) })));
  const wish = { must: [{ at: { x, y }, r: 100 }], may: [], r: 20 };
  const camera = cameraGoal(wish, fittedCamera(scene, desk, 0), { scene, view: desk, theme: 'light', turn: 0 });
  if (!camera) throw new Error('The camera stays where it is.');
  return piecesOf(scene)
    .filter(({ id }) => id in others)
    .map((piece) => {
      const [at, r] = [toView(camera, desk, piece.at), seenRadiusOf(piece) * camera.zoom];
      return Math.round(Math.max(r - at.y, at.y + r - desk.height, 0));
    });
};

// Sabotage: nobody was leaned to; in the first lesson the man to be fought was half above the view, with empty ground below.
describe('a camera that has room', () => {
  test('shows whom its edge would cut', () => {
    expect(beyond({ red1: [x, y - 155] })).toEqual([0]);
    expect(beyond({ red1: [x, y + 155] })).toEqual([0]);
  });
  test('cuts nobody else for it, and does not leave what is wanted', () => {
    // Farther off still more would be cut.
    const crowd: Record<string, [number, number]> = {
      red3: [x, y - 190],
      red4: [x, y + 190],
      red5: [x, y - 230],
      red6: [x, y + 230],
    };
    const [above, below] = beyond({ red1: [x, y - 155], red2: [x, y + 155], ...crowd });
    expect(above).toBeGreaterThan(0);
    expect(below).toBe(above);
    expect(beyond({ red1: [x, y - 155 - 70] })[0]).toBeGreaterThan(0);
  });
  // Sabotage: on the wall those above and below were cut, though the picked man was larger than he need be.
  test('goes a little farther off for whom both its edges would cut, where all stay large enough', () => {
    expect(beyond({ red1: [x, y - 155], red2: [x, y + 155] })).toEqual([0, 0]);
  });
});
