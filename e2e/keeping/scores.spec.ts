import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { fromMenu } from '../hands/begin.ts';
import { faults } from '../hands/faults.ts';
import { giveFile } from '../hands/files.ts';
import { golden } from '../../tests/golden.ts';
import type { Hand } from '../hands/hand.ts';
import { openRecord } from '../hands/records.ts';
import { expect, PHONE, test } from '../hands/test.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
/** A match of two people in its last moves. */
const running = (blue: string, red: string) => {
  const match = golden('toy-soldiers.over-last');
  const players = match.players.map(({ seat }) => ({ seat, name: seat === 'blue' ? blue : red }));
  return { ...match, takeBack: 'free' as const, players, entries: match.entries.slice(0, -20) };
};
/** Lets the acting side resign, and returns the winner's seat. */
const resign = async (hand: Hand, press: (button: Locator) => Promise<void>): Promise<string> => {
  const { page, words } = hand;
  await press(page.getByRole('button', { name: words.ui('menu'), exact: true }));
  await press(page.getByRole('menuitem', { name: words.gameLike('do.resign') }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: words.gameLike('do.resign') }));
  await expect(hand.primary()).toHaveText(words.ui('again'));
  return (await hand.stage().getAttribute('data-seat')) ?? '';
};

test('two names have a score: it follows undo, stays when the match is deleted, is saved, forgotten and read back', async ({
  page,
  hand,
  words,
}) => {
  await openRecord(hand, running('Ada', HOSTILE));
  const winner = await resign(hand, (button) => button.click());
  const score = page.getByRole('region', { name: words.ui('score.title'), exact: true });
  const first = winner === 'blue' ? `Ada 1 : 0 ${HOSTILE}` : `${HOSTILE} 1 : 0 Ada`;
  await expect(score).toContainText(first);
  await expect(score).toContainText(words.ui('score.first'));
  // The end is opened once more, and counts once.
  await page.reload();
  await hand.settled();
  await expect(score).toContainText(first);
  await page.getByRole('button', { name: words.ui('undo') }).click();
  await expect(score).toHaveCount(0);
  await page.getByRole('button', { name: words.ui('redo') }).click();
  await expect(score).toContainText(first);

  await fromMenu(hand, words.ui('home'));
  const scores = page.getByRole('region', { name: words.ui('score.titles'), exact: true });
  await expect(scores).toContainText(first);
  await page.getByRole('button', { name: /^Delete Toy Soldiers/ }).click();
  await page.reload();
  await expect(scores).toContainText(first);
  // By keys: the matches behind the score unfold.
  await scores.locator('summary').focus();
  await page.keyboard.press('Enter');
  const how = words.game('how.resigned');
  await expect(scores.getByRole('listitem').getByRole('listitem')).toContainText(how);
  await expect(scores.locator('img')).toHaveCount(0);
  expect.soft(await faults(page), 'scores').toEqual([]);

  await scores.getByRole('button', { name: words.ui('score.save') }).click();
  const says = page.getByRole('alertdialog', { name: words.ui('score.save.title') });
  await expect(says).toContainText(words.ui('score.save.text'));
  expect.soft(await faults(page), 'the question before saving').toEqual([]);
  const coming = page.waitForEvent('download');
  await says.getByRole('button', { name: words.ui('export') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^mera-scores-[\d-]+\.mera$/);
  const text = await readFile(await download.path(), 'utf8');

  await scores.getByRole('button', { name: words.uiLike('score.forget') }).click();
  const restore = scores.getByRole('button', { name: words.ui('kept.back') });
  await expect(restore).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(scores).toContainText(first);
  await scores.getByRole('button', { name: words.uiLike('score.forget') }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: words.ui('shelf.title') })).toBeVisible();
  await expect(scores).toHaveCount(0);
  await giveFile(page, text.replace('"winners": [', '"winners": ["nobody",'), 'bad.mera-scores.json');
  await expect(page.getByRole('alert')).toHaveText(words.coreLike('fileNotScores'));
  await expect(scores).toHaveCount(0);
  await giveFile(page, text, 'my.mera-scores.json');
  await expect(scores).toContainText(first);
});

test.describe('на телефоне', () => {
  test.use({ ...PHONE, language: 'ru' });
  test('a match without a name has no score; with two names the set-up says what is kept', async ({
    page,
    hand,
    words,
  }) => {
    await openRecord(hand, running('Ада', ''));
    await resign(hand, (button) => button.tap());
    await expect(page.getByRole('button', { name: words.ui('again.more') })).toBeVisible();
    await expect(page.getByRole('region', { name: words.ui('score.title'), exact: true })).toHaveCount(0);
    await page.goto('#/');
    await expect(page.getByRole('heading', { name: words.ui('shelf.title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.ui('score.titles') })).toHaveCount(0);
    await page.goto('#/new/toy-soldiers');
    await page.getByLabel(words.uiLike('setup.name')).first().fill('Ада');
    await expect(page.getByText(words.ui('score.kept'))).toBeVisible();
  });
});
