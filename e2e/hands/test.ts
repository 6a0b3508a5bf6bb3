import { type BrowserContext, test as base } from '@playwright/test';
import { Hand } from './hand.ts';
import { slowDown } from './slow.ts';
import { type Language, type Words, wordsOf } from './words.ts';

/** Collects what no page may say: uncaught errors and errors in the console. */
export const watch = (context: BrowserContext): string[] => {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  return errors;
};

/** A phone held upright, for `test.use`. Its dots are a laptop's: a real one's cost a sixth of a test, and only what is looked at needs them (`DENSE`). */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1,
  // On so small a table the camera has to come near.
  still: false,
};
/** The dots of a real phone, for what is about pictures or points between two dots. */
export const DENSE = { deviceScaleFactor: 2 };

interface Fixtures {
  /** The language of the test, and with it the browser's. */
  language: Language;
  /** The game that the test plays. */
  game: string;
  /** How long a bot's action stays in sight. */
  pace: 'quick' | 'normal';
  words: Words;
  /** A hand on the table of the test's page. */
  hand: Hand;
  /** Whether the first match explains itself: the cards would lie in the way of most tests. */
  hints: boolean;
  /** Whether the camera keeps still, so that places stay where a test has found them. */
  still: boolean;
  /** Whether letting go of a piece moves it; null: as the device has it. Most tests look at what is proposed first. */
  drops: boolean | null;
  /** Whether nothing is heard: a sound costs more than the press that it answers. */
  muted: boolean;
  /** Fails the test that made a page complain. */
  quiet: string[];
}
/** Playwright's test with a hand, the words of its language, and no patience for errors of the page. */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  game: ['toy-soldiers', { option: true }],
  pace: ['quick', { option: true }],
  still: [true, { option: true }],
  hints: [false, { option: true }],
  drops: [false, { option: true }],
  muted: [true, { option: true }],
  context: async ({ context, pace, still, hints, drops, muted }, use, info) => {
    await context.addInitScript(
      (kept) => {
        try {
          if (localStorage.getItem('mera.settings') === null)
            localStorage.setItem('mera.settings', JSON.stringify(kept));
        } catch {
          // A page without storage plays at its own pace.
        }
      },
      // Forty tries of every aim would take the tests' time: one of them asks for them.
      { pace, still, hints, dropMoves: drops, muted, fan: false },
    );
    await slowDown(context);
    await use(context);
    if (info.status === info.expectedStatus) return;
    // A picture of each page; Playwright by itself takes them of all tests, and throws away those of what did not fail.
    for (const [i, page] of context.pages().entries())
      await page.screenshot({ path: info.outputPath(`page-${i}.png`) });
  },
  locale: async ({ language }, use) => use(language === 'ru' ? 'ru-RU' : 'en-GB'),
  words: async ({ language, game }, use) => use(wordsOf(language, game)),
  hand: async ({ page, words }, use) => use(new Hand(page, words)),
  quiet: [
    async ({ context }, use) => {
      const errors = watch(context);
      await use(errors);
      base.expect(errors, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
