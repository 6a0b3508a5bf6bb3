import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { Scene } from '../../src/core/scene.ts';
import { staticScene } from '../../src/table/ground/staticScene.ts';
import { matchOf, playOut } from '../walk.ts';

describe.each(GAMES.filter(({ shots }) => !shots).map((game) => [game.id, game] as const))(
  'the bare table of %s',
  (_, game) => {
    const { steps } = playOut(game, matchOf(game, 'bare'), 60);
    const scenes = steps.map(({ state }): Scene => game.scene(game.view(state, 'public')));
    const areas = ({ nodes }: Scene) => nodes.filter(({ kind }) => kind === 'area');
    test('holds every area as it is, and no piece of the field', () => {
      for (const scene of scenes) {
        const bare = staticScene(scene);
        expect(areas(bare)).toEqual(areas(scene));
        const { at, width, height } = scene.frame ?? { at: { x: 0, y: 0 }, width: scene.width, height: scene.height };
        for (const node of bare.nodes)
          if (node.kind === 'piece')
            expect(node.at.x < at.x || node.at.y < at.y || node.at.x > at.x + width || node.at.y > at.y + height).toBe(
              true,
            );
      }
    });
    test('is the same object while nothing of it changes, and another once it does', () => {
      const bares = scenes.map(staticScene);
      expect(new Set(bares).size).toBeLessThan(scenes.length / 2);
      const [scene] = scenes;
      if (!scene) throw new Error('The match has no table.');
      expect(staticScene({ ...scene, nodes: [...scene.nodes] })).toBe(staticScene(scene));
      expect(staticScene({ ...scene, width: scene.width + 1 })).not.toBe(staticScene(scene));
    });
  },
);
