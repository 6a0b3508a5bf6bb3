import data from './figures.json' with { type: 'json' };

/**
 * One layer of a figure. `f` names the paint, `stroke` makes it a line of that width, `s` is its outline, `rim` adds a bone line and the
 * seat's pattern, `panel` the pattern alone. `z` are the heights (mm) of its foot and top on a figure of 45 mm.
 */
export interface Layer {
  readonly d: string;
  readonly f: string;
  readonly s?: number | undefined;
  readonly stroke?: number | undefined;
  readonly rim?: boolean | undefined;
  readonly panel?: boolean | undefined;
  readonly z?: readonly number[] | undefined;
}
/** A figure from above. A vehicle has no base; a rider's base is stretched by `oval`. */
export interface FigureSprite {
  readonly vehicle?: boolean | undefined;
  readonly oval?: number | undefined;
  readonly layers: readonly Layer[];
}
/** A figure from the front: 1 high, its foot at 0, 0. */
export interface Front {
  readonly w: number;
  readonly d: string;
  readonly gun: string;
}

const CROWN = 'M-.56 .36L-.66 -.34L-.28 -.02L0 -.56L.28 -.02L.66 -.34L.56 .36Z';
const STAR = 'M0 -.62L.159 -.218L.59 -.192L.257 .083L.364 .502L0 .27L-.364 .502L-.257 .083L-.59 -.192L-.159 -.218Z';
const PLAIN: Readonly<Record<string, FigureSprite>> = {
  flag: {
    layers: [
      { f: 'ink', d: 'M-.2 .1A.16 .16 0 1 1 .12 .1A.16 .16 0 1 1 -.2 .1Z' },
      { f: 'metal', d: 'M-.1 .1L-.02 .14L.1 -1.5L.02 -1.5Z' },
      { f: 'body', d: 'M.06 -1.44C.4 -1.66 .66 -1.2 1.16 -1.42L1.1 -.62C.62 -.42 .4 -.84 .02 -.62Z' },
      { f: 'base', d: 'M.05 -1.16C.4 -1.36 .64 -.92 1.14 -1.14L1.12 -.9C.64 -.7 .4 -1.12 .03 -.9Z', s: 0 },
    ],
  },
  objective: { layers: [{ f: 'gold', d: STAR }] },
  // Blocks are drawn by `block.ts`, warriors by `bodyPicture.ts`, tiles by `tile.ts`.
  tile: { layers: [] },
  block: { layers: [] },
  warrior: { layers: [] },
  disc: {
    layers: [
      { f: 'mid', d: 'M-.6 0A.6 .6 0 1 1 .6 0A.6 .6 0 1 1 -.6 0Z' },
      { f: 'body', d: 'M-.36 0A.36 .36 0 1 1 .36 0A.36 .36 0 1 1 -.36 0Z', s: 0 },
    ],
  },
  crown: {
    layers: [
      { f: 'gold', d: CROWN },
      { f: 'base', d: 'M-.5 .16H.5L.48 .28H-.48Z', s: 0 },
    ],
  },
};

const drawn: Readonly<Record<string, FigureSprite>> = data.figures;

/** The names of all figures that have a drawing. */
export const FIGURES: readonly string[] = [...Object.keys(drawn), ...Object.keys(PLAIN)];
/** Returns the sprite of a figure from above. Throws if it has no drawing. */
export function figureSprite(figure: string): FigureSprite {
  const look = drawn[figure] ?? PLAIN[figure];
  if (!look) throw new Error(`No drawing of the figure ${figure}.`);
  return look;
}

const KNIGHTS: ReadonlySet<string> = new Set([
  'knight',
  'axeman',
  'swordsman',
  'archer',
  'rider',
  'gunner',
  'standard',
]);

/** Returns a figure from the front. Soldiers share two silhouettes; everything else has none (null). */
export function frontOf(figure: string): Front | null {
  if (figureSprite(figure).vehicle || PLAIN[figure]) return null;
  return KNIGHTS.has(figure) ? data.front.knight : data.front.trooper;
}
