declare const seen: unique symbol;
/** A state with everything hidden that one viewer may not know. Everything drawn, described, exported or decided is made from a view. */
export type View<State> = State & { readonly [seen]: true };

/** Marks a state as a view. Only a game's `view` calls this, after hiding what the viewer may not know. */
export const asView = <State>(state: State): View<State> => state as View<State>;
