declare const seen: unique symbol;
/** A state with everything blanked out that one viewer may not know. Whatever is drawn, described, exported or decided is made from a view. */
export type View<State> = State & { readonly [seen]: true };

/** Marks a state as a view. Only a game's `view` calls this, with all that the viewer may not know blanked out. */
export const asView = <State>(state: State): View<State> => state as View<State>;
