import type { z } from 'zod';
import type { Seat } from '../../../src/core/seat.ts';
import type { ShotResult } from '../../../src/core/shots/shot.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import type { ProfileId } from '../../../src/games/sci-fi/armies/profiles.ts';
import {
  type Action,
  type Gun,
  type Obstacle,
  type State,
  type Unit,
  optionsSchema,
} from '../../../src/games/sci-fi/types.ts';
import { type Hand, hand } from '../../help.ts';

/** A piece of a small table: its profile, where it stands, and what else is not as usual. */
export type Man = readonly [profile: ProfileId, x: number, y: number, more?: Partial<Unit> & Partial<Gun>];
/** The pieces of a small table by their ids (`blue1`, `red2`, `gun1`), and what else is not as usual. */
export interface Small {
  readonly men: Readonly<Record<string, Man>>;
  readonly options?: Partial<z.input<typeof optionsSchema>>;
  readonly obstacles?: readonly Obstacle[];
  readonly active?: Seat;
  readonly left?: number;
  readonly calm?: number;
}
const seatOf = (id: string): Seat => (id.startsWith('red') ? 'red' : 'blue');
/** A small table at the start of blue's turn, with virtual fire and no obstacles. */
export const small = ({ men, options, obstacles = [], active = 'blue', left, calm = 0 }: Small): State => {
  const things = Object.entries(men).map(([id, [profile, x, y, more]]) => {
    const seat = seatOf(id);
    return { id, seat, profile, at: { x, y }, z: 0, facing: seat === 'blue' ? 0 : 180, damage: 0, ...more };
  });
  return {
    options: optionsSchema.parse({ fire: 'virtual', ...options }),
    seats: ['blue', 'red'],
    obstacles,
    units: things.filter(({ id }) => !id.startsWith('gun')).map((each) => ({ wounded: false, done: false, ...each })),
    guns: things.filter(({ id }) => id.startsWith('gun')).map((each) => ({ fired: false, mover: null, ...each })),
    active,
    stage: { at: 'act' },
    acting: null,
    grenade: false,
    left: left ?? null,
    calm,
  };
};
const other = (id: string): string => (id.startsWith('blue') ? id.replace('blue', 'red') : id.replace('red', 'blue'));
const WIDTH = 1200;
/** The same table seen in a mirror standing upright in the middle of the field, with the two sides changed. */
export const mirrored = (table: Small): Small => ({
  ...table,
  men: Object.fromEntries(
    Object.entries(table.men).map(([id, [profile, x, y, more]]): [string, Man] => [
      other(id),
      [
        profile,
        WIDTH - x,
        y,
        { ...more, ...(more?.facing === undefined ? {} : { facing: (360 - more.facing) % 360 }) },
      ],
    ]),
  ),
  obstacles: (table.obstacles ?? []).map((each) => ({ ...each, at: { x: WIDTH - each.at.x, y: each.at.y } })),
  active: table.active === 'red' ? 'blue' : 'red',
});
/** The same action in the mirror. */
export const mirroredAction = (action: Action): Action =>
  JSON.parse(
    JSON.stringify(action, (key, value: unknown) => {
      if (key === 'x') return WIDTH - (value as number);
      return typeof value === 'string' && /^(blue|red)\d/.test(value) ? other(value) : value;
    }),
  ) as Action;
/** A small table in hand. */
export const table = (of: Small): Hand<State, Action> => hand<State, Action>(game, small(of));
/** A table in hand together with its mirror image, for what must hold on both. */
export const both = (
  of: Small,
  law: (t: Hand<State, Action>, as: (action: Action) => Action, id: (id: string) => string) => void,
): void => {
  law(
    table(of),
    (action) => action,
    (id) => id,
  );
  law(table(mirrored(of)), mirroredAction, (id) => (id.startsWith('gun') ? id : other(id)));
};
/** What became of a unit: wounded, its damage, or that it is gone. */
export const fate = ({ units, guns }: State, id: string): string | number => {
  const unit = units.find((each) => each.id === id);
  const gun = guns.find((each) => each.id === id);
  if (!unit && !gun) return 'gone';
  if (unit?.wounded) return 'wounded';
  return (unit ?? gun)?.damage || 'well';
};
/** The ids of all pieces. */
export const ids = ({ units, guns }: State): string => [...units, ...guns].map(({ id }) => id).join(' ');
/** A shot's answer by hand; only what is given differs from a shell that flies off and touches nothing. */
export const answer = (of: Partial<ShotResult> = {}): ShotResult => ({
  physics: 'by hand',
  settled: true,
  rest: {},
  contacts: [],
  touching: [],
  spun: {},
  over: [],
  ...of,
});
