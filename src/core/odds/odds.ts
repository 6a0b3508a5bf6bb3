import type { View } from '../view.ts';
import type { Choice } from '../choice.ts';
import type { ShotEvent } from '../event.ts';
import type { RollRequest } from '../luck.ts';
import type { Message } from '../message.ts';
import type { Seat } from '../seat.ts';
import type { Shot, ShotResult } from '../shots/shot.ts';

/**
 * A possible outcome. `byRow[i]` is the part of `p` through row i of the first roll. `effects` are the keys (`kind:ids`) of its
 * lasting effects. `choose`: this seat must decide here.
 */
export interface Outcome {
  readonly p: number;
  readonly texts: readonly Message[];
  readonly byRow: readonly number[];
  readonly effects: readonly string[];
  readonly state: View<unknown>;
  readonly choose?: Seat;
  /** One of the shots that lead to this table by the same rows. */
  readonly shot?: ShotEvent;
}
/**
 * The forecast of an action. `each`: independent rolls with their own rows; `effects` leaves out joint ones. `sample`: needs a
 * shot, call again with `simulate`. `unknown`: hidden from the view. `effects` has each lasting event alone, by `kind:id`. `open`
 * is the part too unlikely to follow.
 */
export type Forecast =
  | {
      readonly kind: 'odds';
      readonly exact: boolean;
      readonly throws: readonly RollRequest[];
      readonly outcomes: readonly Outcome[];
      readonly effects: Readonly<Record<string, number>>;
      readonly open: number;
      readonly runs: number;
    }
  | {
      readonly kind: 'each';
      readonly throws: readonly RollRequest[];
      readonly effects: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'sample' | 'unknown' };
/** What to do at a decision midway: an action, or null to leave it to the seat. */
export type DecisionPlan = (view: View<unknown>, choices: readonly Choice<unknown>[], seat: Seat) => unknown;
export interface ForecastOptions {
  readonly plan?: DecisionPlan;
  /** The most runs of `apply` before the odds are sampled. Default: 1,000. */
  readonly budget?: number;
  /** The number of sampled plays. Default: 400. */
  readonly samples?: number;
  /** The seed of the sampled plays. Equal seeds give equal plays. */
  readonly seed?: string;
  readonly simulate?: (shot: Shot) => ShotResult;
}
