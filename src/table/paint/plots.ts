import type { Mm, Point } from '../../geometry/point.ts';
import { gapToShape } from '../../geometry/shape.ts';
import { randomStream } from '../draw/randomStream.ts';
import { axesOf, distanceToLine, placeIn } from './footprint.ts';
import { type Ink, mixed, shaded } from './maps.ts';
import { fractalNoise, grainNoise, noise, randomOf, smoothstep } from './noise.ts';
import type { Paved } from './paving.ts';
import type { TablePlan } from './plan.ts';

/** What grows on a plot of farmland: nothing yet, the stubble of corn, or rows of cabbage. */
const CROPS = ['ploughed', 'stubble', 'cabbage'] as const;
type Crop = (typeof CROPS)[number];
/** A plot of farmland, flat and without any effect on the rules: a box and its crop. */
interface Plot {
  readonly middle: Point;
  readonly long: Mm;
  readonly wide: Mm;
  /** Radians. */
  readonly turn: number;
  readonly crop: Crop;
}
/** The table's area (mm²) for each plot, how many places are tried, and how far a plot keeps from terrain, roads and plots. */
const AREA = 330 * 330;
const TRIES = 30;
const CLEAR: Mm = 34;
/** Returns the plots of a table, clear of its terrain and its road. The same table always has the same. */
function plotsOf({ view: { width, height }, areas, road }: TablePlan): Plot[] {
  const grain = randomStream(`plots ${width} ${height}`);
  const plots: Plot[] = [];
  const isFree = (at: Point): boolean =>
    areas.every(({ shape }) => gapToShape({ at, r: 0 }, shape) > CLEAR) &&
    (!road || distanceToLine(road.points, at.x, at.y) > road.wide / 2 + CLEAR / 2) &&
    plots.every((plot) => depthIn(plot, at) < -CLEAR);
  const wanted = Math.round((width * height) / AREA);
  for (let n = 0; n < wanted * TRIES && plots.length < wanted; n++) {
    const plot: Plot = {
      middle: { x: grain() * width, y: grain() * height },
      long: 130 + grain() * 110,
      wide: 90 + grain() * 60,
      turn: (grain() - 0.5) * 0.7 + (grain() < 0.4 ? Math.PI / 2 : 0),
      crop: CROPS[plots.length % CROPS.length] as Crop,
    };
    if (places(plot).every(isFree)) plots.push(plot);
  }
  return plots;
}
/** Places all over a plot, as far apart as terrain is wide. */
const places = (plot: Plot): Point[] =>
  [-1, -0.5, 0, 0.5, 1].flatMap((u) =>
    [-1, -0.5, 0, 0.5, 1].map((v) => placeIn(plot, (u * plot.long) / 2, (v * plot.wide) / 2)),
  );
const depthIn = (plot: Plot, { x, y }: Point): Mm => {
  const [u, v] = axesOf(plot)(x, y);
  return Math.min(plot.long / 2 - Math.abs(u), plot.wide / 2 - Math.abs(v));
};

/** A place on a plot: in its axes, its row, how far it is across the row (-.5 to .5), and a grain. */
interface Spot {
  readonly u: Mm;
  readonly v: Mm;
  readonly row: number;
  readonly across: number;
  readonly grain: number;
}
/** The distance of the rows of each crop, mm. */
const ROWS: Readonly<Record<Crop, Mm>> = { ploughed: 8, stubble: 5.5, cabbage: 12 };
const EARTH: Ink = [132, 100, 66];
const GROWN: Readonly<Record<Crop, (spot: Spot) => { ink: Ink; height: Mm }>> = {
  ploughed: ({ u, v, across, grain }) => {
    const ridge = Math.cos(across * 2 * Math.PI);
    const clod = noise(u / 2.4, v / 2.4) + grain * 0.4;
    return { ink: shaded(EARTH, 0.72 + ridge * 0.12 + clod * 0.28), height: ridge * 1.1 + clod * 1.2 };
  },
  stubble: ({ u, v, row, across, grain }) => {
    const straw =
      smoothstep(0.36, 0.1, Math.abs(across)) * smoothstep(0.3, 0.6, noise(u / 3 + row * 9, v) + grain * 0.3);
    const ink = mixed(shaded(EARTH, 0.95 + grain * 0.25), shaded([206, 178, 106], 0.75 + grain * 0.4), straw);
    return { ink, height: straw * (1 + grain * 1.6) + grain * 0.3 };
  },
  cabbage: ({ u, v, row, across, grain }) => {
    const place = u / 11 + randomOf(row * 31) * 0.6;
    const along = (place - Math.floor(place) - 0.5) * 11;
    const size = 3.2 + randomOf(row * 57 + Math.floor(place) * 13) * 1.6;
    const far = Math.hypot(along, across * 12) + (noise(u / 1.6, v / 1.6) - 0.5) * 2;
    const leaf = smoothstep(size, size - 1.2, far);
    const green = shaded([98, 122, 66], 0.7 + grain * 0.3 + smoothstep(size, 0, far) * 0.35);
    const ridge = Math.cos(across * 2 * Math.PI) * 0.5;
    return { ink: mixed(shaded(EARTH, 0.9 + grain * 0.25), green, leaf), height: ridge + leaf * 3 + grain * 0.5 };
  },
};
/** Returns the plots of a table's ground: crop and furrows at a place, or null where there is no plot. */
export function farmland(plan: TablePlan): (x: Mm, y: Mm) => Paved | null {
  const plots = plotsOf(plan).map((plot) => ({ ...plot, axes: axesOf(plot) }));
  return (x, y) => {
    for (const { long, wide, crop, axes } of plots) {
      const [u, v] = axes(x, y);
      const inside = Math.min(long / 2 - Math.abs(u), wide / 2 - Math.abs(v));
      if (inside < -6) continue;
      const depth = inside + (fractalNoise(x / 13, y / 13) - 0.5) * 16;
      if (depth < 0) continue;
      const bent = v + (noise(u / 40, 7) - 0.5) * 5;
      const row = Math.floor(bent / ROWS[crop]);
      const across = bent / ROWS[crop] - row - 0.5;
      const grown = GROWN[crop]({ u, v: bent, row, across, grain: grainNoise(x, y) });
      return { part: smoothstep(0, 5, depth + (noise(x / 2, y / 2) - 0.5) * 4), ...grown };
    }
    return null;
  };
}
