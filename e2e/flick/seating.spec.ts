import { withSettings } from '../hands/begin.ts';
import { openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';
import { bout } from './hand.ts';
import type { BoardElement } from '../hands/board.ts';

test.use({ game: 'flick', contextOptions: { reducedMotion: 'no-preference' } });

/** What a frame showed: whether a flick was on, whether the page lay the other way up, and whether the field lay as at first. */
interface Frame {
  readonly going: boolean;
  readonly page: boolean;
  readonly still: boolean;
}

test('players at opposite sides see a flick to its end before the page turns; the field stays where it is, and both can aim', async ({
  page,
  hand,
  words,
}) => {
  await page.clock.install();
  await withSettings(page, { seating: 'opposite' });
  await openRecord(hand, bout('D'));
  await hand.steady();
  await page.evaluate((skip) => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const look = (): void => {
      const board = document.querySelector<BoardElement>('[role=application]');
      const table = board?.mera.table.current;
      if (table)
        frames.push({
          going: document.querySelector<HTMLButtonElement>('[data-part=tray] button')?.innerText.trim() === skip,
          page: document.querySelector('main')?.dataset['opposite'] !== undefined,
          still: table.clientOf({ x: 0, y: 0 }).y < table.clientOf({ x: 0, y: 100 }).y,
        });
      requestAnimationFrame(look);
    };
    look();
  }, words.ui('skip'));
  const { last } = await hand.see();
  await expect(page.locator('main[data-opposite]')).toHaveCount(0);
  await hand.board.focus();
  await hand.keys('ArrowUp');
  await expect(hand.primary()).toHaveText(words.game('do.strike'));
  // So gently that nobody is thrown off: whoever scores goes on.
  await hand.keys('ArrowDown*30');
  await hand.freeze();
  await hand.primary().click();
  await expect.poll(() => hand.showing()).toBe(true);
  await hand.runUntil(async () => !(await hand.showing()));
  await page.clock.resume();
  await hand.played(last);
  await expect(page.locator('main[data-opposite]')).toBeVisible();
  await hand.steady();
  const seen = () => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
  const frames = await seen();
  expect(frames.at(-1)).toEqual({ going: false, page: true, still: true });
  expect(frames.every(({ still }) => still)).toBe(true);
  const shown = frames.filter(({ going }) => going);
  expect(shown.length, 'frames of the flick').toBeGreaterThan(0);
  expect(shown.filter(({ page }) => page)).toEqual([]);
  // From the other side a pull means what is seen under the finger, and a slide runs the other way.
  const own = (await hand.see()).choices.find(({ kind, off }) => kind === 'aim' && !off);
  const piece = await hand.piece(own?.piece ?? '');
  const { x, y } = piece.at;
  await hand.drag(piece.at, { x, y: y - 40 });
  await expect(hand.primary()).toHaveText(words.game('do.strike'));
  const slide = page.locator('[data-part=slide]').last();
  const { height } = (await slide.boundingBox()) ?? { height: 0 };
  await slide.click({ position: { x: 2, y: height / 2 } });
  const input = slide.locator('input');
  await expect(input).toHaveValue((await input.getAttribute('max')) ?? 'none');
});
