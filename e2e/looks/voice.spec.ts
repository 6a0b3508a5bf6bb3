import { start } from '../hands/begin.ts';
import { faults } from '../hands/faults.ts';
import { tabTo } from '../hands/focus.ts';
import { panelOf } from '../hands/hand.ts';
import { keysOf, lineUp, uncover } from '../stratego/hand.ts';
import { expect, test } from '../hands/test.ts';

test.use({ game: 'stratego' });

test('who listens is led from screen to screen, by the curtain, at the table, past the lists, and is asked before anything ends', async ({
  page,
  hand,
  words,
}) => {
  await test.step('who listens is led: by the curtain, at the table, past the lists, and is asked before anything ends', async () => {
    await page.goto('#/new/stratego');
    await expect(page).toHaveTitle('Stratego: new match — Mera');
    await start(hand, { options: { size: 'duel' }, names: ['Anna', 'Bob'] });
    // The curtain says for whom it waits, and its button has the focus.
    const hold = page.getByRole('button', { name: words.ui('curtain.hold') });
    await expect(hold).toBeFocused();
    await expect(hold).toHaveAccessibleDescription(/^Pass the device to Bob /);
    await expect(page).toHaveTitle('Stratego: pass to Bob — Mera');
    await uncover(hand);
    await expect(hand.board).toBeFocused();
    await expect(page).toHaveTitle('Stratego: Bob’s turn — Mera');
    await expect(page.locator('[data-live]')).toContainText('Bob (Red): set up in secret');

    // A square that means nothing is answered, each time anew.
    await hand.keys(...keysOf('E5'));
    await expect(hand.held()).toHaveText('E5: empty');
    await hand.keys(...keysOf('C5'));
    await expect(hand.held()).toHaveText('C5: Lake');

    // What is proposed stays when Tab leaves the table, and its button is the first thing past the lists.
    await hand.keys('n', ...keysOf('E2'));
    await expect(hand.primary()).toHaveText(words.game('do.put'));
    await hand.keys('Tab');
    await expect(page.getByRole('button', { name: words.ui('skip.primary') })).toBeFocused();
    await hand.keys('Enter');
    await expect(hand.primary()).toBeFocused();
    const { last } = await hand.see();
    await hand.keys('Enter');
    await hand.played(last);
    await expect(hand.board).toBeFocused();

    // Enter on the table does not end the set-up unasked.
    await lineUp(hand);
    await hand.board.focus();
    const ready = await hand.see();
    await hand.keys('Enter');
    await expect(hand.primary()).toBeFocused();
    expect((await hand.see()).last).toBe(ready.last);

    // Escape takes a proposal back wherever the focus is but in fields.
    await hand.board.focus();
    await hand.keys('n', ...keysOf('E5'));
    await expect(hand.held()).toContainText(words.game('no.home'));
    await page.getByRole('tab', { name: words.ui('tab.pieces') }).click();
    await hand.keys('Escape');
    await expect(hand.primary()).toHaveText(words.game('do.ready'));
    await expect(
      panelOf(page)
        .getByRole('listitem')
        .filter({ hasText: words.game('lake') }),
    ).toHaveText(['Lake C6–D5', 'Lake G6–H5']);

    // Kept to the table, letters do nothing elsewhere.
    const tape = page.getByRole('button', { name: words.ui('tape'), exact: true });
    const tab = page.getByRole('button', { name: words.ui('fit'), exact: true });
    await tab.focus();
    await hand.keys('r');
    await expect(tape).toHaveAttribute('aria-pressed', 'true');
    await hand.keys('r');
    await page.getByRole('button', { name: words.ui('menu'), exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('menuitem', { name: words.ui('settings') }).click();
    await page.getByRole('switch', { name: words.ui('letters') }).click();
    await page.keyboard.press('Escape');
    await tab.focus();
    await hand.keys('r');
    await expect(tape).toHaveAttribute('aria-pressed', 'false');
    await tabTo(page, hand.board);
    await hand.keys('r');
    await expect(tape).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('from screen to screen the focus is never left on the page itself', async () => {
    await page.goto('');
    await page.getByRole('link', { name: words.setUp() }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words.game('name') })).toBeFocused();
    await page.getByRole('link', { name: words.ui('home') }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words.ui('brand') })).toBeFocused();
    await expect(page).toHaveTitle(words.ui('title'));
  });
});
