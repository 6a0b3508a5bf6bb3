// A way that a hand draws, in whole mm.
import { expect, test } from 'vitest';
import { pathLength } from '../../src/geometry/path.ts';
import { along } from '../../src/geometry/point.ts';
import { turned } from '../../src/geometry/turn.ts';
import type { Walk } from '../../src/table/hand/acting.ts';
import { walkTo } from '../../src/table/hand/draft.ts';

const from = { x: 400, y: 400 };
const walkOf = (reach: number): Walk => ({
  kind: 'walk',
  label: { key: 'test:walk' },
  rule: 'T-1',
  piece: 'blue1',
  from,
  reach,
  along: (path) => path,
  example: () => null,
});
// Sabotage: the nearest whole point alone, where it was in reach, fell short by up to 1.2 mm, told as 1.97 of 2 steps.
test('a way to the end of a reach is within it and falls short by no whole mm, wherever it leads', () => {
  for (const reach of [50, 75, 100, 150]) {
    for (let degrees = 0; degrees < 360; degrees++) {
      const far = turned(along(from, { x: 900, y: 400 }, 300), from, degrees);
      const { path, stopped } = walkTo(walkOf(reach), [], far);
      expect(stopped).toBe(true);
      expect(pathLength(path), `${degrees}`).toBeLessThanOrEqual(reach);
      expect(reach - pathLength(path), `${degrees}`).toBeLessThan(1);
    }
  }
});
