import type { Page } from '@playwright/test';
import type { Match } from '../../src/core/match.ts';
import { golden } from '../../tests/golden.ts';
import { replay } from '../../tests/replay.ts';
import type { Viewer } from '../../src/core/seat.ts';
import { gameOf } from '../../tests/games.ts';
import { DICE_MS, type StepShow, stepShow } from '../../src/presentation/timeline.ts';
import type { Hand } from '../hands/hand.ts';
import { openCurtain } from '../stratego/hidden.ts';
import { layDown, openRecord } from '../hands/records.ts';
import { keysOf, squareAt } from '../stratego/hand.ts';
import { expect, test } from '../hands/test.ts';
import type { Words } from '../hands/words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FRAME_MS = 16;
/** What has been told stays: every other frame is looked at. */
const LOOKED_MS = 2 * FRAME_MS;
/** A golden record and the show of its last step for a viewer. */
const ending = (name: string, viewer: Viewer): { match: Match; show: StepShow } => {
  const match = golden(name);
  const game = gameOf(match.game);
  const { steps } = game ? replay(game, match) : { steps: [] };
  const [from, to] = steps.slice(-2);
  if (!game || !from || !to) throw new Error(`${name} cannot be replayed.`);
  const pace = { reducedMotion: false, slow: 1, dice: DICE_MS };
  return { match, show: stepShow({ game, viewer, ply: match.entries.length }, { from, to }, pace) };
};
/** Where results are told: rule tables ask their question before. */
const TELLING = ['ribbon', 'plate', 'result', 'last-result', 'ending', 'outcomes']
  .map((part) => `[data-part=${part}]`)
  .concat('[data-live]')
  .join(', ');
interface Said {
  /** All that the page says, to those who see it and to those who listen, with its title. */
  readonly all: readonly string[];
  readonly results: readonly string[];
  /** What is thrown for, as the rule table asks it: the ribbon says so meanwhile. */
  readonly asked: readonly string[];
  /** How many rows of tables are lit. */
  readonly lit: number;
}
const said = (page: Page): Promise<Said> =>
  page.evaluate((telling) => {
    const linesOf = (...texts: readonly string[]): string[] => [
      ...new Set(
        texts
          .join('\n')
          .split('\n')
          .flatMap((line) => line.trim() || []),
      ),
    ];
    const results = [...document.querySelectorAll<HTMLElement>(telling)].map(({ innerText }) => innerText);
    return {
      all: linesOf(document.title, document.body.innerText),
      results: linesOf(document.title, ...results),
      asked: linesOf(
        ...[
          ...document.querySelectorAll<HTMLElement>(':is([data-part=roll-table], [data-part=outcomes]) > header'),
        ].map(({ innerText }) => innerText),
      ),
      lit: document.querySelectorAll('tr[aria-current], li[data-lit]').length,
    };
  }, TELLING);
/** Stops the page's time; it goes on only as it is told. */
const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
/** What the end of a match and these events are told by. */
const tellingOf = (words: Words, { events }: StepShow, from: number): RegExp[] => [
  ...events
    .slice(from)
    .flatMap(({ kind, text }) => (kind === 'rolled' ? [] : [words.gameLike(text.key.split(':')[1] ?? '')])),
  new RegExp(`^(${[words.ui('over'), words.ui('plate.won'), words.ui('plate.lost')].join('|')})$`, 'u'),
  words.uiLike('ending.won'),
];

/** Watches the page from a press to the moment of an event: nothing is said that only comes with it; at the end all is. */
const expectNothingBefore = async (
  hand: Hand,
  show: StepShow,
  event: number,
  press: () => Promise<void>,
): Promise<void> => {
  const { page, words } = hand;
  const told = tellingOf(words, show, event);
  await stopTime(page);
  const start = await said(page);
  await press();
  await expect(hand.primary()).toHaveText(words.ui('skip'));
  const seen: Said[] = [];
  const until = show.motion.eventTimes[event] ?? 0;
  let ms = 0;
  for (; ms + LOOKED_MS + FRAME_MS < until; ms += LOOKED_MS) {
    seen.push(await said(page));
    await page.clock.runFor(LOOKED_MS);
  }
  seen.push(await said(page));
  expect(seen.length).toBeGreaterThan(10);
  await page.clock.runFor(show.motion.total - ms + 10 * FRAME_MS);
  await hand.settled();
  const end = await said(page);
  for (const { all, lit } of seen) {
    expect(lit, 'rows that are lit').toBe(0);
    for (const pattern of told)
      expect(all.filter((line) => pattern.test(line) && !start.all.includes(line))).toEqual([]);
  }
  for (const pattern of told.slice(-2))
    expect(
      end.all.some((line) => pattern.test(line)),
      `${pattern}`,
    ).toBe(true);
  // What is told anew at the end was told by nobody before, in whatever words.
  const news = end.results.filter((line) => !start.results.includes(line));
  expect(news.length).toBeGreaterThan(1);
  if (event === 0)
    expect(
      seen.flatMap(({ results, asked }) => results.filter((line) => news.includes(line) && !asked.includes(line))),
    ).toEqual([]);
};
/** Opens a record, takes its last step back, and gives what plays it again. */
const playedAgain = async (hand: Hand, match: Match): Promise<() => Promise<void>> => {
  await hand.page.clock.install();
  await openRecord(hand, match);
  await hand.keys('Control+z');
  await expect.poll(async () => (await hand.see()).last).toBe(match.entries.length - 1);
  return () => hand.keys('Control+Shift+Z');
};

test('a throw that ends the match: until the die stops no word of what it brought is on the page', async ({
  page,
  hand,
}) => {
  const { match, show } = ending('toy-soldiers.over-last', 'all');
  await page.clock.install();
  await openRecord(hand, { ...match, entries: match.entries.slice(0, -1) });
  await expectNothingBefore(hand, show, 0, () => hand.primary().click());
});

test.describe('science fiction', () => {
  test.use({ game: 'sci-fi' });
  test('a shot that ends the match: nothing of it is told while its die tumbles', async ({ hand }) => {
    const { match, show } = ending('sci-fi.over-last', 'all');
    await expectNothingBefore(hand, show, 0, await playedAgain(hand, match));
  });
});

test.describe('flicks', () => {
  test.use({ game: 'flick' });
  test('a flick that ends the match: nothing of it is told before its film has come there', async ({ hand }) => {
    const { match, show } = ending('flick.over-five', 'all');
    await expectNothingBefore(hand, show, 0, await playedAgain(hand, match));
  });
});

test.describe('with secrets', () => {
  test.use({ game: 'stratego' });
  test('a fight that ends the match: who stands there is not told before the blow', async ({ page, hand, words }) => {
    const { match, show } = ending('stratego.over-flag', 'red');
    await page.clock.install();
    await layDown(page, { ...match, entries: match.entries.slice(0, -1) });
    await openCurtain(hand);
    await hand.settled();
    const moved = show.events.find((event) => event.kind === 'moved');
    const [from, to] = moved?.path ?? [];
    if (!from || !to) throw new Error('Nobody moves.');
    await hand.keys(...keysOf(squareAt(from)), ...keysOf(squareAt(to)));
    await expect(hand.primary()).not.toHaveAttribute('aria-disabled', 'true');
    const fight = show.events.findIndex(({ kind }) => kind === 'revealed');
    await expectNothingBefore(hand, show, fight, () => hand.primary().click());
    await page.clock.resume();
    // Above his own edge the ribbon of the end would lie on the flag that was taken.
    await expect(page.getByRole('region', { name: words.ui('over'), exact: true })).toHaveAttribute(
      'data-foot',
      'true',
    );
  });
});
