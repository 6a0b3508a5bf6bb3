import type { Match } from '../src/core/match.ts';
import type { Page } from '@playwright/test';
import { faultsIn, smallerThan } from './hands/faults.ts';
import { lessonOf } from './hands/lessons.ts';
import { openRecord } from './hands/records.ts';
import { expect, test } from './hands/test.ts';
import type { Words } from './hands/words.ts';
import type { BoardElement } from './hands/board.ts';

test.use({ viewport: { width: 1440, height: 900 } });
const lesson = lessonOf('sci-fi/first');
const ADDRESS = '#/lessons/sci-fi/first';
const nameOf = (step: number, words: Words): string => lesson.steps[step]?.name[words.language] ?? '';
const ASK = lesson.steps.findIndex(({ kind }) => kind === 'ask');
const PREDICT = lesson.steps.findIndex(({ kind }) => kind === 'predict');

/** The desk with its lesson, and the wall, which follows it. */
const openBoth = async (desk: Page): Promise<Page> => {
  const wall = await desk.context().newPage();
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await wall.goto('?projector');
  // Sabotage: before anything was led the class saw the home screen with all kept matches.
  await expect(wall.locator('[data-part=blank]')).toBeVisible();
  await desk.goto(`?desk${ADDRESS}`);
  await expect(wall.locator('[data-part=lesson-card] h2')).toBeVisible();
  return wall;
};
const next = (desk: Page) => desk.locator('[data-part=next-step] [data-part=primary]');
const goOn = async (desk: Page): Promise<void> => {
  await expect(next(desk)).not.toHaveAttribute('aria-disabled');
  await next(desk).click();
};
const at = async (desk: Page, step: number, words: Words): Promise<void> =>
  expect(desk.locator('[data-part=next-step] h2')).toContainText(nameOf(step, words));
const raise = async (desk: Page, answer: number, hands: number): Promise<void> => {
  for (let i = 0; i < hands; i++)
    await desk.locator('[data-part=votes] li').nth(answer).getByRole('button').last().click();
};

// Sabotage: the wall did not follow the lab of the desk's view, and said that nothing had been rolled.
test('a lab in a lesson: the class votes, sees the bars after a press, and follows the rolls', async ({
  page: desk,
  words,
}) => {
  const six = lessonOf('sci-fi/six');
  const wall = await desk.context().newPage();
  await wall.setViewportSize({ width: 1280, height: 720 });
  await wall.goto('?projector');
  await desk.goto('?desk#/lessons/sci-fi/six');
  const step = desk.locator('[data-part=next-step] h2');
  await expect(step).toContainText(six.steps[0]?.name[words.language] ?? '');
  await goOn(desk);
  await raise(desk, 1, 1);
  await goOn(desk);
  await goOn(desk);
  await expect(step).toContainText(six.steps[2]?.name[words.language] ?? '');
  const board = wall.locator('[data-part=lab-board]');
  await expect(board.locator('[data-part=conditions] li')).toHaveCount(3);
  await expect(board.locator('[data-part=counted]')).toBeHidden();
  await raise(desk, 2, 2);
  await expect(next(desk)).toContainText(words.ui('lesson.bars'));
  await goOn(desk);
  await expect(board.locator('[data-part=counted]')).toBeInViewport({ ratio: 1 });
  await expect(board.locator('[data-part=throwing]')).toHaveCount(0);
  await desk.frameLocator('iframe').locator('[data-part=throwing] button').last().click();
  await expect(board.locator('[data-part=legend]')).toContainText('100');
  await expect(wall.locator('[data-part=lesson-card] [data-mark=true]')).toHaveCount(1);
});
test.describe('по-русски', () => {
  test.use({ language: 'ru' });
  test('a lesson is led from the desk: the wall shows what the desk covers, draws and sets; the class sees it, votes, and sees chances beside votes', async ({
    page: desk,
    words,
  }) => {
    const wall = await openBoth(desk);
    const title = wall.locator('[data-part=lesson-card] h2');
    await test.step('what the desk covers and draws is seen on the wall', async () => {
      await at(desk, 0, words);
      await desk.keyboard.press('l');
      await expect(desk.locator('[data-part=class-view]')).toHaveAttribute('data-covered', 'frozen');
      await goOn(desk);
      await at(desk, 1, words);
      await expect(title).toHaveText(nameOf(0, words));
      await desk.keyboard.press('l');
      await expect(title).toHaveText(nameOf(1, words));

      await desk.keyboard.press('x');
      await expect(wall.locator('[data-part=blank]')).toBeVisible();
      await desk.keyboard.press('x');
      await expect(wall.locator('[data-part=blank]')).toHaveCount(0);

      // Whoever has touched the view of the table covers the wall by the same keys.
      await desk.frameLocator('[data-part=class-view] iframe').getByRole('application').focus();
      await desk.keyboard.press('x');
      await expect(wall.locator('[data-part=blank]')).toBeVisible();
      await desk.keyboard.press('x');
      await expect(wall.locator('[data-part=blank]')).toHaveCount(0);
      await desk.locator('h1').first().click();

      await desk.keyboard.press('k');
      const code = wall.getByRole('img', { name: words.ui('code') });
      const squares = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
      expect(((await code.boundingBox())?.width ?? 0) / squares, 'a square of the code, px').toBeGreaterThan(6);
      expect.soft(await smallerThan(wall, 28), 'too small beside the code').toEqual([]);
      await desk.keyboard.press('k');
      await expect(code).toHaveCount(0);

      await desk.keyboard.press('p');
      const board = await desk
        .frameLocator('[data-part=class-view] iframe')
        .locator('[data-part=class-overlay]')
        .boundingBox();
      if (!board) throw new Error('The view of the class has no table.');
      const point = (x: number, y: number) => [board.x + board.width * x, board.y + board.height * y] as const;
      await desk.mouse.move(...point(0.3, 0.4));
      await desk.mouse.down();
      await desk.mouse.move(...point(0.5, 0.5));
      await desk.mouse.move(...point(0.6, 0.6));
      await desk.mouse.up();
      await expect(wall.locator('[data-part=class-overlay] path')).toHaveCount(2);
      await desk.getByRole('button', { name: words.ui('desk.wipe') }).click();
      await expect(wall.locator('[data-part=class-overlay] path')).toHaveCount(0);
      await desk.keyboard.press('s');
      // The view hears of the tool from the desk: the light follows what moves from then on.
      await expect(async () => {
        await desk.mouse.move(...point(0.5, 0.5));
        await desk.mouse.move(...point(0.5, 0.52));
        await expect(wall.locator('[data-part=class-overlay] [data-part=spotlight]')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await desk.keyboard.press('s');
      await expect(wall.locator('[data-part=class-overlay] [data-part=spotlight]')).toHaveCount(0);
    });
    for (let step = 1; step < ASK; step++) {
      await at(desk, step, words);
      await goOn(desk);
    }
    await expect(title).toHaveText(nameOf(ASK, words));
    const question = lesson.steps[ASK];
    const right = question?.kind === 'ask' ? question.answers.findIndex((answer) => answer.right) : 0;
    await expect(next(desk)).toHaveAttribute('aria-disabled');
    // Whoever has touched the table counts hands and goes on by the desk's keys all the same.
    await desk.frameLocator('[data-part=class-view] iframe').getByRole('application').focus();
    for (let i = 0; i < 3; i++) await desk.keyboard.press(`Digit${right + 1}`);
    await expect(wall.locator('[data-part=answers] [data-part=raised-hands] b').nth(right)).toHaveText('3');
    await desk.keyboard.press('PageDown');
    await expect(wall.locator('[data-part=answers] [data-mark="true"]')).toHaveCount(1);
    await goOn(desk);

    await expect(title).toHaveText(nameOf(PREDICT, words));
    await raise(desk, 0, 2);
    await raise(desk, 1, 1);
    await expect(wall.locator('[data-part=answers] [data-part=raised-hands] b').first()).toHaveText('2');
    await expect(wall.locator('[data-part=answers] [data-part=raised-hands] em')).toHaveCount(0);
    await expect(desk.locator('[data-part=teacher-only] li b').first()).toContainText('%');
    await goOn(desk);
    await expect(wall.locator('[data-part=answers] [data-mark="true"]')).toHaveCount(1);
    await expect(wall.locator('[data-part=answers] [data-part=raised-hands] em').first()).toContainText('%');
    await wall.reload();
    await expect(title).toHaveText(nameOf(PREDICT, words));
    await expect(wall.locator('[data-part=answers] [data-mark="true"]')).toHaveCount(1);
    await desk.reload();
    await at(desk, PREDICT, words);
    await goOn(desk);
    await expect(title).toHaveText(nameOf(PREDICT + 1, words));
    // What the teacher picks and proposes there is seen by the class.
    await expect(wall.locator('[data-part=tray] [data-part=stakes]')).toHaveCount(0);
    await desk.frameLocator('[data-part=class-view] iframe').getByRole('application').focus();
    // The keys are the desk's until the teacher takes the table.
    for (const key of ['Enter', 'KeyN', 'BracketRight']) await desk.keyboard.press(key);
    await expect(desk.getByText(words.ui('desk.taken'))).toBeVisible();
    await expect(wall.locator('[data-part=tray] [data-part=stakes]')).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(desk.getByText(words.ui('desk.taken'))).toHaveCount(0);
    expect.soft(await faultsIn(desk, 'light', 'light'), 'the desk').toEqual([]);
    expect.soft(await faultsIn(wall, 'light', 'projector'), 'the wall').toEqual([]);
    expect.soft(await smallerThan(wall, 28), 'too small for the last row').toEqual([]);
    await test.step('another lesson begins with nothing set', async () => {
      await desk
        .getByRole('button', { name: words.uiLike('desk.face') })
        .last()
        .click();
      await expect(wall.locator('[data-part=lesson-card] [data-part=set-dice]').last()).toContainText(
        words.ui('desk.pinned'),
      );
      await desk.evaluate(() => (location.hash = '#/lessons/sci-fi/puzzle2'));
      const other = lessonOf('sci-fi/puzzle2').name[words.language] ?? '';
      await expect(title).toHaveText(other);
      await expect(wall.locator('[data-part=lesson-card] [data-part=set-dice]')).toHaveCount(0);
    });
  });
});

test('a match is led from the desk: the wall shows what the hand holds, the class votes and sees the chances beside the votes', async ({
  page: desk,
  hand,
  words,
}) => {
  // A throw for the defence is next.
  const { matches, steps } = lessonOf('toy-soldiers/puzzle4');
  const [match, ply] = [matches[0] as Match, steps[0]?.at?.[1]];
  const address = await openRecord(hand, { ...match, entries: match.entries.slice(0, ply) });
  const wall = await desk.context().newPage();
  await wall.setViewportSize({ width: 1920, height: 1080 });
  const { hash } = new URL(address);
  // Sabotage: a wall that no desk leads said for ever that the table was being laid.
  await wall.goto(`?projector${hash}`);
  await expect(wall.getByText(words.ui('desk.unled'))).toBeVisible();
  await desk.goto(`?desk${hash}`);
  const offered = desk.locator('[data-part=next-step] [data-part=teacher-only] li');
  await expect(offered.first()).toContainText('%');
  const strip = wall.locator('[data-part=panel] [data-part=stakes]');
  await expect(strip, 'what is offered is on the wall').toBeAttached();
  await expect(strip, 'not its chances, on which the class may vote').toBeHidden();
  const chances = desk.getByRole('switch', { name: words.ui('desk.chances'), exact: true });
  await chances.click();
  await expect(strip).toBeVisible();
  await chances.click();
  await expect(strip).toBeHidden();
  await desk.keyboard.press('PageDown');
  await expect(wall.locator('[data-part=vote-card] [data-part=answers] li')).toHaveCount(await offered.count());
  await expect(
    wall.locator('[data-part=panel] [data-part=odds], [data-part=panel] [data-part=stakes]').filter({ visible: true }),
  ).toHaveCount(0);
  await expect(next(desk)).toHaveAttribute('aria-disabled');
  await raise(desk, 0, 3);
  await raise(desk, 1, 1);
  await expect(wall.locator('[data-part=answers] [data-part=raised-hands] b').first()).toHaveText('3');
  await expect(wall.locator('[data-part=answers] [data-part=raised-hands] em')).toHaveCount(0);
  expect.soft(await smallerThan(wall, 28), 'too small for the last row').toEqual([]);
  await goOn(desk);
  await expect(wall.locator('[data-part=answers] [data-part=raised-hands] em').first()).toContainText('%');
  await expect(wall.locator('[data-part=answers] [data-mark="true"]')).toHaveCount(1);
  await expect(desk.locator('[data-part=luck] li').first()).toContainText(/\d/);
  await wall.reload();
  await expect(wall.locator('[data-part=answers] [data-mark="true"]')).toHaveCount(1);
  expect.soft(await faultsIn(wall, 'light', 'projector'), 'the wall').toEqual([]);
  expect.soft(await faultsIn(desk, 'light', 'light'), 'the desk').toEqual([]);
  await goOn(desk);
  await expect(wall.locator('[data-part=vote-card]')).toHaveCount(0);
  // Sabotage: an arrow that lay outside the class's picture, which was nearer than the desk's, was drawn where nobody saw it.
  const board = wall.getByRole('application');
  await board.evaluate((element) => {
    const { current } = (element as BoardElement).mera.table;
    current.zoomBy(4);
    current.panBy(4000, 4000);
  });
  await desk.getByRole('button', { name: words.ui('desk.arrow') }).click();
  const view = await desk.locator('[data-part=class-view] iframe').boundingBox();
  const around = await board.boundingBox();
  if (!view || !around) throw new Error('A window is not in view.');
  await desk.mouse.move(view.x + 0.35 * view.width, view.y + 0.75 * view.height);
  await desk.mouse.down();
  await desk.mouse.move(view.x + 0.5 * view.width, view.y + 0.65 * view.height, { steps: 4 });
  await desk.mouse.up();
  const arrow = wall.locator('[data-part=class-overlay] path').last();
  await expect(arrow).toBeAttached();
  await expect
    .poll(async () => {
      const box = await arrow.boundingBox();
      return box && box.x >= around.x && box.y >= around.y && box.y + box.height <= around.y + around.height;
    })
    .toBe(true);
});

test('a lesson is led: any step is opened, a goal is reached for the teacher, a tie and a wrong majority lead on, and a closed class screen is opened again', async ({
  page: desk,
  words,
}) => {
  const first = lessonOf('toy-soldiers/first');
  const kinds = first.steps.map(({ kind }) => kind);
  const wall = await desk.context().newPage();
  await wall.goto('?projector');
  await desk.goto('?desk#/lessons/toy-soldiers/first');
  const title = wall.locator('[data-part=lesson-card] h2');
  const steps = desk.getByRole('navigation', { name: words.ui('desk.steps') });
  const goTo = async (step: number): Promise<void> => {
    await steps.getByRole('button').nth(step).click();
    await expect(title).toHaveText(first.steps[step]?.name.en ?? '');
  };
  // Later steps begin as if those before them had been done.
  await goTo(kinds.lastIndexOf('do'));
  await goTo(5);
  await desk.getByRole('button', { name: words.ui('desk.solve') }).click();
  await expect(wall.locator('[data-part=lesson-card]')).toHaveAttribute('data-standing', 'met');
  const asks = kinds.indexOf('ask');
  await goTo(asks);
  const question = first.steps[asks];
  const right = question?.kind === 'ask' ? question.answers.findIndex((answer) => answer.right) : 0;
  const wrong = right === 0 ? 1 : 0;
  for (const answer of [right, wrong]) await desk.keyboard.press(`Digit${answer + 1}`);
  await expect(next(desk)).toHaveText(words.ui('desk.tie'));
  await expect(next(desk)).toHaveAttribute('aria-disabled');
  await desk.keyboard.press(`Digit${wrong + 1}`);
  await goOn(desk);
  await expect(wall.locator('[data-part=answers] [data-mark="false"]')).toHaveCount(1);
  await expect(next(desk)).toContainText(words.ui('desk.reveal'));
  await desk.keyboard.press('PageDown');
  await expect(wall.locator('[data-part=answers] [data-mark="true"]')).toHaveCount(1);
  // A new step leaves the focus at the desk, and a set die hides the chances of a free one.
  const notes = desk.getByRole('textbox', { name: words.ui('desk.notes') });
  await notes.focus();
  await desk.evaluate((to) => {
    const channel = new BroadcastChannel('mera.class');
    channel.postMessage({ kind: 'do', command: { type: 'step', to } });
    setTimeout(() => channel.close(), 500);
  }, kinds.lastIndexOf('do'));
  await expect(title).toHaveText(first.steps[kinds.lastIndexOf('do')]?.name.en ?? '');
  await expect(notes).toBeFocused();
  await wall.close();
  await expect(desk.getByRole('alert')).toContainText(words.ui('desk.wallClosed'));
  const [again] = await Promise.all([
    desk.context().waitForEvent('page'),
    desk.getByRole('button', { name: words.ui('desk.wallAgain') }).click(),
  ]);
  await expect(again.locator('[data-part=lesson-card] h2')).toHaveText(
    first.steps[kinds.lastIndexOf('do')]?.name.en ?? '',
  );
  await expect(desk.getByRole('alert')).toHaveCount(0);
});

test('a class votes twice: counts are typed, hidden until closed and timed, and the report of the votes stays on the device', async ({
  page: desk,
  words,
}) => {
  const first = lessonOf('toy-soldiers/first');
  const asks = first.steps.findIndex(({ kind }) => kind === 'ask');
  const question = first.steps[asks];
  const right = question?.kind === 'ask' ? question.answers.findIndex((answer) => answer.right) : 0;
  const wall = await desk.context().newPage();
  await wall.goto('?projector');
  await desk.goto('?desk#/lessons/toy-soldiers/first');
  const steps = desk.getByRole('navigation', { name: words.ui('desk.steps') });
  await steps.getByRole('button').nth(asks).click();
  await expect(wall.locator('[data-part=lesson-card] h2')).toHaveText(question?.name.en ?? '');
  const counts = desk.locator('[data-part=votes]').getByRole('spinbutton');
  const raised = wall.locator('[data-part=answers] [data-part=raised-hands]');
  await desk.getByRole('switch', { name: words.ui('votes.hide') }).click();
  await counts.nth(right).fill('9');
  await counts.nth(right === 0 ? 1 : 0).fill('18');
  await expect(wall.getByText(words.ui('desk.voted_other').replace('{{n}}', '27'))).toBeVisible();
  await expect(raised, 'the class does not see what others vote').toHaveCount(0);
  await desk.getByRole('button', { name: words.ui('votes.close') }).click();
  await expect(raised.nth(right)).toContainText('9');
  await desk.getByRole('button', { name: words.ui('votes.again') }).click();
  await desk
    .getByRole('group', { name: words.ui('votes.timer') })
    .getByRole('button')
    .first()
    .click();
  await expect(wall.getByRole('timer')).toContainText(/0:5\d|1:00/);
  await counts.nth(right).fill('27');
  await desk.getByRole('button', { name: words.ui('votes.close') }).click();
  // Both votes are on the class screen.
  await expect(raised.nth(right)).toContainText('9');
  await expect(raised.nth(right)).toContainText('27');
  await desk.getByRole('button', { name: words.ui('votes.code') }).click();
  await expect(wall.getByText(words.ui('code.here'))).toBeVisible();
  await desk.getByRole('button', { name: words.ui('votes.code') }).click();
  await goOn(desk);
  await expect(desk.getByText(words.ui('votes.gain').replace('{{points}}', '+67'))).toBeVisible();
  await steps.getByRole('button').last().click();
  const [report] = await Promise.all([
    desk.context().waitForEvent('page'),
    desk.getByRole('link', { name: words.ui('votes.open') }).click(),
  ]);
  await expect(report.getByRole('row').nth(right + 1)).toContainText('27');
  expect.soft(await faultsIn(report, 'light', 'light'), 'the report').toEqual([]);
  const [file] = await Promise.all([
    report.waitForEvent('download'),
    report.getByRole('button', { name: words.ui('votes.csv') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  // Whoever opens the question by its code reads it first, and that nothing is sent.
  await report.goto(`#/lessons/toy-soldiers/first/${asks + 1}`);
  await expect(report.getByText(words.ui('lessons.sendsNothing'))).toBeVisible();
  await report.getByRole('button', { name: words.ui('lessons.begin') }).click();
  await expect(report.locator('[data-part=lesson-card] h2')).toHaveText(question?.name.en ?? '');
});

test('a rehearsal plays a lesson without votes, and its length stays at the desk', async ({ page: desk, words }) => {
  const { steps } = lessonOf('sci-fi/first');
  await desk.goto('?desk#/lessons/sci-fi/first');
  await expect(next(desk)).toContainText(words.ui('lesson.next'));
  await desk.getByRole('button', { name: words.ui('rehearsal.start'), exact: true }).click();
  await expect(desk.locator('[data-part=votes]')).toBeHidden();
  const list = desk.getByRole('navigation', { name: words.ui('desk.steps') }).getByRole('button');
  const asks = steps.findIndex(({ kind }) => kind === 'ask');
  await list.nth(asks).click();
  await at(desk, asks, words);
  await expect(next(desk)).toContainText(words.ui('desk.reveal'));
  await goOn(desk);
  await expect(next(desk)).toContainText(words.ui('lesson.next'));
  await list.last().click();
  await expect(next(desk)).toHaveText(words.ui('desk.over'));
  await desk.getByRole('button', { name: words.ui('rehearsal.end') }).click();
  await expect(desk.getByText(words.ui('rehearsal.took').replace('{{n}}', '1'))).toBeVisible();
  await desk.reload();
  await expect(desk.getByText(words.ui('rehearsal.last').replace('{{n}}', '1'))).toBeVisible();
});
