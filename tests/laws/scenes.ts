// What every scene must keep (law 5).
import { expect } from 'vitest';
import { BADGES, LINE_STYLES, type SpriteSet, type Scene, type SceneNode } from '../../src/core/scene.ts';

const known = (list: readonly string[], value: string): void => {
  if (!list.includes(value)) throw new Error(`The scene holds an unknown style, ${value}.`);
};
/** Nodes are dressed in what the game names, and in nothing else. */
export const checkLooks = (looks: SpriteSet, nodes: readonly SceneNode[]): void => {
  for (const node of nodes) {
    if (node.kind === 'area') known(looks.areas, node.style);
    if (node.kind === 'line') known(LINE_STYLES, node.style);
    if (node.kind !== 'piece') continue;
    known(looks.figures, node.figure);
    if (node.emblem) known(looks.emblems ?? [], node.emblem);
    for (const badge of node.badges ?? []) known(BADGES, badge);
  }
};
export const checkScene = (looks: SpriteSet, scene: Scene): void => {
  known([looks.mat], scene.mat);
  checkLooks(looks, scene.nodes);
  const ids = scene.nodes.map((node) => node.id);
  expect(new Set(ids).size).toBe(ids.length);
  const whole = (value: unknown, path: string): void => {
    if (typeof value === 'number' && !Number.isInteger(value * 2)) throw new Error(`${path} = ${value} is not whole.`);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) if (key !== 'values') whole(each, `${path}.${key}`);
  };
  whole(scene.nodes, 'nodes');
};
