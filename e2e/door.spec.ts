import type { Page } from '@playwright/test';
import type { Match } from '../src/core/match.ts';
import { centreOf } from '../src/geometry/shape.ts';
import { withSettings } from './hands/begin.ts';
import { goldenPart, keep } from './hands/records.ts';
import { uncover } from './stratego/hand.ts';
import { expect, PHONE, test } from './hands/test.ts';
import { type Words, wordsOf } from './hands/words.ts';

const GAMES = ['toy-soldiers', 'sci-fi', 'stratego', 'siege', 'flick'];
const lidOf = (words: Words): string => `[data-game="${words.id}"]`;
/** The button that begins a game's first ready match for two. */
const forTwo = (page: Page, words: Words) =>
  page.locator(lidOf(words)).getByRole('button', { name: words.ui('lids.people') });

test('one press on each lid: against the bot everything stands and something is to be decided; a press leads to its record', async ({
  page,
  hand,
  words,
}) => {
  for (const game of GAMES) {
    // As by the brand at the head of a match.
    await page.goto('#/');
    const lid = page.locator(lidOf(wordsOf('en', game)));
    await lid.getByRole('button', { name: words.ui('lids.bot') }).click();
    await expect(page).toHaveURL(/#\/match\//);
    await expect(hand.board).toBeVisible();
    const seen = await hand.awaited();
    expect(seen.choices.filter(({ off }) => !off).length, game).toBeGreaterThan(0);
    const waiting = seen.scene.nodes.filter((node) => node.kind === 'piece' && node.waits && node.seat !== undefined);
    expect(game === 'flick' ? [] : waiting, game).toEqual([]);
  }
  // What goes on has its record at one press on the home screen, from its start.
  const { last } = await hand.see();
  await page.goto('#/');
  await page
    .getByRole('button', { name: words.ui('last.record') })
    .first()
    .click();
  await expect(hand.board).toBeVisible();
  await expect.poll(async () => (await hand.see()).ply).toBe(0);
  expect((await hand.see()).last).toBeGreaterThanOrEqual(last);
});

test.describe('where both keep secrets', () => {
  test.use({ game: 'stratego' });
  test('ST-04 one press for two: the first curtain says that all is lined up and where one does it by hand, the next does not', async ({
    page,
    hand,
    words,
  }) => {
    await page.goto('');
    await forTwo(page, words).click();
    const curtain = page.locator('[data-part=curtain]');
    await expect(curtain).toContainText(words.ui('curtain.lined'));
    await uncover(hand);
    const { choices } = await hand.see();
    const move = choices.find(({ kind }) => kind === 'put');
    const [square] = move?.within ?? [];
    if (!move?.piece || !square) throw new Error('Nobody may move.');
    await hand.tap((await hand.piece(move.piece)).at);
    await hand.tap(centreOf(square));
    await hand.press();
    await hand.primary().click();
    await expect(curtain).toBeVisible();
    await expect(curtain).not.toContainText(words.ui('curtain.lined'));
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });
  test('одно нажатие пальцем: вдвоём, имена прошлого раза, жребий брошен, все стоят', async ({ page, hand, words }) => {
    await page.addInitScript(() => {
      localStorage.setItem('mera.habits', JSON.stringify({ names: { blue: 'Аня', red: 'Боря' }, games: {} }));
    });
    await page.goto('');
    await forTwo(page, words).tap();
    const { choices } = await hand.awaited();
    expect(choices.some(({ kind, off }) => kind === 'do' && !off)).toBe(true);
    await expect(page.locator('main footer')).toContainText('Аня');
    await expect(page.locator('main footer')).toContainText('Боря');
  });
});

test.describe('with real dice', () => {
  test.use({ language: 'ru' });
  test('клавишей: кости настоящие, жребий за игроками', async ({ page, hand, words }) => {
    await withSettings(page, { dice: 'hand' });
    await page.goto('');
    await forTwo(page, words).press('Enter');
    await hand.settled();
    await expect(hand.primary()).toHaveText(words.game('do.lot'));
  });
});

test('twelve matches are looked through by player and by game', async ({ page, words }) => {
  const rows = page.getByRole('region', { name: words.ui('shelf.title') }).getByRole('listitem');
  const played = (record: string, name: string, bot = {}): Match => {
    const match = goldenPart(record, 1);
    return { ...match, players: match.players.map((player, i) => ({ ...player, name, ...(i > 0 && bot) })) };
  };
  for (let i = 0; i < 11; i++) await keep(page, played('toy-soldiers.over-last', 'Ada'));
  await keep(page, played('siege.over-last', 'Boris', { bot: 'plain' }));
  await page.goto('');
  await expect(rows).toHaveCount(12);
  await page.getByRole('searchbox').fill('bor');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('img', { name: words.ui('setup.bot') })).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByLabel(words.ui('shelf.game'), { exact: true }).selectOption('toy-soldiers');
  await expect(rows).toHaveCount(11);
});

// Sabotage: the card was put in above the games once the match had been read, and a press hit another game's button.
test.describe('after a match', () => {
  test.use(PHONE);
  test('nothing moves on the home screen while the last match is read', async ({ page, hand, words }) => {
    await page.goto('#/');
    await page
      .locator(lidOf(words))
      .getByRole('button', { name: words.ui('lids.bot') })
      .click();
    await expect(hand.board).toBeVisible();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('#/');
    await page.reload();
    await expect(page.locator('[data-part=last-match]')).toBeVisible();
    await expect(page.locator('[data-part=last-match] canvas')).toBeVisible();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.filter((value) => value > 0.002)).toEqual([]);
  });
});
