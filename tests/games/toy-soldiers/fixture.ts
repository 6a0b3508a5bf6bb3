import type { z } from 'zod';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { type Obstacle, type State, optionsSchema } from '../../../src/games/toy-soldiers/types.ts';

/** The men of a small Toy Soldiers table by their ids, and what else is not as usual. */
export interface Small {
  readonly men: Readonly<Record<string, readonly [number, number]>>;
  readonly options?: Partial<z.input<typeof optionsSchema>>;
  readonly spent?: readonly string[];
  readonly ranged?: readonly string[];
  readonly commanders?: readonly string[];
  readonly markers?: Readonly<Record<string, readonly [number, number]>>;
  readonly obstacles?: readonly Obstacle[];
  readonly active?: Seat;
  readonly calm?: number;
  readonly size?: State['field'];
}
const ownerOf = (id: string): Seat => SEATS.find((seat) => id.startsWith(seat)) ?? 'blue';
/** A small Toy Soldiers table at the start of a turn, without terrain. */
export const small = ({ men, options, size, calm = 0, active = 'blue', ...more }: Small): State => {
  const seats = SEATS.filter((seat) => Object.keys(men).some((id) => id.startsWith(seat)));
  return {
    options: optionsSchema.parse({ terrain: 'none', ...options }),
    seats,
    field: size ?? (seats.length > 2 ? { width: 1200, height: 1200 } : { width: 960, height: 720 }),
    obstacles: more.obstacles ?? [],
    markers: Object.entries(more.markers ?? {}).map(([id, [x, y]]) => {
      return { id, seat: id.startsWith('flag.') ? ownerOf(id.slice('flag.'.length)) : null, at: { x, y } };
    }),
    soldiers: Object.entries(men).map(([id, [x, y]]) => ({
      id,
      seat: ownerOf(id),
      at: { x, y },
      spent: more.spent?.includes(id) ?? false,
      ranged: more.ranged?.includes(id) ?? false,
      commander: more.commanders?.includes(id) ?? false,
    })),
    active,
    stage: { at: 'pick' },
    mover: null,
    calm,
  };
};
/** The same table seen in a mirror, with the two sides changed. */
export const mirrored = (table: Small): Small => {
  const other = (id: string): string => (id.startsWith('blue') ? id.replace('blue', 'red') : id.replace('red', 'blue'));
  const places = (list: Small['men']): Small['men'] =>
    Object.fromEntries(Object.entries(list).map(([id, [x, y]]) => [other(id), [(table.size?.width ?? 960) - x, y]]));
  return {
    ...table,
    men: places(table.men),
    ...(table.spent ? { spent: table.spent.map(other) } : {}),
    ...(table.ranged ? { ranged: table.ranged.map(other) } : {}),
    ...(table.commanders ? { commanders: table.commanders.map(other) } : {}),
    active: table.active === 'red' ? 'blue' : 'red',
  };
};
