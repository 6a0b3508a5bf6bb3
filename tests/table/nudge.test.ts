import { asView } from '../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import { toView } from '../../src/table/camera/camera.ts';
import { nudgedCamera } from '../../src/table/framing/nudge.ts';
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
  const frame = { kind: 'rect', at: { x: x - 100, y: y - 100 }, width: 200, height: 200 } as const;
  const camera = nudgedCamera({ at: { x, y }, zoom: desk.height / 2 / 155, turn: 0 }, frame, scene, desk);
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
});
