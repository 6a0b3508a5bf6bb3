import { aimPanel, handleOf, startOf, theAim } from './hands/aim.ts';
import { fromMenu } from './hands/begin.ts';
import type { Hand } from './hands/hand.ts';
import { expect, PHONE, test } from './hands/test.ts';

const card = ({ page }: Hand) => page.locator('[data-part=hint]');
const begin = async ({ page, words }: Hand): Promise<void> => {
  await page.goto('');
  const lid = page.locator(`[data-game="${words.id}"]`);
  await lid.getByRole('button', { name: words.ui('lids.people') }).click();
};
/** Whether the card is inside the window and covers neither the yellow button nor the chances above it. */
const isFree = async (hand: Hand): Promise<boolean> => {
  const box = await card(hand).boundingBox();
  const button = await hand.primary().boundingBox();
  if (!box || !button) return false;
  const size = hand.page.viewportSize() ?? { width: 0, height: 0 };
  const inside = box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
  const strip = hand.page.locator('[data-part=stakes]');
  const chances = (await strip.count()) > 0 ? await strip.boundingBox() : null;
  const apart = [button, ...(chances ? [chances] : [])].every(
    (part) =>
      box.x + box.width <= part.x ||
      part.x + part.width <= box.x ||
      box.y + box.height <= part.y ||
      part.y + part.height <= box.y,
  );
  return inside && apart;
};
const expectFree = (hand: Hand): Promise<void> =>
  expect.poll(() => isFree(hand), 'the card to leave the yellow button and the chances free').toBe(true);

test.describe('a first match', () => {
  test.use({ hints: true });
  test('explains itself at its moments, each hint once, said politely, off with one press and back in the settings', async ({
    page,
    hand,
    words,
  }) => {
    await begin(hand);
    await expect(card(hand)).toHaveAttribute('data-hint', 'pick');
    await expect(card(hand)).toContainText(words.ui('first.pick'));
    await expect(page.locator('[data-live] p').filter({ hasText: words.ui('first.pick') })).toHaveCount(1);
    await expectFree(hand);
    await card(hand)
      .getByRole('button', { name: words.ui('first.read') })
      .click();
    await expect(page.locator('[data-hint=pick]')).toHaveCount(0);
    const { choices } = await hand.see();
    await hand.tap((await hand.piece(choices.find(({ piece }) => piece)?.piece ?? '')).at);
    await expect(card(hand)).toHaveAttribute('data-hint', 'throw');
    await expectFree(hand);
    await card(hand)
      .getByRole('button', { name: words.ui('first.read') })
      .click();
    const { last } = await hand.see();
    await hand.press();
    await hand.played(last);
    await expect(card(hand)).toHaveAttribute('data-hint', /lit|walk/);
    await card(hand)
      .getByRole('button', { name: words.ui('first.off') })
      .click();
    await expect(card(hand)).toHaveCount(0);

    await page.reload();
    await hand.settled();
    await expect(card(hand)).toHaveCount(0);
    await fromMenu(hand, words.ui('settings'));
    await page.getByRole('button', { name: words.ui('first.anew') }).click();
    await expect(page.getByRole('switch', { name: words.ui('first.on') })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(card(hand)).toBeVisible();
  });

  test('speaks of keys to a player who works by keys, and is not announced again after Escape', async ({
    page,
    hand,
    words,
  }) => {
    await begin(hand);
    await expect(card(hand)).toContainText(words.ui('first.pick'));
    // A hint counts as read after a while in view, which a slow machine would reach. So its time stands still.
    await page.evaluate(() => {
      const now = performance.now();
      performance.now = () => now;
    });
    await hand.board.focus();
    const forKeys = words.uiWith('first.pick.keys', { nextPiece: 'N', possible: 'O' });
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('n');
      await expect(page.locator('[data-hint=pick]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(card(hand)).toContainText(forKeys);
    }
    await expect(page.locator('[data-live] p').filter({ hasText: forKeys })).toHaveCount(1);
  });

  test.describe('on a phone', () => {
    test.use({ ...PHONE, language: 'ru', game: 'flick' });
    test('пальцем: подсказка поверх счёта, на столе и над кнопкой её нет', async ({ page, hand, words }) => {
      await begin(hand);
      await hand
        .primary()
        .filter({ hasText: words.game('do.dealOne') })
        .tap();
      await expect(card(hand)).toHaveAttribute('data-hint', 'flick');
      await expectFree(hand);
      const table = await hand.board.boundingBox();
      expect((await card(hand).boundingBox())?.y).toBeGreaterThanOrEqual(
        Math.floor((table?.y ?? 0) + (table?.height ?? 0)),
      );
      await card(hand)
        .getByRole('button', { name: words.ui('first.read') })
        .tap();
      await expect(page.locator('[data-hint=flick]')).toHaveCount(0);
      // Nothing comes under a finger that still pulls.
      const aim = theAim(await hand.see());
      const handle = await hand.clientOf(await handleOf(hand, aim, startOf(aim, 'bearing'), 300));
      const at = await hand.clientOf(aim.controls.at);
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(handle.x, handle.y, { steps: 3 });
      await expect(aimPanel(hand)).toBeVisible();
      await expect(hand.primary()).toHaveText(words.game('do.strike'));
      await expect(card(hand)).toBeHidden();
      await page.mouse.up();
      await expect(card(hand)).toHaveAttribute('data-hint', 'flick.spin');
    });
  });

  test.describe('by keys', () => {
    test.use({ game: 'siege' });
    test('the card is reached by Tab after the panel and closed by Enter', async ({ page, hand, words }) => {
      await begin(hand);
      await expect(card(hand)).toBeVisible();
      const name = await card(hand).getAttribute('data-hint');
      await card(hand)
        .getByRole('button', { name: words.ui('first.read') })
        .focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(`[data-hint="${name}"]`)).toHaveCount(0);
    });
  });
});
