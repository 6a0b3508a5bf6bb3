import type { Locator } from '@playwright/test';
import { openRecord } from './hands/records.ts';
import { closingMatch } from './sci-fi/matches.ts';
import { expect, test } from './hands/test.ts';

test.use({ game: 'sci-fi' });

test('a bot’s turn of several units leaves its strip: each deed can be seen once more, and it goes with the next action', async ({
  page,
  hand,
  words,
}) => {
  const players = closingMatch.players.map((player) => (player.seat === 'red' ? { ...player, bot: 'sharp' } : player));
  await openRecord(hand, { ...closingMatch, players });
  await hand.letGo('do.end');
  await hand.awaited();
  const strip = page.getByRole('region', { name: words.ui('since'), exact: true });
  const deeds = strip.getByRole('listitem').getByRole('button');
  await expect(deeds).toHaveCount(3);
  const { last, scene } = await hand.see();
  for (const deed of await deeds.all()) {
    expect((await deed.innerText()).length).toBeGreaterThan(5);
    await deed.click();
    await hand.awaited();
  }
  expect(await hand.see(), 'what is shown again changes nothing').toMatchObject({ last, scene });
  // Of the card that is pointed at the mark stands alone.
  const board = page.getByRole('application');
  await page.mouse.move(1, 1);
  await hand.steady();
  await expect(page.locator('[data-part=cue]')).toHaveCount(0);
  const all = await board.screenshot();
  await deeds.last().hover();
  await expect.poll(async () => (await board.screenshot()).equals(all)).toBe(false);
  await page.mouse.move(1, 1);
  await expect.poll(async () => (await board.screenshot()).equals(all)).toBe(true);
  // Where there is no room for all a press leads to the others, and back.
  const [further, back] = ['since.further', 'since.back'].map((key) =>
    strip.getByRole('button', { name: words.ui(key) }),
  ) as [Locator, Locator];
  await expect(further).toHaveCount(0);
  await page.addStyleTag({ content: '[data-part=recap] [data-part=card-row] { width: 200px }' });
  await further.click();
  await expect(back).toBeVisible();
  for (let press = 1; press < 3 && (await further.isVisible()); press++) {
    await further.click();
    await hand.steady();
  }
  await expect(deeds.last()).toBeInViewport({ ratio: 0.9 });
  const { at } = await hand.piece('blue2');
  await hand.tap(at);
  await hand.steady();
  await hand.drag(at, { x: at.x, y: at.y - 60 });
  await hand.press();
  await expect(strip).toHaveCount(0);
});
