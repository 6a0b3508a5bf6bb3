import type { SpriteSet } from '../../../core/scene.ts';

/** The sprites of Fortress Siege. */
export const sprites = {
  mat: 'fortress',
  areas: ['rampart', 'tower', 'gate', 'courtyard', 'spot'],
  figures: ['knight', 'archer', 'swordsman', 'axeman', 'gunner', 'cannon'],
} as const satisfies SpriteSet;
export type Figure = (typeof sprites.figures)[number];
