import { DUEL, fillIn } from './hands/begin.ts';
import { panelOf } from './hands/hand.ts';
import { exported } from './hands/files.ts';
import { mouse, offers, Player } from './hands/player.ts';
import { expect, test } from './hands/test.ts';

// Here all that is to be heard is made too.
test.use({ muted: false });

test('a whole match by mouse: from the lid to the winner, back through the timeline, and on in a copy', async ({
  page,
  hand,
  words,
}) => {
  await page.goto('');
  await expect(page.getByRole('heading', { name: words.ui('lids.first') })).toBeVisible();
  await page.getByRole('link', { name: words.setUp() }).click();
  await expect(page.getByRole('heading', { name: words.game('name'), level: 1 })).toBeVisible();
  await fillIn(hand, { ...DUEL, names: ['Ada', 'Bob'] });
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
  await hand.settled();
  const first = page.url();

  const stage = hand.stage();
  // The lot has been thrown by itself.
  const player = new Player(hand, mouse);
  await player.until(offers('put'));
  expect(player.plies).toBe(0);
  await expect(hand.primary()).toHaveText(words.game('do.lineUp.wide'));
  await expect(stage).toContainText(words.game('stage.soldiers'));
  await player.toTheEnd();
  await expect(stage).toContainText(words.ui('over'));
  await expect(stage).toContainText('wins: no one else has soldiers left');
  const winner = await stage.getAttribute('data-seat');
  const plate = page.getByRole('region', { name: winner === 'blue' ? 'Ada' : 'Bob' });
  await expect(plate).toContainText(words.ui('plate.won'));
  const end = await hand.see();
  expect(end.last).toBeGreaterThan(10);
  expect((await hand.pieces()).map(({ seat }) => seat)).toEqual([winner]);

  const time = page.getByRole('slider', { name: words.ui('time.label') });
  const back = page.getByRole('button', { name: words.ui('time.back') });
  const backFrom = async (from: number, to: number): Promise<void> => {
    for (let ply = from - 1; ply >= to; ply--) {
      await back.click();
      await expect(time).toHaveValue(`${ply}`);
    }
  };
  await backFrom(end.last, end.last - 4);
  await time.fill('4');
  await backFrom(4, 0);
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  expect((await hand.pieces()).length).toBe(2);
  await expect(stage).toContainText(words.game('stage.lot'));
  await page.getByRole('button', { name: words.ui('time.forward') }).click();
  await expect(time).toHaveValue('1');
  await expect(panelOf(page)).toContainText(/first turn/);
  await expect(page.locator('[data-part=roll-table]'), 'the rows of a lot tell no more than its dice').toHaveCount(0);
  await expect(hand.primary()).toHaveText(words.ui('past.end'));
  await hand.primary().click();
  await expect(time).toHaveValue(`${end.last}`);

  await page.getByRole('tab', { name: words.ui('tab.log') }).click();
  const log = panelOf(page);
  await expect(log).toContainText(/Ada, first turn: \d/);
  await expect(log).toContainText(/is defeated/);
  await log
    .getByRole('button', { name: words.uiLike('log.look') })
    .first()
    .click();
  await expect(time).toHaveValue('1');
  await log
    .getByRole('button', { name: words.uiLike('why') })
    .first()
    .click();
  await expect(log.locator('[data-part=why] tr[aria-current]'), 'the row that was thrown').toHaveCount(1);
  await log.locator('[data-part=why] [data-part=rule-text] button').click();
  const book = page.getByRole('dialog', { name: / rules$/ });
  await expect(book.locator('article[aria-current=true]')).toContainText('TS-03');
  await expect(book.locator('article[aria-current=true]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();

  await time.fill('4');
  const then = await hand.see();
  await page.getByRole('button', { name: words.ui('past.play') }).click();
  await expect(page).not.toHaveURL(first);
  await hand.settled();
  const copy = await hand.see();
  expect(copy).toMatchObject({ last: 4, ply: 4 });
  expect(copy.scene.nodes).toEqual(then.scene.nodes);
  await player.step();
  expect((await hand.see()).last).toBeGreaterThan(4);

  await page.goto(first);
  await hand.settled();
  expect((await hand.see()).last).toBe(end.last);
  // A rematch begins with the same options and other luck, and with sides swapped.
  await hand.primary().click();
  await expect(page).not.toHaveURL(first);
  await hand.settled();
  const { match } = await exported(hand);
  expect(match.players.map(({ name }) => name)).toEqual(['Bob', 'Ada']);
  expect(match.options).toMatchObject({ squad: 1 });
  expect(match.seed).not.toBe(DUEL.seed);
});
