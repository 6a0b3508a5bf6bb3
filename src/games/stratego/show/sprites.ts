import type { SpriteSet } from '../../../core/scene.ts';
import { RANKS } from '../types.ts';

/** The sprites of Stratego: blocks with ranks as faces. */
export const sprites = {
  mat: 'stratego',
  areas: ['zone', 'curtain', 'lake'],
  figures: ['block'],
  emblems: RANKS,
} as const satisfies SpriteSet;
