import { withSettings } from '../hands/begin.ts';
import { exported } from '../hands/files.ts';
import { openRecord } from '../hands/records.ts';
import { closingMatch } from './matches.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test.use({ ...PHONE, game: 'sci-fi' });

test.describe('по-русски', () => {
  test.use({ language: 'ru' });

  test('by touch to the end: a man is led into close combat, another one shoots the last of the infantry', async ({
    page,
    hand,
    words,
  }) => {
    await withSettings(page, { dice: 'hand' });
    await openRecord(hand, closingMatch);
    const faces = page.getByRole('group', { name: words.uiLike('dice.type') });
    const name = (face: number): string => words.ui('dice.face').replace('{{face}}', `${face}`);
    /** Presses the primary button with a finger, and types what the dice show. */
    const press = async (...shown: readonly number[]): Promise<void> => {
      await expect(hand.primary()).not.toHaveAttribute('aria-disabled', 'true');
      const { last } = await hand.see();
      await hand.tapPrimary();
      for (const face of shown) await faces.getByRole('button', { name: name(face), exact: true }).tap();
      await hand.played(last);
    };
    const decides = page.locator('[data-part=stakes]');
    const point = async (id: string): Promise<void> => {
      const { at } = await hand.piece(id);
      await hand.bringInView(at);
      await hand.steady();
      await hand.touch(at);
    };

    await point('blue1');
    await hand.steady();
    await hand.touchDrag({ x: 600, y: 350 }, { x: 600, y: 215 });
    await press();
    await point('red1');
    await expect(decides).toContainText('%');
    // The blow of 5 with a 4 beats the armour of 6, the blow back of 1 with a 2 does not reach that of 7.
    await press(4, 2);
    expect((await hand.pieces()).map(({ id }) => id)).not.toContain('red1');
    await expect(hand.primary()).not.toHaveText(words.ui('again'));

    await hand.letGo('do.finish', 'tap');
    await point('blue2');
    // The yellow button aims at whom he hits best, the best of his ways.
    await expect(hand.primary()).toContainText(words.game('do.aimed'));
    await hand.tapPrimary();
    await expect(decides).toContainText('%');
    await press(6, 2);

    await expect(hand.stage()).toContainText(words.ui('over'));
    await expect(hand.primary()).toHaveText(words.ui('again'));
    const won = words.uiWith('ending.won', { name: 'Ада' });
    // Over the table of a phone; the sheet does not repeat it.
    await expect(
      page.getByRole('region', { name: words.ui('over') }).getByText(`${won}!`, { exact: true }),
    ).toBeVisible();
    expect((await hand.pieces()).map(({ seat }) => seat)).toEqual(['blue', 'blue']);
    const { entries } = (await exported(hand)).match;
    expect(entries.slice(closingMatch.entries.length)).toMatchObject([
      { action: { type: 'walk', id: 'blue1' } },
      { action: { type: 'fight', id: 'blue1', target: 'red1' }, dice: [4, 2] },
      { action: { type: 'finish' } },
      { action: { type: 'shoot', id: 'blue2', target: 'red2', aimed: true }, dice: [6, 2] },
    ]);
  });
});
