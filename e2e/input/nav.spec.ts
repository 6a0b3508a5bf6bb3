import type { Page } from '@playwright/test';
import { begin, fromMenu } from '../hands/begin.ts';
import { expect, test } from '../hands/test.ts';
import { golden } from '../../tests/golden.ts';

test('Back closes what is open before it leaves the match, in one press each; Forward opens nothing', async ({
  page,
  hand,
  words,
}) => {
  await page.goto('#/');
  const url = await begin(hand);
  const menu = page.getByRole('menu');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: words.ui('menu'), exact: true }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  expect(page.url()).toBe(url);
  // Forward comes to nothing, and costs no press.
  await page.goForward();
  await expect(hand.board).toBeVisible();
  await expect(dialog.or(menu)).toHaveCount(0);

  await fromMenu(hand, words.ui('settings'));
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(url);

  // Closed in another way it leaves no entry behind, nor does a way out of the menu.
  await fromMenu(hand, words.ui('settings'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await fromMenu(hand, words.ui('home'));
  await expect(hand.board).toHaveCount(0);
  await page.goBack();
  await expect(hand.board).toBeVisible();
  expect(page.url()).toBe(url);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
});
test('an address that names nothing opened says so', async ({ page, words }) => {
  await page.goto(`#/match/${'0123456789abcdef'.repeat(2)}`);
  await expect(page.getByRole('main')).toContainText(words.ui('match.missing'));
  await page.goto('#/no/such');
  await expect(page.getByRole('main')).toContainText(words.ui('home.lost'));
});

/** Drops files on the middle of the page; whether that would have left it. */
const drop = (page: Page, files: Readonly<Record<string, string>>): Promise<boolean> =>
  page.evaluate((files) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of Object.entries(files)) dataTransfer.items.add(new File([text], name));
    const on = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
    const sent = (type: string): boolean =>
      on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    return [sent('dragover'), sent('drop')].some(Boolean);
  }, files);

test('a dropped file is opened anywhere: at home as by its button, over a match with a way to it', async ({
  page,
  hand,
  words,
}) => {
  const text = JSON.stringify(golden('toy-soldiers.over-last'));
  await page.goto('#/');
  await expect(page.locator('[data-import]')).toBeAttached();
  expect(await drop(page, { 'a.mera': text })).toBe(false);
  await expect(page.getByRole('status').filter({ hasText: words.ui('import.done') })).toBeVisible();
  expect(await drop(page, { 'a.mera.json': text, 'b.mera.json': text })).toBe(false);
  await expect(page.getByRole('alert')).toHaveText(words.ui('import.several'));
  await page.getByRole('button', { name: words.ui('close'), exact: true }).click();

  const url = await begin(hand);
  expect(await drop(page, { 'a.txt': 'no match' })).toBe(false);
  await expect(page.getByRole('alert')).toHaveText(words.coreLike('fileNotJson'));
  expect(await drop(page, { 'a.mera.json': text })).toBe(false);
  await page.getByRole('link', { name: words.ui('import.open') }).click();
  await expect(page).not.toHaveURL(url);
  await expect(page).toHaveURL(/#\/match\//);
});

test('a file that the system gives to the installed app opens like a dropped one, of an older ending too', async ({
  page,
  words,
}) => {
  await page.addInitScript(() => {
    const setConsumer = (take: unknown): void => void Object.assign(window, { take });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  const launch = (text: string, name: string): Promise<void> =>
    page.evaluate(
      ({ text, name }) => {
        const { take } = window as unknown as { take(launch: unknown): void };
        take({ files: [{ getFile: () => Promise.resolve(new File([text], name)) }] });
      },
      { text, name },
    );
  await page.goto('#/rules/toy-soldiers');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await launch('no match', 'a.mera');
  await expect(page.getByRole('alert')).toHaveText(words.coreLike('fileNotJson'));
  await launch(JSON.stringify(golden('toy-soldiers.over-last')), 'a.mera.json');
  await page.getByRole('link', { name: words.ui('import.open') }).click();
  await expect(page).toHaveURL(/#\/match\//);

  await page.goto('#/lessons/toy-soldiers');
  await page.locator('[data-import=lesson]').waitFor({ state: 'attached' });
  await launch('{"format": "mera-lesson-1"}', 'a.mera');
  await expect(page.getByRole('alert')).toHaveText(words.coreLike('fileNotLesson'));
});
