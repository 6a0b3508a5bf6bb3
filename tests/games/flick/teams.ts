import type { CourseOf, State } from '../../../src/games/flick/types.ts';
import { type Men, type Sides, table } from './fixture.ts';

/** My five and theirs, each in a row before the own edge but for the fifth on his line. */
export const TEAMS: Men = {
  hawk: [0, -175],
  boar: [-80, -270],
  turtle: [-40, -270],
  scorpion: [0, -270],
  bull: [45, -270],
  ray: [0, 175],
  star: [-80, 270],
  wolf: [-35, 270],
  owl: [5, 270],
  beetle: [45, 270],
};
export const STRIKE = 'aim hawk flick:do.strike';
export const off = (x = 0) => [x, 330, { z: 30 }] as const;
export const course = (state: State): CourseOf<'teams'> => state.course as CourseOf<'teams'>;
export const teams = (opening = false): CourseOf<'teams'> => ({
  kind: 'teams',
  opening,
  chosen: null,
  lifted: false,
  owed: [],
});
export const begin = (
  t: Sides,
  men: Men = TEAMS,
  more: Partial<State> = {},
  options: Partial<State['options']> = {},
) => {
  const start = t.state('V', { variant: 'fieldV', ...options }, men, { course: teams(), ...more });
  const fighters = start.fighters.map((each) => ({ ...each, beaten: each.pose === null }));
  return table(t, { ...start, fighters });
};
export const beaten = (state: State): string[] => state.fighters.filter((each) => each.beaten).map(({ id }) => id);
