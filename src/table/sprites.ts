import { MATS } from './draw/theme.ts';
import { EMBLEMS } from './figures/block.ts';
import { FIGURES } from './figures/layers.ts';
import { PRINTED_AREAS } from './ground/printedAreas.ts';
import { STANDING_AREAS } from './ground/terrain.ts';

/** The names of all drawings that the table has, for games to choose from: mats, areas, figures and faces of blocks. */
export const SPRITES = {
  mats: MATS,
  areas: [...PRINTED_AREAS, ...STANDING_AREAS],
  figures: FIGURES,
  emblems: EMBLEMS,
} as const;
