// The law of views: whatever the menu of an unfinished match opens or saves holds no rank that is hidden from the seat at the screen (ST-15).
// Sabotages that were caught: the lesson editor on for an unfinished match; the exported view made by the eyes of all.
import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { PieceNode } from '../../src/core/scene.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { gameOf } from '../../tests/games.ts';
import { matchOf } from '../hands/begin.ts';
import type { Hand } from '../hands/hand.ts';
import { record, strings } from '../hands/recorder.ts';
import { openRecord } from '../hands/records.ts';
import { isPiece } from '../hands/seen.ts';
import { expect, test } from '../hands/test.ts';
import { enemiesOf, ranksIn } from './hidden.ts';
import { squareAt, startMatch, TEN, uncover } from './hand.ts';

test.use({ game: 'stratego' });

/** Whether a text names a rank together with the square of a hidden enemy. */
const tellsOf = (enemies: readonly PieceNode[]): ((text: string) => boolean) => {
  const squares = enemies.map(({ at }) => squareAt(at));
  return (text) => ranksIn(text).length > 0 && squares.some((square) => new RegExp(`\\b${square}\\b`).test(text));
};
/** What is stored in the page's own settings. */
const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));
/** The ranks that a saved file shows of the enemy: in a sealed file any word, else the marks of its pieces. */
const shownBy = async (download: Download): Promise<string[]> => {
  const text = await readFile(await download.path(), 'utf8');
  if (!download.suggestedFilename().includes('view')) return ranksIn(text);
  const { steps } = JSON.parse(text) as { steps: { scene: { nodes: unknown[] }; events: unknown[] }[] };
  const enemies = steps.flatMap(({ scene }) => scene.nodes.filter((node): node is PieceNode => isPiece(node as never)));
  return ranksIn(JSON.stringify(enemies.filter(({ seat }) => seat === 'blue')));
};
/** The items of the menu, which is opened for that, by their texts; those that are off begin with “-”. */
const itemsOf = async ({ page, words }: Hand): Promise<string[]> => {
  await page.getByRole('button', { name: words.ui('menu'), exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  return page
    .getByRole('menuitem')
    .evaluateAll((items) =>
      items.map((item) => `${item.ariaDisabled === 'true' ? '-' : ''}${item.textContent?.trim()}`),
    );
};

test('no item of the menu shows or saves a hidden rank', async ({ page, hand, words }) => {
  await record(page);
  await startMatch(hand, { arrangements: ['corner', 'corner'] });
  await uncover(hand);
  const { scene } = await hand.see();
  const tells = tellsOf(enemiesOf(scene, 'red'));
  const here = page.url();
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const items = await itemsOf(hand);
  await page.keyboard.press('Escape');
  expect(items.filter((item) => item.startsWith('-'))).toHaveLength(4);
  // The licences open another window; home shows the list of matches, which has a test of its own.
  const tried = items.filter(
    (item) => ![words.ui('licences'), words.ui('home')].includes(item) && !item.startsWith('-'),
  );
  expect(tried.length).toBeGreaterThan(7);
  for (const item of tried) {
    const saved = downloads.length;
    await itemsOf(hand);
    await page.getByRole('menuitem', { name: item }).click();
    const seal = page.getByRole('button', { name: words.ui('seal.save') });
    if (item === words.ui('export.all')) await seal.click();
    await expect
      .poll(
        async () =>
          page.url() !== here || downloads.length > saved || (await page.locator('[role$=dialog]').count()) > 0,
      )
      .toBe(true);
    if (page.url() !== here) await expect(page.getByRole('heading').first()).toBeVisible();
    expect((await strings(page)).filter(tells), item).toEqual([]);
    expect(ranksIn(await stored(page)), item).toEqual([]);
    await page.keyboard.press('Escape');
    if (page.url() === here) continue;
    await page.goto(here);
    await uncover(hand);
  }
  await expect.poll(() => downloads.length).toBe(2);
  for (const download of downloads) expect(await shownBy(download), download.suggestedFilename()).toEqual([]);
});

test('against a bot its army is no lesson and no picture for a class, and the menu says why', async ({
  page,
  hand,
  words,
}) => {
  const match = matchOf(gameOf('stratego') as AnyGame, TEN);
  const players = match.players.map((player) => (player.seat === 'blue' ? { ...player, bot: 'quick' } : player));
  await openRecord(hand, { ...match, players });
  const items = await itemsOf(hand);
  expect(items.filter((item) => item.startsWith('-')).join(' ')).toContain(words.ui('secret.lesson'));
  await page.getByRole('menuitem', { name: words.ui('editor.make') }).click({ force: true });
  await expect(page).toHaveURL(/#\/match\//);
  // A window of its own, as the desk's view of the class is.
  const stage = await page.context().newPage();
  await stage.goto(page.url().replace(/\/(#.*)$/, '/?stage$1'));
  await expect(stage.getByRole('alert')).toHaveText(words.ui('secret.class'));
});
