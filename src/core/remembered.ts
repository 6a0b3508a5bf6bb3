/** A function of a state and a key that works out its answer once for each, and keeps it as long as the state lives. */
export const remembered = <State extends object, Key, Answer>(
  find: (state: State, key: Key) => Answer,
): ((state: State, key: Key) => Answer) => {
  const known = new WeakMap<State, Map<Key, Answer>>();
  return (state, key) => {
    const answers = known.get(state) ?? new Map<Key, Answer>();
    known.set(state, answers);
    if (!answers.has(key)) answers.set(key, find(state, key));
    return answers.get(key) as Answer;
  };
};
