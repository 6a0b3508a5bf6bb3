import { beforeAll, expect, test } from 'vitest';
import type { Scene } from '../../../src/core/scene.ts';
import { speak } from '../../../src/i18n/index.ts';
import { placeWords } from '../../../src/ui/play/words/places.ts';

beforeAll(() => speak('en'));

const scene: Scene = {
  width: 520,
  height: 520,
  mat: 'flick',
  unit: { mm: 10, text: { key: 'flick:unit' } },
  nodes: [],
};

test('a place is told by the ruler, which begins at the corner of the mat', () => {
  expect(placeWords({ x: 260, y: 144 }, scene)).toBe('at 26 : 14.4');
  const frame = { kind: 'rect', at: { x: 44, y: 44 }, width: 432, height: 432 } as const;
  expect(placeWords({ x: 260, y: 144 }, { ...scene, frame })).toBe('at 21.6 : 10');
});
