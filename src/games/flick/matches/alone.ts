import type { EventLog } from '../../../core/event.ts';
// One against nine on field V (FF-32).
import type { Refusal } from '../../../core/choice.ts';
import { defeatFallen } from '../rules/edge.ts';
import { type FlickReading, leftField } from '../rules/flick.ts';
import { gapFoul, lawfulTargets, refuseTooNear } from '../rules/gap.ts';
import { ended } from './match.ts';
import { passTeams, warriorsOnField } from '../rules/lookups.ts';
import { type Flicking, type WarriorOnField, type State, courseOf, no, otherOf, tellEvent } from '../types.ts';
import type { FieldRules } from '../rules/fieldRules.ts';

/** Whether any warrior that may make this turn has an enemy far enough away for a strike (FF-32). */
export const canStrike = (state: State): boolean => {
  const { chosen } = courseOf(state, 'teams');
  return warriorsOnField(state, state.active).some(
    (who) => (chosen === null || chosen === who.id) && lawfulTargets(state, who).length > 0,
  );
};
/** Returns why a warrior cannot be righted: it could not strike afterwards, while another can (FF-32). */
export const refuseRighting = (state: State, { id }: WarriorOnField): Refusal | null =>
  canStrike(state) ? refuseTooNear(state, { type: 'strike', id }, 'FF-32') : null;
const refuse = (state: State, action: Flicking): Refusal | null => {
  if (action.type === 'move' && canStrike(state)) return no('FF-32', 'no.mustStrike');
  return refuseTooNear(state, action, 'FF-32');
};
const settle = (state: State, reading: FlickReading, events: EventLog): State => {
  const gone = leftField(reading);
  const after = defeatFallen(state, gone, 'FF-32', events);
  const { first } = state;
  if (warriorsOnField(after, first).length === 0) return ended(after, [otherOf(first)], 'fallen', events);
  if (warriorsOnField(after, otherOf(first)).length === 0) return ended(after, [first], 'cleared', events);
  const again = reading.seat === first && gone.length > 0;
  if (again) tellEvent(events, 'FF-32', 'event.again9', { seat: { seat: first } });
  return passTeams(after, again || reading.seat !== first ? first : otherOf(first));
};

/** One against nine (FF-32). */
export const alone: FieldRules = {
  rule: 'FF-32',
  refuse,
  foulOf: gapFoul,
  settle,
  fouled: (state, { seat }) => passTeams(state, otherOf(seat)),
  concede: (state, side, events) => {
    tellEvent(events, 'FF-05', 'event.concedesField', { seat: { seat: side } });
    return ended(state, [otherOf(side)], side === state.first ? 'fallen' : 'cleared', events);
  },
};
