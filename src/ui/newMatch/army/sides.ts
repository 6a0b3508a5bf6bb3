/** The sides whose armies the options name. */
export const SIDES = ['blue', 'red'] as const;
export type Side = (typeof SIDES)[number];
