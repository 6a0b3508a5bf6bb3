/** A shell: a capsule along its front (radius and half the length between the round ends, mm; mass, g). `speed` is at powers 0 and 1000, cm/s. */
export interface ShellBody {
  readonly r: number;
  readonly half: number;
  readonly mass: number;
  readonly friction: number;
  readonly restitution: number;
  readonly speed: readonly [least: number, most: number];
}
/** Shells by name: a light one that topples soldiers, the siege gun's, which depends less on power, and a heavy one of machines and field guns. */
export const SHELLS = {
  shell: { r: 2.8, half: 4.5, mass: 0.88, friction: 0.3, restitution: 0.3, speed: [180, 520] },
  siegeShell: { r: 2.8, half: 4.5, mass: 0.76, friction: 0.3, restitution: 0.3, speed: [300, 450] },
  heavyShell: { r: 4, half: 6, mass: 3.2, friction: 0.3, restitution: 0.3, speed: [180, 520] },
} as const satisfies Record<string, ShellBody>;
export type ShellName = keyof typeof SHELLS;
/** Returns a shell's body. Throws for an unknown name. */
export const shellBody = (name: string): ShellBody => {
  if (!Object.hasOwn(SHELLS, name)) throw new Error(`There is no shell named ${name}.`);
  return SHELLS[name as ShellName];
};
