import { readdirSync } from 'node:fs';
import type { StepOf } from '../src/lessons/lesson.ts';
import { lessonOf } from './hands/lessons.ts';
import { deedsOf, doIt, learn } from './hands/pupil.ts';
import { expect, PHONE, test } from './hands/test.ts';

const GAMES = ['toy-soldiers', 'sci-fi', 'siege', 'stratego', 'flick'];
const known = new Set<string>();
/** Of a game's lessons and puzzles as they are shipped the shortest in which a pupil does all that he does in any of them and has done in no game before; that each can be gone through to its end the unit tests see. */
const shelfOf = (game: string): string[] => {
  const all = readdirSync(new URL(`../src/lessons/${game}`, import.meta.url)).map((file) => file.replace('.json', ''));
  const deeds = new Map(all.map((id) => [id, deedsOf(game, id)]));
  const shelf = new Set(all);
  for (const [id, own] of [...deeds].toSorted(([, a], [, b]) => b.length - a.length)) {
    const others = [...shelf].flatMap((other) => (other === id ? [] : (deeds.get(other) ?? [])));
    if (own.every((deed) => known.has(deed) || others.includes(deed))) shelf.delete(id);
  }
  for (const id of shelf) for (const deed of deeds.get(id) ?? []) known.add(deed);
  return [...shelf].toSorted();
};

for (const [g, game] of GAMES.entries()) {
  const shelf = shelfOf(game);
  test.describe(game, () => {
    // By turns in either language.
    test.use({ game, language: g % 2 === 0 ? 'en' : 'ru' });
    test('lessons are played to their end, with every kind of step and of action', async ({ page, hand }) => {
      await page.goto(`#/lessons/${game}`);
      for (const id of shelf) await learn(hand, game, id);
    });
  });
}

test.describe('a puzzle of Stratego', () => {
  test.use({ game: 'stratego' });
  test('a deed that misses its aim is said to, and may be done again', async ({ page, hand, words }) => {
    await page.goto('#/lessons/stratego/puzzle3');
    const card = page.locator('[data-part=lesson-card]');
    await expect(card).toBeVisible();
    await doIt(hand, { type: 'move', id: 'red.F4', cell: 45 });
    await expect(card).toHaveAttribute('data-standing', 'missed');
    await page.getByRole('button', { name: words.ui('lesson.again') }).click();
    await expect(card).toHaveAttribute('data-standing', 'open');
  });
});

test.describe('the puzzles of a game', () => {
  test('a solved one is ticked at once and leads to the next, and a wrong answer ends the streak', async ({
    page,
    words,
  }) => {
    const card = page.locator('[data-part=lesson-card]');
    const answers = page.locator('[data-part=answers] button');
    await page.goto('');
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('mera.settings') ?? '{}') as object;
      localStorage.setItem('mera.settings', JSON.stringify({ ...kept, streak: 2 }));
    });
    await page.goto('#/lessons/toy-soldiers/puzzle4');
    await page.reload();
    await answers.nth(1).click();
    const three = words.uiWith('lesson.streak', { n: '3' });
    await expect(card).toContainText(three);
    // Without another press it is ticked in the list.
    await page.getByRole('button', { name: words.ui('lesson.allPuzzles') }).click();
    const heading = page.getByRole('heading', { name: three });
    await expect(heading).toContainText('1');
    await expect(page.getByRole('listitem').filter({ hasText: 'What saves it?' })).toHaveAttribute('data-done');
    await page.goto('#/lessons/sci-fi/puzzle2');
    const right = (lessonOf('sci-fi/puzzle2').steps[0] as StepOf<'ask'>).answers.findIndex((answer) => answer.right);
    await answers.nth(right === 0 ? 1 : 0).click();
    await answers.nth(right).focus();
    await page.keyboard.press('Enter');
    await expect(card).toHaveAttribute('data-standing', 'met');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sci-fi\/puzzle3$/);
    await expect(card).toHaveAttribute('data-standing', 'open');
    await page.goto('#/lessons/sci-fi');
    await expect(page.getByRole('heading', { name: words.uiLike('lessons.solved') })).toBeVisible();
  });
});

test('who has never played is led to the first lesson', async ({ page, words }) => {
  await page.goto('');
  await page.getByRole('button', { name: words.ui('welcome.learn') }).click();
  await expect(page.locator('[data-part=lesson-card] h2')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('the text, the table and the yellow button of a step are in view together', async ({ page, words }) => {
    await page.goto('#/lessons/toy-soldiers/first');
    for (const part of [
      '[data-part=lesson-card] h2',
      '[role=application] canvas',
      '[data-part=tray] [data-part=primary]',
    ])
      await expect(page.locator(part).first()).toBeInViewport();
    await page.getByRole('button', { name: words.ui('lesson.next') }).tap();
    await expect(
      page.getByRole('navigation', { name: words.ui('lessons') }).locator('[aria-current]'),
    ).toBeInViewport();
  });
  test('a shot proposed leaves the rest of the window to the table: the yellow button stays at its foot', async ({
    page,
    hand,
  }) => {
    await page.goto('#/lessons/sci-fi/puzzle3');
    await expect(page.locator('[data-part=lesson-card] h2')).toBeVisible();
    for (const id of ['blue1', 'red2']) {
      await hand.settled();
      await hand.tap((await hand.piece(id)).at);
    }
    await expect(page.locator('[data-part=panel]')).toHaveAttribute('data-sheet', 'strip');
    const tray = await hand.tray.boundingBox();
    expect((tray?.y ?? 0) + (tray?.height ?? 0)).toBeGreaterThan(842);
  });
});

test.describe('by keys and by ear', () => {
  test.use({ game: 'toy-soldiers' });
  test('a step is spoken on arrival and by its key, and a question takes the focus', async ({ page, hand }) => {
    await page.goto('#/lessons/toy-soldiers/first');
    const title = page.locator('[data-part=lesson-card] h2');
    const heard = page.locator('[data-live] p');
    const first = (await title.textContent()) ?? '';
    await expect(heard.filter({ hasText: first })).toHaveCount(1);
    await hand.board.focus();
    await page.keyboard.press('Enter');
    await expect(title).not.toHaveText(first);
    await expect(heard.filter({ hasText: (await title.textContent()) ?? '' })).toHaveCount(1);
    // Its table is another one, but a match is only opened once.
    await expect(heard.filter({ hasText: 'match open' })).toHaveCount(0);
    // A step to read asks for no piece.
    await expect(heard.filter({ hasText: 'Listen to the step' })).not.toHaveCount(0);
    await page.keyboard.press('y');
    await expect(page.locator('[data-hand] p')).toContainText((await title.textContent()) ?? '');
    // To the question: the roll, the run, and the attack in its reach.
    for (const key of ['Enter', 'n', 'Enter']) await page.keyboard.press(key);
    await expect(page.locator('[data-part=lesson-card]')).toHaveAttribute('data-standing', 'met');
    await page.keyboard.press('Enter');
    // A path is proposed by Enter alone.
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
    await expect(page.locator('[data-part=lesson-card]')).toHaveAttribute('data-standing', 'met');
    await page.keyboard.press('Enter');
    const answers = page.locator('[data-part=answers] button');
    await expect(answers.first()).toBeFocused();
    // From the table, Enter leads back to the answers.
    await hand.board.focus();
    await page.keyboard.press('Enter');
    await expect(answers.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hand.primary()).toBeFocused();
  });
});
