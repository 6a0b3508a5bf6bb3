import type { Point } from '../geometry/point.ts';
import type { Message } from './message.ts';
import type { NodeId, PieceNode } from './scene.ts';

/** One of the things that a field of the odds lab offers; `look`: as it is drawn, where it is a figure. */
interface LabValue {
  readonly id: string;
  readonly label: Message;
  readonly look?: Pick<PieceNode, 'figure' | 'seat' | 'emblem' | 'mark' | 'body'>;
}
/** What is set in the odds lab: one of several values, the first by default, or a switch (`on`, else `off`). */
export type LabField = { readonly id: string; readonly label: Message } & (
  | { readonly kind: 'one'; readonly values: readonly LabValue[] }
  | { readonly kind: 'switch' }
);
/** By field what is set; a field that is not named is as it is by default. */
export type LabSettings = Readonly<Record<string, string>>;
/** One deed of the odds lab: what can be set for it, and the table and the action that come of this; who does it, and to whom. */
export interface LabTrial<State, Action> {
  readonly id: string;
  readonly label: Message;
  /** What flies has no exact odds: it is tried by a trembling hand, and what is counted stands beside what a few tries foretold. */
  readonly tried?: true;
  fields(setting: LabSettings): readonly LabField[];
  lay(setting: LabSettings): {
    readonly state: State;
    readonly action: Action;
    readonly by: NodeId;
    readonly on?: NodeId;
  };
}
/** What hides a figure as it goes along a straight way: the table with it at a point of it, and who looks at it. */
interface SightTrial<State> {
  readonly by: NodeId;
  readonly on: NodeId;
  readonly from: Point;
  readonly to: Point;
  fields(setting: LabSettings): readonly LabField[];
  lay(setting: LabSettings, at: Point): State;
}
/** What a game lets a class try apart from any match: its odds come from its own rules, run on the tables laid here. */
export interface OddsLab<State, Action> {
  readonly trials: readonly LabTrial<State, Action>[];
  readonly sight?: SightTrial<State>;
}

/** What a field is set to. */
export const fieldValue = (setting: LabSettings, field: LabField): string => {
  const fallback = field.kind === 'one' ? (field.values[0]?.id ?? '') : 'off';
  const value = setting[field.id] ?? fallback;
  return field.kind === 'one' && !field.values.some(({ id }) => id === value) ? fallback : value;
};
/** Whether a switch is on. */
export const isSwitchOn = (setting: LabSettings, id: string): boolean => setting[id] === 'on';
/** A field with one of several values, each with its text. */
export const selectField = <Id extends string>(
  id: string,
  label: Message,
  values: readonly Id[],
  textOf: (value: Id) => Message,
): LabField => ({ id, label, kind: 'one', values: values.map((value) => ({ id: value, label: textOf(value) })) });
