import { seatBot, unfold } from './hands/begin.ts';
import { exported } from './hands/files.ts';
import { expect, PHONE, test } from './hands/test.ts';

test('the rules are folded with their true number, what differs is told, and an own ready match is kept, renamed, deleted and brought back', async ({
  page,
  hand,
  words,
}) => {
  await page.goto(`#/new/${words.id}`);
  const fold = page.locator('[data-more]');
  const first = words.game('preset.first');
  // The first ready match is chosen where nothing has been set up before.
  await expect(page.getByRole('button', { name: new RegExp(`^${first}`) })).toHaveAttribute('aria-pressed', 'true');
  await expect(fold).toContainText(first);
  await expect(page.locator('[data-part=wins]')).toContainText(words.game('brief.last'));
  const told = Number(/\((\d+)\)/.exec(await fold.innerText())?.[1]);
  await unfold(hand);
  expect(
    await fold
      .locator('[data-part=option], :has(> [role=switch])')
      .evaluateAll((all) => all.filter((each) => !each.parentElement?.closest('[data-part=option]')).length),
  ).toBe(told);

  await page.getByLabel(words.game('option.victory'), { exact: true }).selectOption('commander');
  await expect(fold).toContainText(`${words.game('option.victory')}: ${words.game('option.victory.commander')}`);
  await expect(page.locator('[data-part=wins]')).toContainText(words.game('brief.commander'));
  const cards = page.locator('[data-part=presets] > li');
  const ready = await cards.count();
  await page.getByPlaceholder(words.ui('own.name')).fill('Ours');
  await page.getByPlaceholder(words.ui('own.name')).press('Enter');
  await expect(cards).toHaveCount(ready + 1);
  await page.reload();
  await page.getByRole('button', { name: /^Ours/ }).click();
  await expect(page.locator('[data-part=wins]')).toContainText(words.game('brief.commander'));
  await page.getByRole('button', { name: 'Rename “Ours”' }).click();
  await cards.last().getByRole('textbox').fill('Theirs');
  await cards.last().getByRole('textbox').press('Enter');
  await expect(cards.last()).toContainText('Theirs');
  await expect(cards).toHaveCount(ready + 1);
  await page.getByRole('button', { name: words.uiLike('kept.forget') }).click();
  await expect(cards).toHaveCount(ready);
  await page.getByRole('button', { name: words.ui('kept.back') }).click();
  await cards.last().getByRole('button').first().click();
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
  await hand.settled();
  expect((await exported(hand)).match.options).toMatchObject({ victory: 'commander', squad: 4 });
});

test('a person takes the red seat against a bot of named strength, and is offered by name the next time', async ({
  page,
  hand,
  words,
}) => {
  await page.goto(`#/new/${words.id}`);
  const rows = page.locator('[data-part=players] > li');
  const names = page.getByLabel(words.uiLike('setup.name'));
  await names.first().fill('Anya');
  await page.getByLabel(words.uiLike('setup.colour')).first().selectOption('red');
  await seatBot(hand, rows.last(), words.game('bot.sharp'));
  await expect(rows.last()).toContainText(words.game('bot.sharp.help'));
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
  await hand.settled();
  expect((await exported(hand)).match.players).toEqual([
    { seat: 'blue', name: '', bot: 'sharp' },
    { seat: 'red', name: 'Anya' },
  ]);
  await page.goto('#/new/siege');
  await names.last().fill('');
  await names.last().click();
  await page.getByRole('option', { name: 'Anya' }).click();
  await expect(names.last()).toHaveValue('Anya');
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru', game: 'siege' });
  test('пальцем: как выиграть, сказано над кнопкой, остальное свёрнуто', async ({ page, words }) => {
    await page.goto(`#/new/${words.id}`);
    await expect(page.locator('[data-part=wins]')).toBeInViewport();
    await expect(page.getByRole('switch', { name: words.game('option.capture'), exact: true })).toHaveCount(0);
    await page.locator('[data-more] [aria-controls=more]').tap();
    await page.getByRole('switch', { name: words.game('option.capture'), exact: true }).tap();
    await expect(page.locator('[data-part=wins]')).toContainText(words.game('brief.capture'));
    await expect(page.locator('[data-more]')).toContainText(words.game('option.capture'));
  });
});

test('over a slow network the page shows its game where it will stand, and can be left, until its code has come', async ({
  page,
  words,
}) => {
  let come = (): void => undefined;
  const held = new Promise<void>((done) => (come = done));
  await page.route(/\/NewMatchPage-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`#/new/${words.id}`);
  const heading = page.getByRole('heading', { level: 1 });
  const table = page.locator('[data-part=chosen-table]').first();
  await expect(heading).toHaveText(words.game('name'));
  await expect(page.getByRole('link', { name: words.ui('home') })).toBeVisible();
  await expect(table.locator('img')).toBeVisible();
  const before = [await heading.boundingBox(), await table.boundingBox()];
  come();
  await expect(page.getByRole('button', { name: words.ui('setup.start') })).toBeVisible();
  await expect(table.locator('canvas').first()).toBeVisible();
  expect([await heading.boundingBox(), await table.boundingBox()]).toEqual(before);
});
