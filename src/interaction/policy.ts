import type { Choice } from '../core/choice.ts';

/** What a drop does: propose the action, or take it at once. */
type DropResult = 'propose' | 'act';
/** What the primary button can suggest while an action has yet to be chosen on the table. */
export type SuggestionKind = 'best' | 'toward' | 'place' | 'foremost' | 'rest';

/** The decisions of how the app leads the player. They are no rules of a game. */
export interface Policy {
  /** By what was dropped: a path, a piece on a place, or a piece that can be moved again. */
  readonly drop: Readonly<Record<'walk' | 'put' | 'unconfirmed', DropResult>>;
  /** Whether a choice that skips what other pieces could still do is asked about first. */
  readonly asksBeforeSkipping: boolean;
  /** What the primary button suggests, the first that there is. */
  readonly suggests: readonly SuggestionKind[];
  /** Whether a selected piece that is aimed is aimed at its likeliest target by the primary button. */
  readonly aimsAtLikeliest: boolean;
}
export const POLICY: Policy = {
  drop: { walk: 'propose', put: 'propose', unconfirmed: 'act' },
  asksBeforeSkipping: true,
  suggests: ['best', 'toward', 'place', 'foremost', 'rest'],
  aimsAtLikeliest: true,
};
/** Returns what a drop of a choice does. */
export const dropResult = ({ drop }: Policy, choice: Choice<unknown>): DropResult =>
  choice.kind === 'put' ? drop[choice.unconfirmed ? 'unconfirmed' : 'put'] : drop.walk;
/** Whether a choice is asked about before it is taken. */
export const isAskedFirst = ({ asksBeforeSkipping }: Policy, choice: Choice<unknown>): boolean =>
  asksBeforeSkipping && choice.skips !== undefined && choice.skips.length > 0;
