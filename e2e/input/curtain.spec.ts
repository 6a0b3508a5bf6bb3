import { startMatch } from '../stratego/hand.ts';
import { expect, test } from '../hands/test.ts';

test.use({ game: 'stratego', language: 'ru' });

test('занавес: щелчок без удержания спрашивает, «Нет» оставляет закрытым, «Да» открывает', async ({
  page,
  hand,
  words,
}) => {
  const curtain = await startMatch(hand);
  const hold = page.getByRole('button', { name: words.ui('curtain.hold') });
  const [yes, no] = (['curtain.yes', 'curtain.no'] as const).map((key) =>
    page.getByRole('button', { name: words.ui(key), exact: true }),
  );
  if (!yes || !no) throw new Error('There are two answers.');
  const closed = async (): Promise<void> => {
    await expect(curtain).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
  };
  // As assistive technology presses it.
  await hold.evaluate((button) => (button as HTMLElement).click());
  await expect(no).toBeFocused();
  await expect(page.getByRole('group', { name: words.uiLike('curtain.ask') })).toContainText('Красных');
  await closed();
  await no.click();
  await expect(no).toHaveCount(0);
  await expect(hold).toBeFocused();
  // A key that is not held asks too, and pressed again it opens nothing.
  await page.keyboard.press('Enter');
  await expect(no).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(no).toHaveCount(0);
  await closed();
  await page.keyboard.press('Space');
  await yes.click();
  await expect(hand.board.locator('canvas').first()).toBeVisible();
});
