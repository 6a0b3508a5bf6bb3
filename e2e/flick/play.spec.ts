import { aimPanel, aimsIn, expectSet, handleOf, offersAim, settingOn, slide, startOf, theAim } from '../hands/aim.ts';
import { begin } from '../hands/begin.ts';
import { exported } from '../hands/files.ts';
import { expectNoOverflow } from '../hands/faults.ts';
import { bout, pickFirst, teams } from './hand.ts';
import { tabTo } from '../hands/focus.ts';
import { openRecord } from '../hands/records.ts';
import { SLOW } from '../hands/slow.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test.use({ game: 'flick' });

test('by hand: a flick, a move as another mode, and several flicks in a row by keys', async ({ hand, words, page }) => {
  await test.step('a flick by mouse: drafted, pulled back from the warrior, struck by the primary button', async () => {
    await begin(hand, { seed: 'flick', options: { begins: 'blue' } });
    for (let i = 0; !offersAim(await hand.see()); i++) {
      expect(i, 'actions until the first flick').toBeLessThan(20);
      await pickFirst(hand);
      await hand.press();
    }
    const before = await hand.see();
    const aim = theAim(before, 'do.strike');
    const enemy = startOf(aim, 'bearing');
    await hand.drag(aim.controls.at, await handleOf(hand, aim, enemy + 300, 600));
    await expect(aimPanel(hand)).toBeVisible();
    await expectSet(hand, 'bearing', enemy + 300, 10);
    await expectSet(hand, 'power', 600, 15);
    expect(await hand.see(), 'an aim does nothing').toMatchObject({ last: before.last, scene: before.scene });

    // The handle is taken again and set otherwise.
    await hand.drag(await handleOf(hand, aim, enemy + 300, 600), await handleOf(hand, aim, enemy, 800));
    await expectSet(hand, 'bearing', enemy, 10);
    await expectSet(hand, 'power', 800, 15);
    await expect(hand.primary()).toHaveText(words.game('do.strike'));
    await hand.press();
    expect((await hand.see()).last).toBeGreaterThan(before.last);
    await expect(hand.page.locator('[data-live]')).toContainText(words.gameLike('event.strike'));
  });
  await test.step('a move by mouse is another mode of the same warrior', async () => {
    await openRecord(hand, bout('A'));
    const { last } = await hand.see();
    await page
      .locator('[data-part=buttons]')
      .getByRole('button', { name: words.game('do.move'), exact: true })
      .click();
    const aim = theAim(await hand.see(), 'do.move');
    await hand.drag(aim.controls.at, await handleOf(hand, aim, startOf(aim, 'bearing'), 200));
    await expect(hand.primary()).toHaveText(words.game('do.move'));
    await expectSet(hand, 'offset', 0);
    await hand.press();
    expect((await exported(hand)).match.entries[last]?.action).toMatchObject({ type: 'move', id: 'bull' });
  });
  await test.step('several flicks in a row by keys: the focus goes to the table, so that a second Enter does not end the series', async () => {
    await openRecord(hand, bout('A', { opening: 'full' }));
    let stops = 0;
    for (let i = 0; i < 2; i++) {
      const { last } = await hand.see();
      await slide(hand, 'power').focus();
      // Gently, so that nobody falls and the series goes on.
      await hand.keys('PageDown*3');
      await expect(hand.primary()).toHaveText(words.game('do.strike'));
      await hand.primary().focus();
      await hand.keys('Enter');
      await hand.played(last);
      await expect(hand.board).toBeFocused();
      const struck = await hand.see();
      // A second Enter only aims anew.
      await hand.keys('Enter');
      if (struck.choices.some(({ label }) => label === 'do.stop')) stops++;
      expect((await hand.see()).last).toBe(struck.last);
    }
    expect(stops).toBeGreaterThan(0);
  });
});

test('flicks by keyboard alone: N picks, arrows turn and strengthen, brackets strike aside, Enter strikes', async ({
  page,
  hand,
  words,
}) => {
  await openRecord(hand, teams());
  await tabTo(page, hand.board);
  const flick = async (piece: string): Promise<void> => {
    const seen = await hand.see();
    const aim = aimsIn(seen).find((choice) => choice.piece === piece);
    if (!aim) throw new Error(`${piece} cannot be flicked.`);
    await hand.keys('ArrowRight');
    await expect(hand.held()).toContainText(words.game(aim.label));
    await hand.keys('ArrowRight*3', 'ArrowLeft', 'ArrowUp*6', 'ArrowDown', '[*3', ']');
    await expectSet(hand, 'bearing', (startOf(aim, 'bearing') + 15) % 3600);
    await expectSet(hand, 'power', startOf(aim, 'power') + 50);
    await expectSet(hand, 'offset', startOf(aim, 'offset') + 20);
    await hand.keys('Shift+ArrowUp', 'Shift+ArrowDown');
    await expectSet(hand, 'power', startOf(aim, 'power') + 50);
    await expect(hand.primary()).toHaveText(words.game(aim.label));
    await hand.keys('Enter');
    await hand.played(seen.last);
  };
  const picked = async (): Promise<string[]> => [...new Set(aimsIn(await hand.see()).map(({ piece }) => piece))];
  // The first strike is the hawk's: nobody else may.
  expect(await picked()).toEqual(['hawk']);
  await flick('hawk');

  const names = await picked();
  expect(names.length).toBeGreaterThan(2);
  await expect(hand.board).toBeFocused();
  const held = (id = ''): Promise<void> => expect(hand.held()).toContainText(words.game(`body.${id}`));
  await hand.keys('n');
  await held(names[0]);
  await hand.keys('n*2');
  await held(names[2]);
  await hand.keys('Shift+N');
  await held(names[1]);
  await flick(names[1] ?? '');
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });

  test('пальцем: оттянуть воина, поправить ползунком, ударить кнопкой', async ({ page, hand, words }) => {
    await openRecord(hand, bout('D'));
    await hand.steady();
    const before = await hand.see();
    const aim = theAim(before, 'do.strike');
    const bearing = startOf(aim, 'bearing');
    await expectNoOverflow(page);
    const handle = await handleOf(hand, aim, bearing, 300);
    expect(await hand.inView(aim.controls.at, handle), 'the warrior and the hand to be in view').toBe(true);
    await hand.touchDrag(aim.controls.at, handle);
    await expectSet(hand, 'power', 300, 15);
    await expectSet(hand, 'bearing', bearing, 15);
    expect(await hand.see(), 'an aim does nothing').toMatchObject({ last: before.last, scene: before.scene });
    await expectNoOverflow(page);
    const more = aimPanel(hand).getByRole('button', {
      name: words.ui('aim.more').replace('{{what}}', words.ui('aim.power')),
    });
    const power = await settingOn(hand, 'power');
    await more.tap();
    await expectSet(hand, 'power', Math.floor(power / 10) * 10 + 10);
    await expect(hand.primary()).toHaveText(words.game('do.strike'));
    await expect(hand.primary()).toBeInViewport({ ratio: 1 });
    await hand.tapPrimary();
    await hand.played(before.last);
    await expectNoOverflow(page);
  });
});

test('what the hand may do: forty tries of an aim are told in percent, and change nothing', async ({
  page,
  hand,
  words,
}) => {
  await openRecord(hand, bout('A'));
  const before = await hand.see();
  const aim = theAim(before, 'do.strike');
  await hand.drag(aim.controls.at, await handleOf(hand, aim, startOf(aim, 'bearing'), 600));
  const fan = page.getByRole('region', { name: words.ui('fan.title').replace('{{tries}}', '40') });
  await fan.getByRole('switch').click();
  await expect(fan.getByRole('listitem').first()).toContainText('%', { timeout: SLOW * 90_000 });
  const shares = await fan.getByRole('listitem').getByRole('strong').allInnerTexts();
  expect(shares.reduce((sum, share) => sum + Number.parseFloat(share.replace('≈', '')), 0)).toBeLessThanOrEqual(102);
  expect(await hand.see()).toMatchObject({ last: before.last, scene: before.scene });
  // Sabotage: the strip said that at worst nothing comes of it, though in some tries the turn was lost.
  const strip = page.locator('[data-part=stakes]');
  await expect(strip).toContainText(words.ui('strip.scored'));
  await expect(strip).not.toContainText(words.ui('strip.safe'));
  const rows = (await fan.getByRole('listitem').allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '));
  await hand.press();
  // They stay beside what came about: the row of it is lit, or none came out so.
  const tried = page.getByRole('region', { name: words.ui('fan.tried').replace('{{tries}}', '40') });
  await expect(tried.getByRole('listitem')).toHaveText(rows);
  await expect(tried.locator('li[aria-current], p')).toHaveCount(1);
});
