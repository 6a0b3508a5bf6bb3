import type { Seat } from '../../core/seat.ts';

/** The three looks of the table: daylight, lamp light, and a weak projector. */
const THEMES = ['light', 'dark', 'projector'] as const;
export type Theme = (typeof THEMES)[number];

/** A seat's paints: `tint` and `mid` for the figure's plastic, `base` and `deep` for its base and outlines. */
export interface SeatPaint {
  readonly base: string;
  readonly deep: string;
  readonly mid: string;
  readonly tint: string;
  /** Text and marks of the seat on the theme's paper. */
  readonly onPaper: string;
  readonly shape: 'circle' | 'hexagon' | 'square' | 'triangle';
}

const SEAT_PAINTS: Readonly<Record<Seat, Omit<SeatPaint, 'onPaper'>>> = {
  blue: { shape: 'circle', base: '#1F62B5', deep: '#0F3566', mid: '#7FB0E6', tint: '#D9E8F8' },
  red: { shape: 'hexagon', base: '#C44D08', deep: '#6B2803', mid: '#F2A873', tint: '#FCE3D0' },
  plum: { shape: 'square', base: '#7A2E73', deep: '#43123F', mid: '#CF9ACA', tint: '#F3E0F1' },
  graphite: { shape: 'triangle', base: '#3C4346', deep: '#14181A', mid: '#A9B1B4', tint: '#ECEFF0' },
};
const PROJECTOR_SEATS: Readonly<Record<Seat, { base: string; deep: string }>> = {
  blue: { base: '#0B4A94', deep: '#062C5A' },
  red: { base: '#973700', deep: '#5A2100' },
  plum: { base: '#6A1F63', deep: '#3A0F36' },
  graphite: { base: '#2B3235', deep: '#000000' },
};
/** The paints of things without a seat: an objective, a gun without a crew. */
const NOBODY: SeatPaint = {
  shape: 'circle',
  base: '#8A7A55',
  deep: '#3E3520',
  mid: '#D9C58F',
  tint: '#F4EBD3',
  onPaper: '#6B5C38',
};

/** The full colours of toy plastic. A figure covers most of its base, so its colour must show its side. */
const PLASTICS: Readonly<Record<Seat, Pick<SeatPaint, 'tint' | 'mid'>>> = {
  blue: { tint: '#93BDEC', mid: '#3D7FCB' },
  red: { tint: '#F7AE7B', mid: '#D8641E' },
  plum: { tint: '#D99AD2', mid: '#A1489A' },
  graphite: { tint: '#B4BCBF', mid: '#6C767A' },
};

/** The paints of modelled figures: deeper than plastic, because their light is painted over them. */
const MODELS: typeof PLASTICS = {
  blue: { tint: '#74A3DE', mid: '#2A69B8' },
  red: { tint: '#F08C4C', mid: '#C24C0A' },
  plum: { tint: '#C77FC1', mid: '#87337F' },
  graphite: { tint: '#98A2A6', mid: '#4F5A5E' },
};

/** Returns the paints of a seat in a theme, or those of things without a seat. */
export function seatPaint(seat: Seat | undefined, theme: Theme): SeatPaint {
  if (!seat) return NOBODY;
  const paint = { ...SEAT_PAINTS[seat], ...(theme === 'projector' ? PROJECTOR_SEATS[seat] : {}) };
  return { ...paint, onPaper: theme === 'dark' ? paint.mid : paint.base };
}

/** How a seat's figure is painted: paler after it has acted, deeper where it is modelled. */
interface Finish {
  readonly acted?: boolean | undefined;
  readonly modelled?: boolean | undefined;
}
/** Returns the paints of a seat's figures. */
export function figurePaint(seat: Seat | undefined, theme: Theme, { acted, modelled }: Finish = {}): SeatPaint {
  const { shape, ...paints } = { ...seatPaint(seat, theme), ...(seat ? (modelled ? MODELS : PLASTICS)[seat] : {}) };
  if (!acted) return { shape, ...paints };
  const { base, deep, mid, tint, onPaper } = paints;
  return { shape, base: paled(base), deep: paled(deep), mid: paled(mid), tint: paled(tint), onPaper };
}

/** The part of its colour that a figure keeps after it has acted. */
const LEFT = 0.62;
/** Returns a colour (#rrggbb) moved towards the grey of the same brightness. */
function paled(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  const parts = [r, g, b].map((part) =>
    Math.round(grey + (part - grey) * LEFT)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

interface MatPaint {
  readonly felt: string;
  readonly felt2: string;
  readonly line: string;
  readonly edge: string;
}
const MAT_PAINTS: Readonly<Record<string, Readonly<Record<Theme, MatPaint>>>> = {
  soldiers: {
    light: { felt: '#7FA468', felt2: '#739860', line: '#4E7040', edge: '#5A7C4A' },
    dark: { felt: '#3F5A37', felt2: '#385131', line: '#7F9C72', edge: '#2C4127' },
    projector: { felt: '#DCEACF', felt2: '#D2E3C4', line: '#6F8A62', edge: '#000000' },
  },
  scifi: {
    light: { felt: '#93A8A4', felt2: '#879D99', line: '#557069', edge: '#4E6A66' },
    dark: { felt: '#3A4A48', felt2: '#344341', line: '#7F9692', edge: '#263330' },
    projector: { felt: '#EEEBE6', felt2: '#EEEBE6', line: '#7B7468', edge: '#000000' },
  },
  stratego: {
    light: { felt: '#E7D6AE', felt2: '#DDCA9E', line: '#A88F5C', edge: '#77603A' },
    dark: { felt: '#5A4E36', felt2: '#534830', line: '#9C895F', edge: '#3B3222' },
    projector: { felt: '#F7F1E1', felt2: '#EDE4CC', line: '#6D5B33', edge: '#000000' },
  },
  fortress: {
    light: { felt: '#DAC490', felt2: '#CFB780', line: '#8F733C', edge: '#7C6238' },
    dark: { felt: '#5E5136', felt2: '#564A30', line: '#A08C5E', edge: '#403720' },
    projector: { felt: '#F6EEDB', felt2: '#F6EEDB', line: '#7B6638', edge: '#000000' },
  },
  flick: {
    light: { felt: '#D9A566', felt2: '#CE9857', line: '#7A3B12', edge: '#6B3A16' },
    dark: { felt: '#7A5530', felt2: '#714D2A', line: '#2E1606', edge: '#3A2110' },
    projector: { felt: '#F4E3CB', felt2: '#F4E3CB', line: '#7A3B12', edge: '#000000' },
  },
  plain: {
    light: { felt: '#B9B4A6', felt2: '#AEA999', line: '#77715F', edge: '#5F5A4C' },
    dark: { felt: '#4A4740', felt2: '#434039', line: '#8F8A7C', edge: '#312F2A' },
    projector: { felt: '#F1F1EC', felt2: '#F1F1EC', line: '#77776F', edge: '#000000' },
  },
};

/** The names of all mats that have paints. */
export const MATS: readonly string[] = Object.keys(MAT_PAINTS);
/** Returns the felt, fibres, printed lines and edge of a mat in a theme. */
export function matPaint(mat: string, theme: Theme): MatPaint {
  const paints = MAT_PAINTS[mat];
  if (!paints) throw new Error(`No paints of the mat ${mat}.`);
  return paints[theme];
}

interface TerrainPaint {
  readonly stone: {
    readonly top: string;
    readonly top2: string;
    readonly side: string;
    readonly line: string;
    readonly out: string;
  };
  readonly tree: { readonly a: string; readonly b: string; readonly c: string; readonly out: string };
  /** The younger trees of a group. */
  readonly sapling: { readonly a: string; readonly b: string; readonly c: string };
  readonly timber: { readonly top: string; readonly top2: string; readonly line: string; readonly out: string };
  readonly roof: { readonly lit: string; readonly shade: string; readonly line: string; readonly out: string };
  readonly cloth: { readonly lit: string; readonly shade: string; readonly line: string; readonly out: string };
  readonly hay: string;
  readonly shadow: string;
  /** Width of an outline in px. */
  readonly outline: number;
}
/** Paints of the terrain on the mat. */
export const TERRAIN_PAINTS: Readonly<Record<Theme, TerrainPaint>> = {
  light: {
    stone: { top: '#CFC9BC', top2: '#BDB6A7', side: '#8C8577', line: '#8F8878', out: '#3B372F' },
    tree: { a: '#3F6B3A', b: '#54834A', c: '#6E9C5E', out: '#20391E' },
    sapling: { a: '#5C7A32', b: '#78963F', c: '#97B25A' },
    timber: { top: '#B98A57', top2: '#A67746', line: '#7B5429', out: '#3A2410' },
    roof: { lit: '#B5694B', shade: '#96533A', line: '#74402C', out: '#3A1D12' },
    cloth: { lit: '#DCCFAE', shade: '#BFAF88', line: '#9A8A62', out: '#40361F' },
    hay: '#D3B56A',
    shadow: 'rgba(26,16,6,.36)',
    outline: 1.8,
  },
  dark: {
    stone: { top: '#8E887B', top2: '#7C766A', side: '#57524A', line: '#5F594F', out: '#16130F' },
    tree: { a: '#24412A', b: '#315337', c: '#446A48', out: '#0E1B10' },
    sapling: { a: '#3A4A24', b: '#4B5E2E', c: '#62783E' },
    timber: { top: '#7E5C38', top2: '#704F2E', line: '#4B3319', out: '#160D04' },
    roof: { lit: '#7E4A36', shade: '#683B2A', line: '#4A291D', out: '#170B06' },
    cloth: { lit: '#8F856C', shade: '#776D55', line: '#574E3A', out: '#17130A' },
    hay: '#8A7442',
    shadow: 'rgba(10,6,2,.42)',
    outline: 1.8,
  },
  projector: {
    stone: { top: '#D9D9D4', top2: '#C4C4BE', side: '#8A8A84', line: '#77776F', out: '#000000' },
    tree: { a: '#4D7A45', b: '#68955E', c: '#8DB381', out: '#000000' },
    sapling: { a: '#6F8F3F', b: '#8DAA57', c: '#AEC77C' },
    timber: { top: '#D9B58A', top2: '#C79E6E', line: '#7B5429', out: '#000000' },
    roof: { lit: '#D98F72', shade: '#C27A5E', line: '#74402C', out: '#000000' },
    cloth: { lit: '#EFE5CB', shade: '#D5C8A4', line: '#8A7C58', out: '#000000' },
    hay: '#E6CC88',
    shadow: 'rgba(85,85,85,.28)',
    outline: 3,
  },
};

interface MarkPaint {
  readonly tape: string;
  readonly tapeEdge: string;
  readonly tapeInk: string;
  /** Height of text in px, and of the small line under it. */
  readonly text: number;
  readonly small: number;
  /** Colour of printed dots and rings. */
  readonly dot: string;
  readonly dotCase: string;
  readonly labelEdge: string;
  /** Opacity of the sight fan. */
  readonly fan: number;
}
/** Paints of measures, labels and rings. */
export const MARK_PAINTS: Readonly<Record<Theme, MarkPaint>> = {
  light: {
    tape: '#F6C445',
    tapeEdge: '#A87A0C',
    tapeInk: '#211A06',
    text: 13.5,
    small: 12,
    dot: '#FFFFFF',
    dotCase: 'rgba(20,14,4,.55)',
    labelEdge: 'rgba(255,255,255,0)',
    fan: 0.5,
  },
  dark: {
    tape: '#F6C445',
    tapeEdge: '#8B650B',
    tapeInk: '#211A06',
    text: 13.5,
    small: 12,
    dot: '#FFFFFF',
    dotCase: 'rgba(0,0,0,.6)',
    labelEdge: 'rgba(255,255,255,.4)',
    fan: 0.26,
  },
  projector: {
    tape: '#FFD23F',
    tapeEdge: '#D9A400',
    tapeInk: '#000000',
    text: 25,
    small: 24,
    dot: '#000000',
    dotCase: 'rgba(255,255,255,.85)',
    labelEdge: 'rgba(255,255,255,0)',
    fan: 0.5,
  },
};

/** The inks that are the same in all themes. */
export const INK = {
  ink: '#181D1F',
  metal: '#C8CED1',
  metal2: '#8D969B',
  gold: '#E2B13C',
  bone: '#FBF7EC',
  shadow: 'rgba(20,14,6,.34)',
  label: '#1D2320',
  onLabel: '#FFFFFF',
  keyOnLabel: '#F6C445',
  tooFar: '#F3B6A6',
  wrong: '#A3231B',
} as const;

/** The typeface of all text on the table. */
export const UI_FONT =
  "'Onest Variable', 'Onest', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
/** The typeface of numbers on blocks. */
export const DISPLAY_FONT = "'Piazzolla Variable', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif";
