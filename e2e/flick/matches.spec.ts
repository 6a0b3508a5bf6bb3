import { handleOf, offersAim, startOf, theAim } from '../hands/aim.ts';
import { begin } from '../hands/begin.ts';
import { exported } from '../hands/files.ts';
import { closeDoubts, concede, fourEach, lastOfFive, lastOnD, pickFirst } from './hand.ts';
import { tabTo } from '../hands/focus.ts';
import type { Hand } from '../hands/hand.ts';
import type { Seen } from '../hands/seen.ts';
import { openRecord } from '../hands/records.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test.use({ game: 'flick' });

test('matches go on by hand: to the fifth point of a duel, and of a long match from field to field', async ({
  page,
  hand,
  words,
}) => {
  await test.step('a duel on A is won by hand: the fifth point is flicked by mouse, and the end names the winner', async () => {
    await openRecord(hand, fourEach());
    await closeDoubts(hand);
    const scores = (seat: string) => page.locator(`[data-part=plate][data-seat='${seat}'] [data-part=scores]`);
    for (const seat of ['blue', 'red']) await expect(scores(seat)).toContainText('4');
    const before = await hand.see();
    const aim = theAim(before, 'do.strike');
    await hand.drag(aim.controls.at, await handleOf(hand, aim, startOf(aim, 'bearing'), 660));
    await hand.press();
    await expect(hand.stage()).toContainText(words.gameLike('over.five'));
    await expect(hand.primary()).toHaveText(words.ui('again'));
    const won = words.ui('ending.won').replace('{{name}}', words.ui('seat.blue'));
    await expect(page.locator('[data-part=ending]')).toContainText(won);
    await expect(page.locator('[data-part=ending]')).toContainText(words.gameLike('how.five'));
    await expect(scores('blue')).toContainText('5');
    await expect(scores('red')).toContainText('4');
    const { match } = await exported(hand);
    expect(match.entries).toHaveLength(before.last + 1);
    expect(match.entries.at(-1)?.shots?.map(({ settled }) => settled)).toEqual([true, true]);
  });
  await test.step('a long match: when the last of five is lost, field A gives way to field D', async () => {
    const [blue, red] = lastOfFive().players;
    if (!blue || !red) throw new Error('Two play.');
    await openRecord(hand, { ...lastOfFive(), players: [blue, { ...red, bot: 'plain' }] });
    await expect(hand.stage()).toContainText(words.game('field.A'));
    const { scene } = await hand.see();
    await concede(hand);
    await expect(hand.board).toBeVisible();
    await expect.poll(async () => (await hand.see()).scene.width).toBeGreaterThan(scene.width);
    // Both choose, and the bout on D begins; Red's bot answers by itself.
    for (let i = 0; !offersAim(await hand.awaited()); i++) {
      expect(i, 'actions until the first flick').toBeLessThan(6);
      await pickFirst(hand);
      await hand.press();
    }
    await expect(hand.stage()).toContainText(words.game('field.D'));
    const aim = theAim(await hand.see(), 'do.strike');
    await hand.drag(aim.controls.at, await handleOf(hand, aim, startOf(aim, 'bearing'), 300));
    await hand.press();
  });
  await test.step('a long match goes on to field V: who leads begins, the scores of the fields before stand on the plates, both teams line up, and V decides', async () => {
    await openRecord(hand, lastOnD());
    await expect(hand.stage()).toContainText(words.game('field.D'));
    const plate = (seat: string) => page.locator(`[data-part=plate][data-seat='${seat}'] [data-part=scores]`);
    await expect(plate('red')).toContainText(words.game('score.before'));
    const { scene } = await hand.see();
    await concede(hand);
    await expect.poll(async () => (await hand.see()).scene.height).toBeGreaterThan(scene.height);
    for (const seat of ['red', 'blue']) {
      await expect(hand.primary()).toHaveText(words.game('do.lineUp'));
      expect((await hand.see()).seat).toBe(seat);
      await hand.press();
    }
    await expect(hand.stage()).toContainText(words.game('field.V'));
    // Red has six points of the fields before, Blue none.
    await expect(plate('red')).toContainText('6');
    await expect(plate('blue')).toContainText('0');
    for (const seat of ['blue', 'red']) {
      const clipped = await plate(seat).evaluate((list) =>
        [...list.querySelectorAll('dt, dd')].some((each) => each.scrollWidth > each.clientWidth + 1),
      );
      expect(clipped, `a fact of ${seat} to be cut off`).toBe(false);
    }
    const aim = theAim(await hand.see(), 'do.strike');
    await hand.drag(aim.controls.at, await handleOf(hand, aim, startOf(aim, 'bearing'), 300));
    const table = page.getByRole('region', { name: words.ui('outcomes.title'), exact: true });
    await expect(table.getByRole('row')).not.toHaveCount(0);
    await hand.press();
    await expect(table.locator('[aria-current]').first()).toBeVisible();
    const { seat } = await hand.see();
    await concede(hand);
    const won = words.ui('ending.won').replace('{{name}}', words.ui(seat === 'blue' ? 'seat.red' : 'seat.blue'));
    await expect(page.locator('[data-part=ending]')).toContainText(won);
  });
});

/** How a warrior is picked, the one of this place among those who may be, and how the primary button is pressed. */
interface Way {
  pick(id: string, place: number): Promise<void>;
  press(): Promise<void>;
}
/** Drafts and chooses in a way until the first flick; who was picked by which seat. */
const draft = async (hand: Hand, way: Way): Promise<string[]> => {
  const picked: string[] = [];
  const act = async ({ last }: Seen): Promise<void> => {
    await way.press();
    await hand.played(last);
  };
  for (let seen = await hand.see(); !offersAim(seen); seen = await hand.see()) {
    expect(picked.length, 'picks until the first flick').toBeLessThan(13);
    const able = seen.choices.filter(({ piece, off }) => piece && !off);
    const place = able.length >> 1;
    const { piece, label = '' } = able[place] ?? {};
    if (!piece) {
      await act(seen);
      continue;
    }
    // The only one there is, is held already.
    if (able.length > 1) await way.pick(piece, place);
    await expect(hand.held()).toContainText(hand.words.game(`body.${piece}`));
    await expect(hand.primary()).toHaveText(hand.words.game(label));
    expect(await hand.see(), 'a pick does nothing yet').toMatchObject({ last: seen.last, scene: seen.scene });
    await act(seen);
    picked.push(`${seen.seat} ${label} ${piece}`);
    expect((await hand.piece(piece)).seat).toBe(seen.seat);
  }
  return picked;
};
/** So many each in turn, as it is in the record. */
const expectDrafted = async (hand: Hand, picked: readonly string[], each: number): Promise<void> => {
  const seats = picked.slice(0, 2 * each).map((one) => one.split(' ')[0]);
  expect(new Set(seats.filter((_, i) => i % 2 === 0)).size).toBe(1);
  expect(seats.filter((seat) => seat === 'blue')).toHaveLength(each);
  const { match } = await exported(hand);
  const told = match.entries.flatMap(({ action }) => {
    const { type, id } = action as { type: string; id?: string };
    return id ? [`do.${type} ${id}`] : [];
  });
  expect(told).toEqual(picked.map((each) => each.split(' ').slice(1).join(' ')));
};

test('five each drafted by keyboard alone: N goes from warrior to warrior, Enter takes him', async ({ page, hand }) => {
  await begin(hand, { seed: 'draft', options: { begins: 'blue', draft: 'five' } });
  await tabTo(page, hand.board);
  const picked = await draft(hand, {
    pick: (_, place) => hand.keys(`n*${place + 1}`),
    press: () => hand.keys('Enter'),
  });
  await expect(hand.board).toBeFocused();
  expect(picked, 'then one of the five each to begin').toHaveLength(12);
  await expectDrafted(hand, picked, 5);
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });

  test('набор пальцем: воина касаются на поле или в списке, берут кнопкой', async ({ page, hand, words }) => {
    await begin(hand, { seed: 'draft', options: { begins: 'blue' } });
    const picked = await draft(hand, {
      pick: async (id) => {
        await hand.steady();
        const { at, waits } = await hand.piece(id);
        if (waits)
          await page
            .locator('[data-part=select-list]')
            .getByRole('button', { name: words.game(`body.${id}`) })
            .tap();
        else await hand.touch(at);
      },
      press: () => hand.tapPrimary(),
    });
    expect(picked, 'who was taken for a duel stands on his start at once').toHaveLength(2);
    await expectDrafted(hand, picked, 1);
  });
});
