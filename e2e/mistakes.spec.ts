import { lessonOf } from './hands/lessons.ts';
import { doIt } from './hands/pupil.ts';
import { expect, test } from './hands/test.ts';

const DAY = 86_400_000;
const BETTER = { type: 'move', id: 'red.E4', cell: 64 };
test.describe('a mistake of a match', () => {
  test.use({ game: 'stratego' });
  test('is practised as a puzzle: a wrong move shows the better one, and three successes end it', async ({
    page,
    hand,
    words,
  }) => {
    const begun = Date.now();
    await page.clock.setFixedTime(begun);
    const [match] = lessonOf('stratego/puzzle3').matches;
    const mistake = {
      game: 'stratego',
      name: 'm-12',
      match,
      instead: BETTER,
      best: 0.7,
      done: 0.4,
      solved: 0,
      due: begun,
    };
    await page.goto('');
    await page.evaluate(
      (kept) => localStorage.setItem('mera.mistakes', JSON.stringify(kept)),
      // The second one is damaged.
      [mistake, { ...mistake, name: 'm-9', match: { game: '<b>' } }],
    );
    await page.goto('#/lessons/stratego');
    const mine = page.getByRole('region', { name: words.ui('mistakes') });
    await expect(mine.getByRole('status')).toHaveText(words.uiLike('mistakes.dropped'));
    const row = mine.getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(words.ui('mistakes.due'));
    const card = page.locator('[data-part=lesson-card]');
    const open = async (): Promise<void> => {
      await row.getByRole('link').click();
      await expect(card).toHaveAttribute('data-standing', 'open');
    };
    await open();
    await doIt(hand, { type: 'move', id: 'red.F4', cell: 45 });
    await expect(card).toHaveAttribute('data-standing', 'missed');
    await expect(card).toContainText('70%');
    await page.getByRole('button', { name: words.ui('lesson.again') }).press('Enter');
    await doIt(hand, BETTER);
    await expect(card).toHaveAttribute('data-standing', 'met');
    const back = page.getByRole('button', { name: words.ui('mistakes'), exact: true });
    await back.press('Enter');
    let [days, now] = [1, begun];
    // After the wrong answer it comes back in a day, and later in 3 and in 9.
    for (const next of [3, 9, 0]) {
      await expect(row).toContainText(words.uiWith('mistakes.later_other', { n: `${days}` }).replace(/s$/, ''));
      now += days * DAY;
      await page.clock.setFixedTime(now);
      await page.reload();
      await expect(row).toContainText(words.ui('mistakes.due'));
      await open();
      await doIt(hand, BETTER);
      await expect(card).toHaveAttribute('data-standing', 'met');
      if (next === 0) await expect(card).toContainText(words.ui('mistakes.done'));
      await back.press('Enter');
      days = next;
    }
    await expect(mine).toHaveCount(0);
  });
});
