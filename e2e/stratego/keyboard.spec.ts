import type { Locator } from '@playwright/test';
import { expectFocusSeen, tabTo } from '../hands/focus.ts';
import type { Hand } from '../hands/hand.ts';
import { deedFor, type Grip, keysOf, middleOf, onCard, outcome, ownAt, rankOf, squareAt, uncover } from './hand.ts';
import { expect, test } from '../hands/test.ts';

test.use({ language: 'ru', game: 'stratego' });

/** In so many turns there is a fight and a move without one: nothing new comes of others, and the side to move gives up. */
const MOST_TURNS = 12;

const held = (key: 'Enter' | 'Space'): Grip => ({
  down: async (hand, button) => {
    await tabTo(hand.page, button);
    await hand.page.keyboard.down(key);
  },
  up: ({ page }) => page.keyboard.up(key),
});
const press = async (hand: Hand, button: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(hand.page, button);
  await hand.page.keyboard.press(key);
};
/** Picks the next piece of a rank by its tile: Tab through the table's pieces may have picked it already. */
const pick = async (hand: Hand, rank: string, key = 'Enter'): Promise<void> => {
  const { page, words } = hand;
  const army = page.getByRole('region', { name: words.ui('waiting.title') });
  const tile = army.getByRole('button', { name: words.game(`rank.${rank}`) });
  await tabTo(page, tile);
  if ((await tile.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press(key);
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
};

/** Lays down pieces of one rank: the tile once, then square after square. */
const lay = async (hand: Hand, rank: string, ...squares: readonly string[]): Promise<void> => {
  const { words } = hand;
  const waiting = words.gameWith('piece.ownWaiting', { rank: words.game(`rank.${rank}`) });
  await pick(hand, rank, rank === 'scout' ? 'Space' : 'Enter');
  for (const square of squares) {
    const { last } = await hand.see();
    await expect(hand.held()).toHaveText(waiting);
    await hand.keys(...keysOf(square));
    await expect(hand.held()).toHaveText(`${waiting}, ${words.game('do.put')}, ${square}`);
    await hand.keys('Enter');
    await hand.played(last);
    expect((await hand.pieces()).filter(({ at, waits }) => !waits && squareAt(at) === square)).toMatchObject([
      { emblem: rank },
    ]);
  }
};
/** Plays a turn by naming two squares, and listens to what is said of it; says whether it was a fight. */
const turn = async (hand: Hand): Promise<boolean> => {
  const { page, words } = hand;
  const { piece, to, target } = deedFor(await hand.awaited());
  const own = ownAt(hand, piece);
  await hand.keys(...keysOf(squareAt(piece.at)));
  await expect(hand.held()).toHaveText(own);
  await hand.keys(...keysOf(to));
  // Of an enemy it is said where it is and how far, and what it is only if that can be seen.
  const enemy = `${words.game('piece.enemy')}, ${to}`;
  // The target comes first, because it changes. A name that may go on to the tenth row waits for it.
  const action = words.game(target ? 'do.attack' : 'do.move');
  if (target) await expect(hand.held()).toHaveText(new RegExp(`^${enemy}, \\d+ .*, (${own}, )?${action}$`));
  else await expect(hand.held()).toHaveText([own, action, to].join(', '));
  await expect(hand.board).toBeFocused();
  await hand.keys('Enter');
  const came = await outcome(hand);
  expect(came === 'curtain', 'to hand over at once but after a fight').toBe(!target);
  if (came === 'curtain') return false;
  const live = page.locator('[data-live]');
  const side = words.game(`side.${piece.seat}`);
  await expect(live).toHaveText(words.gameLike('event.fight', { cell: to, side, rank: rankOf(hand, piece) }));
  await hand.keys('Enter');
  await expect(page.locator('[data-part=curtain]')).toBeVisible();
  return true;
};

test('дуэль от расстановки до сдачи одной клавиатурой: клетки набираются по именам', async ({ page, hand, words }) => {
  // A whole match takes its time on a loaded machine.
  test.slow();
  await page.goto('');
  await press(hand, page.getByRole('link', { name: words.setUp() }));
  await press(hand, page.locator('[data-more] [aria-controls=more]'));
  const size = page.getByLabel(words.game('option.size'), { exact: true });
  await tabTo(page, size);
  // The first ready match has it so.
  await expect(size).toHaveValue('duel');
  for (const [key, value] of [
    ['ArrowDown', 'barrage'],
    ['ArrowUp', 'duel'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(size).toHaveValue(value);
  }
  await press(hand, page.getByRole('button', { name: words.ui('setup.start') }));

  const hold = page.getByRole('button', { name: words.ui('curtain.hold') });
  await tabTo(page, hold);
  await expectFocusSeen(hold);
  // The first time for a whole second, as people must; later the clock is turned on.
  await uncover(hand, held('Enter'), false);
  await lay(hand, 'miner', 'B2', 'I2');
  await lay(hand, 'scout', 'A3');
  // A square outside the own rows is refused in words.
  await pick(hand, 'spy');
  await hand.keys(...keysOf('E4'));
  await expect(hand.held()).toContainText(words.game('no.home'));
  await expect(hand.primary()).toHaveAttribute('aria-disabled', 'true');
  await hand.keys('Escape');
  await press(hand, onCard(hand, 'arrangement.corner'), 'Space');
  await expect(hand.primary()).toHaveText(words.game('do.ready'));
  await press(hand, hand.primary());
  expect(await outcome(hand)).toBe('curtain');
  await expect(page.locator('[data-part=curtain]')).toContainText('Синим');

  await uncover(hand, held('Space'));
  await press(hand, onCard(hand, 'do.shuffle'));
  await expect(hand.primary()).toHaveText(words.game('do.ready'));
  await press(hand, onCard(hand, 'arrangement.corner'));
  await expect
    .poll(async () => (await hand.pieces()).find(({ emblem }) => emblem === 'flag')?.at)
    .toEqual(middleOf('J10'));
  // What has been laid out is shown first: a press before that would only end the show.
  await hand.settled();
  await press(hand, hand.primary(), 'Space');
  expect(await outcome(hand)).toBe('curtain');

  let fights = 0;
  let moves = 0;
  for (let turns = 0; fights === 0 || moves === 0; turns++) {
    expect(turns, 'a fight and a move to come about').toBeLessThan(MOST_TURNS);
    await uncover(hand, held(turns % 2 ? 'Space' : 'Enter'));
    if (await turn(hand)) fights++;
    else moves++;
  }
  await uncover(hand, held('Enter'));
  await press(hand, page.getByRole('button', { name: words.ui('menu'), exact: true }));
  await tabTo(page, page.getByRole('menuitem', { name: words.gameLike('do.resign') }), 'ArrowDown');
  await page.keyboard.press('Enter');
  const sure = page.getByRole('alertdialog').getByRole('button', { name: words.gameLike('do.resign') });
  await press(hand, sure);
  await expect(hand.primary()).toHaveText(words.ui('again'));
  const why = (await hand.stage().locator('span').last().innerText()).trim();
  expect(why).not.toBe('');
  await expect(page.locator('[data-live]')).toContainText(why);
});
