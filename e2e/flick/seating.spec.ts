import { withSettings } from '../hands/begin.ts';
import { openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';
import { bout } from './hand.ts';
import type { Point } from '../../src/geometry/point.ts';

test.use({ game: 'flick', contextOptions: { reducedMotion: 'no-preference' } });

/** What a frame showed: whether a flick was on, to which side the page was turned, and to which the table. */
interface Frame {
  readonly going: boolean;
  readonly page: boolean;
  readonly table: boolean;
}

test('players at opposite sides see a flick to its end before page and table turn', async ({ page, hand, words }) => {
  await withSettings(page, { seating: 'opposite' });
  await openRecord(hand, bout('D'));
  await hand.steady();
  await page.evaluate((skip) => {
    interface Published {
      mera: { table: { current: { clientOf(point: Point): Point } | null } };
    }
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const look = (): void => {
      const board = document.querySelector<HTMLElement & Published>('[role=application]');
      const table = board?.mera.table.current;
      if (table)
        frames.push({
          going: document.querySelector<HTMLButtonElement>('[data-tray] button')?.innerText.trim() === skip,
          page: document.querySelector('main')?.dataset['opposite'] !== undefined,
          table: table.clientOf({ x: 0, y: 0 }).y > table.clientOf({ x: 0, y: 100 }).y,
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
  await hand.primary().click();
  await hand.played(last);
  await expect(page.locator('main[data-opposite]')).toBeVisible();
  await hand.steady();
  const seen = () => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
  await expect.poll(async () => (await seen()).at(-1)).toEqual({ going: false, page: true, table: true });
  const frames = await seen();
  const shown = frames.filter(({ going }) => going);
  expect(shown.length, 'frames of the flick').toBeGreaterThan(0);
  expect(shown.filter(({ page, table }) => page || table)).toEqual([]);
});
