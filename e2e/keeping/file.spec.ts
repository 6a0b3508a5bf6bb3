import type { Page } from '@playwright/test';
import { begin, DUEL } from '../hands/begin.ts';
import { exported, giveFile } from '../hands/files.ts';
import { mouse, Player } from '../hands/player.ts';
import { goldenPart, openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';
import type { Words } from '../hands/words.ts';

const shelf = (page: Page, words: Words) =>
  page.getByRole('region', { name: words.ui('shelf.title') }).getByRole('listitem');

test.describe('по-русски', () => {
  test.use({ language: 'ru' });

  test('a match goes into a file and comes back the same; damaged files change nothing', async ({
    page,
    hand,
    words,
  }) => {
    const played = goldenPart('toy-soldiers.over-last', 20);
    const players = played.players.map((player, i) => ({ ...player, name: ['Ада', 'Bob'][i] ?? '' }));
    await openRecord(hand, { ...played, players });
    const { text, match, name } = await exported(hand);
    const { scene, last } = await hand.see();
    expect(name).toMatch(/^toy-soldiers-.*\.mera$/);
    expect(match.entries).toHaveLength(last);

    await page.goto('');
    await expect(shelf(page, words)).toHaveCount(1);
    const bad: Record<string, { text: string; error: RegExp }> = {
      'not JSON': { text: text.slice(0, 200), error: words.coreLike('fileNotJson') },
      'no match': { text: '[1, 2]', error: words.coreLike('fileNotMatch') },
      'no entries': { text: JSON.stringify({ ...match, entries: 'many' }), error: words.coreLike('fileNotMatch') },
      'a seven thrown': {
        text: JSON.stringify({ ...match, entries: [{ ...match.entries[0], dice: [7, 1] }] }),
        error: words.coreLike('fileNotMatch'),
      },
      'another game': { text: JSON.stringify({ ...match, game: 'chess' }), error: words.coreLike('fileNoGame') },
      'another format': { text: JSON.stringify({ ...match, format: 9 }), error: words.coreLike('fileOtherFormat') },
      'bad options': {
        text: JSON.stringify({ ...match, options: { ...(match.options as object), squad: 99 } }),
        error: words.coreLike('fileBadOptions'),
      },
      'one player': {
        text: JSON.stringify({ ...match, players: match.players.slice(1) }),
        error: words.coreLike('fileBadSeats'),
      },
    };
    for (const [what, { text, error }] of Object.entries(bad)) {
      await giveFile(page, text);
      await expect(page.getByRole('alert'), what).toHaveText(error);
      await expect(shelf(page, words), what).toHaveCount(1);
    }

    await giveFile(page, text);
    await expect(page.getByRole('status')).toContainText(words.ui('import.done'));
    await expect(shelf(page, words)).toHaveCount(2);
    await page.getByRole('link', { name: words.ui('import.open') }).click();
    await hand.settled();
    expect((await hand.see()).scene).toEqual(scene);
    expect((await exported(hand)).text).toBe(text);
  });
});

// Sabotage: in place of the greeting came the last match, and the link that opens the file's moved away from under the hand.
test('a record with dice too many is kept to its last good action, and this is told where nothing moves', async ({
  page,
  hand,
  words,
}) => {
  const match = goldenPart('toy-soldiers.over-last', 5);
  const entries = match.entries.map((entry, i) => (i === 3 ? { ...entry, dice: [1, 2, 3, 4] } : entry));
  await page.goto('');
  const lid = page.locator('[data-game]').first();
  await expect(page.locator('[data-import]')).toBeAttached();
  const place = await lid.boundingBox();
  await giveFile(page, JSON.stringify({ ...match, entries }));
  await expect(page.getByRole('status')).toContainText('only part of it');
  await expect(page.getByRole('region', { name: words.ui('shelf.title') }).getByRole('listitem')).toHaveCount(1);
  expect(await lid.boundingBox()).toEqual(place);
  await page.getByRole('link', { name: words.ui('import.open') }).click();
  await hand.settled();
  expect((await hand.see()).last).toBe(3);
  await expect(
    page.getByRole('status').filter({ hasText: 'From move 4 on, this match breaks the rules' }),
  ).toBeVisible();
  await new Player(hand, mouse).step();
  expect((await hand.see()).last).toBe(4);
});

test('a match is named, deleted and brought back as it was', async ({ page, hand, words }) => {
  await begin(hand, DUEL);
  const { last } = await hand.see();
  await page.goto('');
  await expect(shelf(page, words)).toHaveCount(1);
  await shelf(page, words)
    .getByRole('button', { name: words.ui('shelf.rename') })
    .click();
  // On a phone nothing lies over the field and its button.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel(words.ui('shelf.name')).click();
  await page.getByLabel(words.ui('shelf.name')).fill('Evening');
  await shelf(page, words)
    .getByRole('button', { name: words.ui('kept.save'), exact: true })
    .click();
  await expect(shelf(page, words).getByRole('link')).toContainText('Evening');
  const star = shelf(page, words).getByRole('button', { name: words.ui('shelf.star') });
  await star.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await shelf(page, words)
    .getByRole('button', { name: words.ui('remove') })
    .click();
  await expect(shelf(page, words)).toHaveCount(0);
  await expect(page.getByText(words.ui('shelf.empty'))).toBeVisible();
  // The keys go on at what brings it back.
  await expect(page.getByRole('button', { name: words.ui('kept.back') })).toBeFocused();
  await page.keyboard.press('Enter');
  await shelf(page, words).getByRole('link', { name: 'Evening' }).click();
  await hand.settled();
  expect((await hand.see()).last).toBe(last);
});
