import { expect, test } from 'vitest';
import { enabledChoices } from '../../src/core/choice.ts';
import { initialStep, type Match, type TimelineStep, runEntry } from '../../src/core/match.ts';
import { stratego } from '../../src/games/stratego/index.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { viewToText } from '../../src/storage/viewFile.ts';
import { matchOf } from '../walk.ts';

const game = stratego as AnyGame;
/** The steps of a match in which the first side has placed so many. */
const placed = (count: number): { steps: TimelineStep[]; to: string } => {
  const match = matchOf(game, 'view');
  const steps = [initialStep(game, match)];
  let to = '';
  for (let placings = 0; placings < count;) {
    const { state } = steps.at(-1) as TimelineStep;
    const turn = game.turn(state);
    if (!('to' in turn)) throw new Error('The match is over.');
    ({ to } = turn);
    const choices = enabledChoices(game.choices(game.view(state, turn.to))).filter(({ meta }) => !meta);
    const put = choices.find(({ kind }) => kind === 'put');
    const only = choices[0];
    const action = put?.kind === 'put' ? put.example() : only?.kind === 'do' ? only.action : null;
    const ran = runEntry(game, match.seed, steps.length, state, { action });
    if (!('step' in ran)) throw new Error('It was refused.');
    steps.push(ran.step);
    if (put) placings++;
  }
  return { steps, to };
};
const seenBy = (viewer: 'red' | 'blue', count: number): number => {
  const { steps } = placed(count);
  return (JSON.parse(viewToText(game, matchOf(game, 'view'), steps, viewer)) as { steps: unknown[] }).steps.length;
};

// Sabotage: every step was written down, also those of which nothing is told.
test('what one side has seen does not tell how many the other has placed (ST-15)', () => {
  const other = placed(1).to === 'red' ? 'blue' : 'red';
  expect(seenBy(other, 5)).toBe(seenBy(other, 1));
  expect(seenBy(other === 'red' ? 'blue' : 'red', 5)).toBe(seenBy(other === 'red' ? 'blue' : 'red', 1) + 4);
});
// Sabotage: the file had the whole head of the record.
test('what one side has seen holds neither seed nor words nor clock (MERA-03)', () => {
  const { steps } = placed(2);
  const match: Match = {
    ...matchOf(game, 'the seed of words'),
    words: [
      { seat: 'blue', word: 'riverbank' },
      { seat: 'red', word: 'hedgehog' },
    ],
    clock: { kind: 'side', seconds: 600, end: 'lost' },
  };
  for (const viewer of ['blue', 'red', 'public'] as const) {
    const text = viewToText(game, match, steps, viewer);
    for (const hidden of ['riverbank', 'hedgehog', 'the seed of words', '"clock"']) expect(text).not.toContain(hidden);
  }
});
