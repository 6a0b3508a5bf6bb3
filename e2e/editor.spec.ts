import { fromMenu } from './hands/begin.ts';
import { faultsIn } from './hands/faults.ts';
import { goldenPart, openRecord } from './hands/records.ts';
import { expect, PHONE, test } from './hands/test.ts';

test('a lesson is made from a match, tried, saved as a file, opened from it and played', async ({
  page,
  hand,
  words,
}) => {
  await openRecord(hand, goldenPart('toy-soldiers.over-last', 20));
  await fromMenu(hand, words.ui('editor.make'));
  const box = (key: 'editor.name' | 'editor.text' | 'editor.answerText') =>
    page.getByRole('textbox', {
      name: `${words.ui(key)}, ${words.ui('editor.language.en')}`,
      exact: true,
    });
  await box('editor.name').fill('Two crests');
  await page.getByRole('slider').fill('12');
  await page.getByRole('button', { name: words.ui('editor.add') }).click();
  const step = page.getByRole('region', { name: words.ui('editor.step').replace('{{n}}', '2'), exact: true });
  await step.getByRole('combobox', { name: words.ui('editor.kind') }).selectOption('ask');
  await box('editor.text').fill('Who is nearer?');
  await box('editor.answerText').first().fill('Blue');
  await step.getByRole('radio').last().check();
  expect.soft(await faultsIn(page, 'light', 'light'), 'the editor').toEqual([]);
  await page.getByRole('button', { name: words.ui('editor.add') }).click();
  const guess = page.getByRole('region', { name: words.ui('editor.step').replace('{{n}}', '3'), exact: true });
  // A die is thrown next in the record.
  await guess.getByRole('slider').fill('17');
  await guess.getByRole('combobox', { name: words.ui('editor.kind') }).selectOption('predict');
  await guess
    .getByRole('combobox', { name: words.ui('editor.event') })
    .first()
    .selectOption('rolled');
  // What cannot be played yet is kept too, and the rest can be undone and made again.
  const frames = page.getByRole('region', { name: words.ui('editor.steps'), exact: true }).getByRole('listitem');
  await frames.nth(1).getByRole('button').click();
  await box('editor.text').fill('');
  await expect(page.getByRole('status').filter({ hasText: words.ui('editor.draft') })).toBeVisible();
  await page.reload();
  await frames.nth(1).getByRole('button').click();
  await expect(box('editor.text')).toHaveValue('');
  await box('editor.text').fill('Who is nearer?');
  await frames.nth(1).getByRole('button').press('Alt+ArrowRight');
  await expect(box('editor.text')).toHaveValue('Who is nearer?');
  await expect(frames.nth(2).getByRole('button')).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Control+z');
  await expect(frames.nth(1).getByRole('button')).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Control+z');
  await expect(box('editor.text')).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('status').filter({ hasText: words.ui('editor.saved') })).toBeVisible();
  await page.getByRole('button', { name: words.ui('editor.try') }).click();

  const card = page.locator('[data-part=lesson-card]');
  const play = async (): Promise<void> => {
    await expect(card).toContainText(words.ui('editor.newText'));
    await page.getByRole('button', { name: words.ui('lesson.next') }).click();
    await expect(card).toContainText('Who is nearer?');
    await page.locator('[data-part=answers] button').first().click();
    await expect(card).toHaveAttribute('data-standing', 'open');
    await page.locator('[data-part=answers] button').last().click();
    await page.getByRole('button', { name: words.ui('lesson.next') }).click();
    // It is predicted, thrown and seen; only then can one go on.
    await expect(page.getByRole('button', { name: words.ui('lesson.finish') })).toHaveCount(0);
    await page.locator('[data-part=answers] button').first().click();
    await page.getByRole('button', { name: words.ui('lesson.throw') }).press('Enter');
    await expect(page.locator('[data-part=answers] [data-mark="true"]')).toHaveCount(1);
    await page.getByRole('button', { name: words.ui('lesson.finish') }).press('Enter');
  };
  await play();
  const row = page.getByRole('listitem').filter({ hasText: 'Two crests' });
  await expect(row).toHaveAttribute('data-done');
  const change = row.getByRole('link', { name: words.uiLike('editor.of') });
  await expect(change.locator('svg'), 'the pencil is drawn in full').toHaveCSS('width', '24px');
  expect((await change.boundingBox())?.width).toBe(44);
  await row.getByRole('button', { name: words.uiLike('lessons.share') }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.ui('lessons.save') }).click();
  const path = await (await saved).path();
  await page.keyboard.press('Escape');
  // A deleted lesson comes back, or goes for good.
  const own = page.getByRole('link', { name: /Two crests/ }).filter({ has: page.locator('strong') });
  await row.getByRole('button', { name: words.uiLike('lessons.forget') }).click();
  await page
    .getByRole('status')
    .getByRole('button', { name: words.ui('kept.back') })
    .press('Enter');
  await expect(own).toHaveCount(1);
  await row.getByRole('button', { name: words.uiLike('lessons.forget') }).click();
  await expect(own).toHaveCount(0);
  await page.getByText(words.uiLike('lessons.deleted')).click();
  await page.getByRole('button', { name: words.uiLike('lessons.destroyOne') }).click();
  await expect(row).toHaveCount(0);
  await page.locator('[data-import="lesson"]').setInputFiles(path);
  await expect(own).toHaveCount(1);
  // The same file again asks what to do with the lesson that is there.
  await page.locator('[data-import="lesson"]').setInputFiles(path);
  await page.getByRole('button', { name: words.ui('lessons.keepBoth') }).press('Enter');
  await expect(own).toHaveCount(2);
  await row
    .first()
    .getByRole('button', { name: words.uiLike('lessons.copyAndChange') })
    .click();
  await expect(frames).toHaveCount(3);
  await page.goBack();
  await row.getByRole('link').first().click();
  await play();
});

test('a table is arranged by mouse and by buttons, kept as it was put, and played by the rules', async ({
  page,
  hand,
  words,
}) => {
  await page.goto('#/lessons/toy-soldiers');
  await page.locator('[data-part=new-lesson] button').first().click();
  await hand.settled();
  // One of red's is led before blue's, another taken away, and the turn is red's.
  const pair = { near: { x: 235, y: 440 }, far: { x: 315, y: 440 } };
  await hand.drag((await hand.piece('red1')).at, pair.near);
  await expect.poll(async () => (await hand.piece('red1')).at).toEqual(pair.near);
  await hand.drag((await hand.piece('blue3')).at, pair.far);
  await expect.poll(async () => (await hand.piece('blue3')).at).toEqual(pair.far);
  await hand.tap((await hand.piece('red2')).at);
  await page.getByRole('button', { name: words.coreLike('arrange.take') }).click();
  await expect.poll(async () => (await hand.piece('red2')).at.y, 'beside the field').toBeLessThan(0);
  const red = page
    .getByRole('button', { name: words.coreLike('arrange.to') })
    .filter({ hasText: words.game('side.red') });
  if ((await red.count()) > 0) await red.click();
  await page.getByRole('button', { name: words.coreLike('arrange.done') }).click();
  // What comes next is played on it, so that it can be predicted.
  await page.getByRole('button', { name: words.ui('playOn.title') }).click();
  await hand.settled();
  await hand.tap((await hand.piece('red3')).at);
  await hand.primary().click();
  await page.getByRole('button', { name: words.uiLike('playOn.keep') }).click();
  const step = page.getByRole('region', { name: words.uiLike('editor.step') });
  await step.getByRole('combobox', { name: words.ui('editor.kind') }).selectOption('predict');
  await step
    .getByRole('combobox', { name: words.ui('editor.event') })
    .first()
    .selectOption('rolled');
  await page.getByRole('button', { name: words.ui('editor.try') }).click();
  await page.locator('[data-part=answers] button').first().click();
  await page.getByRole('button', { name: words.ui('lesson.throw') }).press('Enter');
  await expect(page.locator('[data-part=answers] [data-mark="true"]')).toHaveCount(1);
  await page.goBack();
  await step.getByRole('combobox', { name: words.ui('editor.kind') }).selectOption('do');
  await page.getByRole('button', { name: words.ui('editor.try') }).click();
  await hand.settled();
  expect((await hand.piece('blue3')).at).toEqual(pair.far);
  expect((await hand.pieces()).map(({ id }) => id)).not.toContain('red2');
  const able = (await hand.see()).choices.flatMap(({ piece }) => piece ?? []);
  expect([...new Set(able)].toSorted(), 'it is the turn of those of red who are left').toEqual([
    'red1',
    'red3',
    'red4',
  ]);
});

test('soldiers of another scenario are put on an arranged table', async ({ page, hand, words }) => {
  await page.goto('#/lessons/toy-soldiers');
  await page.locator('[data-part=new-lesson] button').first().click();
  await hand.settled();
  const before = (await hand.pieces()).length;
  await page.getByRole('combobox', { name: words.ui('arrange.pieces') }).selectOption({ index: 2 });
  await hand.settled();
  const palette = page.getByRole('region', { name: words.ui('palette.title') });
  await palette.getByRole('listitem').first().getByRole('button').click();
  await hand.tap({ x: 300, y: 400 });
  await page.getByRole('button', { name: words.coreLike('arrange.done') }).click();
  const highlight = page.getByRole('group', { name: words.ui('editor.points') });
  await expect(highlight.getByRole('button')).toHaveCount(before + 1);
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });
  test('the editor is no wider than the window, and the tools of an own lesson are below its texts', async ({
    page,
    hand,
    words,
  }) => {
    await openRecord(hand, goldenPart('toy-soldiers.over-last', 20));
    await fromMenu(hand, words.ui('editor.make'));
    await page
      .getByRole('region', { name: words.uiLike('editor.step') })
      .getByRole('combobox', { name: words.ui('editor.kind') })
      .selectOption('do');
    await expect(page.getByRole('combobox').nth(2)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goto('#/lessons/toy-soldiers');
    const row = page.locator('main li').first();
    const tools = await row.locator('[data-part=lesson-tools]').boundingBox();
    const texts = await row
      .locator('a > span')
      .last()
      .evaluate((each) => each.getBoundingClientRect().bottom);
    expect(tools?.y).toBeGreaterThanOrEqual(texts);
  });
});
