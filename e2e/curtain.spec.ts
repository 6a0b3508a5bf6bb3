import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fromMenu } from './hands/begin.ts';
import { giveFile } from './hands/files.ts';
import { keysOf, layOut, middleOf, lineUp, outcome, RANKS, startMatch, uncover, TEN } from './stratego/hand.ts';
import type { Hand } from './hands/hand.ts';
import { expect, test } from './hands/test.ts';

test.use({ game: 'stratego' });

/** All that the page holds in text, names and attributes. */
const everything = (page: Page): Promise<string> => page.evaluate(() => document.title + document.body.outerHTML);

test('the curtain falls at each handing over and when the app is left; under it there is neither table nor rank, and it opens by holding', async ({
  page,
  hand,
  words,
}) => {
  const curtain = await startMatch(hand);
  await expect(curtain).toContainText('Red');
  await expect(page.locator('canvas')).toHaveCount(0);
  // A short press does not open it.
  await page.getByRole('button', { name: words.ui('curtain.hold') }).click();
  await expect(curtain).toBeVisible();
  await uncover(hand);
  await layOut(hand);
  await expect(curtain).toContainText('Blue');
  await expect(page.locator('canvas')).toHaveCount(0);
  const under = (await everything(page)).toLowerCase();
  for (const rank of ['marshal', 'general', 'scout', 'spy']) expect(under).not.toContain(rank);
  await uncover(hand);
  // Nobody counts by what is shown or said how the other side has set up: of all that Red did only that he is ready.
  await expect(page.locator('main header h1 + p')).toHaveText(words.uiLike('ply'));
  const shown = await page.locator('main header h1 + p').innerText();
  const number = /\d+/.exec(shown)?.[0] ?? '';
  expect(number).toBe('1');
  await expect(page.locator('[data-live] p').first()).toHaveText(
    words.ui('live.open').replace('{{game}}', words.game('name')).replace('{{ply}}', number),
  );
  // Of an army that is ready the other side sees nothing before its own is.
  const seats = new Set((await hand.pieces()).map(({ seat }) => seat));
  expect([...seats]).toEqual(['blue']);
  await layOut(hand);
  await expect(curtain).toContainText('Red');
  // It falls too when the app is left.
  await uncover(hand);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(curtain).toContainText('Red');
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('a player is told nothing of the ranks that are hidden from him, and may not take back what was shown', async ({
  page,
  hand,
  words,
}) => {
  await startMatch(hand, { arrangements: ['corner', 'corner'] });
  await uncover(hand);
  const enemies = (await hand.pieces()).filter(({ seat }) => seat === 'blue');
  expect(enemies.length).toBe(10);
  for (const enemy of enemies) {
    expect(enemy).not.toHaveProperty('emblem');
    expect(enemy).not.toHaveProperty('mark');
    for (const rank of RANKS) expect(JSON.stringify(enemy)).not.toContain(rank);
  }
  await page.getByRole('tab', { name: words.ui('tab.pieces') }).click();
  const rows = page
    .getByRole('tabpanel', { name: words.ui('tab.pieces') })
    .getByRole('listitem')
    .locator('strong')
    .filter({ hasText: /enemy/i });
  await expect(rows).toHaveCount(10);
  for (const text of await rows.allTextContents())
    for (const rank of RANKS) expect(text.toLowerCase()).not.toContain(rank);
  await page.getByRole('tab', { name: words.ui('tab.log') }).click();
  const log = (await page.getByRole('tabpanel', { name: words.ui('tab.log') }).textContent())?.toLowerCase() ?? '';
  for (const rank of RANKS) expect(log).not.toContain(` ${rank}`);
  await page.getByRole('button', { name: words.ui('undo') }).click();
  await expect(page.getByText(words.ui('undo.learned'))).toBeVisible();
});

test('what has been played is looked at before the curtain falls, and whose turn it was stays till then', async ({
  page,
  hand,
  words,
}) => {
  await startMatch(hand, { arrangements: ['corner', 'decoy'] });
  await uncover(hand);
  const at = async (square: string): Promise<string | undefined> =>
    (await hand.pieces()).find((piece) => piece.at.x === middleOf(square).x && piece.at.y === middleOf(square).y)?.id;
  const mover = await at('E3');
  for (const square of ['E3', 'E4']) await hand.keys(...keysOf(square));
  await page.clock.install();
  await hand.keys('Enter');
  await expect(hand.primary()).toHaveText(words.ui('handOver'));
  expect(await at('E4')).toBe(mover);
  await expect(hand.stage()).toContainText(words.ui('handOver.title'));
  await expect(page.locator('[data-part=plate][data-acts]')).toHaveAttribute('data-seat', 'red');
  // Who looks on is not hurried: then the button alone hands over.
  await page.getByRole('tab', { name: words.ui('tab.log') }).click();
  await page.clock.fastForward(2000);
  await expect(page.locator('[data-part=curtain]')).toHaveCount(0);
  await hand.primary().click();
  await expect(page.locator('[data-part=curtain]')).toContainText('Blue');
  await uncover(hand, undefined, true);
  await hand.keys(...keysOf('F8'), ...keysOf('F7'), 'Enter');
  await expect(hand.primary()).toHaveText(words.ui('handOver'));
  await page.clock.fastForward(2000);
  await expect(page.locator('[data-part=curtain]')).toContainText('Red');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('a square typed while the last move is shown ends the show and counts', async ({ page, hand }) => {
    await startMatch(hand, { arrangements: ['corner', 'corner'] });
    await uncover(hand);
    await hand.keys(...keysOf('J3'), ...keysOf('J8'), 'Enter');
    expect(await outcome(hand)).toBe('handOver');
    await hand.primary().click();
    const button = page.locator('[data-part=curtain]').getByRole('button');
    await button.hover();
    await page.mouse.down();
    await expect(hand.board).toBeVisible();
    await page.mouse.up();
    await hand.keys(...keysOf('F8'));
    await expect(hand.held()).toContainText('F8');
  });
});

const resign = async (hand: Hand): Promise<void> => {
  const words = hand.words.gameLike('do.resign');
  await fromMenu(hand, words);
  await hand.page.getByRole('alertdialog').getByRole('button', { name: words }).click();
};
test('what is kept of a set-up: an own arrangement, and the sealed file of a match that goes on', async ({
  page,
  hand,
  words,
}) => {
  await test.step('a line-up named in a match between two people stays in it until it is over', async () => {
    await startMatch(hand);
    await uncover(hand);
    await lineUp(hand);
    const before = await hand.pieces();
    await page.getByRole('textbox', { name: words.ui('kept.name') }).fill('Mine wall');
    await page.getByRole('button', { name: words.ui('kept.save'), exact: true }).click();
    await expect(page.getByText('“Mine wall” saved on this device.')).toBeVisible();
    await expect(page.getByText(words.ui('kept.bound'))).toBeVisible();
    const first = page.url();
    const wall = page.getByRole('button', { name: 'Mine wall', exact: true });
    const last = page.getByRole('button', { name: words.ui('kept.last'), exact: true });
    await page.goto('#/');
    await startMatch(hand);
    await uncover(hand);
    await expect(page.getByRole('button', { name: words.game('arrangement.corner'), exact: true })).toBeVisible();
    await expect(wall.or(last)).toHaveCount(0);

    await page.goto(first);
    await uncover(hand);
    await resign(hand);
    await expect(hand.primary()).toHaveText(words.ui('again'));
    await page.goto('#/');
    await startMatch(hand);
    await uncover(hand);
    await wall.click();
    await expect(hand.primary()).toHaveText(words.game('do.ready'));
    expect(await hand.pieces()).toEqual(before);
  });
  await test.step('the file of a match that goes on is sealed, says so before, and leads back to the match', async () => {
    await startMatch(hand, { wish: { ...TEN, seed: 'sealed' } });
    await uncover(hand);
    await lineUp(hand);
    const here = page.url();
    await fromMenu(hand, words.ui('export.all'));
    await expect(page.getByRole('alertdialog')).toContainText(words.ui('seal.text'));
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: words.ui('seal.save') }).click();
    const text = await readFile(await (await coming).path(), 'utf8');
    for (const word of [...RANKS, 'arrange']) expect(text.toLowerCase()).not.toContain(word);
    await page.goto('#/');
    await giveFile(page, text);
    await expect(page.getByText(words.ui('import.known'))).toBeVisible();
    await page.getByRole('link', { name: words.ui('import.open') }).click();
    await expect(page).toHaveURL(here);
    await uncover(hand);
    await expect(hand.primary()).toHaveText(words.game('do.ready'));

    await test.step('on another device it ends covered until both say that the original is over', async () => {
      await page.goto('#/');
      // Another device knows nothing of the match.
      await page.evaluate(
        () => new Promise((done) => indexedDB.deleteDatabase('mera').addEventListener('success', done)),
      );
      await page.reload();
      await giveFile(page, text);
      await page.getByRole('link', { name: words.ui('import.open') }).click();
      await expect(page.getByText(words.ui('curtain.fromFile'))).toBeVisible();
      await uncover(hand);
      await resign(hand);
      await expect(page.getByText(words.ui('curtain.sealed'))).toBeVisible();
      await expect(page.locator('canvas')).toHaveCount(0);
      for (const seat of ['blue', 'red']) {
        const name = new RegExp(`^${words.ui(`seat.${seat}`)}: hold`);
        await page.getByRole('button', { name }).click();
        await page.getByRole('button', { name: words.ui('curtain.yes') }).click();
      }
      await expect(hand.board.locator('canvas').first()).toBeVisible();
    });
  });
});
