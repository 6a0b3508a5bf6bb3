import warriors from './warriors.json' with { type: 'json' };

/** The ten flat warriors, by the name of their body. */
export const WARRIOR_NAMES = [
  'hawk',
  'boar',
  'turtle',
  'scorpion',
  'bull',
  'ray',
  'star',
  'wolf',
  'owl',
  'beetle',
] as const;
export type WarriorName = (typeof WARRIOR_NAMES)[number];
/** A corner in mm in the body's own frame: +x is its front, +y its left, and 0, 0 its centre. */
export type Corner = readonly [x: number, y: number];
/**
 * A flat body made of convex parts. Each part has three rings, inset by its bevels: `bottom` at 0, `rim` between two heights,
 * `top` at `thickness` (mm). `outline` runs anticlockwise round the widest places. Mass in g, density in g/cm³.
 */
export interface FlatBody {
  readonly id: WarriorName;
  readonly thickness: number;
  readonly mass: number;
  readonly density: number;
  readonly friction: number;
  readonly restitution: number;
  readonly rim: readonly [from: number, to: number];
  readonly outline: readonly Corner[];
  readonly parts: readonly {
    readonly bottom: readonly Corner[];
    readonly rim: readonly Corner[];
    readonly top: readonly Corner[];
  }[];
  /** The drawing: a path in a unit square with the front up, its scale, and the body's centre in it (mm). */
  readonly art: { readonly path: string; readonly mmPerUnit: number; readonly origin: Corner };
}
const FLAT = new Map((warriors as unknown as readonly FlatBody[]).map((body) => [body.id, body]));
/** Returns a warrior's body. Throws for an unknown name. */
export const warriorBody = (name: string): FlatBody => {
  const body = FLAT.get(name as WarriorName);
  if (!body) throw new Error(`There is no warrior named ${name}.`);
  return body;
};
