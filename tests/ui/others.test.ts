import { expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import { alternativesOf } from '../../src/ui/playing/card/Alternatives.tsx';

const shot = (target: string, more: object = {}) =>
  ({
    kind: 'do',
    id: `shoot>${target}`,
    piece: 'a',
    target,
    label: { key: 'do.shoot' },
    action: { at: target },
    ...more,
  }) as Choice<unknown>;
const [one, two] = [shot('x'), shot('y')];
const others = [shot('z', { disabled: { rule: 'R', text: { key: 'no' } } }), shot('v', { piece: 'b' })];
const club = shot('w', { label: { key: 'do.club' } });

test('the other targets of a proposal are those of the same piece and deed that may be taken', () => {
  const choices = [one, two, ...others, club];
  const proposal = { choice: one, action: {}, refusal: null, preview: null };
  expect(alternativesOf({ proposal, choices }).targets).toEqual([two]);
  expect(alternativesOf({ proposal: null, choices })).toEqual({ targets: [], ways: [] });
});
