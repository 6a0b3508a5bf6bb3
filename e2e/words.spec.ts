import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { unfold } from './hands/begin.ts';
import { exported } from './hands/files.ts';
import type { Hand } from './hands/hand.ts';
import { DESK, expectNoFaults } from './hands/looks.ts';
import { expect, PHONE, test } from './hands/test.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
/** Switches the words on and presses Start; everything is deployed. */
const startWithWords = async (hand: Hand): Promise<void> => {
  const { page, words } = hand;
  await page.goto(`#/new/${words.id}`);
  await unfold(hand);
  await page.getByRole('switch', { name: words.ui('words.choose') }).click();
  const lines = page.getByRole('switch', { name: words.ui('setup.lines') });
  if (!(await lines.isChecked())) await lines.click();
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
};
const field = ({ page, words }: Hand): Locator => page.getByLabel(words.uiLike('words.word'));
/** Resigns for the side on turn. */
const resign = async ({ page, words }: Hand): Promise<void> => {
  await page.getByRole('button', { name: words.ui('menu') }).click();
  await page.getByRole('menuitem', { name: words.gameLike('do.resign') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.gameLike('do.resign') })
    .click();
};
const contentOf = (page: Page): Promise<string> => page.evaluate(() => document.body.outerHTML);

test('by keys: two words give the seed, none is seen before both are in, and the end checks every roll', async ({
  page,
  hand,
  words,
}) => {
  await startWithWords(hand);
  await expect(field(hand)).toBeFocused();
  await expect(field(hand)).toHaveAttribute('type', 'password');
  await expectNoFaults(page, 'a word is asked for', DESK);
  await field(hand).focus();
  await page.keyboard.type(`  ${HOSTILE} `);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(words.ui('words.other'));
  await expect(field(hand)).toHaveValue('');
  expect(await contentOf(page)).not.toContain('onerror');
  await page.keyboard.type('ёж');
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: words.ui('words'), exact: true });
  await expect(list).toContainText(HOSTILE);
  const seed = sha256(`${HOSTILE}\nёж`);
  await expect(page.getByRole('dialog')).toContainText(seed);
  await expectNoFaults(page, 'all words are in', DESK);
  await page.keyboard.press('Enter');
  await hand.settled();
  const { match } = await exported(hand);
  expect(match.seed).toBe(seed);
  expect(match.words).toEqual([
    { seat: 'blue', word: HOSTILE },
    { seat: 'red', word: 'ёж' },
  ]);
  expect(match.botSeed).not.toBe(seed);

  await resign(hand);
  await expect(page.getByText(words.ui('words.nobody'))).toBeVisible();
  await page.getByRole('button', { name: words.ui('words.check') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(words.uiLike('words.agree'));
  await expect(
    dialog
      .getByRole('list', { name: words.ui('words.rolls') })
      .getByRole('listitem')
      .first(),
  ).toContainText(words.ui('words.verdict.agrees'));
  await expectNoFaults(page, 'the dice are checked', DESK);
});

test('closing the question starts nothing', async ({ page, hand, words }) => {
  await startWithWords(hand);
  await field(hand).fill('river');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/new\//);
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
  await expect(field(hand)).toHaveValue('');
});

test.describe('in a game with secrets', () => {
  test.use({ game: 'stratego' });
  test('neither word nor seed is in the page before the end', async ({ page, hand }) => {
    await startWithWords(hand);
    await field(hand).fill('riverbank');
    await page.keyboard.press('Enter');
    await expect(field(hand)).toHaveValue('');
    await field(hand).fill('hedgehog');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-part=curtain]')).toBeVisible();
    const content = await contentOf(page);
    for (const hidden of ['riverbank', 'hedgehog', sha256('riverbank\nhedgehog')])
      expect(content).not.toContain(hidden);
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });
  test('пальцем: пустое слово выбирает приложение, и это сказано', async ({ page, hand, words }) => {
    await startWithWords(hand);
    await page.getByRole('button', { name: words.ui('words.next') }).tap();
    await expect(page.getByRole('dialog')).toContainText(words.ui('words.other'));
    await page.getByRole('button', { name: words.ui('words.next') }).tap();
    const drawn = page.getByRole('list', { name: words.ui('words'), exact: true }).getByRole('listitem');
    await expect(drawn).toHaveCount(2);
    for (const each of await drawn.all()) await expect(each).toContainText(words.ui('words.drawn'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.ui('setup.start') })
      .tap();
    await hand.settled();
  });
});
