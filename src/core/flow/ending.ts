import type { Choice } from '../choice.ts';
import type { EventLog } from '../event.ts';
import type { Message, RuleId } from '../message.ts';
import { z } from '../schema.ts';
import type { Seat } from '../seat.ts';
import type { HasStage } from './stage.ts';

/** The stage of a match that is over: who has won (nobody: it is drawn) and how. */
export interface OverStage<Side extends Seat, How extends string> {
  readonly at: 'over';
  readonly winners: readonly Side[];
  readonly how: How;
}
/** Makes the way a game ends: it is told by its rule, in one sentence, and the match is over. */
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

/** The actions that lie beside the course of play: to give up, and the draw once all have agreed on it (`withDrawOffers`). */
export const META_ACTION_SCHEMAS = [
  z.object({ type: z.literal('resign') }),
  z.object({ type: z.literal('draw') }),
] as const;
type MetaAction = z.infer<(typeof META_ACTION_SCHEMAS)[number]>;
/** Offering a draw and giving up as choices, open at any time. */
export const metaChoices = (
  rule: RuleId,
  label: Readonly<Record<MetaAction['type'], Message>>,
): Choice<MetaAction>[] => [
  { kind: 'do', rule, meta: 'offer', label: label.draw, action: { type: 'draw' } },
  { kind: 'do', rule, meta: 'end', label: label.resign, action: { type: 'resign' } },
];
