import type { SpriteSet } from '../../../core/scene.ts';

/** The drawings of Flick Fighters: warriors are drawn from their bodies. */
export const sprites = {
  mat: 'flick',
  areas: ['board', 'hole', 'mark', 'zone'],
  figures: ['warrior'],
} as const satisfies SpriteSet;
