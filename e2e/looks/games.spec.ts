import { golden } from '../../tests/golden.ts';
import { fromMenu, unfold } from '../hands/begin.ts';
import { DESK, expectNoFaults } from '../hands/looks.ts';
import { goldenPart, layDown } from '../hands/records.ts';
import { SLOW } from '../hands/slow.ts';
import { uncover } from '../stratego/hand.ts';
import { expect, test } from '../hands/test.ts';

for (const game of ['toy-soldiers', 'sci-fi', 'siege', 'flick', 'stratego'])
  test.describe(game, () => {
    test.use({ game });

    // Sabotage: with the colours of before, a side's cloth, lit rows and text on wood stand out by less than 7 to 1.
    test('axe finds nothing on its pages, in play, in a ranking, on a curtain, in a draw offer, at the end', async ({
      page,
      hand,
      words,
    }) => {
      test.slow();
      const look = (where: string): Promise<void> => expectNoFaults(page, `${game}: ${where}`, DESK);
      const curtain = page.locator('[data-part=curtain]');
      /** Lays down the match that ended by agreement, without so many of its last actions, and opens its curtain. */
      const open = async (left: number): Promise<void> => {
        await layDown(page, goldenPart(`${game}.over-agreed`, -left));
        await expect(curtain.or(hand.board).first()).toBeVisible();
        if (await curtain.isVisible()) {
          await look('the curtain');
          await uncover(hand);
        } else await hand.settled();
      };
      await page.goto(`#/new/${game}`);
      await expect(page.getByRole('button', { name: words.ui('setup.start') })).toBeVisible();
      await unfold(hand);
      await look('set-up');
      for (const at of ['lab', 'rules']) {
        await page.goto(`#/${at}/${game}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(at);
      }
      await open(2);
      await look('play');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('help');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.keyboard.press('l');
      const ranking = page.getByRole('region', { name: words.ui('suggest'), exact: true });
      await expect(ranking.getByRole('listitem').getByRole('button').first()).toBeEnabled({ timeout: SLOW * 30_000 });
      await look('the ranking');
      await fromMenu(hand, words.gameLike('do.draw'));
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look('a draw to be offered');
      await page.keyboard.press('Escape');
      await open(1);
      await expect(page.getByRole('button', { name: words.coreLike('draw.accept') }).first()).toBeVisible();
      await look('a draw offered');
      await layDown(page, golden(`${game}.over-agreed`));
      await expect(hand.primary()).toHaveText(words.ui('again'));
      await look('the end');
    });
  });

test('axe finds nothing on the list of lessons and in a lesson', async ({ page, hand, words }) => {
  await page.goto('#/lessons');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFaults(page, 'lessons', DESK);
  await page.goto('#/lessons/toy-soldiers/first');
  await hand.settled();
  await expect(page.getByRole('button', { name: words.ui('menu'), exact: true })).toBeVisible();
  await expectNoFaults(page, 'a lesson', DESK);
});
