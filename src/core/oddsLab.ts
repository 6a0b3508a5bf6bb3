import type { Point } from '../geometry/point.ts';
import type { Message } from './message.ts';
import type { NodeId, PieceNode } from './scene.ts';

/** A value that a field of the odds lab offers. `look` is its sprite, if it is a figure. */
interface LabValue {
  readonly id: string;
  readonly label: Message;
  readonly look?: Pick<PieceNode, 'figure' | 'seat' | 'emblem' | 'mark' | 'body'>;
}
/** A setting of the odds lab: one of several values (default: the first), or a switch (`on` or `off`). */
export type LabField = { readonly id: string; readonly label: Message } & (
  | { readonly kind: 'one'; readonly values: readonly LabValue[] }
  | { readonly kind: 'switch' }
);
/** The settings by field. Missing fields have their defaults. */
export type LabSettings = Readonly<Record<string, string>>;
/** One action of the odds lab: what can be set, the table and action that result, the acting piece and its target. */
export interface LabTrial<State, Action> {
  readonly id: string;
  readonly label: Message;
  /** Flying things have no exact odds. They are tried with hand shake, and the results are compared with a prediction from a few tries. */
  readonly tried?: true;
  fields(setting: LabSettings): readonly LabField[];
  lay(setting: LabSettings): {
    readonly state: State;
    readonly action: Action;
    readonly by: NodeId;
    readonly on?: NodeId;
  };
}
/** What hides a figure along a straight path: the table with the figure at a point of it, and the piece that looks. */
interface SightTrial<State> {
  readonly by: NodeId;
  readonly on: NodeId;
  readonly from: Point;
  readonly to: Point;
  fields(setting: LabSettings): readonly LabField[];
  lay(setting: LabSettings, at: Point): State;
}
/** What a class can try outside any match. The odds come from the game's own rules, run on the tables made here. */
export interface OddsLab<State, Action> {
  readonly trials: readonly LabTrial<State, Action>[];
  readonly sight?: SightTrial<State>;
}

/** Returns a field's value. */
export const fieldValue = (setting: LabSettings, field: LabField): string => {
  const fallback = field.kind === 'one' ? (field.values[0]?.id ?? '') : 'off';
  const value = setting[field.id] ?? fallback;
  return field.kind === 'one' && !field.values.some(({ id }) => id === value) ? fallback : value;
};
/** Whether a switch is on. */
export const isSwitchOn = (setting: LabSettings, id: string): boolean => setting[id] === 'on';
/** Returns a field with one of several values, each with its text. */
export const selectField = <Id extends string>(
  id: string,
  label: Message,
  values: readonly Id[],
  textOf: (value: Id) => Message,
): LabField => ({ id, label, kind: 'one', values: values.map((value) => ({ id: value, label: textOf(value) })) });
