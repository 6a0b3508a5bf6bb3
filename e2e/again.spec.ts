import { keep, openRecord } from './hands/records.ts';
import { fromMenu } from './hands/begin.ts';
import { faults } from './hands/faults.ts';
import { exported } from './hands/files.ts';
import { golden } from '../tests/golden.ts';
import type { Hand } from './hands/hand.ts';
import { expect, PHONE, test } from './hands/test.ts';

/** A finished match that Red has won, between players of these names. */
const ended = (blue: string, red: string) => {
  const match = golden('toy-soldiers.over-last');
  return { ...match, players: match.players.map(({ seat }) => ({ seat, name: seat === 'blue' ? blue : red })) };
};
const platesSay = async ({ page }: Hand, blue: string, red: string): Promise<void> => {
  await expect(page.locator('[data-part=plate][data-seat=blue]')).toContainText(blue);
  await expect(page.locator('[data-part=plate][data-seat=red]')).toContainText(red);
};

test('the same dice again, by mouse: a copy at the first turn with the same players and the same first roll', async ({
  page,
  hand,
  words,
}) => {
  const match = ended('Ada', 'Bob');
  const first = await openRecord(hand, match);
  await page.getByRole('button', { name: words.ui('again.more') }).click();
  await page.getByRole('menuitem', { name: words.ui('again.dice') }).click();
  await expect(page).not.toHaveURL(first);
  await hand.settled();
  await platesSay(hand, 'Ada', 'Bob');
  const { match: copy } = await exported(hand);
  expect(copy).toMatchObject({ seed: match.seed, players: match.players, begins: copy.entries.length });
  expect(copy.entries).toEqual(match.entries.slice(0, copy.entries.length));
  // The list on the home screen says what it is.
  await fromMenu(hand, words.ui('home'));
  await expect(page.getByRole('link', { name: /copy of the match/ })).toHaveCount(1);
});

test('a best of 3 by keys: sides swap, both names are asked for, and the loser chooses the next scenario', async ({
  page,
  hand,
  words,
}) => {
  await openRecord(hand, ended('', '<b>Bob</b>'));
  await page.getByRole('button', { name: words.ui('again.more') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  expect.soft(await faults(page), 'the menu').toEqual([]);
  // Typed letters find the item.
  await page.keyboard.type(words.ui('again.bestOf').slice(0, 6));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.ui('bestOf.title') });
  const start = dialog.getByRole('button', { name: words.uiWith('bestOf.start', { n: '2' }) });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(words.ui('bestOf.names'));
  expect.soft(await faults(page), 'the best-of').toEqual([]);
  const blue = dialog.getByRole('textbox', { name: 'Blue' });
  await blue.fill(' <B>bob</B> ');
  await blue.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(words.ui('bestOf.sameNames'));
  await blue.fill('Ada {{n}} $t(home)');
  await blue.press('Enter');
  await expect(dialog).toHaveCount(0);
  await hand.settled();
  await platesSay(hand, '<b>Bob</b>', 'Ada {{n}} $t(home)');

  // The first match knows that the second one has begun.
  await page.goBack();
  await hand.settled();
  const box = page.getByRole('region', { name: words.ui('bestOf.of.3') });
  await expect(box).toContainText('0 : 1');
  await expect(hand.primary()).toHaveText(words.uiWith('bestOf.goOn', { n: '2' }));
  await hand.primary().click();
  await hand.settled();
  await platesSay(hand, '<b>Bob</b>', 'Ada {{n}} $t(home)');
});

test.describe('на телефоне', () => {
  test.use({ ...PHONE, language: 'ru' });
  test('a match of a best of 5 ends, and the loser chooses the next scenario by touch', async ({
    page,
    hand,
    words,
  }) => {
    const match = ended('Боб', 'Ада');
    const id = await keep(page, { ...match, entries: match.entries.slice(0, -20) });
    const bestOf = { of: 5, rounds: [{ match: 'first', won: null }, { match: id }] };
    await page.addInitScript(
      (kept) => {
        if (location.protocol.startsWith('http'))
          localStorage.setItem('mera.bestOf', localStorage.getItem('mera.bestOf') ?? kept);
      },
      JSON.stringify([bestOf]),
    );
    await page.goto(`#/match/${id}`);
    await hand.settled();
    await page.getByRole('button', { name: words.ui('menu'), exact: true }).tap();
    await page.getByRole('menuitem', { name: words.gameLike('do.resign') }).tap();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.gameLike('do.resign') })
      .tap();
    await expect(hand.primary()).toHaveText(words.uiWith('bestOf.next', { n: '3' }));
    const box = page.getByRole('region', { name: words.ui('bestOf.of.5') });
    const winner = (await hand.stage().getAttribute('data-seat')) ?? '';
    await expect(box).toContainText(winner === 'blue' ? 'Боб 1 : 0 Ада' : 'Боб 0 : 1 Ада');
    const loser = winner === 'blue' ? 'Ада' : 'Боб';
    expect.soft(await faults(page), 'the end').toEqual([]);
    const choice = box.getByRole('combobox', { name: words.uiWith('bestOf.choose', { name: loser }) });
    await choice.selectOption(words.game('preset.archers'));
    await expect(hand.primary()).not.toHaveAttribute('aria-disabled', 'true');
    const url = page.url();
    await hand.tapPrimary();
    await expect(page).not.toHaveURL(url);
    await hand.settled();
    await platesSay(hand, 'Ада', 'Боб');
    expect((await exported(hand)).match.options).toMatchObject({ shooting: true, ranged: 2 });
  });
});
