// A match as a link: shared at a moment, opened elsewhere only to be looked at, then played on or kept.
import type { Page } from '@playwright/test';
import { fromMenu } from '../hands/begin.ts';
import { faults } from '../hands/faults.ts';
import type { Hand } from '../hands/hand.ts';
import { golden } from '../../tests/golden.ts';
import { goldenPart, openRecord } from '../hands/records.ts';
import { expect, PHONE, test } from '../hands/test.ts';

/** Returns the address that the open match is shared by at the step shown. */
const addressOf = async (hand: Hand): Promise<string> => {
  const { page, words } = hand;
  await fromMenu(hand, words.ui('link.share'));
  await expect(page.getByText(words.ui('link.holds'))).toBeVisible();
  const field = page.getByRole('textbox', { name: words.ui('lessons.link') });
  await expect(field).toHaveValue(/#\/sharedmatch\/[\w-]+/);
  const address = await field.inputValue();
  await page.keyboard.press('Escape');
  return address;
};
/** What the device keeps: every setting, and how many matches. */
const keptOn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const found = await indexedDB.databases();
    return { kept: Object.entries(localStorage), databases: found.length };
  });

test('a link opens a match at its moment, keeps nothing until asked, and can be played on from', async ({
  page,
  hand,
  words,
  browser,
}) => {
  const played = goldenPart('toy-soldiers.over-last', 40);
  const players = played.players.map((player, i) => ({ ...player, name: ['<b>Ada</b>', 'Bob'][i] ?? '' }));
  await openRecord(hand, { ...played, players });
  await page.getByRole('slider', { name: words.ui('time.label') }).fill('7');
  const address = await addressOf(hand);
  expect(address).toMatch(/\/7$/);

  const fresh = await browser.newPage({ locale: 'en-GB' });
  await fresh.goto(address.replace(/#.*/, ''));
  await fresh.getByRole('heading', { level: 1 }).first().waitFor();
  const before = await keptOn(fresh);
  await fresh.goto(address);
  await expect(fresh.getByText(words.ui('linked.about'))).toBeVisible();
  await expect(fresh.locator('[data-part=top]')).toContainText('Viewing move 7');
  await expect(fresh.locator('b', { hasText: 'Ada' })).toHaveCount(0);
  expect(await faults(fresh)).toEqual([]);
  expect(await keptOn(fresh)).toEqual(before);
  await fresh.getByRole('button', { name: words.ui('past.play'), exact: true }).click();
  await expect(fresh).toHaveURL(/#\/match\//);
  await fresh.goto(address.slice(0, -42));
  await expect(fresh.getByRole('alert')).toContainText(words.coreLike('linkNoMatch'));
  await expect(fresh.getByRole('heading', { name: words.ui('linked.broken') })).toBeVisible();
  await fresh.close();
});

test.describe('of a game with secrets', () => {
  test.use({ ...PHONE, language: 'ru', game: 'stratego' });
  test('на телефоне: до конца партии ссылки нет, и пункт меню говорит почему; после конца партию можно сохранить себе', async ({
    page,
    hand,
    words,
  }) => {
    const record = golden('stratego.over-flag');
    const bots = record.players.map((player, i) => (i === 1 ? { ...player, bot: 'random' } : player));
    await openRecord(hand, { ...record, players: bots, entries: record.entries.slice(0, 40) });
    await page.getByRole('button', { name: words.ui('menu'), exact: true }).click();
    const item = page.getByRole('menuitem', { name: words.ui('link.share') });
    await expect(item).toBeDisabled();
    await expect(item).toContainText(words.ui('secret.link'));
    await page.keyboard.press('Escape');

    await openRecord(hand, record);
    const address = await addressOf(hand);
    await page.goto('');
    await page.goto(address);
    await page.getByRole('button', { name: words.ui('linked.keep'), exact: true }).click();
    await expect(page).toHaveURL(/#\/match\//);
  });
});

test('the file goes to another app where the browser can, and is saved where it refuses', async ({
  page,
  hand,
  words,
}) => {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent, refusal: '' });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    const share = ({ files: [file] }: { files: File[] }): Promise<void> => {
      sent.push(file?.name ?? '');
      const { refusal } = window as unknown as { refusal: string };
      return refusal ? Promise.reject(new DOMException('', refusal)) : Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  let saved = 0;
  page.on('download', () => saved++);
  await openRecord(hand, goldenPart('toy-soldiers.over-last', 40));
  await fromMenu(hand, words.ui('link.share'));
  const send = page.getByRole('button', { name: words.ui('lessons.send') });
  await send.click();
  await page.evaluate(() => Object.assign(window, { refusal: 'AbortError' }));
  await send.click();
  const sent = await page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  expect(sent.filter((name) => /^toy-soldiers-[\d-]+\.mera$/.test(name))).toHaveLength(2);
  expect(saved).toBe(0);
  await page.evaluate(() => Object.assign(window, { refusal: 'NotAllowedError' }));
  const refused = page.waitForEvent('download');
  await send.click();
  expect((await refused).suggestedFilename()).toMatch(/\.mera$/);
});
