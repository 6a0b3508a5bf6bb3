import type { Point } from '../src/geometry/point.ts';
import { exported } from './hands/files.ts';
import { goldenPart, goldenUntil, openRecord } from './hands/records.ts';
import { expect, PHONE, test } from './hands/test.ts';
import type { BoardElement } from './hands/board.ts';

/** The point of the table, in whole mm, under a place of the window. */
test.describe('a skirmish', () => {
  test.use({ game: 'sci-fi' });
  const skirmish = () => goldenUntil('sci-fi.over-last', ({ type }) => type === 'shoot');

  // Sabotages: without the keys that have what is carried told first, Enter sent him where the card had last heard that he was; the drag went on from where he had stood.
  test('Enter in the middle of a drag sends him where the table shows him, and the drag is over', async ({
    page,
    hand,
  }) => {
    await openRecord(hand, skirmish());
    const { choices, last } = await hand.see();
    const { at, id } = await hand.piece(choices.find(({ kind, off }) => kind === 'walk' && !off)?.piece ?? '');
    const from = await hand.clientOf(at);
    await hand.board.focus();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const to = { x: from.x, y: from.y - 24 };
    await page.mouse.move(to.x, to.y, { steps: 10 });
    const shown = await hand.board.evaluate(
      (board, place) => (board as BoardElement).mera.table.current.pointOn(place),
      to,
    );
    await page.keyboard.press('Enter');
    await hand.played(last);
    expect((await hand.piece(id)).at).toEqual(shown);
    await page.mouse.move(to.x + 10, to.y);
    await page.mouse.up();
    await expect(page.locator('[data-part=panel][data-proposes]')).toHaveCount(0);
    await expect(hand.primary()).toBeEnabled();
    expect((await hand.piece(id)).at).toEqual(shown);
  });

  // Sabotage: a timer set a corner at each rest, and on a busy machine a hand rests between any two moves.
  test('a hand that rests on a straight way sets no corner, and where it turns after a rest it does', async ({
    page,
    hand,
  }) => {
    await page.clock.install();
    await openRecord(hand, skirmish());
    const walk = (await hand.see()).choices.find(({ kind, off }) => kind === 'walk' && !off);
    const from = await hand.clientOf((await hand.piece(walk?.piece ?? '')).at);
    await hand.freeze();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const [right, up] of [
      [0, 8],
      [0, 16],
      [0, 24],
      [12, 24],
      [24, 24],
    ] as const) {
      await page.mouse.move(from.x + right, from.y - up);
      await page.clock.runFor(350);
    }
    await page.mouse.up();
    await page.clock.resume();
    await hand.press();
    const { action } = (await exported(hand)).match.entries.at(-1) as { action: { path: readonly Point[] } };
    expect(action.path).toHaveLength(3);
  });

  // Sabotages: what was carried before a look back was proposed after it; of a man not yet picked a single move of the pointer laid no way.
  test('looking back lets go of what is carried; a single move of the pointer carries too', async ({ page, hand }) => {
    await openRecord(hand, skirmish());
    const { choices, last } = await hand.see();
    const walk = choices.find(({ kind, off }) => kind === 'walk' && !off);
    const from = await hand.clientOf((await hand.piece(walk?.piece ?? '')).at);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 16);
    await expect(page.locator('[data-part=panel][data-proposes]')).toBeVisible();
    await page.keyboard.press('PageUp');
    await page.mouse.move(from.x + 9, from.y - 9);
    await page.mouse.up();
    await hand.primary().click();
    await expect(page.locator('main[data-past]')).toHaveCount(0);
    await expect(page.locator('[data-part=panel][data-proposes]')).toHaveCount(0);
    expect((await hand.see()).last).toBe(last);
  });

  test.describe('on a phone', () => {
    test.use({ ...PHONE, still: true });
    // Sabotage: who was picked by the drag let the sheet fold, and the table slid away under the finger.
    test('the table stays where it is under the finger that takes up a man', async ({ hand }) => {
      await openRecord(hand, skirmish());
      const { choices } = await hand.see();
      const walk = choices.find(({ kind, off }) => kind === 'walk' && !off);
      const { at } = await hand.piece(walk?.piece ?? '');
      await hand.bringInView(at);
      await hand.steady();
      const from = await hand.clientOf(at);
      await hand.fingersTo('touchStart', [from]);
      for (let i = 1; i <= 6; i++) await hand.fingersTo('touchMove', [{ x: from.x, y: from.y - 4 * i }]);
      await expect(hand.page.locator('[data-part=panel][data-proposes]')).toBeVisible();
      expect(await hand.clientOf(at)).toEqual(from);
      await hand.fingersTo('touchEnd', []);
    });
  });
});

test.describe('soldiers on a phone', () => {
  test.use(PHONE);
  // Sabotages: what passes left the tray with the proposal, and the table followed by half of its height; the camera came near to who was picked by the drag.
  test('the table stays where it is under the finger, whatever is proposed or picked by it', async ({ hand }) => {
    for (const [actions, kind] of [
      [24, 'walk'],
      [23, 'do'],
    ] as const) {
      await openRecord(hand, goldenPart('toy-soldiers.over-last', actions));
      await hand.steady();
      const { choices, primary } = await hand.see();
      const { at, id } = await hand.piece(choices.findLast((choice) => choice.kind === kind)?.piece ?? '');
      const from = await hand.clientOf(at);
      await hand.fingersTo('touchStart', [from]);
      for (let i = 1; i <= 6; i++) await hand.fingersTo('touchMove', [{ x: from.x, y: from.y - 6 * i }]);
      await expect(hand.primary()).not.toHaveText(primary);
      await hand.steady();
      expect(await hand.clientOf(at), id).toEqual(from);
      await hand.fingersTo('touchEnd', []);
    }
  });
});
