import { goldenPart, openRecord } from './hands/records.ts';
import { SLOW } from './hands/slow.ts';
import { expect, test } from './hands/test.ts';

test('what is best is told when it is asked for, by a key and by a button; a press proposes it, and the yellow button does it', async ({
  page,
  hand,
  words,
}) => {
  await openRecord(hand, goldenPart('toy-soldiers.over-last', -12));
  const { last } = await hand.see();
  const told = page.getByRole('region', { name: words.ui('suggest'), exact: true });
  await page.keyboard.press('l');
  const actions = told.getByRole('listitem').getByRole('button');
  await expect(actions.first()).toBeEnabled({ timeout: SLOW * 30_000 });
  expect(await actions.count()).toBeLessThanOrEqual(2);
  await page.keyboard.press('l');
  await expect(told).toBeHidden();
  await page.getByRole('button', { name: words.ui('suggest'), exact: true }).click();
  await expect(actions.first()).toBeEnabled({ timeout: SLOW * 30_000 });
  await actions.first().click();
  expect((await hand.see()).last).toBe(last);
  const primary = page.locator('[data-part=tray] [data-part=primary]');
  await expect(primary).not.toHaveAttribute('aria-disabled');
  await primary.click();
  await expect.poll(async () => (await hand.see()).last).toBeGreaterThan(last);
  await expect(told).toBeHidden();
});

test('each player chooses how much help to get: the button proposes, or only says what comes next, or nothing is suggested', async ({
  page,
  hand,
  words,
}) => {
  await openRecord(hand, goldenPart('toy-soldiers.over-last', -12));
  const suggest = page.getByRole('button', { name: words.ui('suggest'), exact: true });
  const choose = async (level: 'normal' | 'off'): Promise<void> => {
    await page.getByRole('button', { name: words.ui('menu'), exact: true }).click();
    await page.getByRole('menuitem', { name: words.ui('seats'), exact: true }).click();
    for (const button of await page.getByRole('button', { name: words.ui(`help.${level}`), exact: true }).all())
      await button.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await choose('normal');
  await expect(suggest).toBeVisible();
  await choose('off');
  await expect(suggest).toBeHidden();
  await page.reload();
  await hand.awaited();
  await expect(suggest).toBeHidden();
});
