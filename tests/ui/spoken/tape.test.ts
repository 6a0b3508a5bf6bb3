import { beforeAll, expect, test } from 'vitest';
import type { PieceNode, Scene } from '../../../src/core/scene.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { createSpokenContext } from '../../../src/presentation/text/formatters.ts';
import { pulledTape, startTape, startText, tapeText } from '../../../src/ui/playing/input/keyTape.ts';
import type { SpokenContext } from '../../../src/ui/playing/spoken/context.ts';

const archer: PieceNode = {
  kind: 'piece',
  id: 'blue1',
  seat: 'blue',
  at: { x: 100, y: 300 },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 10 },
  figure: 'archer',
  label: { key: 'toy-soldiers:piece.archer', values: { side: { key: 'toy-soldiers:side.blue' }, number: 1 } },
};
const scene: Scene = {
  width: 600,
  height: 600,
  mat: 'soldiers',
  unit: { mm: 60, text: { key: 'toy-soldiers:unit' } },
  nodes: [archer],
};
const context: SpokenContext = { ...createSpokenContext([], scene), bearings: null, detail: 'normal' };
beforeAll(() => changeLanguage('en'));

// Sabotage: with cm at every step, each arrow spoke two lengths.
test('the tape names its start, and speaks cm only where it is kept', () => {
  expect(startText(startTape(scene, null, []), scene, context)).toBe('the middle of the table');
  const tape = startTape(scene, 'blue1', []);
  expect(startText(tape, scene, context)).toMatch(/^Blue archer\s1$/);
  const pulled = pulledTape(tape, { x: 1, y: 0 }, 130, scene);
  expect(tapeText(pulled, scene, context)).toMatch(/^2\smeasures$/);
  expect(tapeText(pulled, scene, context, true)).toMatch(/^2\smeasures, 12\scm$/);
});
