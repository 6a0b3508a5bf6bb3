/** The sides with armies in the options. */
export const SIDES = ['blue', 'red'] as const;
export type Side = (typeof SIDES)[number];
