// Tapes lie where pieces are nearest to each other: what they tell is what the rules compare.
import { asView } from '../../src/core/view.ts';
import { expect, test } from 'vitest';
import { flick } from '../../src/games/flick/index.ts';
import { clearDistance } from '../../src/games/flick/rules/place.ts';
import { warriorsOnField } from '../../src/games/flick/rules/lookups.ts';
import type { State } from '../../src/games/flick/types.ts';
import { tapeLength } from '../../src/table/marks/tapes.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';

// Sabotage: a tape ended at the circle that holds a warrior, up to a centimetre before his edge.
test('FF-23 a tape between two warriors is as long as the gap that the rules ask for', () => {
  let measured = 0;
  for (const { state } of replay(flick, golden('flick.over-cleared')).steps.filter((_, i) => i % 2 === 0)) {
    const scene = flick.scene(asView(state as State));
    const [own, ...others] = warriorsOnField(state as State);
    for (const other of own ? others : []) {
      const tape = {
        id: 'tape1',
        points: [own, other].map((each) => at(scene, each?.id)),
        from: own?.id,
        to: other.id,
      };
      expect(tapeLength(tape as Parameters<typeof tapeLength>[0], scene)).toBeCloseTo(
        own ? clearDistance(own, other) : NaN,
        6,
      );
      measured++;
    }
  }
  expect(measured).toBeGreaterThan(20);
});
const at = ({ nodes }: ReturnType<typeof flick.scene>, id: string | undefined) => {
  const node = nodes.find((each) => each.id === id);
  if (node?.kind !== 'piece') throw new Error(`There is no ${id}.`);
  return node.at;
};
