/** A state that tells by `at` in which stage of a turn the match is. */
export interface Staged {
  readonly stage: { readonly at: string };
}
/** The stage of a state by its name. */
export type StageAt<State extends Staged, Here extends State['stage']['at']> = Extract<State['stage'], { at: Here }>;
/** An answer for each stage. */
export type ByStage<State extends Staged, Answer> = {
  readonly [Here in State['stage']['at']]: (state: State, stage: StageAt<State, Here>) => Answer;
};
/** The answer for the stage at hand. */
export const byStage = <State extends Staged, Answer>(table: ByStage<State, Answer>, state: State): Answer =>
  (table[state.stage.at as State['stage']['at']] as (state: State, stage: Staged['stage']) => Answer)(
    state,
    state.stage,
  );
/** The stage an action needs: a programmer's mistake if another is at hand, for `refuse` was not asked. */
export const stageOf = <State extends Staged, Here extends State['stage']['at']>(
  { stage }: State,
  here: Here,
): StageAt<State, Here> => {
  if (stage.at !== here) throw new Error(`The stage is ${stage.at}, not ${here}.`);
  return stage as StageAt<State, Here>;
};
