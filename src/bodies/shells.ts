/** A shell: a capsule along its front (radius and half the length between its round ends, mm; mass, g) and its speeds at powers 0 and 1000, cm/s. */
export interface ShellBody {
  readonly r: number;
  readonly half: number;
  readonly mass: number;
  readonly friction: number;
  readonly restitution: number;
  readonly speed: readonly [least: number, most: number];
}
/** Shells by name: the light one, which topples men, the siege gun's, whose blow hangs less on its power, and the heavy one of machines and field guns, which topples their like. */
export const SHELLS = {
  shell: { r: 2.8, half: 4.5, mass: 0.88, friction: 0.3, restitution: 0.3, speed: [180, 520] },
  siegeShell: { r: 2.8, half: 4.5, mass: 0.76, friction: 0.3, restitution: 0.3, speed: [300, 450] },
  heavyShell: { r: 4, half: 6, mass: 3.2, friction: 0.3, restitution: 0.3, speed: [180, 520] },
} as const satisfies Record<string, ShellBody>;
/** The name of a shell. */
export type ShellName = keyof typeof SHELLS;
/** The body of a shell; throws for a name that is none. */
export const shellBody = (name: string): ShellBody => {
  if (!Object.hasOwn(SHELLS, name)) throw new Error(`There is no shell named ${name}.`);
  return SHELLS[name as ShellName];
};
