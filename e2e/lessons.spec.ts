import { readFileSync } from 'node:fs';
import type { Lesson, LessonStep } from '../src/lessons/lesson.ts';
import type { Point } from '../src/geometry/point.ts';
import { type Hand, isPiece } from './hands/hand.ts';
import { expect, PHONE, test } from './hands/test.ts';

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const lessonOf = (game: string, id: string): Lesson => json(`../src/lessons/${game}/${id}.json`) as Lesson;
interface Action {
  readonly type: string;
  readonly id?: string;
  readonly path?: readonly Point[];
  readonly cell?: number;
}
const solutionOf = (game: string, id: string) =>
  (json(`../tests/lessons/solutions/${game}.json`) as Record<string, Record<string, readonly Action[]>>)[id] ?? {};

const SQUARE = 60;
/** Does an action of the solution as a pupil would: picks, drags, presses. */
const doIt = async (hand: Hand, { type, id, path, cell }: Action): Promise<void> => {
  await hand.settled();
  const piece = (await hand.see()).scene.nodes.find((node) => node.id === id);
  if ((type === 'march' || cell !== undefined) && piece && isPiece(piece)) await hand.tap(piece.at);
  if (path) await hand.drag(...path);
  if (cell !== undefined)
    await hand.tap({ x: (cell % 10) * SQUARE + SQUARE / 2, y: (9 - Math.floor(cell / 10)) * SQUARE + SQUARE / 2 });
  await hand.primary().click();
};
const doStep = async (hand: Hand, step: LessonStep, actions: readonly Action[]): Promise<void> => {
  const { page, words } = hand;
  const answers = page.locator('.answers button');
  if (step.kind === 'ask') await answers.nth(step.answers.findIndex(({ right }) => right)).click();
  if (step.kind === 'predict') {
    await answers.first().click();
    await page.getByRole('button', { name: words.ui('lesson.throw') }).click();
    await expect(page.locator('.answers [data-mark="true"]')).toHaveCount(1);
  }
  if (step.kind === 'do') {
    for (const action of actions) await doIt(hand, action);
    await expect(page.locator('.lessoncard')).toHaveAttribute('data-standing', 'met');
  }
};
/** Goes through a lesson from its first step to the list, where it is marked as done. */
const learn = async (hand: Hand, game: string, id: string): Promise<void> => {
  const { page, words } = hand;
  const { name, steps } = lessonOf(game, id);
  await page.goto(`#/lessons/${game}/${id}`);
  for (const [i, step] of steps.entries()) {
    const title = steps.length > 1 ? step.name : name;
    await expect(page.locator('.lessoncard h2')).toHaveText(title[words.language] ?? '');
    await doStep(hand, step, solutionOf(game, id)[i] ?? []);
    await page
      .getByRole('button', { name: words.ui(i === steps.length - 1 ? 'lesson.finish' : 'lesson.next') })
      .click();
  }
  const row = page.locator('.lessonspage li[data-done]').filter({ hasText: name[words.language] ?? '' });
  await expect(row).toHaveCount(1);
};

/** What is played here in either language: the deeds of the others are played by the unit tests. */
const SHELF = {
  en: {
    'toy-soldiers': ['first', 'puzzle4'],
    'sci-fi': ['puzzle2'],
    siege: ['puzzle2'],
    stratego: ['first', 'puzzle5'],
    flick: ['puzzle3'],
  },
  ru: {
    'toy-soldiers': ['first'],
    'sci-fi': ['puzzle5'],
    siege: ['puzzle4'],
    stratego: ['first', 'puzzle5'],
    flick: ['puzzle4'],
  },
} as const;
for (const language of ['en', 'ru'] as const) {
  for (const [game, list] of Object.entries(SHELF[language])) {
    test.describe(`${game} in ${language}`, () => {
      test.use({ language, game });
      test('lessons and puzzles are played to their ends', async ({ hand }) => {
        for (const id of list) await learn(hand, game, id);
      });
    });
  }
}

test('a deed that misses its aim is said to, and may be done again', async ({ page, hand, words }) => {
  await page.goto('#/lessons/stratego/puzzle3');
  const card = page.locator('.lessoncard');
  await expect(card).toBeVisible();
  await doIt(hand, { type: 'move', id: 'red.F4', cell: 45 });
  await expect(card).toHaveAttribute('data-standing', 'missed');
  await page.getByRole('button', { name: words.ui('lesson.again') }).click();
  await expect(card).toHaveAttribute('data-standing', 'open');
});

test('who has never played is led to the first lesson', async ({ page, words }) => {
  await page.goto('');
  await page.getByRole('button', { name: words.ui('welcome.learn') }).click();
  await expect(page.locator('.lessoncard h2')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('the text, the table and the yellow button of a step are in view together', async ({ page, words }) => {
    await page.goto('#/lessons/toy-soldiers/first');
    for (const part of ['.lessoncard h2', '.board canvas', '.felt .primary'])
      await expect(page.locator(part).first()).toBeInViewport();
    await page.getByRole('button', { name: words.ui('lesson.next') }).tap();
    await expect(page.locator('.lessonsteps [aria-current]')).toBeInViewport();
  });
  test('a shot proposed leaves the rest of the window to the table: the yellow button stays at its foot', async ({
    page,
    hand,
  }) => {
    await page.goto('#/lessons/sci-fi/puzzle3');
    await expect(page.locator('.lessoncard h2')).toBeVisible();
    for (const id of ['blue1', 'red2']) {
      await hand.settled();
      await hand.tap((await hand.piece(id)).at);
    }
    await expect(page.locator('.panel')).toHaveAttribute('data-sheet', 'strip');
    const tray = await hand.tray.boundingBox();
    expect((tray?.y ?? 0) + (tray?.height ?? 0)).toBeGreaterThan(842);
  });
});
