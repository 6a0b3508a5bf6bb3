// What the list of those who may act weighs for each.
import { expect, test } from 'vitest';
import type { Choice } from '../../../src/core/choice.ts';
import { sciFi } from '../../../src/games/sci-fi/index.ts';
import { attacksOf } from '../../../src/ui/play/odds/useBest.ts';
import { pieceIn } from '../../../src/ui/play/show/scenes.ts';
import { small } from '../../games/sci-fi/fixture.ts';

// Sabotage: without the order the farthest were weighed.
test('of each who may act the nearest enemies are weighed, and none of a piece that is not asked for', () => {
  const men = {
    blue1: ['rifleman', 300, 300],
    blue2: ['rifleman', 900, 300],
    ...Object.fromEntries([650, 600, 550, 500, 450, 400].map((y, i) => [`red${i + 1}`, ['rifleman', 600 - 60 * i, y]])),
  } as Parameters<typeof small>[0]['men'];
  const state = small({ men });
  const scene = sciFi.scene(state);
  const choices = sciFi.choices(state) as readonly Choice<unknown>[];
  const blue = pieceIn(scene, 'blue1');
  if (!blue) throw new Error('Nobody stands there.');
  const attacks = attacksOf({ choices, scene }, [blue]);
  expect(new Set(attacks.map(({ piece }) => piece))).toEqual(new Set(['blue1']));
  expect(attacks.length).toBe(4);
  expect(attacks[0]?.target).toBe('red6');
  expect(attacks.map(({ target }) => target)).not.toContain('red1');
});
