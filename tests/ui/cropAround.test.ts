import { expect, test } from 'vitest';
import { cropAround } from '../../src/ui/report/cropAround.ts';
import { asView } from '../../src/core/view.ts';
import { distance } from '../../src/geometry/point.ts';
import { isInside } from '../../src/geometry/shape.ts';
import { piecesIn } from '../../src/presentation/armies.ts';
import { gameOf } from '../games.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';

// Sabotage: the picture went beyond the mat, and showed bare paper.
test('the picture of a roll shows the target, and the attacker if it is near, and keeps to the mat', () => {
  const match = golden('toy-soldiers.over-last');
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const scene = game.scene(asView(replay(game, match).steps[60]?.state));
  for (const blue of piecesIn(scene, 'blue'))
    for (const red of piecesIn(scene, 'red')) {
      const crop = cropAround(scene, [blue.id, red.id]);
      if (!crop) throw new Error('There is no picture.');
      const rect = { kind: 'rect', ...crop } as const;
      const shows = ({ at }: { at: { x: number; y: number } }): boolean => isInside(at, rect);
      expect(shows(red)).toBe(true);
      if (distance(blue.at, red.at) < 60) expect(shows(blue)).toBe(true);
      expect(crop.at.x).toBeGreaterThanOrEqual(0);
      expect(crop.at.y).toBeGreaterThanOrEqual(0);
      expect(crop.at.x + crop.width).toBeLessThanOrEqual(scene.width + 1);
      expect(crop.at.y + crop.height).toBeLessThanOrEqual(scene.height + 1);
    }
  expect(cropAround(scene, ['nobody'])).toBeNull();
});
