import type { Point } from '../src/geometry/point.ts';
import { golden } from '../tests/golden.ts';
import { openRecord } from './hands/records.ts';
import { closingMatch } from './sci-fi/matches.ts';
import { expect, test } from './hands/test.ts';

test.use({ game: 'sci-fi' });

test('one press, one deed: a turn with unused pieces is asked about once, and neither a double click nor a key held down ends two', async ({
  page,
  hand,
  words,
}) => {
  await page.clock.install();
  // Where all can be undone nothing is asked.
  await openRecord(hand, { ...closingMatch, takeBack: 'until-luck' });
  const end = hand.pass('do.end');
  const question = hand.tray.getByRole('alert');
  await expect(hand.primary()).toHaveText(new RegExp(`^${words.ui('best.take').split('{{')[0]}`));
  await expect(end).toBeEnabled();
  const { last } = await hand.see();
  const click = async (clickCount: number): Promise<void> => {
    const box = await end.boundingBox();
    if (!box) throw new Error('There is no button.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  // The page's time goes on only as it is told: the second click comes 150 ms after the first.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await click(1);
  await expect(question).toHaveText(words.ui('pass.left_other').replace('{{n}}', '2'));
  await page.clock.runFor(150);
  await click(2);
  await page.clock.runFor(700);
  expect((await hand.see()).last).toBe(last);
  await click(1);
  await expect.poll(async () => (await hand.see()).last).toBe(last + 1);
  await page.clock.runFor(150);
  await click(2);
  await expect(question).toHaveCount(0);
  await page.clock.resume();
  await expect(end).toBeEnabled();
  expect((await hand.see()).last).toBe(last + 1);

  await end.focus();
  for (let i = 0; i < 3; i++) {
    await page.keyboard.down('Enter');
    await expect(question).toBeVisible();
    await expect(end).toBeEnabled();
    await end.focus();
  }
  await page.keyboard.up('Enter');
  expect((await hand.see()).last, 'a key that is held answers no question').toBe(last + 1);
  await hand.primary().click();
  await expect(question, 'the yellow button plays on').toHaveCount(0);
  await expect(end).toBeEnabled();
  const take = await hand.primary().textContent();
  await hand.board.focus();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.down('Enter');
    await expect(hand.primary(), 'on the table Enter presses the yellow button').not.toHaveText(take ?? '');
    await expect(hand.board).toBeFocused();
  }
  await page.keyboard.up('Enter');
  await expect(question).toHaveCount(0);
  expect((await hand.see()).last, 'and held it does no second deed').toBe(last + 1);
});

test('a press while the camera glides means whom it points at; a piece of one’s own that can do nothing says why, and by which rule', async ({
  page,
  hand,
  words,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openRecord(hand, closingMatch);
  const { at, mark } = await hand.piece('blue1');
  await hand.board.focus();
  await hand.keys('+*5');
  const near = await hand.clientOf(at);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await hand.keys('0');
  // The page's time stands still in the midst of the glide.
  await page.clock.runFor(120);
  const now = await hand.clientOf(at);
  await hand.tap(at);
  await page.clock.runFor(1000);
  const whole = await hand.clientOf(at);
  const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
  expect(Math.min(far(now, near), far(now, whole)), 'he is on his way').toBeGreaterThan(20);
  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(hand.held()).toHaveText(new RegExp(`\\s${mark}$`, 'u'));
  await hand.steady();
  await hand.drag(at, { x: at.x, y: at.y - 60 });
  await hand.press();
  await hand.bringInView((await hand.piece('blue2')).at);
  await hand.steady();
  await hand.tap((await hand.piece('blue2')).at);
  await expect(hand.primary()).toHaveText(words.gameLike('no.oneAtATime'));
  await hand.tray.getByRole('button', { name: words.uiLike('why') }).click();
  await expect(page.getByRole('dialog').locator('article[aria-current=true]')).toContainText('SF-04');
});

// Sabotage: the button that begins another match acted at once.
test('a hand that presses on when a match is over begins no other one', async ({ page, hand, words }) => {
  await page.clock.install();
  await openRecord(hand, golden('sci-fi.over-last'));
  const again = hand.primary();
  await hand.freeze();
  await page.getByRole('button', { name: words.ui('time.back') }).click();
  await again.click();
  await expect(again).toHaveText(words.ui('again'));
  const url = page.url();
  for (let i = 0; i < 4; i++) {
    await again.dispatchEvent('click');
    await page.clock.runFor(500);
  }
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(page.url()).toBe(url);
  await page.clock.runFor(1500);
  await page.clock.resume();
  await again.click();
  await expect(page).not.toHaveURL(url);
});
