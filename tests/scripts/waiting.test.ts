import { expect, test } from 'vitest';
import { waitingIn } from '../../scripts/lib/waiting.mjs';

const step = (category: string, title: string, duration: number, line = 0, steps: object[] = []) => ({
  category,
  title,
  duration,
  steps,
  ...(line ? { location: { file: 'C:\\mera\\e2e\\hands\\hand.ts', line } } : {}),
});
const first = {
  duration: 9000,
  steps: [
    step('hook', 'Before Hooks', 1300, 0, [
      step('fixture', 'Fixture "page"', 1200, 0, [step('pw:api', 'Create page', 1100)]),
    ]),
    step('pw:api', 'Click', 400, 5),
    step('pw:api', 'Wait for timeout', 1500, 7),
    step('test.step', 'a part', 3500, 0, [
      // Sabotage: when what a poll asks the page was counted too, the test acted for 0.3 s more.
      step('expect', 'Expect "poll toBe"', 2000, 8, [
        step('pw:api', 'Evaluate', 300, 9),
        step('expect', 'Expect "toBe"', 1, 8),
      ]),
      step('expect', 'to be pressed', 500, 10),
      step('pw:api', 'Press "Escape"', 100, 11),
    ]),
  ],
};
const second = {
  duration: 1000,
  steps: [
    step('pw:api', 'Wait for timeout', 700, 7),
    // Sabotage: without the names of the clock's calls this was 0.2 s of acting.
    step('pw:api', 'Fast forward clock "1000"', 200, 12),
  ],
};

test('the time of tests is told apart: waiting, acting, preparing and the rest', () => {
  expect(waitingIn([first, second]).seconds).toEqual({ waiting: 4.9, acting: 0.5, preparing: 1.1, rest: 3.5 });
});
test('waiting is told by its call and place, the longest first', () => {
  expect(waitingIn([first, second]).places).toEqual([
    { name: 'Wait for timeout at hands/hand.ts:7', times: 2, seconds: 2.2 },
    { name: 'Expect "poll toBe" at hands/hand.ts:8', times: 1, seconds: 2 },
    { name: 'Expect “to be pressed” at hands/hand.ts:10', times: 1, seconds: 0.5 },
    { name: 'Fast forward clock at hands/hand.ts:12', times: 1, seconds: 0.2 },
  ]);
});
test('no results take no time', () => {
  expect(waitingIn([])).toEqual({ seconds: { waiting: 0, acting: 0, preparing: 0, rest: 0 }, places: [] });
});
