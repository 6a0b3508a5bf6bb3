import { readFile } from 'node:fs/promises';
import { withSettings } from '../hands/begin.ts';
import { faults } from '../hands/faults.ts';
import { giveFile } from '../hands/files.ts';
import { golden } from '../../tests/golden.ts';
import { openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';
import { wordsOf } from '../hands/words.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const match = (() => {
  const { players, ...rest } = golden('toy-soldiers.over-last');
  return { ...rest, players: players.map((player, i) => ({ ...player, name: i === 0 ? HOSTILE : 'Bob' })) };
})();

test('a backup goes to another device and back: it says what it contains, adds what is new, and asks before it replaces', async ({
  page,
  hand,
  words,
  browser,
}) => {
  await withSettings(page, { language: 'en', theme: 'dark' });
  await openRecord(hand, match);
  await page.goto('#/');
  await page.getByRole('button', { name: words.ui('backup'), exact: true }).click();
  const says = page.getByRole('alertdialog', { name: words.ui('backup.title') });
  await expect(says).toContainText(words.ui('backup.people'));
  expect.soft(await faults(page), 'the backup').toEqual([]);
  const coming = page.waitForEvent('download');
  await says.getByRole('button', { name: words.ui('backup.save') }).press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^mera-backup-[\d-]+\.mera$/);
  const text = await readFile(await download.path(), 'utf8');
  await expect(says).toBeHidden();

  const ru = wordsOf('ru', words.id);
  const context = await browser.newContext({ baseURL: new URL('.', page.url()).href, locale: 'ru-RU' });
  const there = await context.newPage();
  await there.goto('');
  await expect(there.getByText(ru.ui('shelf.empty'))).toBeVisible();
  await expect(there.getByRole('button', { name: ru.ui('backup'), exact: true })).toHaveCount(0);
  await giveFile(there, text.replace(/"sealed": "..../, '"sealed": "????'), 'torn.mera-backup.json');
  await expect(there.getByRole('alert')).toHaveText(ru.coreLike('fileBadSeal'));
  await giveFile(there, text, 'my.mera-backup.json');
  const asks = there.getByRole('dialog', { name: ru.ui('backup.bring') });
  await expect(asks).toContainText(ru.uiWith('backup.new', { what: ru.ui('backup.kind.matches'), n: '1' }));
  // Nothing is different on a new device, so nothing can be replaced.
  await expect(asks.getByRole('switch', { name: ru.ui('backup.replace') })).toHaveCount(0);
  expect.soft(await faults(there), 'bringing back').toEqual([]);
  await asks.getByRole('switch', { name: ru.ui('backup.settings') }).press('Space');
  await asks.getByRole('button', { name: ru.ui('backup.go') }).press('Enter');
  await expect(asks).toBeHidden();
  // The settings have brought their language and theme.
  await expect(there.locator('html')).toHaveAttribute('lang', 'en');
  await expect(there.locator('body')).toHaveAttribute('data-theme', 'dark');
  await expect(there.getByRole('status').filter({ hasText: words.uiWith('backup.done', { n: '2' }) })).toBeVisible();
  const list = there.getByRole('region', { name: words.ui('shelf.title') });
  await expect(list.getByRole('listitem')).toContainText(HOSTILE);
  await expect(list.locator('img[src=x]')).toHaveCount(0);
  // A second time there is nothing to bring back.
  const again = there.getByRole('dialog', { name: words.ui('backup.bring') });
  await giveFile(there, text, 'my.mera-backup.json');
  await expect(again).toContainText(words.ui('backup.nothing'));
  await there.keyboard.press('Escape');
  await expect(again).toBeHidden();
  await context.close();
});
