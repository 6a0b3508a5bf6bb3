import type { Page } from '@playwright/test';
import { teams } from '../flick/hand.ts';
import { handleOf, startOf, theAim } from '../hands/aim.ts';
import { openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';
import { matchOf } from '../hands/begin.ts';
import { gameOf } from '../../tests/games.ts';
import type { Match } from '../../src/core/match.ts';
import type { AnyGame } from '../../src/core/game.ts';

const LONG = 'Константинополитаноконстантинопольский';
/** A match in which both players have this name. */
const named = (match: Match, name: string): Match => ({
  ...match,
  players: match.players.map((player) => ({ ...player, name })),
});
/** What is wider than its room: scrolled sideways, or cut. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main *')]
      .filter((each) => {
        const { overflowX } = getComputedStyle(each);
        return each.scrollWidth > each.clientWidth + 1 && (overflowX === 'auto' || overflowX === 'scroll');
      })
      .map((each) => `${each.tagName}.${each.className}: ${each.scrollWidth} in ${each.clientWidth}`),
  );

test.describe('a flick', () => {
  test.use({ game: 'flick' });
  test('by players of a long name has room for the whole table of outcomes, and the shelf for the names', async ({
    page,
    hand,
    words,
  }) => {
    await openRecord(hand, named(teams(), LONG));
    const aim = theAim(await hand.see(), 'do.strike');
    await hand.drag(aim.controls.at, await handleOf(hand, aim, startOf(aim, 'bearing'), 300));
    await expect(page.getByRole('region', { name: words.ui('outcomes.title') })).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await tooWide(page), (await tab.textContent()) ?? '').toEqual([]);
    }
    for (const [width, height] of [
      [1280, 720],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('#/');
      await expect(page.getByText(LONG).first()).toBeVisible();
      expect(await tooWide(page), `home at ${width}`).toEqual([]);
    }
  });
});
test('an override in a name turns no text round, and a name from right to left stays apart', async ({ page, hand }) => {
  const match = matchOf(gameOf('toy-soldiers') as AnyGame, {});
  const { players } = match;
  const [first, second] = players.map((player, i) => ({ ...player, name: i === 0 ? '\u202Enikolai' : 'משה (2)' }));
  await openRecord(hand, { ...match, players: first && second ? [first, second] : players });
  const text = await page.evaluate(() => `${document.title} ${document.documentElement.outerHTML}`);
  expect(text).not.toMatch(/[\u202A-\u202E]/u);
  await expect(page).toHaveTitle(/nikolai|\u2068משה \(2\)\u2069/u);
});
