import type { View } from '../view.ts';
import type { Choice } from '../choice.ts';
import type { ShotEvent } from '../event.ts';
import type { RollRequest } from '../luck.ts';
import type { Message } from '../message.ts';
import type { Seat } from '../seat.ts';
import type { Shot, ShotResult } from '../shots/shot.ts';

/** What may come of an action: `byRow[i]` is the part of `p` through row i of the first throw; `effects` are the signs (`kind:ids`) of what stays of it; `choose`: here this seat must decide. */
export interface Outcome {
  readonly p: number;
  readonly texts: readonly Message[];
  readonly byRow: readonly number[];
  readonly effects: readonly string[];
  readonly state: View<unknown>;
  readonly choose?: Seat;
  /** The shot that led here, one of those that led to the same table by the same rows of its own. */
  readonly shot?: ShotEvent;
}
/** The odds of an action (`each`: several throws of which none bears on another, each with its own rows, `effects` without what several bring about together; `sample`: ask again with `simulate`, for it takes a shot; `unknown`: the view hides what comes of it); `effects` by `kind:id` of each lasting event alone, `open` what was left too thin to follow. */
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
  /** Most runs of `apply` before odds are sampled instead; 1,000 if absent. */
  readonly budget?: number;
  /** Plays sampled; 400 if absent. */
  readonly samples?: number;
  /** Names the luck of the plays sampled; those of one name are alike. */
  readonly seed?: string;
  /** Simulates a shot. */
  readonly simulate?: (shot: Shot) => ShotResult;
}
