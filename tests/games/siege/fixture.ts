import type { z } from 'zod';
import type { Seat } from '../../../src/core/seat.ts';
import type { Pose } from '../../../src/core/shots/pose.ts';
import type { ShotResult } from '../../../src/core/shots/shot.ts';
import { siege as game } from '../../../src/games/siege/index.ts';
import { type Action, optionsSchema, type Piece, type State } from '../../../src/games/siege/types.ts';
import type { Point } from '../../../src/geometry/point.ts';
import { hand } from '../../help.ts';

/** The castle's modules: x from 245 to 595, y from 70 (back) to 350 (front); courtyard x 315-525, y 140-280. */
const WIDTH = 840;
/** A point seen in a mirror standing upright in the middle of the field. */
export const mirror = ({ x, y }: Point): Point => ({ x: WIDTH - x, y });

/** The pieces of a small table by their ids (`blue1`, `red2`, `blue.gun1`), and what else is not as usual. */
export interface Small {
  readonly men: Readonly<Record<string, readonly [x: number, y: number]>>;
  readonly options?: Partial<z.input<typeof optionsSchema>>;
  readonly active?: Seat;
  readonly state?: Partial<State>;
  /** Changes of single pieces. */
  readonly pieces?: Readonly<Record<string, Partial<Piece>>>;
}
/** A small siege in the manoeuvre of blue, the Attacker; shots are virtual. */
export const small = ({ men, options, active = 'blue', state, pieces }: Small): State => ({
  options: optionsSchema.parse({ shooting: 'virtual', ...options }),
  seats: ['blue', 'red'],
  pieces: Object.entries(men).map(([id, [x, y]]) => ({
    id,
    seat: id.startsWith('blue') ? 'blue' : 'red',
    kind: id.includes('gun') ? 'gun' : 'warrior',
    at: { x, y },
    moved: false,
    fired: false,
    gate: null,
    ...pieces?.[id],
  })),
  active,
  stage: { at: 'move' },
  owed: [],
  swift: false,
  mighty: [],
  hushed: [],
  entered: [],
  turns: [0, 0],
  calm: 0,
  ...state,
});
/** A small table in a test's hand. */
export const table = (of: Small) => hand<State, Action>(game, small(of));
/** The same table seen in a mirror: left and right changed. */
export const mirrored = (of: Small): Small => ({
  ...of,
  men: Object.fromEntries(Object.entries(of.men).map(([id, [x, y]]) => [id, [WIDTH - x, y]])),
});
export const at = (state: State, id: string): Point | null | undefined =>
  state.pieces.find((each) => each.id === id)?.at;
export const ids = (state: State): string => state.pieces.map(({ id }) => id).join(' ');
export const toAct = (state: State): string => {
  const turn = game.turn(state);
  return 'to' in turn ? turn.to : `over ${turn.over.winners.join()} ${turn.over.why.key.split('.')[1]}`;
};
/** A walk of a piece over these points after where it stands. */
export const walk = (state: State, id: string, ...to: readonly (readonly [number, number])[]): Action => ({
  type: 'walk',
  id,
  path: [at(state, id) as Point, ...to.map(([x, y]) => ({ x, y }))],
});
/** An answer of the physics: what the shell touched, in order, and where those lie who were moved. */
export const answer = (touched: readonly string[], rest: Readonly<Record<string, Pose>> = {}): ShotResult => ({
  physics: 'test',
  settled: true,
  rest,
  contacts: touched.map((id, i) => [100 + i, 'shell', id] as const),
  touching: [],
  spun: {},
  over: [],
});
