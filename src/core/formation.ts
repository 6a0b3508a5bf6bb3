import type { Point } from '../geometry/point.ts';
import { facingSchema, MAX_COORDINATE } from './actionSchemas.ts';
import type { Refusal } from './choice.ts';
import { memoize } from './memoize.ts';
import { z } from './schema.ts';
import type { Seat } from './seat.ts';

const coordinate = z.int().min(-MAX_COORDINATE).max(MAX_COORDINATE);
/**
 * A side's formation, stored relative to that side so any side can use it. Each piece has its number, its distance to the right
 * of and behind the centre (mm), and its facing from straight ahead (degrees).
 */
export const formationSchema = z
  .array(z.object({ no: z.int().min(0).max(63), x: coordinate, y: coordinate, facing: facingSchema.optional() }))
  .min(1)
  .max(64);
export type Formation = z.infer<typeof formationSchema>;

/** A side's own frame: its centre, and how many clockwise quarter turns it is from the near edge. */
export interface FormationFrame {
  readonly middle: Point;
  readonly quarters: number;
}
/** A piece placed on the table, in whole mm and degrees. */
interface PiecePut {
  readonly id: string;
  readonly at: Point;
  readonly facing?: number | undefined;
}
const rotateQuarters = ({ x, y }: Point, quarters: number): Point => {
  let point = { x, y };
  for (let i = 0; i < quarters; i++) point = { x: -point.y, y: point.x };
  return { x: point.x + 0, y: point.y + 0 };
};
const normalizeDegrees = (degrees: number): number => (degrees + 360) % 360;

/** Returns the formation of these pieces, in order, leaving out those not on the table. */
export const recordFormation = (
  own: readonly { readonly at: Point | null; readonly facing?: number }[],
  { middle, quarters }: FormationFrame,
): Formation =>
  own.flatMap(({ at, facing }, no) => {
    if (!at) return [];
    const place = rotateQuarters({ x: at.x - middle.x, y: at.y - middle.y }, 4 - quarters);
    return [{ no, ...place, ...(facing === undefined ? {} : { facing: normalizeDegrees(facing - 90 * quarters) }) }];
  });

/** How a game places its pieces one by one. */
interface FormationHost<State> {
  readonly ground: FormationFrame;
  /** The ids of the side's own pieces, in order. */
  readonly own: readonly string[];
  isWaiting(state: State, id: string): boolean;
  /** Returns why a piece cannot be placed there now, with the nearest legal place if there is one. */
  refuse(state: State, put: PiecePut): Refusal | null;
  put(state: State, put: PiecePut): State;
}
/** Places a side's waiting pieces in a saved formation, or as near to it as possible. Also returns how many are exactly in place. */
export const restoreFormation = <State>(
  before: State,
  formation: Formation,
  { ground: { middle, quarters }, own, isWaiting, refuse, put }: FormationHost<State>,
): { readonly state: State; readonly exact: number } => {
  let [state, exact] = [before, 0];
  for (const { no, x, y, facing } of formation) {
    const id = own[no];
    if (id === undefined || !isWaiting(state, id)) continue;
    const by = rotateQuarters({ x, y }, quarters);
    const desired: PiecePut = {
      id,
      at: { x: middle.x + by.x, y: middle.y + by.y },
      ...(facing === undefined ? {} : { facing: normalizeDegrees(facing + 90 * quarters) }),
    };
    const refused = refuse(state, desired);
    if (!refused) exact++;
    const next = refused ? (refused.instead as PiecePut | undefined) : desired;
    if (next) state = put(state, next);
  }
  return { state, exact };
};

/** How a game's sides deploy. `ownOf` lists a side's pieces in an order that all sides share. */
interface FormationGame<State> {
  groundOf(state: State, seat: Seat): FormationFrame;
  ownOf(
    state: State,
    seat: Seat,
  ): readonly { readonly id: string; readonly at: Point | null; readonly facing?: number }[];
  waitingOf(state: State, seat: Seat): readonly { readonly id: string }[];
  refuse: FormationHost<State>['refuse'];
  put: FormationHost<State>['put'];
}
/**
 * Returns functions that record a side's formation (null until it is complete) and restore it for the active side. Results are
 * cached by state and formation.
 */
export const formationKeeper = <State extends { readonly active: Seat }>(game: FormationGame<State>) => ({
  kept: (state: State, seat: Seat): Formation | null => {
    const own = game.ownOf(state, seat);
    return own.some(({ at }) => at === null) ? null : recordFormation(own, game.groundOf(state, seat));
  },
  again: memoize((state: State, formation: Formation) => {
    const seat = state.active;
    return restoreFormation<State>(state, formation, {
      ground: game.groundOf(state, seat),
      own: game.ownOf(state, seat).map(({ id }) => id),
      isWaiting: (now, id) => game.waitingOf(now, seat).some((each) => each.id === id),
      refuse: game.refuse,
      put: game.put,
    });
  }),
});
