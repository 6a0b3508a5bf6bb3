import { baseCorners, isStandingBody, STANDING_BODIES, type StandingBody, type BodyVector } from './standingBodies.ts';
import { type FlatBody, warriorBody } from './flatBodies.ts';

/**
 * The corners of a convex part, in mm in the body's own frame. The origin is half the thickness up in a flat body, and at the
 * foot of a standing one.
 */
export type Hull = readonly BodyVector[];

/** Returns a flat or standing body by name. Throws for an unknown name. */
export const bodyByName = (name: string): { readonly flat: FlatBody } | { readonly standing: StandingBody } =>
  isStandingBody(name) ? { standing: STANDING_BODIES[name] } : { flat: warriorBody(name) };

const at =
  (z: number) =>
  ([x, y]: readonly [number, number]): BodyVector => [x, y, z];
const flatHulls = ({ parts, rim, thickness }: FlatBody): Hull[] =>
  parts.map((part) => [
    ...part.bottom.map(at(-thickness / 2)),
    ...part.rim.map(at(rim[0] - thickness / 2)),
    ...part.rim.map(at(rim[1] - thickness / 2)),
    ...part.top.map(at(thickness / 2)),
  ]);
const SIGNS = [-1, 1] as const;
const standingHulls = ({ base, blocks }: StandingBody): Hull[] => [
  ...(base ? [[0, base.height].flatMap((z) => baseCorners(base.r).map(at(z)))] : []),
  ...blocks.map(({ at: [x, y, z], half: [a, b, c] }) =>
    SIGNS.flatMap((i) => SIGNS.flatMap((j) => SIGNS.map((k): BodyVector => [x + i * a, y + j * b, z + k * c]))),
  ),
];
const known = new Map<string, readonly Hull[]>();
/** Returns the convex parts of a body. Flat bodies keep the order of their data; a standing body's base comes before its blocks. */
export const hullsOf = (name: string): readonly Hull[] => {
  const old = known.get(name);
  if (old) return old;
  const body = bodyByName(name);
  const hulls = 'flat' in body ? flatHulls(body.flat) : standingHulls(body.standing);
  known.set(name, hulls);
  return hulls;
};
