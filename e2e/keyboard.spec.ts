import { beginAt, DUEL } from './hands/begin.ts';
import { expectFocusSeen, tabTo } from './hands/focus.ts';
import { keyboard, offers, Player } from './hands/player.ts';
import { expect, test } from './hands/test.ts';

test.use({ language: 'ru' });

test('одной клавиатурой: партия от расстановки и от первого удара до конца', async ({ page, hand, words }) => {
  await page.goto('');
  const lid = page.getByRole('link', { name: words.setUp() });
  await tabTo(page, lid);
  await expectFocusSeen(lid);
  await page.keyboard.press('Enter');

  const fold = page.locator('[data-more] [aria-controls=more]');
  await tabTo(page, fold);
  await page.keyboard.press('Enter');
  const number = async (key: string, value: number): Promise<void> => {
    await tabTo(page, page.getByLabel(words.game(`option.${key}`), { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(`${value}`);
    await page.keyboard.press('Tab');
  };
  const list = async (key: string, value: string): Promise<void> => {
    const field = page.getByLabel(words.game(`option.${key}`), { exact: true });
    await tabTo(page, field);
    for (let i = 0; i < 6 && (await field.inputValue()) !== value; i++) await page.keyboard.press('ArrowDown');
    await expect(field).toHaveValue(value);
  };
  await number('squad', 1);
  await list('terrain', 'none');
  await list('field', 'custom');
  await number('width', 60);
  await number('depth', 60);
  const seed = page.getByLabel(words.ui('setup.seed'), { exact: true });
  await tabTo(page, seed);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(DUEL.seed ?? '');
  const start = page.getByRole('button', { name: words.ui('setup.start') });
  await tabTo(page, start);
  await page.keyboard.press('Space');

  await hand.settled();
  expect((await hand.see()).scene).toMatchObject({ width: 600, height: 600 });
  await tabTo(page, hand.board);
  await expectFocusSeen(hand.board);
  const player = new Player(hand, keyboard);
  await player.until(offers('walk'));
  const before = await hand.see();
  await page.keyboard.press('ArrowLeft');
  const primary = hand.primary();
  await expect(primary).toHaveText(await hand.way());
  await page.keyboard.press('Escape');
  // Where he may only go the yellow button shows a way, which one may let go of again.
  await expect(primary).toContainText(words.ui('best.way'));
  await page.keyboard.press('Enter');
  await expect(primary).toHaveText(await hand.way());
  await page.keyboard.press('Escape');
  await expect(primary).toContainText(words.ui('best.way'));
  await expect(hand.pass('do.stay')).toBeEnabled();
  expect((await hand.see()).last).toBe(before.last);

  await player.step();
  // On the way to each other nothing new is done: it goes on where they have met.
  await beginAt(hand, DUEL, { label: 'do.attack' });
  await tabTo(page, hand.board);
  await player.toTheEnd();
  await expect(hand.stage()).toContainText(words.ui('over'));
  await expect(hand.stage()).toContainText('противника не осталось солдатиков');
  await expect(page.locator('[data-live]')).toContainText('противника не осталось солдатиков');
  const { last } = await hand.see();
  await hand.keys('PageUp*3');
  expect(await hand.see()).toMatchObject({ ply: last - 3, last });
  await hand.keys('PageDown*9');
  expect(await hand.see()).toMatchObject({ ply: last, last });
});

test('две фигуры: N выбирает, углы ставит пробел, Enter подтверждает, меню открывается и закрывается', async ({
  page,
  hand,
  words,
}) => {
  await beginAt(hand, { seed: 'two', options: { ...DUEL.options, squad: 2 } }, { kind: 'walk' });
  await tabTo(page, hand.board);
  const { choices, last } = await hand.see();
  const walk = choices.find(({ kind }) => kind === 'walk');
  const mover = await hand.piece(walk?.piece ?? '');
  const down = mover.at.y < 300 ? 1 : -1;
  // What is too far is refused: Enter proposes the way as far as it may go, which is then taken back.
  await hand.keys(down > 0 ? 'Shift+ArrowDown*5' : 'Shift+ArrowUp*5');
  await expect(hand.primary()).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(hand.primary()).not.toHaveAttribute('aria-disabled', 'true');
  expect((await hand.see()).last).toBe(last);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await hand.keys(down > 0 ? 'ArrowDown*3' : 'ArrowUp*3', 'Space', 'ArrowLeft*2', 'Enter');
  await hand.played(last);
  expect((await hand.piece(mover.id)).at).toEqual({ x: mover.at.x - 20, y: mover.at.y + 30 * down });

  await page.keyboard.press('Shift+Tab');
  const menu = page.getByRole('button', { name: words.ui('menu'), exact: true });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  // The focus rests on no tab but the selected one.
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test.describe('in English', () => {
  test.use({ language: 'en', game: 'stratego' });
  test('typed letters find an item of the menu', async ({ page, words }) => {
    await page.goto('#/lessons/stratego/first');
    await page.getByRole('button', { name: words.ui('menu'), exact: true }).press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('set');
    await expect(page.getByRole('menuitem', { name: words.ui('settings') })).toBeFocused();
  });
  test('the lab speaks a changed condition with its result, and a rule chosen by keys takes the focus', async ({
    page,
    words,
  }) => {
    await page.goto('#/lab/stratego');
    await page.locator('main fieldset button[aria-pressed=false]').last().press('Enter');
    await expect(page.locator('[data-live] p').last()).toContainText('%');
    await page.goto('#/rules/stratego');
    await page.getByRole('searchbox', { name: words.ui('rulebook.search') }).fill('ST-08');
    await page.getByRole('button', { name: /ST-08/ }).press('Enter');
    await expect(page.getByRole('article', { name: /ST-08/ })).toBeFocused();
  });
  test('the list of keys opens on the first page, but not from a field', async ({ page, words }) => {
    const keys = page.getByRole('dialog', { name: words.ui('keys') });
    await page.goto('');
    await page.getByRole('link', { name: words.setUp() }).press('?');
    await expect(keys).toContainText(words.ui('keys.leave'));
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.goto('#/rules/stratego');
    await page.getByRole('searchbox', { name: words.ui('rulebook.search') }).press('?');
    await expect(page.getByRole('searchbox')).toHaveValue('?');
    await expect(keys).toBeHidden();
  });
});
test.describe('at a match in English', () => {
  test.use({ language: 'en' });
  test('Page Up goes back on the time bar too, and help opens there; the rules in a minute describe their dialog', async ({
    page,
    hand,
    words,
  }) => {
    await beginAt(hand, DUEL, { kind: 'walk' });
    const { last } = await hand.see();
    await page.getByRole('slider', { name: words.ui('time.label') }).press('PageUp');
    expect(await hand.see()).toMatchObject({ ply: last - 1 });
    await page.keyboard.press('PageDown');
    expect(await hand.see()).toMatchObject({ ply: last });
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: words.ui('keys') })).toContainText(words.ui('keys.ask'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.ui('menu'), exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: words.ui('brief') }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveAccessibleDescription(/\p{L}{3}/u);
  });

  test('Q mutes all sounds and says so; while they are muted, nothing is loaded for them', async ({
    page,
    hand,
    words,
  }) => {
    const loaded: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js') && (await response.text()).includes('buildSamples'))
        loaded.push(response.url());
    });
    await beginAt(hand, DUEL, { kind: 'walk' });
    await hand.board.press('n');
    expect(loaded).toEqual([]);
    await hand.board.press('q');
    await expect(hand.held()).toHaveText(words.ui('silent.soundOn'));
    await hand.board.press('q');
    await expect(hand.held()).toHaveText(words.ui('silent.soundOff'));
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: words.ui('keys') })).toContainText(words.ui('keys.sound'));
  });
});
