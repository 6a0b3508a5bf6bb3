// A slide hangs on how hard the push was, not on which way body and field happen to be turned.
import { expect, test } from 'vitest';
import { WARRIOR_NAMES } from '../../src/bodies/flatBodies.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { FIELD_A, laid, squareField } from './flicks.ts';

const engine = await loadEngine();
/** How far (mm) a warrior slides on a square field, flicked straight at its middle. */
const slide = (body: string, side: number, bearing: number, facing: number): number => {
  const solid = side === 320 ? FIELD_A : squareField(side);
  const pose = laid(body, { x: side / 2, y: side / 2 }, facing);
  const act = { kind: 'flick', id: 'one', bearing, power: 260, offset: 0, height: 0 } as const;
  const { rest, settled } = engine({ solids: [solid], bodies: [{ id: 'one', body, pose }], act });
  const end = rest['one'] ?? pose;
  expect(settled).toBe(true);
  return Math.sqrt((end[0] - pose[0]) ** 2 + (end[1] - pose[1]) ** 2) / 10;
};

test.for(WARRIOR_NAMES.map((name): [string] => [name]))('%s slides as far, turned any way on any field', ([body]) => {
  const ways = Array.from({ length: 12 }, (_, i) => ({ bearing: (i * 1_513) % 3_600, facing: (i * 137) % 360 }));
  // Where the front lies to the push is not the same in all; that makes a quarter at most.
  const long = [320, 2_000].flatMap((side) => ways.map(({ bearing, facing }) => slide(body, side, bearing, facing)));
  const middle = [...long].sort((a, b) => a - b)[12] as number;
  expect(middle).toBeGreaterThan(80);
  for (const each of long) expect(Math.abs(each / middle - 1)).toBeLessThan(0.25);
});
