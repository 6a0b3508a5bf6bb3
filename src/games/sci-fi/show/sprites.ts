import type { SpriteSet } from '../../../core/scene.ts';

/** The sprites of Sci-Fi Skirmish. */
export const sprites = {
  mat: 'scifi',
  areas: ['zone', 'container', 'wall', 'barrel', 'rock', 'crate', 'rubble', 'wreck', 'sandbags'],
  figures: [
    'scout',
    'trooper',
    'sniper',
    'antiTank',
    'assault',
    'sergeant',
    'machineGunner',
    'brawler',
    'heavy',
    'heavyGunner',
    'cyborg',
    'walker',
    'tank',
    'fieldgun',
  ],
} as const satisfies SpriteSet;
export type Area = (typeof sprites.areas)[number];
export type Figure = (typeof sprites.figures)[number];
