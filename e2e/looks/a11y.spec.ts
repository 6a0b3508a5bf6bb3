import { begin, beginAt, DUEL, fromMenu, unfold } from '../hands/begin.ts';
import { faults } from '../hands/faults.ts';
import { DESK, expectNoFaults } from '../hands/looks.ts';
import { expect, test } from '../hands/test.ts';

// What a class sees on the wall, in the other language, is looked at in `projector.spec.ts`.
test('axe finds nothing on any screen, light and dark', async ({ hand }) => {
  // Each screen is looked at twice.
  test.slow();
  const { page, words } = hand;
  const look = (where: string): Promise<void> => expectNoFaults(page, where, DESK);
  await page.goto('');
  await expect(page.getByRole('link', { name: words.setUp() })).toBeVisible();
  await look('home');
  await page.goto('#/new/toy-soldiers');
  await expect(page.getByRole('button', { name: words.ui('setup.start') })).toBeVisible();
  await unfold(hand);
  await look('set-up with all its rules');
  const wish = { ...DUEL, options: { ...DUEL.options, squad: 2 }, takeBack: 'free' } as const;
  await beginAt(hand, wish, { kind: 'put' });
  await look('deploying');
  await beginAt(hand, wish, { kind: 'walk' });
  const { choices, scene } = await hand.see();
  const piece = await hand.piece(choices.find(({ kind }) => kind === 'walk')?.piece ?? '');
  await hand.drag(piece.at, { x: piece.at.x, y: piece.at.y + (piece.at.y < scene.height / 2 ? 50 : -50) });
  await expect(hand.primary()).toHaveText(await hand.way());
  await look('a way proposed');
  for (const tab of ['log', 'pieces']) {
    await page.getByRole('tab', { name: words.ui(`tab.${tab}`) }).click();
    await look(tab);
  }
  for (const item of ['rulebook', 'settings']) {
    await fromMenu(hand, words.ui(item));
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(item);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: words.ui('time.back') }).click();
  await look('looking back');
  await hand.primary().click();
  await fromMenu(hand, words.gameLike('do.resign'));
  const sure = page.getByRole('alertdialog');
  await look('asked twice');
  await sure.getByRole('button', { name: words.gameLike('do.resign') }).click();
  await expect(hand.primary()).toHaveText(words.ui('again'));
  await page.getByRole('tab', { name: words.ui('tab.action') }).click();
  await look('over');
  await page.goto('');
  await expect(page.getByRole('button', { name: words.ui('last.record') })).toBeVisible();
  await look('home with a match');
});

test.describe('a first match', () => {
  test.use({ hints: true });
  test('axe finds nothing with the card of a hint, nor with the list of matches and one of them being named', async ({
    page,
    hand,
    words,
  }) => {
    await begin(hand, DUEL);
    await expect(page.locator('[data-part=hint][data-hint]')).toBeVisible();
    expect.soft(await faults(page), 'a hint').toEqual([]);
    await page.goto('#/');
    await page
      .getByRole('region', { name: words.ui('shelf.title') })
      .getByRole('button', { name: words.ui('shelf.rename') })
      .click();
    await expect(page.getByLabel(words.ui('shelf.name'))).toBeFocused();
    expect.soft(await faults(page), 'the list').toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('region', { name: words.ui('shelf.title') })
      .getByRole('button', { name: words.ui('remove') })
      .click();
    await expect(page.getByRole('button', { name: words.ui('kept.back') })).toBeVisible();
    expect.soft(await faults(page), 'deleted').toEqual([]);
  });
});

test('axe finds nothing on a phone', async ({ page, hand }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(hand, DUEL);
  expect(await faults(page)).toEqual([]);
});
