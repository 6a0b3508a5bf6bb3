import { openRecord } from './hands/records.ts';
import { closingMatch } from './sci-fi/matches.ts';
import { expect, test } from './hands/test.ts';

test.use({ game: 'sci-fi' });

test('one press, one deed: a double click and a key held down end one turn, not both', async ({
  page,
  hand,
  words,
}) => {
  await page.clock.install();
  await openRecord(hand, closingMatch);
  const ends = words.game('do.end');
  await expect(hand.primary()).toHaveText(ends);
  const { last } = await hand.see();
  const box = await hand.primary().boundingBox();
  if (!box) throw new Error('There is no button.');
  const click = async (clickCount: number): Promise<void> => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  // The page's time goes on only as it is told: the second click comes 150 ms after the first.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await click(1);
  await expect.poll(async () => (await hand.see()).last).toBe(last + 1);
  await page.clock.runFor(150);
  await expect(hand.primary()).toHaveText(ends);
  await click(2);
  await page.clock.runFor(400);
  await click(1);
  await page.clock.resume();
  await hand.played(last + 1);
  expect((await hand.see()).last).toBe(last + 2);

  await hand.primary().focus();
  for (let i = 0; i < 5; i++) {
    await page.keyboard.down('Enter');
    await hand.played(last + 2);
    await hand.primary().focus();
  }
  await page.keyboard.up('Enter');
  expect((await hand.see()).last).toBe(last + 3);
});
