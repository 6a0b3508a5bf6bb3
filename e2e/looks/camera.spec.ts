import { beginAt, DUEL, fromMenu } from '../hands/begin.ts';
import type { Hand } from '../hands/hand.ts';
import { mouse, offers, Player } from '../hands/player.ts';
import { goldenUntil, openRecord } from '../hands/records.ts';
import type { BoardElement } from '../hands/board.ts';
import { expect, test } from '../hands/test.ts';

/** How many px a metre of the table is long. */
const pxPerMetre = async (hand: Hand): Promise<number> => {
  const [a, b] = [await hand.clientOf({ x: 0, y: 0 }), await hand.clientOf({ x: 1000, y: 0 })];
  return Math.hypot(a.x - b.x, a.y - b.y);
};

test.describe('a camera that is led', () => {
  test.use({ still: false });

  test('it comes near to who acts, gives way to a hand until the turn ends, and can be kept still', async ({
    page,
    hand,
    words,
  }) => {
    await beginAt(hand, { ...DUEL, options: { ...DUEL.options, width: 120, depth: 60 } }, { kind: 'walk' });
    const player = new Player(hand, mouse);
    await hand.steady();
    const led = await pxPerMetre(hand);
    await hand.board.focus();
    await page.keyboard.press('0');
    await hand.steady();
    const whole = await pxPerMetre(hand);
    expect(led).toBeGreaterThan(whole * 1.3);
    const { choices } = await hand.see();
    await page.keyboard.press('Escape');
    await hand.tap((await hand.piece(choices.find(({ kind }) => kind === 'walk')?.piece ?? '')).at);
    await hand.steady();
    expect(await pxPerMetre(hand), 'a hand has it').toBeCloseTo(whole, 0);

    const { seat } = await hand.see();
    await player.until((seen) => seen.seat !== seat);
    await player.until(offers('walk'));
    await expect.poll(() => pxPerMetre(hand), 'led again').toBeGreaterThan(whole * 1.3);

    await page.keyboard.press('0');
    await fromMenu(hand, words.ui('settings'));
    await page.getByRole('switch', { name: words.ui('still') }).click();
    await page.keyboard.press('Escape');
    const { seat: now } = await hand.see();
    await player.until((seen) => seen.seat !== now);
    await player.until(offers('walk'));
    await hand.steady();
    expect(await pxPerMetre(hand), 'kept still').toBeCloseTo(whole, 0);
  });

  test.describe('in a siege', () => {
    test.use({ game: 'siege' });
    // Sabotages: close-ups changed the scale at four of fourteen presses; after a look back the whole table stayed.
    test('the scale stays while pieces act, and after a look back the table is where it was', async ({
      page,
      hand,
    }) => {
      await openRecord(
        hand,
        goldenUntil('siege.over-last', ({ type }) => type === 'walk'),
      );
      await hand.steady();
      const travel = () =>
        page.evaluate(() => document.querySelector<BoardElement>('[role=application]')?.mera.table.current.travel());
      const before = await travel();
      for (let press = 0; press < 6; press++) {
        const { ply } = await hand.see();
        await hand.primary().click();
        if ((await hand.see()).last > ply) await hand.settled();
        await hand.steady();
      }
      expect((await travel())?.scaleChanges).toBe(before?.scaleChanges);
      const place = await hand.clientOf({ x: 0, y: 0 });
      await hand.board.focus();
      await page.keyboard.press('PageUp');
      await hand.steady();
      await page.keyboard.press('PageDown');
      await hand.steady();
      const after = await hand.clientOf({ x: 0, y: 0 });
      expect([after.x, after.y].map(Math.round)).toEqual([place.x, place.y].map(Math.round));
    });
  });
});
