import { fromMenu, toSetup, withSettings } from '../hands/begin.ts';
import { goldenPart, openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';
import { closingMatch } from '../sci-fi/matches.ts';
import { lineUp, outcome, startMatch, uncover } from '../stratego/hand.ts';

test('the menu of the far seat opens inside the window, the right way up for who sits there', async ({
  page,
  hand,
  words,
}) => {
  await withSettings(page, { seating: 'opposite' });
  await openRecord(hand, goldenPart('toy-soldiers.over-last', 30));
  await expect(page.locator('main[data-opposite]')).toBeVisible();
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: words.ui('menu'), exact: true }).click();
    const menu = page.getByRole('menu');
    const box = await menu.boundingBox();
    if (!box) throw new Error('There is no menu.');
    expect(box.x, `${width}`).toBeGreaterThanOrEqual(0);
    expect(box.y, `${width}`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${width}`).toBeLessThanOrEqual(width);
    expect(box.y + box.height, `${width}`).toBeLessThanOrEqual(height);
    expect(await menu.evaluate((each) => getComputedStyle(each).rotate)).toBe('180deg');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }
  await fromMenu(hand, words.ui('settings'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((each) => getComputedStyle(each).rotate)).toBe('180deg');
});
// Sabotage: the panel changed sides each turn, and the board hopped 330 px.
test('the board of two who sit opposite stays where it is in the window, in each turn', async ({ page, hand }) => {
  await withSettings(page, { seating: 'opposite' });
  const placeOf = async (actions: number) => {
    await openRecord(hand, goldenPart('toy-soldiers.over-last', actions));
    await hand.steady();
    const { x, y } = await hand.clientOf({ x: 0, y: 0 });
    return { far: await page.locator('main[data-opposite]').count(), box: await hand.board.boundingBox(), x, y };
  };
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const places = [await placeOf(4), await placeOf(30)];
    expect(new Set(places.map(({ far }) => far)).size).toBe(2);
    expect(places[0]?.box).toEqual(places[1]?.box);
  }
});
test.describe('with secrets', () => {
  test.use({ game: 'stratego' });
  // Sabotage: the second player was turned, and each army stood before the other player.
  test('each of two who sit opposite has the own army before them, and the curtain is turned to whose turn it is', async ({
    page,
    hand,
    words,
  }) => {
    await toSetup(hand);
    await page.getByRole('button', { name: words.ui('setup.sitting.opposite') }).click();
    const curtain = await startMatch(hand);
    /** Whether the curtain is turned for this player, and whether the own army is on the near side. */
    const stand = async (): Promise<{ turned: boolean; near: boolean }> => {
      const turned = (await curtain.evaluate((each) => getComputedStyle(each).rotate)) === '180deg';
      await uncover(hand);
      await lineUp(hand);
      const { scene, seat } = await hand.see();
      const own = scene.nodes.find((node) => node.kind === 'piece' && node.seat === seat && !node.waits);
      const board = await hand.board.boundingBox();
      if (own?.kind !== 'piece' || !board) throw new Error('There is no piece.');
      const low = (await hand.clientOf(own.at)).y > board.y + board.height / 2;
      return { turned, near: low === ((await page.locator('main[data-opposite]').count()) === 0) };
    };
    expect(await stand()).toEqual({ turned: false, near: true });
    await hand.primary().click();
    expect(await outcome(hand)).toBe('curtain');
    await expect(curtain.getByRole('heading')).toHaveText(words.uiLike('curtain.turn'));
    expect(await stand()).toEqual({ turned: true, near: true });
  });
});
test.describe('to end a turn', () => {
  test.use({ game: 'sci-fi' });
  test('what asks about it leaves no button where the first tap was that a second one would press', async ({
    page,
    hand,
  }) => {
    // Where all can be undone nothing is asked.
    await openRecord(hand, { ...closingMatch, takeBack: 'until-luck' });
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
      [844, 390],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const end = hand.pass('do.end');
      await end.scrollIntoViewIfNeeded();
      await expect(end).toBeEnabled();
      const box = await end.boundingBox();
      if (!box) throw new Error('There is no button.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.click(x, y);
      await expect(hand.tray.getByRole('alert')).toBeVisible();
      const there = await page.evaluate(
        ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[data-part=passes] button')?.textContent ?? null,
        [x, y],
      );
      expect(there, `at ${width} × ${height}`).toBeNull();
      await hand.primary().click();
      await expect(hand.tray.getByRole('alert')).toHaveCount(0);
    }
  });
});
