import type { RuleId } from './message.ts';

/**
 * When a hint appears. `pick`: no piece is selected. `put`, `walk`, `target`: the selected piece can be placed, move or attack.
 * `way`, `aimed`, `hidden`: a path, an aim or a half-hidden target is proposed. `throw`, `lit`: a roll is next, or a row was lit.
 * A choice key: that choice is available; the hint is beside its button or `on` the pieces. A rule: something just happened by
 * it.
 */
export type HintTrigger =
  | 'pick'
  | 'put'
  | 'walk'
  | 'flick'
  | 'gun'
  | 'target'
  | 'way'
  | 'aimed'
  | 'hidden'
  | 'throw'
  | 'lit'
  | 'handOver'
  | { readonly choice: string; readonly on?: 'pieces' }
  | { readonly rule: RuleId };
/** One sentence of the first match, shown once beside what it is about. */
export interface Hint {
  /** The text `hint.<id>`. It replaces the app's own hint with that id. */
  readonly id: string;
  readonly at: HintTrigger;
}
