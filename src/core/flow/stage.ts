/** A state that tells by `at` in which stage of a turn the match is. */
export interface HasStage {
  readonly stage: { readonly at: string };
}
/** The stage of a state by its name. */
export type StageNamed<State extends HasStage, Here extends State['stage']['at']> = Extract<
  State['stage'],
  { at: Here }
>;
/** An answer for each stage. */
export type ByStage<State extends HasStage, Answer> = {
  readonly [Here in State['stage']['at']]: (state: State, stage: StageNamed<State, Here>) => Answer;
};
/** The answer for the stage at hand. */
export const byStage = <State extends HasStage, Answer>(table: ByStage<State, Answer>, state: State): Answer =>
  (table[state.stage.at as State['stage']['at']] as (state: State, stage: HasStage['stage']) => Answer)(
    state,
    state.stage,
  );
/** The stage an action needs: a programmer's mistake if another is at hand, for `refuse` was not asked. */
export const requireStage = <State extends HasStage, Here extends State['stage']['at']>(
  { stage }: State,
  here: Here,
): StageNamed<State, Here> => {
  if (stage.at !== here) throw new Error(`The stage is ${stage.at}, not ${here}.`);
  return stage as StageNamed<State, Here>;
};
