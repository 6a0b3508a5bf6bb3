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
/** A corner in mm in the body's own frame: +x its front, +y its left; 0, 0 its centre. */
export type Corner = readonly [x: number, y: number];
/**
 * A flat body: convex parts of three rings (`bottom` at 0, `rim` from `rim[0]` to `rim[1]`, `top` at `thickness`, mm above its bottom
 * face), inset from each other by its bevels; `outline` goes round its widest places, against the clock. Mass in g, density in g/cm³.
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
  /** The drawing: a path in a unit square whose front is up, its scale, and where it puts the body's centre (mm, turned to the body's frame). */
  readonly art: { readonly path: string; readonly mmPerUnit: number; readonly origin: Corner };
}
const FLAT = new Map((warriors as unknown as readonly FlatBody[]).map((body) => [body.id, body]));
/** The body of a warrior; throws for a name that is none. */
export const warriorBody = (name: string): FlatBody => {
  const body = FLAT.get(name as WarriorName);
  if (!body) throw new Error(`There is no warrior named ${name}.`);
  return body;
};
