import type { MeasuredDistances, EventLog } from '../../../core/event.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { Message, RuleId } from '../../../core/message.ts';
import type { FlickReading } from './flick.ts';
import type { Flicking, Side, State } from '../types.ts';

/** A foul and its rule: why a flick is put back (FF-34). */
export interface Foul extends MeasuredDistances {
  readonly rule: RuleId;
  readonly text: Message;
}
/** The rules of one field: all that differs once a flick has come to rest. */
export interface FieldRules {
  readonly rule: RuleId;
  /** Returns why this flick is not legal here, beyond the general rules. */
  refuse(state: State, action: Flicking): Refusal | null;
  /** Returns the foul in a flick's result, beyond those of every field. `state` is from before the flick. */
  foulOf(state: State, reading: FlickReading): Foul | null;
  /** Applies a flick without a foul. `state` has the warriors' new positions. */
  settle(state: State, reading: FlickReading, events: EventLog): State;
  /** Passes the turn after a foul, with everything put back (FF-34). */
  fouled(state: State, reading: FlickReading, events: EventLog): State;
  /** Applies what follows automatically after a flick, a foul, a declined option or a concession. */
  goOn?(state: State): State;
  /** Concedes the bout for a side, on V the field (FF-05). */
  concede(state: State, side: Side, events: EventLog): State;
}
