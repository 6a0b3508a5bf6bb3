import { replaySteps } from '../src/core/match.ts';
import { gameOf } from '../tests/games.ts';
import { exported } from './hands/files.ts';
import { SLOW } from './hands/slow.ts';
import { expect, test } from './hands/test.ts';

test('a series of bots is played, counted and stopped, and one of its matches is watched as a record', async ({
  page,
  hand,
  words,
}) => {
  await page.goto(`#/new/${words.id}`);
  await page.getByRole('button', { name: words.ui('series.open') }).click();
  const dialog = page.getByRole('dialog');
  const start = dialog.getByRole('button', { name: words.ui('series.start') });
  await dialog.getByRole('combobox').first().selectOption('plain');
  await dialog.getByRole('combobox').last().selectOption('plain');
  const numbers = dialog.getByRole('group', { name: words.ui('series.matches') }).getByRole('button');
  // A series that would take long is stopped, and what has been played stays.
  await numbers.last().click();
  await start.click();
  const rows = dialog.locator('tbody tr');
  await expect(rows).toHaveCount(2, { timeout: SLOW * 60_000 });
  await dialog.getByRole('button', { name: words.ui('stop'), exact: true }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);

  await numbers.first().click();
  await dialog.getByRole('button', { name: words.ui('series.again') }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: SLOW * 60_000 });
  const won = await rows.locator('td:nth-child(2)').allInnerTexts();
  await dialog.getByText(words.ui('series.list')).click();
  const matches = dialog.locator('[data-part=series-matches] > li');
  await expect(matches).toHaveCount(10);
  // Whoever has won a match stands beside it.
  await expect(matches.locator('> span svg')).toHaveCount(won.map(Number).reduce((sum, each) => sum + each));

  await matches.nth(1).getByRole('button').click();
  await hand.settled();
  await expect(page).toHaveURL(/\/record$/);
  const { match } = await exported(hand);
  // In the second match they have changed seats.
  expect(match.players.map(({ bot }) => bot)).toEqual(['plain', 'plain']);
  const game = gameOf(match.game);
  expect(game && [...replaySteps(game, match)]).toHaveLength(match.entries.length + 1);
});
