import { asView } from '../../src/core/view.ts';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { GAME_CARDS, pictureAt } from '../../src/ui/components/gameCards.ts';
import { decisiveMoment } from '../../src/ui/home/decisiveMoment.ts';
import { isInside } from '../../src/geometry/shape.ts';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import { initialStep } from '../../src/core/match.ts';
import { replay } from '../replay.ts';
import { matchOf, playOut } from '../walk.ts';

/** The example game stands on no shelf. */
const SHELF = GAMES.filter(({ id }) => existsSync(`src/games/${id}`));

describe('the lids', () => {
  test('tell of every game what its first ready match and its rules tell', () => {
    const told = SHELF.map((game) => {
      const { id, presets, seats, secrets } = game;
      const first = presets?.[0];
      const { width, height } = game.scene(asView(initialStep(game, matchOf(game, 'lid', first?.options ?? {})).state));
      return {
        id,
        minutes: first?.minutes,
        seats: { min: seats.min, max: seats.max },
        secrets,
        table: { width, height },
      };
    });
    expect(GAME_CARDS).toEqual(told);
  });
  test('and the ready matches have their pictures, light and dark', () => {
    const files = SHELF.flatMap(({ id, presets = [] }) => [
      `lids/${id}`,
      `tables/${id}`,
      ...presets.map((each) => `ready/${id}.${each.id}`),
    ]);
    for (const file of files)
      for (const theme of ['light', 'dark'] as const)
        expect(existsSync(`public/${pictureAt(file, theme)}`), file).toBe(true);
  });
});

test.each(GAMES.filter(({ shots }) => !shots).map((game) => [game.id, game] as const))(
  'the last match of %s shows a part of the field with those who fought, from its first action to its end',
  (_, game) => {
    const { steps } = playOut(game, matchOf(game, 'decided'), 250, { blue: Object.keys(game.bots)[0] ?? '' });
    for (const last of [0, 1, Math.floor(steps.length / 2), steps.length - 1]) {
      const seenIn = (state: unknown) => game.scene(game.view(state, 'public'));
      const over = last === steps.length - 1;
      const { scene, crop } = decisiveMoment(steps.slice(0, last + 1), seenIn, over);
      // Sabotage: a match that went on was shown as it had stood before its last blow.
      if (!over) expect(scene).toEqual(seenIn(steps[last]?.state));
      expect(crop.width).toBeLessThanOrEqual(scene.width);
      const seen = scene.nodes.filter((node) => node.kind === 'piece' && isInside(node.at, { kind: 'rect', ...crop }));
      const standing = scene.nodes.filter((node) => node.kind === 'piece' && !node.waits && !node.out);
      if (standing.length > 0) expect(seen.length, `${last} of ${steps.length - 1}`).toBeGreaterThan(0);
    }
  },
);

// Sabotages: one man of many was shown; a whole side was so small that the picture was an empty field.
test('of a match that nobody has begun it shows several pieces of a side, near, and a board in full width', () => {
  for (const game of SHELF) {
    const match = { ...matchOf(game, 'begun'), options: game.schema.options.parse(game.presets?.[0]?.options ?? {}) };
    const ran = playSetup(game, match, { lots: true, lines: true });
    const seenIn = (state: unknown) => game.scene(game.view(state, 'public'));
    const { scene, crop } = decisiveMoment(replay(game, ran.match).steps, seenIn, false);
    if (scene.boards) expect(crop.width).toBe(scene.width);
    else expect(crop.width).toBeLessThan(scene.width / 2);
    const men = scene.nodes.flatMap((node) => (node.kind === 'piece' && !node.waits && !node.out ? [node] : []));
    const seen = men.filter(({ at }) => isInside(at, { kind: 'rect', ...crop }));
    expect(seen.length, game.id).toBeGreaterThanOrEqual(Math.min(2, men.length / 4));
  }
});
