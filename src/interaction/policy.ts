import type { Choice } from '../core/choice.ts';

/** What a drop does: propose the action, or take it at once. */
type DropResult = 'propose' | 'act';
/** What the primary button can suggest while an action has yet to be chosen on the table. */
export type SuggestionKind = 'best' | 'toward' | 'place' | 'foremost' | 'rest';

/** The decisions of how the app leads the player. They are no rules of a game. */
export interface Policy {
  /** What a drop with a certain result does: by a path of one leg, by a place, or by a place where the piece can be moved again. */
  readonly drop: Readonly<Record<'walk' | 'put' | 'unconfirmed', DropResult>>;
  /** What a drop on a hidden enemy does. */
  readonly dropAttack: DropResult;
  /** Whether a choice that skips what other pieces could still do is asked about first. */
  readonly asksBeforeSkipping: boolean;
  /** What the primary button suggests, the first that there is. */
  readonly suggests: readonly SuggestionKind[];
  /** Whether the primary button aims a selected gun straight at its first target. */
  readonly aimsAtTarget: boolean;
  /** Whether the player may ask for the best actions. */
  readonly suggestsOnRequest: boolean;
  /** Whether aims are tested with hand shake before the shot. */
  readonly testsAims: boolean;
  /** Whether aims are tested until the player switches that off. */
  readonly testsAimsAtFirst: boolean;
}
/** What the policy depends on. */
export interface Circumstances {
  /** The help that the acting player has chosen. */
  readonly help: 'guided' | 'normal' | 'off';
  /** Whether a lesson, a puzzle or a class leads the player. */
  readonly led: boolean;
  /** What can be undone in the match. */
  readonly undo: 'free' | 'until-luck' | 'off';
  /** Whether the players roll real dice. */
  readonly realDice: boolean;
  /** Whether letting go of a piece moves it, and attacks a hidden enemy. */
  readonly dropMoves: boolean;
  readonly dropAttacks: boolean;
}
/** What a guided player is led by. */
const SUGGESTS: readonly SuggestionKind[] = ['best', 'toward', 'place', 'foremost', 'rest'];

/** Returns the policy for a player. */
export const policyFor = ({ help, led, undo, realDice, dropMoves, dropAttacks }: Circumstances): Policy => {
  const drops = dropMoves && !led && !realDice && undo !== 'off' ? 'act' : 'propose';
  const guided = help === 'guided' && !led;
  return {
    drop: { walk: drops, put: drops, unconfirmed: 'act' },
    dropAttack: drops === 'act' && dropAttacks ? 'act' : 'propose',
    asksBeforeSkipping: undo !== 'free',
    suggests: guided ? SUGGESTS : [],
    aimsAtTarget: guided,
    suggestsOnRequest: help !== 'off' && !led,
    testsAims: help !== 'off',
    testsAimsAtFirst: guided,
  };
};
/** Whether a choice is asked about before it is taken. */
export const isAskedFirst = ({ asksBeforeSkipping }: Policy, choice: Choice<unknown>): boolean =>
  asksBeforeSkipping && choice.skips !== undefined && choice.skips.length > 0;
