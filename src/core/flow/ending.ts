import type { Choice } from '../choice.ts';
import type { Tale } from '../event.ts';
import type { Message, RuleId } from '../message.ts';
import { z } from '../schema.ts';
import type { Seat } from '../seat.ts';
import type { Staged } from './stage.ts';

/** The stage of a match that is over: who has won (nobody: it is drawn) and how. */
export interface Over<Side extends Seat, How extends string> {
  readonly at: 'over';
  readonly winners: readonly Side[];
  readonly how: How;
}
/** Makes the way a game ends: it is told by its rule, in one sentence, and the match is over. */
export const ender =
  <State extends Staged, Side extends Seat, How extends string>(
    ruleOf: (how: How) => RuleId,
    textOf: (state: State, over: Over<Side, How>) => Message,
  ) =>
  (state: State, winners: readonly Side[], how: How, events: Tale): State => {
    const stage: Over<Side, How> = { at: 'over', winners, how };
    events.push({ kind: 'over', rule: ruleOf(how), text: textOf(state, stage) });
    return { ...state, stage };
  };

/** The actions that lie beside the course of play: to give up, and the draw once all have agreed on it (`withDraws`). */
export const BESIDE = [z.object({ type: z.literal('resign') }), z.object({ type: z.literal('draw') })] as const;
type Beside = z.infer<(typeof BESIDE)[number]>;
/** Offering a draw and giving up as choices, open at any time. */
export const besides = (rule: RuleId, label: Readonly<Record<Beside['type'], Message>>): Choice<Beside>[] => [
  { kind: 'do', rule, aside: 'offer', label: label.draw, action: { type: 'draw' } },
  { kind: 'do', rule, aside: 'end', label: label.resign, action: { type: 'resign' } },
];
