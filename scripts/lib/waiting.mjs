/** Titles of Playwright's calls that wait: for a state, an event or a time, its own clock included. */
const WAITING_CALL = /^(Wait for|(Install|Pause|Resume|Run|Fast forward) clock|Set (fixed|system) time)/;

/** Whether a step waits: a waiting call, or an expectation, which asks the page until it holds. */
const waits = ({ category, title }) => category === 'expect' || (category === 'pw:api' && WAITING_CALL.test(title));
/** A step's call and its place in the code. What the clock is set to is left out. */
const nameOf = ({ category, title, location }) => {
  const called = /^(Expect "|Wait for)/.test(title) ? title : title.split(' "')[0];
  const call = category === 'expect' && !title.startsWith('Expect "') ? `Expect “${title}”` : called;
  const file = location?.file.replaceAll('\\', '/').split('/e2e/').at(-1);
  return file ? `${call} at ${file}:${location.line}` : call;
};
const inSeconds = (ms) => Math.round(ms) / 1000;

/**
 * Returns how long the results of tests waited, acted and were prepared, and the rest of their time, in seconds; then the waiting by its place, the longest first.
 * What a waiting step does counts as waiting. Steps that run side by side each count in full.
 */
export const waitingIn = (results) => {
  const sums = { waiting: 0, acting: 0, preparing: 0, rest: 0 };
  const places = new Map();
  const count = (step, inHook) => {
    const { category, duration, steps } = step;
    const used = waits(step) ? 'waiting' : 'acting';
    const part = inHook ? 'preparing' : used;
    if (category !== 'pw:api' && part !== 'waiting') {
      for (const inner of steps) count(inner, inHook || category === 'hook');
      return;
    }
    sums[part] += duration;
    if (part !== 'waiting') return;
    const name = nameOf(step);
    const { ms, times } = places.get(name) ?? { ms: 0, times: 0 };
    places.set(name, { ms: ms + duration, times: times + 1 });
  };
  for (const { duration, steps } of results) {
    sums.rest += duration;
    for (const step of steps) count(step, false);
  }
  sums.rest = Math.max(0, sums.rest - sums.waiting - sums.acting - sums.preparing);
  return {
    seconds: Object.fromEntries(Object.entries(sums).map(([part, ms]) => [part, inSeconds(ms)])),
    places: [...places]
      .map(([name, { ms, times }]) => ({ name, times, seconds: inSeconds(ms) }))
      .toSorted((a, b) => b.seconds - a.seconds),
  };
};
