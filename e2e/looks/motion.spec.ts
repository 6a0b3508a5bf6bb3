import { begin, beginAt, DUEL } from '../hands/begin.ts';
import { panelOf } from '../hands/hand.ts';
import { mouse, offers, Player } from '../hands/player.ts';
import { expect, test } from '../hands/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('with motion: dice roll and figures walk; a press shows the result and does no more than that', async ({
  page,
  hand,
  words,
}) => {
  await page.clock.install();
  await beginAt(hand, DUEL, { label: 'do.march' });
  const skip = words.ui('skip');
  const player = new Player(hand, mouse);
  // Shown to its end when nobody presses; meanwhile the page's clock is stopped, so that a busy machine cannot miss it.
  const begins = async (): Promise<void> => {
    await hand.freeze();
    await hand.primary().click();
    await expect(hand.primary()).toHaveText(skip);
  };
  await begins();
  await expect(page.locator('[data-live]')).not.toContainText(', movement: ');
  await page.clock.resume();
  await hand.settled();
  await expect(page.locator('[data-live]')).toContainText(', movement: ');

  for (const by of ['a click on the button', 'a key on the table', 'a click on the table']) {
    const seen = await player.until(({ primary }) => primary === words.game('do.march'));
    await begins();
    await page.clock.resume();
    await hand.settled();
    const { scene, choices } = await hand.see();
    const walk = choices.find(({ kind }) => kind === 'walk');
    const piece = await hand.piece(walk?.piece ?? '');
    await hand.drag(piece.at, { x: piece.at.x, y: piece.at.y + (piece.at.y < scene.height / 2 ? 55 : -55) });
    await expect(hand.primary()).toHaveText(await hand.way());
    // The page's time stands still: the motion cannot end but by the press.
    await begins();
    if (by === 'a click on the button') await hand.primary().click();
    else if (by === 'a key on the table') await hand.board.press('Enter');
    else await hand.board.click({ position: { x: 20, y: 20 } });
    await hand.settled();
    await page.clock.resume();
    const after = await hand.see();
    expect(after.last, by).toBe(seen.last + 2);
    await expect(hand.primary(), by).toHaveText(words.game('do.march'));
    expect((await hand.piece(piece.id)).at.y, by).not.toBe(piece.at.y);
  }
});

test('less motion is a setting of its own: the dice lie at once', async ({ page, hand, words }) => {
  await page.addInitScript(() => localStorage.setItem('mera.settings', JSON.stringify({ calm: true, hints: false })));
  await begin(hand, DUEL);
  await expect(page.locator('body')).toHaveAttribute('data-calm', '');
  const player = new Player(hand, mouse);
  await player.until(offers('put'));
  const rolling = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 130)
        .length,
  );
  expect(rolling).toBe(0);
  await expect(panelOf(page)).toContainText(words.game('event.begins').split('}} ')[1] ?? '');
});

test('the die is a cube that rolls to its face in a place of its own, and lies flat with less motion', async ({
  page,
  hand,
}) => {
  await page.clock.install();
  await beginAt(hand, DUEL, { label: 'do.march' });
  const die = page.locator('[data-part=tray] [data-part=die]');
  const places = async (): Promise<unknown[]> => [await die.boundingBox(), (await hand.primary().boundingBox())?.x];
  const before = await places();
  await hand.freeze();
  await hand.primary().click();
  await expect(die).toHaveClass(/rolling/);
  await expect(die.locator('svg')).toHaveCount(6);
  await die.evaluate((cube) => {
    for (const animation of cube.getAnimations()) animation.finish();
  });
  expect(await places()).toEqual(before);
  await expect(die.locator('[data-part=die-shadow]')).toBeVisible();
  await page.evaluate(() => document.body.toggleAttribute('data-calm', true));
  await expect(die.locator('[data-part=die-shadow]')).toBeHidden();
  expect(await places()).toEqual(before);
  const pips = await die.locator('[data-part=die-front] circle').count();
  await page.clock.resume();
  await hand.settled();
  await expect(page.getByRole('tabpanel').locator('[data-part=die]').first().locator('circle')).toHaveCount(pips);
});

test('the picture of a game plays its verb once under the pointer, and not with less motion', async ({ page }) => {
  await page.goto('');
  const picture = page.getByRole('main').locator('[data-game=flick] img');
  const plays = (): Promise<unknown[]> =>
    picture.evaluate((image) =>
      image.getAnimations().map((animation) => animation.effect?.getComputedTiming().activeDuration),
    );
  await picture.hover();
  await expect.poll(plays).toEqual([900]);
  await page.mouse.move(0, 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await picture.hover();
  expect(await plays()).toEqual([]);
});
