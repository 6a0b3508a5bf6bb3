import { goldenPart, openRecord } from './hands/records.ts';
import { SLOW } from './hands/slow.ts';
import { expect, test } from './hands/test.ts';

test('the coach, once switched on, tells its best deeds; a press lays one before the hand, and the yellow button does it', async ({
  page,
  hand,
  words,
}) => {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('mera.settings') ?? '{}') as object;
    localStorage.setItem('mera.settings', JSON.stringify({ ...kept, coach: true }));
  });
  await openRecord(hand, goldenPart('toy-soldiers.over-last', -12));
  await page.reload();
  await hand.awaited();
  const coach = page.getByRole('region', { name: words.ui('coach'), exact: true });
  const { last } = await hand.see();
  await coach.getByRole('button', { name: words.ui('coach.hint'), exact: true }).click();
  const deeds = coach.getByRole('listitem').getByRole('button');
  await expect(deeds.first()).toBeEnabled({ timeout: SLOW * 30_000 });
  expect(await deeds.count()).toBeLessThanOrEqual(2);
  await deeds.first().click();
  expect((await hand.see()).last).toBe(last);
  await expect(hand.primary()).not.toHaveAttribute('aria-disabled');
  await hand.press();
  await expect.poll(async () => (await hand.see()).last).toBeGreaterThan(last);
});
