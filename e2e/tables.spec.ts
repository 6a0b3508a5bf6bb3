import { readFileSync } from 'node:fs';
import { seatBot } from './hands/begin.ts';
import { faultsIn } from './hands/faults.ts';
import { exported } from './hands/files.ts';
import { expect, PHONE, test } from './hands/test.ts';

test('a ford with trees and six pieces is arranged with the palette, kept, and played against a bot', async ({
  page,
  hand,
  words,
}) => {
  await page.goto(`#/new/${words.id}`);
  const rows = page.locator('[data-part=players] > li');
  await seatBot(hand, rows.last(), words.game('bot.sharp'));
  await page.getByRole('button', { name: words.ui('table.arrange') }).click();
  await hand.settled();
  await page.getByRole('button', { name: words.coreLike('arrange.clear') }).click();
  const palette = page.getByRole('region', { name: words.ui('palette.title') });
  const tile = (name: string) => palette.getByRole('button', { name: new RegExp(`^${name} `) });
  // The first tree goes where it is typed, the second by drag.
  await tile(words.game('kind.tree')).click();
  const across = palette.getByRole('textbox', { name: words.ui('place.across') });
  await across.fill('3');
  await across.press('Enter');
  await expect(across).toHaveValue('3');
  await tile(words.game('kind.tree')).click();
  await expect(across).not.toHaveValue('3');
  expect.soft(await faultsIn(page, 'light', 'light'), 'the palette').toEqual([]);
  for (const [side, y] of [
    ['side.blue', 560],
    ['side.red', 90],
  ] as const)
    for (const [i, x] of [300, 420, 540].entries()) {
      await palette
        .locator('li')
        .getByRole('button', { name: new RegExp(`^${words.game(side)} `) })
        .first()
        .click();
      await hand.tap({ x, y });
      await expect
        .poll(async () => (await hand.pieces()).filter((piece) => Math.abs(piece.at.y - y) < 3).length)
        .toBe(i + 1);
    }
  await page.getByRole('button', { name: words.coreLike('arrange.play') }).click();
  await expect(rows.last()).toContainText(words.game('bot.sharp'));
  await page.getByPlaceholder(words.ui('table.name')).fill('Ford <b>');
  await page.getByPlaceholder(words.ui('table.name')).press('Enter');
  await expect(page.locator('[data-part=own-tables] > li')).toHaveCount(1);
  await expect(page.locator('[data-part=own-tables] > li')).toContainText('Ford <b>');
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
  await hand.settled();
  const { match } = await exported(hand);
  expect(match).toMatchObject({ format: 2, players: [{ seat: 'blue' }, { seat: 'red', bot: 'sharp' }] });
  expect(match.arranged?.pieces.map(({ id }) => id.replace(/\d+$/, '')).toSorted()).toEqual([
    'blue',
    'blue',
    'blue',
    'red',
    'red',
    'red',
    'tree',
    'tree',
  ]);
  // It is a match like any other: it goes on after a reload, and the bot answers.
  await page.reload();
  await hand.settled();
  const before = (await exported(hand)).match.entries.length;
  const first = (await hand.see()).choices.flatMap(({ piece }) => piece ?? [])[0] ?? '';
  await hand.tap((await hand.piece(first)).at);
  await hand.primary().click();
  await expect.poll(async () => (await exported(hand)).match.entries.length).toBeGreaterThan(before);
});

test('an own table travels as a file and as a link; what the rules refuse is named and selected', async ({
  page,
  hand,
  words,
}) => {
  await page.goto(`#/table/${words.id}`);
  await hand.settled();
  // A table that is left half arranged is offered where the next match is set up.
  await page.goto(`#/new/${words.id}`);
  await page.getByRole('button', { name: new RegExp(words.ui('table.unsaved')) }).click();
  await page.getByRole('button', { name: words.uiLike('table.share') }).click();
  const address = await page.getByRole('textbox', { name: words.ui('lessons.link') }).inputValue();
  expect(address).toMatch(/#\/sharedtable\/[\w-]+$/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.ui('lessons.save') }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  await page.keyboard.press('Escape');
  // Red's first soldier is moved onto blue's, in a file.
  const file = JSON.parse(text) as { table: { position: { pieces: { id: string; at: unknown }[] } } };
  const { pieces } = file.table.position;
  const blue = pieces.find(({ id }) => id === 'blue1')?.at;
  const wrong = pieces.map((each) => (each.id === 'red1' ? { ...each, at: blue } : each));
  const give = (content: string): Promise<void> =>
    page.locator('[data-import=table]').setInputFiles({
      name: 'ford.mera-table.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  await give('{"format": "mera-table-1"}');
  await expect(page.getByRole('alert')).toBeVisible();
  await give(
    JSON.stringify({ ...file, table: { ...file.table, position: { ...file.table.position, pieces: wrong } } }),
  );
  const faults = page.locator('[data-part=table-faults]');
  await expect(faults.getByRole('listitem')).toHaveCount(1);
  await expect(faults).toContainText(/Red .* 1/);
  await page.getByRole('button', { name: words.ui('setup.start') }).click({ force: true });
  await expect(page).toHaveURL(/#\/new\//);
  await faults.getByRole('button').click();
  await hand.settled();
  await expect(
    page.getByRole('region', { name: words.ui('palette.title') }).locator('li [aria-pressed=true]'),
  ).toContainText(words.game('side.red').slice(0, 3));
  await hand.tap({ x: 400, y: 330 });
  await page.getByRole('button', { name: words.coreLike('arrange.play') }).click();
  await expect(faults).toHaveCount(0);

  await page.goto(address);
  await page.getByRole('button', { name: words.ui('table.keep') }).click();
  await expect(page.locator('[data-part=own-tables] > li')).toHaveCount(1);
  await page.getByRole('button', { name: words.uiLike('own.rename') }).click();
  await page.locator('[data-part=own-tables]').getByRole('textbox').fill('Theirs');
  await page.locator('[data-part=own-tables]').getByRole('textbox').press('Enter');
  await page.getByRole('button', { name: words.uiLike('kept.forget') }).click();
  await page.getByRole('button', { name: words.ui('kept.back') }).click();
  await expect(page.locator('[data-part=own-tables]')).toContainText('Theirs');
  await page.goto(address.slice(0, -30));
  await expect(page.getByRole('alert')).toBeVisible();
});

test.describe('of a game with secrets', () => {
  test.use({ ...PHONE, language: 'ru', game: 'stratego' });
  test('на телефоне: сказано, кто знает стол; в партии каждый видит своё', async ({ page, hand, words }) => {
    await page.goto(`#/table/${words.id}`);
    await hand.settled();
    await page.getByRole('button', { name: words.coreLike('arrange.play') }).click();
    await expect(page.getByText(words.ui('table.known'))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: words.ui('setup.start') }).click();
    await expect(page.getByRole('button', { name: words.ui('curtain.hold') })).toBeVisible();
    const id = page.url().split('/').at(-1);
    // A set-up like a match that has secrets does not get its table.
    await page.goto(`#/new/${words.id}/${id}`);
    await expect(page.getByRole('button', { name: words.ui('table.arrange') })).toBeVisible();
    await expect(page.getByText(words.ui('table.known'))).toHaveCount(0);
  });
});
