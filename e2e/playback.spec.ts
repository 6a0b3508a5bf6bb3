import { golden } from '../tests/golden.ts';
import { openRecord } from './hands/records.ts';
import { SLOW } from './hands/slow.ts';
import { expect, test } from './hands/test.ts';

test('a match that is over is played from its beginning, each step before it is told, stopped and taken up again', async ({
  page,
  hand,
  words,
}) => {
  await page.clock.install();
  await openRecord(hand, golden('toy-soldiers.over-last'));
  const { last } = await hand.see();
  const play = page.getByRole('button', { name: words.ui('time.play') });
  const pause = page.getByRole('button', { name: words.ui('time.pause') });
  await page.getByRole('button', { name: words.ui('ending.watch') }).click();
  // It begins before the first action, and goes on by itself.
  await expect(pause).toBeVisible();
  await expect.poll(async () => (await hand.see()).ply).toBeLessThan(2);
  await expect.poll(async () => (await hand.see()).ply, { timeout: SLOW * 30_000 }).toBeGreaterThan(2);
  await pause.click();
  await expect(play).toBeVisible();
  // What was being shown is shown to its end; then nothing goes on.
  await hand.settled();
  const { ply } = await hand.see();
  await hand.freeze();
  await page.clock.runFor(5000);
  expect((await hand.see()).ply).toBe(ply);
  await page.clock.resume();

  // From near the end to the end, where it stops by itself.
  await page.getByRole('slider', { name: words.ui('time.label') }).fill(String(last - 1));
  await play.click();
  await expect.poll(async () => (await hand.see()).ply, { timeout: SLOW * 15_000 }).toBe(last);
  await expect(pause).toHaveCount(0);
  await expect(hand.primary()).toHaveText(words.ui('again'));
});
