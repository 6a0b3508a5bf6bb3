import type { Page } from '@playwright/test';
import { faultsIn, smallerThan } from '../hands/faults.ts';
import { lessonOf } from '../hands/lessons.ts';
import { expect, test } from '../hands/test.ts';
import type { Words } from '../hands/words.ts';

const lesson = lessonOf('toy-soldiers/first');
/** The least size of what is read, and of labels, in px of a screen with 1080 lines. */
const [TEXT, LABEL] = [32, 28];
/** What a class reads: what a step says and asks, and the rows of its table of chances. */
const READ = '[data-part=lesson-card] :is(p:not([data-part=set-dice], :first-child), li), [data-part=roll-table] td';
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
];
const stage = (desk: Page) => desk.frameLocator('[data-part=class-view] iframe');
const goTo = (desk: Page, step: number, words: Words) =>
  stage(desk)
    .getByRole('navigation', { name: words.ui('lessons') })
    .getByRole('button')
    .nth(step)
    .click();

/** The rows of a table of chances that are not whole in the panel. */
const cutRows = (wall: Page): Promise<string[]> =>
  wall.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-part=panel] [data-part=roll-table] tbody tr')]
      .filter((row) => {
        const frame = row.closest('[role=tabpanel]')?.getBoundingClientRect();
        const { top, bottom } = row.getBoundingClientRect();
        return !frame || top < frame.top - 1 || bottom > frame.bottom + 1;
      })
      .map(({ innerText }) => innerText),
  );

// In the language of the longer words.
test.use({ language: 'ru', viewport: { width: 1366, height: 768 } });
for (const size of SIZES)
  test(`a class screen of ${size.width} × ${size.height} shows every text large, and each table of chances whole`, async ({
    page: desk,
    words,
  }) => {
    const wall = await desk.context().newPage();
    await wall.setViewportSize(size);
    await wall.goto('?projector');
    await desk.goto('?desk#/lessons/toy-soldiers/first');
    const scale = size.height / 1080;
    const expectLarge = async (where: string): Promise<void> => {
      expect.soft(await smallerThan(wall, LABEL * scale), where).toEqual([]);
      expect.soft(await smallerThan(wall, TEXT * scale, READ), where).toEqual([]);
      await expect.soft.poll(() => cutRows(wall), where).toEqual([]);
    };
    const rows = wall.locator('[data-part=panel] [data-part=roll-table] tbody tr');
    for (const [i, { name }] of lesson.steps.entries()) {
      await goTo(desk, i, words);
      await expect(desk.locator('[data-part=next-step] h2')).toContainText(name.ru ?? '');
      await expect(wall.getByRole('navigation', { name: words.ui('lessons') }).locator('[aria-current]')).toContainText(
        name.ru ?? '',
      );
      await expectLarge(`step ${i + 1}`);
    }
    // Before a roll, while a piece is selected, and after it.
    const roll = lesson.steps.findIndex(({ kind }) => kind === 'do');
    await goTo(desk, roll, words);
    const table = stage(desk).getByRole('application');
    await table.focus();
    await table.press('Enter');
    await table.press('n');
    await expect(rows).toHaveCount(6);
    await expectLarge('before the roll');
    await table.press(']');
    await expectLarge('proposed');
    await table.press('Enter');
    await expect(wall.locator('[data-part=lesson-card]')).toHaveAttribute('data-standing', 'met');
    await expect(rows).toHaveCount(6);
    await expectLarge('after the roll');
    // The vote, its counts, the dice and the next step are in view at the desk.
    await goTo(
      desk,
      lesson.steps.findIndex(({ kind }) => kind === 'ask'),
      words,
    );
    await expect(desk.locator('[data-part=votes] li').last()).toBeInViewport({ ratio: 1 });
    for (const part of ['class-view', 'next-step', 'votes'])
      await expect(desk.locator(`[data-part=${part}]`)).toBeInViewport({ ratio: 1 });
    await expect(desk.getByRole('button', { name: words.uiLike('desk.face') }).last()).toBeInViewport({ ratio: 1 });
    expect.soft(await faultsIn(desk, 'light', 'light'), 'the desk').toEqual([]);
  });

test('the odds lab and the rulebook are put on the class screen, and the lesson comes back at its step', async ({
  page: desk,
  words,
}) => {
  const wall = await desk.context().newPage();
  await wall.setViewportSize({ width: 1280, height: 720 });
  await wall.goto('?projector');
  await desk.goto('?desk#/lessons/toy-soldiers/first');
  await goTo(desk, 4, words);
  const title = wall.locator('[data-part=lesson-card] h2');
  const [name = ''] = [lesson.steps[4]?.name.ru];
  await expect(title).toHaveText(name);
  const screens = desk.getByRole('group', { name: words.ui('desk.screens') });
  await screens.getByRole('button', { name: words.ui('lab'), exact: true }).click();
  const mirror = wall.locator('[data-part=mirrored-page]');
  await expect(mirror.locator('h1')).toHaveText(words.ui('lab'));
  await expect(title).toBeHidden();
  // What the teacher chooses there is seen by the class.
  const beside = desk.frameLocator(`iframe[title="${words.ui('desk.beside')}"]`);
  const choice = beside.getByRole('main').getByRole('combobox').last();
  const value = await choice.locator('option').last().getAttribute('value');
  await choice.selectOption(value);
  await expect(mirror.locator('main select').last().locator('option').last()).toHaveAttribute('selected');
  // Leaving the page does not lose the lesson, however it is left.
  await beside.getByRole('link', { name: words.ui('home') }).click();
  await expect(mirror).toHaveCount(0);
  await expect(title).toHaveText(name);
  await stage(desk)
    .getByRole('button', { name: words.ui('menu') })
    .click();
  await stage(desk)
    .getByRole('menuitem', { name: words.ui('lab') })
    .click();
  await expect(mirror.locator('h1')).toHaveText(words.ui('lab'));
  await screens.getByRole('button', { name: words.ui('desk.lesson'), exact: true }).click();
  await expect(title).toHaveText(name);
  // Nothing is behind a blank screen.
  await desk.keyboard.press('x');
  await expect(wall.locator('[data-part=blank]')).toBeVisible();
  await expect(wall.getByRole('heading')).toHaveCount(0);
  expect(await wall.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
});
