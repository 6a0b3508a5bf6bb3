import type { Point } from '../geometry/point.ts';
import type { Aim } from './aim.ts';
import type { AttackCue, RollEvent } from './luck.ts';
import type { Message, RuleId } from './message.ts';
import type { NodeId, PieceNode } from './scene.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Flick, Shell, ShotResult } from './shots/shot.ts';

/** A line of the table of a shot: what may become of it, and what this gives by the rule. */
export interface OutcomeRow {
  readonly rule: RuleId;
  readonly text: Message;
  readonly gives: Message;
}

/** What an event rests on that was measured. */
export interface MeasuredDistances {
  /** Between whom, from base edge to base edge, as they stood before it. */
  readonly between?: readonly (readonly [NodeId, NodeId])[];
}

/** What has come about, told in order: the log reads events down, the table plays them down. */
export type TableEvent =
  | RollEvent
  | (MeasuredDistances & {
      readonly rule: RuleId;
      readonly text: Message;
      /** No other seat may hear of it. */
      readonly only?: Seat;
      /** Who has come to know by this what was hidden from them: they look at it before they hand over, and it is not taken back. */
      readonly learned?: readonly Seat[];
    } & (
        | { readonly kind: 'moved'; readonly id: NodeId; readonly path: readonly Point[] }
        /** The question without its world, and the answer with its film. */
        | {
            readonly kind: 'shot';
            readonly act: Flick | Shell;
            readonly result: ShotResult;
            /** Who was aimed, at whom if that was said, and how, before the hand trembled. */
            readonly by: NodeId;
            readonly on?: NodeId;
            readonly aim: Aim;
            /** What could become of it, and which rows did. */
            readonly outcomes?: { readonly rows: readonly OutcomeRow[]; readonly lit: readonly number[] };
          }
        | {
            readonly kind: LastingKind;
            /** Whom it befalls; of what is scored, those who score. */
            readonly ids: readonly NodeId[];
            /** By piece, the face it shows for this moment. */
            readonly faces?: Readonly<Record<NodeId, Pick<PieceNode, 'mark' | 'emblem' | 'name'>>>;
            /** What could come of it, as a table without dice, and the row that did. */
            readonly table?: { readonly rows: readonly Message[]; readonly row: number };
            /** What crosses the table before it, where no throw of this step has told so. */
            readonly dealt?: AttackCue;
            /** They leave the table of their own will: nobody has felled them. */
            readonly withdrawn?: true;
            /** What it is called in a word or two, where its kind does not say. */
            readonly word?: Message;
          }
        | { readonly kind: 'said' | 'over' }
      ));

/** Where the course of one action is told. */
export type EventLog = TableEvent[];

/** A shot as it is told. */
export type ShotEvent = Extract<TableEvent, { readonly kind: 'shot' }>;
/** The rows of its table that a shot has come to. */
export const litRows = ({ outcomes }: ShotEvent): readonly OutcomeRow[] =>
  outcomes ? outcomes.lit.flatMap((i) => outcomes.rows[i] ?? []) : [];

/** Those whom an event takes from their side by force: whoever only left is not lost. */
export const lossesIn = (event: TableEvent): readonly NodeId[] =>
  event.kind === 'removed' && !event.withdrawn ? event.ids : [];

/** Whom an event is about, where it is about somebody on the table. */
export const subjectsOf = (event: TableEvent): readonly NodeId[] => {
  if (event.kind === 'moved') return [event.id];
  if (event.kind === 'shot') return [event.act.id];
  return 'ids' in event ? event.ids : [];
};

/** What stays true of a piece afterwards: these (and `over`) are the outcomes that odds are told of. */
type LastingKind = 'hit' | 'wounded' | 'removed' | 'restored' | 'revealed' | 'scored';

/** Whether a step's events told somebody what was hidden: this seat, or any. */
export const revealsSecret = (events: readonly TableEvent[], by?: Seat): boolean =>
  events.some((event) => event.kind !== 'rolled' && (by ? event.learned?.includes(by) : event.learned?.length));
/** Whether this viewer may hear of the event. */
export const isVisibleTo = (event: TableEvent, viewer: Viewer): boolean =>
  !('only' in event) || event.only === undefined || viewer === 'all' || event.only === viewer;
