import type { MeasuredDistances, EventLog } from '../../../core/event.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { Message, RuleId } from '../../../core/message.ts';
import type { FlickReading } from './flick.ts';
import type { Flicking, Side, State } from '../types.ts';

/** Why a flick is put back: a foul, and its rule (FF-34). */
export interface Foul extends MeasuredDistances {
  readonly rule: RuleId;
  readonly text: Message;
}
/** How one field is played: all that differs once a flick has come to rest. */
export interface FieldRules {
  readonly rule: RuleId;
  /** Why this flick is not lawful here, beyond what holds everywhere. */
  refuse(state: State, action: Flicking): Refusal | null;
  /** The foul in what has come about, beyond those of every field; `state` is as before the flick. */
  foulOf(state: State, told: FlickReading): Foul | null;
  /** What comes of a flick that stands: `state` holds the warriors as they lie now. */
  settle(state: State, told: FlickReading, events: EventLog): State;
  /** The turn passes after a foul, everything put back (FF-34). */
  fouled(state: State, told: FlickReading, events: EventLog): State;
  /** What follows of itself once a flick, a foul, a refusal of what was owed or a concession is dealt with. */
  goOn?(state: State): State;
  /** A side gives up the bout, on V the field (FF-05). */
  concede(state: State, side: Side, events: EventLog): State;
}
