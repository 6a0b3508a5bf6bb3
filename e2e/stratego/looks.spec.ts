import { fromMenu, withSettings } from '../hands/begin.ts';
import { faultsIn, SCHEMES, smallerThan } from '../hands/faults.ts';
import type { Hand } from '../hands/hand.ts';
import { layOut, middleOf, outcome, startMatch, TEN, uncover } from './hand.ts';
import { expect, test } from '../hands/test.ts';

test.use({ game: 'stratego' });

/** Goes through the screens that only this game has, and has them looked at. */
const lookAround = async (hand: Hand, look: (where: string) => Promise<void>): Promise<void> => {
  const { page, words } = hand;
  const curtain = await startMatch(hand, { wish: { ...TEN, names: ['Ada', 'Bob'] } });
  await look('the curtain');
  await uncover(hand);
  const army = page.getByRole('region', { name: words.ui('waiting.title') });
  await army.getByRole('button', { name: words.game('rank.miner') }).click();
  await hand.tap(middleOf('B2'));
  await expect(army).toContainText('1 / 10');
  await hand.settled();
  await expect(army.getByRole('button', { pressed: true })).toHaveCount(1);
  await look('a tile picked');
  await layOut(hand);
  await look('the curtain before Blue');
  await uncover(hand);
  await layOut(hand);
  await uncover(hand);
  await hand.tap(middleOf('J3'));
  await hand.tap(middleOf('J8'));
  await expect(hand.primary()).toHaveText(words.game('do.attack'));
  await look('an attack proposed');
  await hand.primary().click();
  expect(await outcome(hand)).toBe('handOver');
  await expect(page.locator('.clash figure')).toHaveCount(2);
  await look('a fight, to hand over');
  await hand.primary().click();
  await expect(curtain).toBeVisible();
  await look('the curtain after a fight');
  await uncover(hand);
  await expect(page.locator('.clash figure')).toHaveCount(2);
  await look('a fight shown to the other');
  await page.getByRole('tab', { name: words.ui('tab.pieces') }).click();
  await look('the pieces');
  await page.getByRole('tab', { name: words.ui('tab.action') }).click();
  await fromMenu(hand, words.gameLike('do.resign'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.gameLike('do.resign') })
    .click();
  await expect(hand.primary()).toHaveText(words.ui('again'));
  await look('the end');
};

for (const language of ['en', 'ru'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`axe finds nothing, ${SCHEMES[language].join(' and ')}`, ({ page, hand }) =>
      lookAround(hand, async (where) => {
        for (const scheme of SCHEMES[language])
          expect.soft(await faultsIn(page, scheme, scheme), `${where}, ${scheme}`).toEqual([]);
      }));

    test('axe finds nothing on the projector, and every text is at least 24 px', async ({ page, hand }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await withSettings(page, { theme: 'projector' });
      await lookAround(hand, async (where) => {
        expect.soft(await faultsIn(page, 'light', 'projector'), where).toEqual([]);
        expect.soft(await smallerThan(page, 24), where).toEqual([]);
        const curtain = page.locator('.curtain');
        const button = (await curtain.isVisible()) ? curtain.getByRole('button') : hand.primary();
        await expect.soft(button, where).toBeInViewport({ ratio: 1 });
      });
    });
  });
}
