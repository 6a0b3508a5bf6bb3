import { withSettings } from './hands/begin.ts';
import { expectNoFaults, DESK } from './hands/looks.ts';
import { expect, test } from './hands/test.ts';
import { wordsOf } from './hands/words.ts';

test('a teacher finds the desk, a lesson by subject and age, the lab and the notes for schools from the home screen', async ({
  page,
  words,
}) => {
  await page.goto('');
  await page.getByRole('link', { name: words.ui('teachers.open') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.ui('teachers') })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: words.ui('teachers.subject.logic') });
  await expect(row).toContainText(words.ui('teachers.aim.stratego.first'));
  await expectNoFaults(page, 'the page for teachers', DESK);
  await test.step('a lesson opens at the desk, in its own window', async () => {
    const opened = page.waitForEvent('popup');
    await row
      .getByRole('link', { name: words.ui('teachers.lead') })
      .or(row.getByRole('link').first())
      .first()
      .click();
    const desk = await opened;
    await expect(desk).toHaveURL(/\?desk#\/lessons\/stratego\/first$/);
    await expect(desk.locator('[data-part=next-step]')).toBeVisible();
    await desk.close();
  });
  await page.getByRole('link', { name: words.ui('teachers.readSchools') }).click();
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
  await expectNoFaults(page, 'the notes for schools', DESK);
  const russian = wordsOf('ru', 'flick');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1, name: russian.ui('teachers.schools') })).toBeVisible();
  await page.getByRole('link', { name: russian.ui('teachers'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: russian.ui('teachers') })).toBeVisible();
});

test('the text of a rule follows what is selected, and is shown only if it is wanted', async ({ page, hand }) => {
  await withSettings(page, { ruleText: true });
  await page.goto('');
  await page
    .getByRole('button', { name: hand.words.ui('lids.people') })
    .first()
    .click();
  await expect(hand.board).toBeVisible();
  const text = page.locator('[data-part=rule-text] h2');
  const { choices } = await hand.awaited();
  const choice = choices.find(({ piece, off }) => piece !== undefined && !off);
  if (!choice?.piece) throw new Error('Some piece can act at the start.');
  await hand.tap((await hand.piece(choice.piece)).at);
  await expect(text).toContainText(/^TS-/);
  await withSettings(page, { ruleText: false });
  await page.reload();
  await expect(hand.board).toBeVisible();
  await expect(text).toHaveCount(0);
});
