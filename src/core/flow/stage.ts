/** A state whose `stage.at` names the current stage of a turn. */
export interface HasStage {
  readonly stage: { readonly at: string };
}
/** Narrows a state's stage to the one with this name. */
export type StageNamed<State extends HasStage, Here extends State['stage']['at']> = Extract<
  State['stage'],
  { at: Here }
>;
/** One function for each stage. */
export type ByStage<State extends HasStage, Answer> = {
  readonly [Here in State['stage']['at']]: (state: State, stage: StageNamed<State, Here>) => Answer;
};
/** Calls the function for the current stage. */
export const byStage = <State extends HasStage, Answer>(table: ByStage<State, Answer>, state: State): Answer =>
  (table[state.stage.at as State['stage']['at']] as (state: State, stage: HasStage['stage']) => Answer)(
    state,
    state.stage,
  );
/** Returns the stage an action needs. Throws in any other stage: `refuse` was not called. */
export const requireStage = <State extends HasStage, Here extends State['stage']['at']>(
  { stage }: State,
  here: Here,
): StageNamed<State, Here> => {
  if (stage.at !== here) throw new Error(`The stage is ${stage.at}, not ${here}.`);
  return stage as StageNamed<State, Here>;
};
