import type { Point } from '../../src/geometry/point.ts';
import { expectSet, handleOf, theAim } from '../hands/aim.ts';
import { closeDoubts, hanging } from './hand.ts';
import type { Hand } from '../hands/hand.ts';
import { openRecord } from '../hands/records.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test.use({ game: 'flick' });

/** Warriors that hang over each edge, and the bearing that leads back over the field. */
const EDGES = [
  { at: { x: 220, y: 376 }, inward: 0 },
  { at: { x: 64, y: 220 }, inward: 900 },
  { at: { x: 220, y: 64 }, inward: 1800 },
  { at: { x: 376, y: 220 }, inward: 2700 },
] as const;
/** At these edges a hand that stays within the window sets all the power, and at the first one half of it. */
const pullsAt = async (
  edges: readonly (typeof EDGES)[number][],
  hand: Hand,
  drag: (from: Point, to: Point) => Promise<void>,
): Promise<void> => {
  const { width = 0, height = 0 } = hand.page.viewportSize() ?? {};
  for (const [i, { at, inward }] of edges.entries()) {
    await openRecord(hand, hanging(at));
    await closeDoubts(hand);
    await hand.steady();
    const aim = theAim(await hand.see(), 'do.strike');
    // That less is set by less is the same at every edge.
    for (const power of i === 0 ? [1000, 500] : [1000]) {
      const handle = await handleOf(hand, aim, inward, power);
      const { x, y } = await hand.clientOf(handle);
      expect(x > 0 && y > 0 && x < width && y < height, `a pull by ${power} toward ${inward} to be in the window`).toBe(
        true,
      );
      await drag(aim.controls.at, handle);
      // Where the pull is short a pixel is more.
      await expectSet(hand, 'power', power, 30);
      await expectSet(hand, 'bearing', inward, 30);
      await hand.page.keyboard.press('Escape');
    }
  }
};

test('one who hangs over the edge is pulled back to full power by mouse', async ({ hand }) => {
  // A large window has room at its sides: above and below it is short of it.
  const short = EDGES.filter(({ inward }) => inward % 1800 === 0);
  await pullsAt(short, hand, (from, to) => hand.drag(from, to));
});
test.describe('on a phone', () => {
  test.use(PHONE);

  test('one who hangs over the edge is pulled back to full power by finger', async ({ hand }) => {
    await pullsAt(EDGES, hand, (from, to) => hand.touchDrag(from, to));
  });
});
