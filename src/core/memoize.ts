/** Returns a function that computes its answer once for each state and key, and keeps it as long as the state lives. */
export const memoize = <State extends object, Key, Answer>(
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

/** The same for any number of keys, keeping only the last answer per state. */
export const memoizeLast = <State extends object, Keys extends readonly unknown[], Answer>(
  find: (state: State, ...keys: Keys) => Answer,
): ((state: State, ...keys: Keys) => Answer) => {
  const known = new WeakMap<State, { readonly keys: Keys; readonly answer: Answer }>();
  return (state, ...keys) => {
    const last = known.get(state);
    if (last?.keys.every((key, i) => key === keys[i])) return last.answer;
    const answer = find(state, ...keys);
    known.set(state, { keys, answer });
    return answer;
  };
};
