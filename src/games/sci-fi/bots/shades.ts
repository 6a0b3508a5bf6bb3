import { opponentOf } from '../../../core/seat.ts';
import { type Point, squaredDistance } from '../../../geometry/point.ts';
import { prismOf, stripOf } from '../armies/fields.ts';
import { hiddenFraction } from '../../../geometry/sight.ts';
import { deploymentArea } from '../rules/setup.ts';
import { coverFrom } from '../rules/sightlines.ts';
import { enemiesOf } from '../rules/lookups.ts';
import { COVER, type Body, type Placed, type State } from '../types.ts';

/** A place in a start strip, and how much of the other strip it is open to, 0 to 1. */
interface Shade {
  readonly at: Point;
  readonly open: number;
}
const shades = new WeakMap<State['obstacles'], Map<string, readonly Shade[]>>();
/** Returns how open the places of a strip are to figures in the other one. */
const shadesOf = (state: State, body: Body): readonly Shade[] => {
  const known = shades.get(state.obstacles) ?? new Map<string, readonly Shade[]>();
  shades.set(state.obstacles, known);
  const { at, width, height } = deploymentArea(state, body);
  const key = `${body.seat} ${at.x}`;
  const old = known.get(key);
  if (old) return old;
  const prisms = state.obstacles.map(prismOf);
  const other = stripOf(state, opponentOf(state.seats, body.seat));
  const eyes = Array.from({ length: 12 }, (_, i) => ({ x: 50 + i * 100, y: other.at.y + other.height / 2 }));
  const made: Shade[] = [];
  for (let x = at.x; x <= at.x + width; x += 29) {
    for (let y = at.y; y <= at.y + height; y += 29) {
      const target = { at: { x, y }, half: 12.5, z: 0, tall: 45 };
      const seen = eyes.filter((eye) => hiddenFraction({ at: eye, z: 40.5 }, target, prisms) <= COVER).length;
      made.push({ at: { x, y }, open: seen / eyes.length });
    }
  }
  known.set(key, made);
  return made;
};
/** Returns a place in the strip with little exposure to the other side, away from its own pieces. */
export const shadedSpot = (state: State, body: Body, randomInt: (below: number) => number): Point => {
  const near = ({ x, y }: Point): number =>
    [...state.units, ...state.guns].filter(
      (each) => each.at && each.seat === body.seat && squaredDistance(each.at, { x, y }) < 200 ** 2,
    ).length;
  const watched = (at: Point): number =>
    enemiesOf(state, body.seat).filter((enemy) => {
      const there = { ...body, at } as Placed;
      return coverFrom(state, enemy, there) <= COVER;
    }).length;
  const ranked = shadesOf(state, body)
    .map(({ at, open }) => ({ at, value: open + 0.12 * near(at) + randomInt(100) / 1500 }))
    .toSorted((a, b) => a.value - b.value)
    .slice(0, 12)
    .map(({ at, value }) => ({ at, value: value + 0.15 * watched(at) }))
    .toSorted((a, b) => a.value - b.value);
  return ranked[0]?.at ?? deploymentArea(state, body).at;
};
