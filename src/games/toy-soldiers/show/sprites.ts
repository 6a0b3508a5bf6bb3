import type { SpriteSet } from '../../../core/scene.ts';

/** The sprites of Toy Soldiers. */
export const sprites = {
  mat: 'soldiers',
  areas: ['zone', 'wall', 'house', 'tree', 'rock', 'crate', 'barrel', 'hedge', 'rubble', 'cart', 'tent', 'fence'],
  figures: [
    'officer',
    'archer',
    'rifleman',
    'swordsman',
    'drummer',
    'standard',
    'axeman',
    'knight',
    'gunner',
    'flag',
    'objective',
  ],
} as const satisfies SpriteSet;
export type Area = (typeof sprites.areas)[number];
export type Figure = (typeof sprites.figures)[number];
