// What a player hears who works by keys alone.
import { beginAt, DUEL } from './hands/begin.ts';
import { expect, test } from './hands/test.ts';

// Sabotage: with a silent `answerNothing`, a bracket without a target left the last answer in place.
test('questions are answered by one key, no key is silent, and the tape is laid by keys', async ({
  page,
  hand,
  words,
}) => {
  await beginAt(hand, DUEL, { kind: 'walk' });
  await hand.board.focus();
  await test.step('where I stand, what happened, what the piece can do, who is near', async () => {
    await page.keyboard.press('s');
    await expect(hand.held()).toContainText(/measures? (ahead|behind|on the)/);
    await page.keyboard.press('p');
    await expect(hand.held()).toContainText(/\w/);
    const latest = await hand.held().innerText();
    await page.keyboard.press('p');
    await expect(hand.held()).toContainText('1 move ago');
    await expect(hand.held()).not.toHaveText(latest);
    await page.keyboard.press('n');
    await page.keyboard.press('o');
    await expect(hand.held()).toContainText('1: ');
    await page.keyboard.press('x');
    await expect(hand.held()).toContainText(/^From (Blue|Red)/);
  });
  await test.step('a key with nothing to do says so', async () => {
    await page.keyboard.press('n');
    await page.keyboard.press(']');
    await expect(hand.held()).toHaveText(words.ui('silent.noTarget'));
    await page.keyboard.press('w');
    await expect(hand.held()).toHaveText(words.ui('silent.noAdvance'));
    // Its only piece stays selected.
    await page.keyboard.press('Escape');
    await expect(hand.held()).toHaveText(words.ui('silent.noCancel'));
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Escape');
    await expect(hand.held()).toHaveText(/^Red archer\s1$/);
    await page.keyboard.press('v');
    await page.keyboard.press('k');
    await expect(hand.held()).toHaveText(words.ui('sweep.off'));
  });
  await test.step('arrows pull the tape, brackets lay it on a piece, and it measures from edge to edge', async () => {
    await page.keyboard.press('r');
    await expect(hand.held()).toContainText(/Tape on, from (Blue|Red)/);
    await page.keyboard.press('Shift+ArrowUp');
    await expect(hand.held()).toContainText(/^From (Blue|Red) .*: 0.8\smeasures, towards/);
    await page.keyboard.press(']');
    await expect(hand.held()).toContainText(/measures?, .*(Blue|Red)/);
    await page.keyboard.press('Enter');
    await expect(hand.held()).toContainText(/^Kept\. From .*cm, .*(Blue|Red)/);
    await page.getByRole('tab', { name: words.ui('tab.pieces') }).click();
    await expect(page.getByRole('heading', { name: words.ui('tape.list') })).toBeVisible();
    await hand.board.focus();
    await page.keyboard.press('r');
    await expect(hand.held()).toHaveText(words.ui('silent.tapeOff'));
  });
});
test('targets are named with their chance, and a move says where it has led', async ({ page, hand }) => {
  await beginAt(hand, DUEL, { kind: 'walk' });
  await hand.board.focus();
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowUp');
  // What the move leads to is said soon after, that it ends the turn only once.
  await expect(hand.held()).toContainText(/nearest enemy|Then/);
  await page.keyboard.press('ArrowUp');
  await expect(hand.held()).toContainText(
    /measures? (towards the enemy|towards your own edge|left|right|back).*nearest enemy/,
  );
});
test.describe('from the first key on', () => {
  test.use({ hints: true });
  // Sabotages: with the last input heard from the match on, the first hint spoke of rings; with the cross focused, help began at Close.
  test('a match opened by keys explains its keys, help begins with them, and each key answers', async ({
    page,
    hand,
    words,
  }) => {
    await page.goto('');
    const lid = page.locator(`[data-game="${words.id}"]`);
    const button = lid.getByRole('button', { name: `${words.ui('lids.people')}: ${words.game('name')}` });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(hand.board).toBeFocused();
    const heard = page.locator('[data-live] p');
    await expect(heard.filter({ hasText: 'selects a piece that can act' })).toHaveCount(1);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog');
    await expect(help.getByRole('region')).toBeFocused();
    await expect(help.getByRole('columnheader').nth(1)).toHaveText(words.ui('keys.keyboard'));
    await page.keyboard.press('Escape');
    await expect(hand.board).toBeFocused();
    await page.keyboard.press('t');
    await expect(hand.held()).toHaveText(words.ui('silent.turned'));
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Escape');
    await expect(hand.held()).toHaveText(words.ui('silent.present'));
    const told = page.locator('header [role=status] span');
    await page.keyboard.press('Control+z');
    await expect(told).toHaveText(words.ui('undo.nothing'));
    const before = await told.elementHandle();
    await page.keyboard.press('Control+z');
    // It is a new element, so that it is read again.
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(told).toHaveText(words.ui('undo.nothing'));
  });
});
