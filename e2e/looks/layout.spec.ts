import type { Page } from '@playwright/test';
import { beginAt, DUEL, withSettings } from '../hands/begin.ts';
import { expectNoOverflow } from '../hands/faults.ts';
import { Hand } from '../hands/hand.ts';
import { openCurtain } from '../stratego/hidden.ts';
import { setFromAfar } from '../hands/looks.ts';
import { goldenPart, layDown } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';
import { type Language, wordsOf } from '../hands/words.ts';

/** A match of each game in its midst: so many of its actions. */
const MIDST = {
  'toy-soldiers': goldenPart('toy-soldiers.over-last', 50),
  'sci-fi': goldenPart('sci-fi.over-last', 60),
  stratego: goldenPart('stratego.over-flag', 120),
  siege: goldenPart('siege.over-last', 60),
  flick: goldenPart('flick.over-agreed', 20),
};
/** Opens a match that has been written down, the curtain too where there is one. */
const openMatch = async (page: Page, match: (typeof MIDST)['flick'], language: Language = 'en'): Promise<Hand> => {
  const hand = new Hand(page, wordsOf(language, match.game));
  await layDown(page, match);
  if (match.game === 'stratego') await openCurtain(hand);
  await hand.settled();
  return hand;
};

/** Where the parts of the table lie in the window now; how much of it is table that nothing covers. */
const layoutOf = (page: Page): Promise<{ share: number; pressable: boolean; bar: number; wide: number }> =>
  page.evaluate(() => {
    const boxOf = (css: string): DOMRect => document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
    const { innerWidth, innerHeight } = window;
    const [board, tray, primary] = [
      boxOf('[role=application]'),
      boxOf('[data-part=tray]'),
      boxOf('[data-part=tray] button'),
    ];
    // The tray, or its yellow button alone, may lie over the foot of the table.
    const covers = [tray, primary].filter(
      ({ left, right, top }) => left < board.right && right > board.left && top > board.top,
    );
    const bottom = Math.min(board.bottom, innerHeight, ...covers.map(({ top }) => top));
    const seen = Math.max(0, Math.min(board.right, innerWidth) - Math.max(0, board.left)) * (bottom - board.top);
    return {
      share: seen / (innerWidth * innerHeight),
      pressable:
        primary.left >= 0 && primary.top >= 0 && primary.right <= innerWidth && primary.bottom <= innerHeight + 0.5,
      bar: boxOf('main footer input[type=range]').width,
      wide: document.documentElement.scrollWidth - innerWidth,
    };
  });
/** The controls that cannot be brought where a hand can press them. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>('main button, main select, main input[type=range]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
      // What is shown to the keyboard alone has no room until it has the focus.
      .filter((control) => control.offsetWidth > 1 && getComputedStyle(control).clipPath === 'none')
      .filter((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !hit || !(control.contains(hit) || hit.contains(control));
      })
      .map((control) => control.ariaLabel ?? control.innerText);
    window.scrollTo(0, 0);
    return found;
  });

const SMALL = [
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a small phone on its side', width: 667, height: 375 },
  { name: '200 %', width: 640, height: 400 },
  { name: '400 %', width: 320, height: 256 },
];
/** On a phone held upright the sheet repeats nothing, can be drawn up, and the ribbon is read whole. */
const holdUpright = async ({ page, words }: Hand, game: string): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await layoutOf(page)).pressable, game).toBe(true);
  const reason = page.locator('li[aria-current=step] span');
  expect(await reason.evaluate((text) => text.scrollHeight - text.clientHeight), `${game}: cut`).toBeLessThan(2);
  const seen = page.locator(':not([data-live], [data-live] *)');
  await expect(page.getByText(await reason.innerText(), { exact: true }).and(seen)).toHaveCount(1);
  const card = page.getByRole('tabpanel');
  // Where what is to be done is done on the table the sheet lies low from the first.
  if (!(await card.isVisible())) await page.getByRole('button', { name: words.ui('sheet.raise') }).click();
  const before = (await card.boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: words.ui('sheet.raise') }).click();
  const high = async (): Promise<number> => (await card.boundingBox())?.height ?? 0;
  await expect.poll(high, `${game}: drawn up`).toBeGreaterThan(before + 80);
  expect((await layoutOf(page)).pressable, game).toBe(true);
  expect(await unreachable(page), `${game}: out of reach`).toEqual([]);
  await page.getByRole('button', { name: words.ui('sheet.lower') }).press('End');
  await page.getByRole('button', { name: words.ui('sheet.lower') }).press('ArrowDown');
  await expect.poll(high, `${game}: half`).toBe(before);
  const grip = page.getByRole('button', { name: words.ui('sheet.raise') });
  const at = await grip.boundingBox();
  if (!at) throw new Error('The sheet has no grip.');
  const table = (await layoutOf(page)).share;
  await page.mouse.move(at.x + 20, at.y + 20);
  await page.mouse.down();
  await page.mouse.move(at.x + 20, at.y + 90, { steps: 3 });
  await page.mouse.up();
  await expect(card, `${game}: the strip alone`).toBeHidden();
  expect((await layoutOf(page)).pressable, game).toBe(true);
  await expect.poll(async () => (await layoutOf(page)).share, game).toBeGreaterThan(table + 0.1);
  await page.getByRole('button', { name: words.ui('sheet.raise') }).press('Home');
};

test.describe('в двух языках', () => {
  test.use({ language: 'ru' });

  test('lying and enlarged in the longer words, held upright in the others, all games: the table has its room, the yellow button is in sight, everything within reach', async ({
    page,
  }) => {
    for (const [g, [game, match]] of Object.entries(MIDST).entries()) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openMatch(page, match, 'ru');
      // Each size with every other game: they share all but what stands in the card.
      for (const { name, ...size } of SMALL.filter((_, s) => (g + s) % 2 === 0)) {
        await page.setViewportSize(size);
        const where = `${game}, ${name}`;
        await expect.poll(async () => (await layoutOf(page)).pressable, `${where}: the yellow button`).toBe(true);
        const { share, wide } = await layoutOf(page);
        expect(share, `${where}: the table's share of the window`).toBeGreaterThanOrEqual(0.5);
        expect(wide, `${where}: the page slides to the side`).toBeLessThanOrEqual(0);
        expect(await unreachable(page), `${where}: out of reach`).toEqual([]);
        await expectNoOverflow(page);
      }
      // The words of the other language are looked at where there is the least room for them, the sheet too with every other game.
      if (g % 2 === 1) continue;
      await setFromAfar(page, { language: 'en' });
      await expectNoOverflow(page);
      await holdUpright(new Hand(page, wordsOf('en', game)), game);
      await setFromAfar(page, { language: 'ru' });
    }
  });
});

test('at 400 % a throw leaves the page where it is: the table stays in sight', async ({ page, hand }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await beginAt(hand, DUEL, { label: 'do.march' });
  if ((await hand.see()).off) await hand.keys('n');
  await hand.press();
  await expect(page.getByRole('row').first()).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('people who sit opposite can hold a phone either way', async ({ page }) => {
  await withSettings(page, { seating: 'opposite' });
  await openMatch(page, { ...MIDST['toy-soldiers'], entries: MIDST['toy-soldiers'].entries.slice(0, 30) });
  await expect(page.locator('main[data-opposite]')).toBeVisible();
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await layoutOf(page)).pressable).toBe(true);
    expect((await layoutOf(page)).share).toBeGreaterThan(0.3);
    await expectNoOverflow(page);
    // What has to be known of the record is read by whose turn it is.
    const turned = page.locator('main[data-opposite] > :is([data-part=top], [data-part=notices])');
    expect(await turned.evaluateAll((all) => all.map((each) => getComputedStyle(each).rotate))).toEqual([
      '180deg',
      '180deg',
    ]);
  }
});

test('with three and four players the time bar is at least 320 px wide; on a small desk the ribbon and the plates have room', async ({
  page,
}) => {
  await test.step('with three and four players the time bar is at least 320 px wide', async () => {
    for (const name of ['toy-soldiers.over-objective', 'toy-soldiers.over-stalemate']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openMatch(page, goldenPart(name, 20));
      for (const width of [1440, 1200, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        expect((await layoutOf(page)).bar, `${name} at ${width} px`).toBeGreaterThanOrEqual(320);
        await expectNoOverflow(page);
      }
    }
  });
  await test.step('on a small desk the ribbon keeps room for its words, and the panel is narrower', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openMatch(page, MIDST.stratego);
    expect((await page.locator('li[aria-current=step]').boundingBox())?.width).toBeGreaterThan(300);
    expect((await page.locator('aside').boundingBox())?.width).toBe(302);
    // Styles of the match win over those of the page: nothing is drawn up where the card is no sheet.
    await expect(page.locator('[data-part=sheet-grip]')).toBeHidden();
    // Sabotage: a plate ran past the window, and its words past the plate.
    await page.setViewportSize({ width: 900, height: 700 });
    await openMatch(page, MIDST['toy-soldiers']);
    for (const plate of await page.locator('main footer [data-part=plate]').all()) {
      const box = await plate.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(900);
      expect(await plate.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
});

test('on the projector the whole foot, every row and the last throw are in view, and each card says something', async ({
  page,
}) => {
  await withSettings(page, { theme: 'projector' });
  const shown = {
    'toy-soldiers': goldenPart('toy-soldiers.over-last', 96),
    siege: goldenPart('siege.over-last', 31),
    flick: goldenPart('flick.over-agreed', 32),
  };
  for (const [game, match] of Object.entries(shown)) {
    await openMatch(page, match);
    for (const size of [
      { width: 1920, height: 1080 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      const where = `${game} at ${size.width} px`;
      const foot = page.locator('main footer > *, [data-part=step-cards] > *').filter({ visible: true });
      for (const part of await foot.all()) await expect(part, where).toBeInViewport({ ratio: 1 });
      for (const card of await page
        .locator('[data-part=step-cards] [data-part=step-card] span')
        .filter({ visible: true })
        .all())
        await expect(card, where).not.toBeEmpty();
      if (game !== 'toy-soldiers') continue;
      const panel = page.getByRole('tabpanel');
      // At 1280 px the odds below the table may be scrolled to.
      if (size.width === 1920)
        expect(await panel.evaluate((box) => box.scrollHeight - box.clientHeight), where).toBeLessThanOrEqual(0);
      await expect(panel.locator('[data-part=roll-table] tbody tr')).toHaveCount(6);
      for (const row of await panel.locator('[data-part=roll-table] tbody tr').all())
        await expect(row, where).toBeInViewport({ ratio: 1 });
      await expect(
        panel.locator('[data-part=result] [data-part=die], [data-part=last-result] [data-part=die]').first(),
      ).toBeInViewport({ ratio: 1 });
    }
  }
});
