import { sentences } from '../../../src/presentation/text/sentences.ts';
// What is spoken while a step is shown, and how far back a question about what happened goes.
import { beforeAll, expect, test } from 'vitest';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { eventsAt } from '../../../src/presentation/scenes.ts';
import { createSpokenContext } from '../../../src/presentation/text/formatters.ts';
import { type StepShow, shownPart } from '../../../src/presentation/timeline.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import type { Listener } from '../../../src/ui/playing/spoken/context.ts';
import { eventTexts } from '../../../src/ui/playing/spoken/eventTexts.ts';
import { createLookBack } from '../../../src/ui/playing/spoken/lookBack.ts';
import { stillShownText } from '../../../src/ui/playing/spoken/stillShown.ts';
import { gameOf } from '../../games.ts';
import { matchOf, playOut } from '../../walk.ts';

const listener: Listener = (...scenes) => ({ ...createSpokenContext([], ...scenes), bearings: null, detail: 'brief' });
let open: OpenMatch;
beforeAll(async () => {
  await changeLanguage('en');
  const game = gameOf('toy-soldiers');
  if (!game) throw new Error('There is no such game.');
  const { match, steps } = playOut(game, matchOf(game, 'spoken'), 40, { blue: 'plain', red: 'plain' });
  open = { game, match, steps, viewer: 'all', ply: steps.length - 1 } as unknown as OpenMatch;
});
const told = (ply: number): string[] => eventTexts(open, { ply, from: 0 }, listener);
const eventful = (): number[] => open.steps.map((_, ply) => ply).filter((ply) => eventsAt(open, ply).length > 0);

// Sabotage: with `open` in place of the whole match, a step shown once more was answered with nothing.
test('while a step is shown, a question is answered by that step', () => {
  const ply = eventful().at(-2) ?? 0;
  const show = { ply, viewer: 'all', events: eventsAt(open, ply), motion: { eventTimes: [1] } } as unknown as StepShow;
  const part = { ...shownPart({ ...open, ply }, show, 0), match: open.match };
  expect(stillShownText({ open, match: open, showing: null }, listener)).toBe('');
  expect(stillShownText({ open: part, match: open, showing: { again: false, show } }, listener)).toBe(
    'A move is still playing. Enter skips it.',
  );
  expect(stillShownText({ open: part, match: open, showing: { again: true, show } }, listener)).toBe(
    `Still playing: ${told(ply).at(-1)}. Enter skips it.`,
  );
});
// Sabotage: without the pause, the question went on from where it had been asked a minute ago.
test('what happened goes back by one step each time, and begins anew after a pause or another key', () => {
  const [before = 0, last = 0] = eventful().slice(-2);
  const latest = sentences(told(last));
  const earlier = `1 move ago: ${sentences(told(before))}`;
  const { tell, forget } = createLookBack();
  expect(tell(open, listener, 0)).toBe(latest);
  expect(tell(open, listener, 3000)).toBe(earlier);
  expect(tell(open, listener, 12_000)).toBe(latest);
  expect(tell(open, listener, 13_000)).toBe(earlier);
  forget();
  expect(tell(open, listener, 14_000)).toBe(latest);
});
