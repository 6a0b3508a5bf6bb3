import type { Point } from '../geometry/point.ts';
import type { Aim } from './aim.ts';
import type { AttackCue, RollEvent } from './luck.ts';
import type { Message, RuleId } from './message.ts';
import type { NodeId, PieceNode } from './scene.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Flick, Shell, ShotResult } from './shots/shot.ts';

/** One row of a shot's table: a possible result, and what it gives by the rule. */
export interface OutcomeRow {
  readonly rule: RuleId;
  readonly text: Message;
  readonly gives: Message;
}

/** The measurements an event is based on. */
export interface MeasuredDistances {
  /** The pairs that were measured, base edge to base edge, before the event. */
  readonly between?: readonly (readonly [NodeId, NodeId])[];
}

/** Something that happened. The log lists events in order; the table animates them in order. */
export type TableEvent =
  | RollEvent
  | (MeasuredDistances & {
      readonly rule: RuleId;
      readonly text: Message;
      /** Only this seat may know of it. */
      readonly only?: Seat;
      /** The seats that have learned a secret. They see it before they hand over, and it cannot be undone. */
      readonly learned?: readonly Seat[];
    } & (
        | { readonly kind: 'moved'; readonly id: NodeId; readonly path: readonly Point[] }
        /** The request without its world, and the result with its film. */
        | {
            readonly kind: 'shot';
            readonly act: Flick | Shell;
            readonly result: ShotResult;
            /** What was aimed, at which target, and how, before hand shake. */
            readonly by: NodeId;
            readonly on?: NodeId;
            readonly aim: Aim;
            /** The possible results and the rows that applied. */
            readonly outcomes?: { readonly rows: readonly OutcomeRow[]; readonly lit: readonly number[] };
          }
        | {
            readonly kind: LastingKind;
            /** The pieces it is about. For `scored`, the pieces that score. */
            readonly ids: readonly NodeId[];
            /** The face that each piece shows for this moment. */
            readonly faces?: Readonly<Record<NodeId, Pick<PieceNode, 'mark' | 'emblem' | 'name'>>>;
            /** The possible results as a table without dice, and the row that applied. */
            readonly table?: { readonly rows: readonly Message[]; readonly row: number };
            /** What crosses the table before it, unless a roll of this step already showed that. */
            readonly dealt?: AttackCue;
            /** The pieces left the table by choice; no one defeated them. */
            readonly withdrawn?: true;
            /** Its name in a word or two, if its kind is not enough. */
            readonly word?: Message;
          }
        | { readonly kind: 'said' | 'over' }
      ));

/** The events of one action, in order. */
export type EventLog = TableEvent[];

export type ShotEvent = Extract<TableEvent, { readonly kind: 'shot' }>;
/** Returns the rows of its table that a shot reached. */
export const litRows = ({ outcomes }: ShotEvent): readonly OutcomeRow[] =>
  outcomes ? outcomes.lit.flatMap((i) => outcomes.rows[i] ?? []) : [];

/** Returns the pieces an event takes from their side by force. Withdrawn pieces are not lost. */
export const lossesIn = (event: TableEvent): readonly NodeId[] =>
  event.kind === 'removed' && !event.withdrawn ? event.ids : [];

/** Returns the pieces on the table that an event is about. */
export const subjectsOf = (event: TableEvent): readonly NodeId[] => {
  if (event.kind === 'moved') return [event.id];
  if (event.kind === 'shot') return [event.act.id];
  return 'ids' in event ? event.ids : [];
};

/** Effects that remain true of a piece. These, and `over`, are the outcomes that odds are given for. */
type LastingKind = 'hit' | 'wounded' | 'removed' | 'restored' | 'revealed' | 'scored';

/** Whether a step's events revealed a secret to this seat, or to any seat. */
export const revealsSecret = (events: readonly TableEvent[], by?: Seat): boolean =>
  events.some((event) => event.kind !== 'rolled' && (by ? event.learned?.includes(by) : event.learned?.length));
/** Whether this viewer may know of the event. */
export const isVisibleTo = (event: TableEvent, viewer: Viewer): boolean =>
  !('only' in event) || event.only === undefined || viewer === 'all' || event.only === viewer;
