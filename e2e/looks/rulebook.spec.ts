import { begin, DUEL, fromMenu } from '../hands/begin.ts';
import { faults, faultsIn } from '../hands/faults.ts';
import { SLOW } from '../hands/slow.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test('the rulebook: searched, opened at a rule, and what is played in this match is named', async ({
  page,
  hand,
  words,
}) => {
  await begin(hand, { ...DUEL, options: { ...DUEL.options, counter: 'once' } });
  await fromMenu(hand, words.ui('rulebook'));
  const dialog = page.getByRole('dialog');
  const entries = dialog.getByRole('region', { name: words.ui('rulebook') });
  await expect(entries.getByRole('article')).toHaveCount(18);
  await dialog.getByRole('searchbox').fill(words.game('TS-12.name').toLowerCase());
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  const found = entries.getByRole('article').filter({ has: page.getByText('TS-12', { exact: true }) });
  await expect(found.locator('mark').first()).toBeVisible();
  await expect(found.locator('[data-now]')).toContainText(words.game('option.counter.once'));
  await dialog.getByRole('searchbox').fill('no such word');
  await expect(dialog.getByRole('status')).toHaveText(words.ui('rulebook.none'));
  await dialog.getByRole('searchbox').fill('');
  await dialog.getByRole('navigation').getByRole('button', { name: 'TS-17' }).press('Enter');
  await expect(entries.locator('article[aria-current]')).toBeInViewport();
  await expect(entries.locator('article[aria-current]')).toContainText(words.game('TS-17.name'));
});

test('the rulebook has a page of its own, by address, for every game; what it shows is tried from there', async ({
  page,
  hand,
  words,
}) => {
  await page.goto('#/rules/toy-soldiers/TS-12');
  await expect(page.locator('article[aria-current]')).toBeInViewport();
  await expect(page.locator('article[aria-current]')).toContainText(words.game('TS-12.name'));
  for (const theme of ['light', 'dark'] as const) expect(await faultsIn(page, theme, theme)).toEqual([]);
  const rule = page.locator('article[aria-current]');
  await expect(rule.locator('figure [data-part=step-number]'), 'the blow, the answer and its end').toHaveText([
    '1',
    '2',
    '3',
  ]);
  await rule.locator('figure button').first().click();
  await expect(rule.locator('li[aria-current="step"]'), 'what has been shown is told').toBeVisible();
  await expect(rule.locator('canvas').first()).toBeVisible();
  await rule.getByRole('button', { name: words.ui('rulebook.stills') }).click();
  await expect(rule.locator('figure')).toHaveCount(3);
  await rule.getByRole('button', { name: words.ui('rulebook.try') }).click();
  await hand.settled();
  expect((await hand.see()).last, 'the moment before the rule was played').toBe(51);
  expect((await hand.see()).choices.length).toBeGreaterThan(0);
  await page.goto('#/rules/toy-soldiers/TS-12');
  await page.getByLabel(words.ui('rulebook.game')).selectOption('stratego');
  await expect(page).toHaveURL(/#\/rules\/stratego$/);
  await expect(page.getByRole('article')).toHaveCount(16);
  await page.goto('#/rules/nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ui('rulebook.unknown'));
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });
  test('правила открываются на своём месте и читаются', async ({ page, words }) => {
    await page.goto(`#/rules/${words.id}/TS-15`);
    await expect(page.locator('article[aria-current]')).toBeInViewport();
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBeLessThanOrEqual(0);
  });
});

for (const [language, game] of [
  ['en', 'sci-fi'],
  ['ru', 'stratego'],
] as const)
  test.describe(`${language}, ${game}`, () => {
    test.use({ language, game });
    test('a question mark shows the keys and gestures of the moment', async ({ page, words }) => {
      await page.goto('');
      const lid = page.locator('[data-game]').filter({ has: page.getByRole('heading', { name: words.game('name') }) });
      await lid.getByRole('button', { name: words.ui('lids.bot') }).click();
      await expect(page.getByRole('application')).toBeVisible();
      const dialog = page.getByRole('dialog', { name: words.ui('keys') });
      await expect(async () => {
        await page.keyboard.press('?');
        await expect(dialog).toBeVisible({ timeout: SLOW * 1000 });
      }).toPass();
      const row = (name: string) => dialog.getByRole('row').filter({ hasText: words.ui(name) });
      await expect(row('keys.confirm')).toContainText(words.ui('keys.confirm.key'));
      await expect(row('keys.square')).toHaveCount(game === 'stratego' ? 1 : 0);
      await expect(row('keys.outlook')).toHaveCount(game === 'stratego' ? 0 : 1);
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  });

test('a question typed as one asks it finds the rule, with the words marked; nothing found says so', async ({
  page,
  words,
}) => {
  await page.goto('#/rules/sci-fi');
  const field = page.getByRole('searchbox');
  await field.fill('why can’t he shoot?');
  const articles = page.getByRole('region', { name: words.ui('rulebook') }).getByRole('article');
  await expect(articles.filter({ hasText: 'SF-20' })).toBeInViewport();
  await expect(articles.locator('mark', { hasText: /^shoot/ }).first()).toBeVisible();
  await field.fill('xyzzyxyzzy');
  await expect(page.getByText(words.ui('rulebook.none'))).toBeVisible();
  await expect(articles).toHaveCount(0);
});
