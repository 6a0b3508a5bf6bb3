import { begin, DUEL } from '../hands/begin.ts';
import { giveFile } from '../hands/files.ts';
import { mouse, Player } from '../hands/player.ts';
import { expect, test } from '../hands/test.ts';

test('without workers the app names the cause, and two players can play with dice', async ({
  page,
  hand,
  words,
  quiet,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.goto('/');
  await giveFile(page, '{}');
  await expect(page.getByText(words.coreLike('noWorkers'))).toBeVisible();
  expect(quiet.splice(0).join('\n')).toContain('This browser has no workers');
  await begin(hand, DUEL);
  const player = new Player(hand, mouse);
  await player.step();
  await player.step();
  expect((await hand.see()).last).toBeGreaterThan(0);
});
