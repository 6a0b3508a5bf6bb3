import { begin } from '../hands/begin.ts';
import { exported } from '../hands/files.ts';
import { expect, test } from '../hands/test.ts';

test.use({ timezoneId: 'Pacific/Auckland' });

test('in any time zone a match is saved under its game and a date, and a clock set back loses none of the list', async ({
  page,
  hand,
  words,
}) => {
  await begin(hand);
  const { name } = await exported(hand);
  expect(name).toMatch(/^toy-soldiers-\d{4}-\d\d-\d\d-\d\d-\d\d\.mera$/);
  await page.clock.setSystemTime(Date.now() - 400 * 86_400_000);
  await begin(hand);
  await page.goto('#/');
  const rows = page.getByRole('region', { name: words.ui('shelf.title') }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.last().getByRole('link').click();
  await expect(hand.board).toBeVisible();
});
