import { type Choice, choiceId } from '../choice.ts';
import type { EventLog } from '../event.ts';
import type { Message, RuleId } from '../message.ts';
import { z } from '../schema.ts';
import type { Seat } from '../seat.ts';
import type { HasStage } from './stage.ts';

/** The stage of a finished match: the winners (none: a draw) and how it ended. */
export interface OverStage<Side extends Seat, How extends string> {
  readonly at: 'over';
  readonly winners: readonly Side[];
  readonly how: How;
}
/** Returns the function that ends a game: it adds one event under its rule and sets the final stage. */
export const endingFactory =
  <State extends HasStage, Side extends Seat, How extends string>(
    ruleOf: (how: How) => RuleId,
    textOf: (state: State, over: OverStage<Side, How>) => Message,
  ) =>
  (state: State, winners: readonly Side[], how: How, events: EventLog): State => {
    const stage: OverStage<Side, How> = { at: 'over', winners, how };
    events.push({ kind: 'over', rule: ruleOf(how), text: textOf(state, stage) });
    return { ...state, stage };
  };

/** The actions outside normal play: resign, and the draw once all have agreed (`withDrawOffers`). */
export const META_ACTION_SCHEMAS = [
  z.object({ type: z.literal('resign') }),
  z.object({ type: z.literal('draw') }),
] as const;
type MetaAction = z.infer<(typeof META_ACTION_SCHEMAS)[number]>;
/** Returns the choices to offer a draw and to resign, available at any time. */
export const metaChoices = (
  rule: RuleId,
  label: Readonly<Record<MetaAction['type'], Message>>,
): Choice<MetaAction>[] => [
  { kind: 'do', id: choiceId('draw'), rule, meta: 'offer', label: label.draw, action: { type: 'draw' } },
  { kind: 'do', id: choiceId('resign'), rule, meta: 'end', label: label.resign, action: { type: 'resign' } },
];
