import type { Point } from '../../src/geometry/point.ts';
import { boundsOf } from '../../src/geometry/shape.ts';
import { placing } from './hand.ts';
import type { Hand } from '../hands/hand.ts';
import { openRecord } from '../hands/records.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test.use({ game: 'flick' });

/** Four are let go of a centimetre beside one another in the band, the fifth beside his line: all come to lie where they may. */
const placesAll = async (hand: Hand, tap: (at: Point) => Promise<void>): Promise<void> => {
  await openRecord(hand, placing());
  for (let i = 0; i < 5; i++) {
    const { choices, last } = await hand.see();
    const put = choices.find(({ kind, label }) => kind === 'put' && label === (i < 4 ? 'do.put.band' : 'do.put.line'));
    const [zone] = put?.within ?? [];
    if (!zone) throw new Error('There is nowhere to place anybody.');
    const { at, width, height } = boundsOf(zone);
    const aside = i < 4 ? i * 38 - 40 : 90;
    // The only one left needs no picking.
    if (i < 4) await hand.page.locator('[data-part=select-list]').getByRole('button').first().click();
    const place = { x: Math.round(at.x + width / 2 + aside), y: Math.round(at.y + height / 2 + 5) };
    await hand.bringInView(place);
    await hand.steady();
    await tap(place);
    await expect(hand.primary(), `number ${i + 1} to be in place`).not.toHaveAttribute('aria-disabled', 'true');
    await expect(hand.primary()).toHaveText(hand.words.game(put?.label ?? ''));
    await hand.primary().click();
    await hand.played(last);
  }
  expect((await hand.see()).seat, 'the other side to place').toBe('red');
};

test('warriors are placed by mouse: one let go of near the chain touches it', async ({ hand }) => {
  await placesAll(hand, (at) => hand.tap(at));
});
test.describe('on a phone', () => {
  test.use(PHONE);

  test('warriors are placed by finger: one let go of near the chain touches it', async ({ hand }) => {
    await placesAll(hand, (at) => hand.touch(at));
  });
});
