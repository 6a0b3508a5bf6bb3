import type { SpriteSet } from '../../../core/scene.ts';
import { RANKS } from '../types.ts';

/** The drawings of Stratego: blocks whose faces are the ranks. */
export const sprites = {
  mat: 'stratego',
  areas: ['zone', 'curtain', 'lake'],
  figures: ['block'],
  emblems: RANKS,
} as const satisfies SpriteSet;
