import type { Ink } from './maps.ts';

/** The ground of a mat: its plants in three states, its bare soil, and how far the plants cover it. */
export interface Soil {
  readonly lush: Ink;
  readonly dry: Ink;
  readonly moss: Ink;
  readonly earth: Ink;
  /** Added to the bareness: -1 is a lawn, 1 is bare soil with a few plants. */
  readonly bareness: number;
  /** The colours of blades, from dry to dark. */
  readonly blades: readonly Ink[];
  /** How many blades, tufts and stones there are per square of 10 cm. */
  readonly hairs: number;
  readonly tufts: number;
  readonly stones: number;
  readonly stone: readonly [Ink, Ink];
  readonly road: 'dirt' | 'asphalt';
  readonly flowers: readonly Ink[];
  /** Whether there are plots of farmland on it. */
  readonly farmed: boolean;
}

const GREEN_BLADES: readonly Ink[] = [
  [198, 190, 134],
  [170, 166, 102],
  [132, 138, 74],
  [104, 118, 58],
  [80, 97, 44],
  [54, 69, 32],
  [38, 49, 24],
  [222, 212, 166],
];
const STRAW_BLADES: readonly Ink[] = [
  [222, 204, 150],
  [204, 184, 124],
  [186, 166, 104],
  [164, 150, 90],
  [142, 136, 78],
  [120, 118, 64],
  [98, 100, 54],
  [230, 216, 170],
];
const GREY_BLADES: readonly Ink[] = [
  [160, 164, 138],
  [138, 148, 118],
  [112, 128, 96],
  [92, 110, 80],
  [74, 92, 66],
  [58, 74, 54],
  [46, 58, 44],
  [182, 184, 160],
];

/** The soils of the mats with a painted ground. */
export const SOILS: Readonly<Record<string, Soil>> = {
  soldiers: {
    lush: [84, 98, 54],
    dry: [142, 131, 86],
    moss: [56, 76, 42],
    earth: [146, 117, 84],
    bareness: 0,
    blades: GREEN_BLADES,
    hairs: 3500,
    tufts: 6,
    stones: 16,
    stone: [
      [158, 146, 124],
      [136, 132, 124],
    ],
    road: 'dirt',
    farmed: false,
    flowers: [
      [226, 220, 200],
      [214, 178, 70],
    ],
  },
  fortress: {
    lush: [128, 124, 72],
    dry: [176, 156, 104],
    moss: [104, 108, 62],
    earth: [186, 156, 112],
    bareness: 0.42,
    blades: STRAW_BLADES,
    hairs: 2600,
    tufts: 6,
    stones: 26,
    stone: [
      [188, 170, 138],
      [160, 148, 126],
    ],
    road: 'dirt',
    farmed: true,
    flowers: [],
  },
  scifi: {
    lush: [92, 104, 84],
    dry: [128, 128, 110],
    moss: [70, 86, 70],
    earth: [126, 124, 118],
    bareness: 0.3,
    blades: GREY_BLADES,
    hairs: 2200,
    tufts: 5,
    stones: 34,
    stone: [
      [150, 150, 146],
      [118, 120, 122],
    ],
    road: 'asphalt',
    farmed: false,
    flowers: [],
  },
};
