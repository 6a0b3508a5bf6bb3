import { fromMenu, withSettings } from '../hands/begin.ts';
import { DESK, expectNoFaults, type Look, WALL } from '../hands/looks.ts';
import { layOut, middleOf, outcome, startMatch, TEN, uncover } from './hand.ts';
import { expect, test } from '../hands/test.ts';

test.use({ game: 'stratego' });

test('axe finds nothing on the screens that only this game has: light and dark, on the projector, in both languages', async ({
  page,
  hand,
  words,
}) => {
  // Each screen is looked at in two ways or three.
  test.slow();
  const look = async (where: string, wall: readonly Look[] = []): Promise<void> => {
    await expectNoFaults(page, where, [...DESK, ...wall]);
    const button = (await curtain.isVisible()) ? curtain.getByRole('button') : hand.primary();
    await expect.soft(button, where).toBeInViewport({ ratio: 1 });
  };
  const curtain = await startMatch(hand, { wish: { ...TEN, names: ['Ada', 'Bob'] } });
  await look('the curtain', WALL);
  await uncover(hand);
  const army = page.getByRole('region', { name: words.ui('waiting.title') });
  await army.getByRole('button', { name: words.game('rank.miner') }).click();
  await hand.tap(middleOf('B2'));
  await expect(army).toContainText('1 / 10');
  await hand.settled();
  await expect(army.getByRole('button', { pressed: true })).toHaveCount(1);
  await look('a tile picked');
  await layOut(hand);
  await uncover(hand);
  await layOut(hand);
  await uncover(hand);
  await hand.tap(middleOf('J3'));
  await hand.tap(middleOf('J8'));
  await expect(hand.primary()).toHaveText(words.game('do.attack'));
  await look('an attack proposed');
  await hand.primary().click();
  expect(await outcome(hand)).toBe('handOver');
  await expect(page.locator('[data-part=clash] figure')).toHaveCount(2);
  await look('a fight, to hand over', WALL);
  await hand.primary().click();
  await expect(curtain).toBeVisible();
  await uncover(hand);
  await expect(page.locator('[data-part=clash] figure')).toHaveCount(2);
  await page.getByRole('tab', { name: words.ui('tab.pieces') }).click();
  await look('the pieces');
  await page.getByRole('tab', { name: words.ui('tab.log') }).click();
  await page
    .locator('[data-part=log]')
    .getByRole('button', { name: words.uiLike('why') })
    .last()
    .click();
  await expect(page.locator('[data-part=why] figure')).toHaveCount(2);
  await expect(page.locator('[data-part=why] li[data-lit]')).toBeVisible();
  await page.getByRole('tab', { name: words.ui('tab.action') }).click();
  await fromMenu(hand, words.gameLike('do.resign'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.gameLike('do.resign') })
    .click();
  await expect(hand.primary()).toHaveText(words.ui('again'));
  await look('the end', WALL);
});

test.describe('on the wall', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  // Sabotage: the room beside the board was measured before the racks came, and they lay on it for the whole of the first turn.
  test('from the first turn on the racks of the taken lie beside the board', async ({ page, hand }) => {
    await withSettings(page, { theme: 'projector' });
    await startMatch(hand);
    for (const side of ['Red', 'Blue']) {
      await uncover(hand);
      await expect(page.locator('[data-part=rack]'), `${side} lays out`).toHaveCount(0);
      await layOut(hand);
    }
    await uncover(hand);
    const racks = page.locator('[data-part=rack]');
    await expect(racks).toHaveCount(2);
    await hand.steady();
    const [left, right] = await Promise.all([racks.first().boundingBox(), racks.last().boundingBox()]);
    const [a, j] = [await hand.clientOf({ x: 0, y: 0 }), await hand.clientOf({ x: 600, y: 0 })];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(a.x - EDGE);
    expect(right?.x).toBeGreaterThan(j.x + EDGE);
  });
});
/** How wide the rim with its letters is, px. */
const EDGE = 26;
