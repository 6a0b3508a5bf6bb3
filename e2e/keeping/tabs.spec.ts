import type { BrowserContext, Page } from '@playwright/test';
import { beginAt, DUEL, start } from '../hands/begin.ts';
import { Hand } from '../hands/hand.ts';
import { mouse, Player } from '../hands/player.ts';
import { deedFor, middleOf, lineUp, startMatch, TEN, uncover } from '../stratego/hand.ts';
import { expect, test } from '../hands/test.ts';
import type { Words } from '../hands/words.ts';

/** Opens the match of a page in another tab. */
const another = async (context: BrowserContext, page: Page, words: Words): Promise<Hand> => {
  const other = await context.newPage();
  await other.goto(page.url());
  return new Hand(other, words);
};
const away = ({ page, words }: Hand) => page.getByText(words.ui('held.away'));
const take = ({ page, words }: Hand) => page.getByRole('button', { name: words.ui('held.take') });

test('a match open in a second tab is played in one of them: the other follows, and takes over by a press', async ({
  page,
  context,
  hand,
  words,
}) => {
  await beginAt(hand, DUEL, { kind: 'walk' });
  const two = await another(context, page, words);
  await expect(away(two)).toBeVisible();
  await two.settled();
  const { last } = await hand.see();
  expect(await two.see()).toMatchObject({ last, choices: [] });
  await new Player(hand, mouse).step();
  await expect.poll(async () => (await two.see()).last).toBe((await hand.see()).last);
  await expect(away(hand)).toHaveCount(0);

  await take(two).click();
  await expect(away(hand)).toBeVisible();
  await expect(away(two)).toHaveCount(0);
  const before = await two.see();
  await new Player(two, mouse).step();
  const after = (await two.see()).last;
  expect(after).toBeGreaterThan(before.last);
  await expect.poll(async () => (await hand.see()).last).toBe(after);
  expect((await hand.see()).choices).toEqual([]);

  await two.page.close();
  await expect(away(hand)).toHaveCount(0);
  await page.reload();
  await hand.settled();
  expect((await hand.see()).last).toBe(after);
  await new Player(hand, mouse).step();
});

test.describe('where secrets are kept', () => {
  test.use({ game: 'stratego' });

  test('the tab that looks on stays behind the curtain, and so does the one that is taken from', async ({
    page,
    context,
    hand,
    words,
  }) => {
    await startMatch(hand, { arrangements: ['corner', 'corner'] });
    await uncover(hand);
    const two = await another(context, page, words);
    await expect(away(two)).toBeVisible();
    await expect(two.page.locator('[data-part=curtain]')).toBeVisible();
    await expect(two.page.locator('canvas')).toHaveCount(0);
    await expect(two.page.getByRole('button', { name: words.ui('curtain.hold') })).toHaveCount(0);
    await take(two).click();
    await expect(away(hand)).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    await uncover(two);
    expect((await two.see()).choices.length).toBeGreaterThan(0);
  });

  test('against a bot what was learned in one tab is known in the other, and stays', async ({
    page,
    context,
    hand,
    words,
  }) => {
    await start(hand, { ...TEN, bots: [words.ui('setup.person'), words.game('bot.quick')] });
    await hand.settled();
    await lineUp(hand);
    await hand.primary().click();
    await hand.awaited();
    const two = await another(context, page, words);
    await expect(away(two)).toBeVisible();
    const { last } = await hand.see();
    const deed = deedFor(await hand.awaited());
    await hand.drag(deed.piece.at, middleOf(deed.to));
    await hand.primary().click();
    await expect.poll(async () => (await hand.see()).last).toBeGreaterThan(last + 1);
    await hand.awaited();
    const known = await hand.see();
    await page.close();
    await expect(away(two)).toHaveCount(0);
    await two.awaited();
    expect(await two.see()).toMatchObject({ last: known.last, scene: known.scene });
  });
});
