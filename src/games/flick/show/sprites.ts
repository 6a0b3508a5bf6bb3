import type { SpriteSet } from '../../../core/scene.ts';

/** The sprites of Flick Fighters. Warriors are drawn from their bodies. */
export const sprites = {
  mat: 'flick',
  areas: ['board', 'hole', 'mark', 'zone'],
  figures: ['warrior'],
} as const satisfies SpriteSet;
