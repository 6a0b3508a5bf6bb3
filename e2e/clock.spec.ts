import type { Locator } from '@playwright/test';
import { unfold } from './hands/begin.ts';
import { exported } from './hands/files.ts';
import type { Hand } from './hands/hand.ts';
import { DESK, expectNoFaults } from './hands/looks.ts';
import { expect, PHONE, test } from './hands/test.ts';
import { uncover } from './stratego/hand.ts';

const CLOCK = { seconds: 20, kind: 'turn', end: 'pass' };
/** Sets up a match with a clock and starts it: everything is deployed. */
const startWithClock = async (hand: Hand, clock: typeof CLOCK): Promise<void> => {
  const { page, words } = hand;
  await page.goto(`#/new/${words.id}`);
  await unfold(hand);
  const field = (key: string): Locator => page.getByLabel(words.ui(key), { exact: true });
  await field('clock').selectOption(clock.kind);
  await field('clock.time').selectOption(String(clock.seconds));
  await field('clock.end').selectOption(clock.end);
  const lines = page.getByRole('switch', { name: words.ui('setup.lines') });
  if (!(await lines.isChecked())) await lines.click();
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
};
const timers = ({ page }: Hand): Locator => page.getByRole('timer');
const go = ({ page, words }: Hand): Locator => page.getByRole('button', { name: words.ui('clock.start') });

test('by keys: the clock waits, runs, is spoken at ten seconds, and the turn passes; the file keeps it', async ({
  page,
  hand,
  words,
}) => {
  await startWithClock(hand, CLOCK);
  await expect(go(hand)).toBeFocused();
  await expectNoFaults(page, 'the clock waits', DESK);
  await page.keyboard.press('Enter');
  await expect(go(hand)).toHaveCount(0);
  await expect(timers(hand)).toHaveCount(2);
  await expectNoFaults(page, 'the clock runs', DESK);
  await expect(page.locator('[data-live]')).toContainText(words.uiLike('clock.spoken'), { timeout: 20_000 });
  await expect(page.locator('[data-live]')).toContainText(words.coreLike('timeUp.pass'), { timeout: 20_000 });
  const { match } = await exported(hand);
  expect(match.clock).toEqual(CLOCK);
  expect(match.entries.at(-1)).toMatchObject({ action: { type: 'timeUp', end: 'pass' } });
  expect(match.entries.at(-1)?.at).toBeGreaterThanOrEqual(200);
});

test('a menu and a reload stop it, and nobody loses or gains time', async ({ page, hand, words }) => {
  await startWithClock(hand, { kind: 'side', seconds: 600, end: 'lost' });
  await go(hand).click();
  const running = page.locator('[role=timer][data-runs]');
  await expect(running).toHaveCount(1);
  await expect(running).not.toHaveAccessibleName(words.ui('clock.left').replace('{{time}}', '10 minutes'));
  await page.getByRole('button', { name: words.ui('menu') }).click();
  await expect(running).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(running).toHaveCount(1);
  await page.reload();
  await expect(go(hand)).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('9 minutes');
  await expect(running).toHaveCount(0);
  await go(hand).click();
  await expect(running).toHaveCount(1);
});

test('a sand glass shows no number, but tells the time by its name', async ({ hand, words }) => {
  await startWithClock(hand, { kind: 'glass', seconds: 60, end: 'shown' });
  await go(hand).click();
  await expect(timers(hand).first()).toHaveText('');
  await expect(timers(hand).first()).toHaveAccessibleName(words.uiLike('clock.left'));
});

test('the set-up page counts the rows of the clock, says what differs, and never passes turns in Stratego', async ({
  page,
  hand,
  words,
}) => {
  await page.goto('#/new/stratego');
  await unfold(hand);
  const clock = page.getByLabel(words.ui('clock'), { exact: true });
  await clock.selectOption('side');
  const ends = page.getByLabel(words.ui('clock.end'), { exact: true });
  await expect(ends.locator('option')).toHaveText([words.ui('clock.end.shown'), words.ui('clock.end.lost')]);
  const fold = page.locator('[data-more]');
  await expect(fold).toContainText(words.ui('clock.kind.side'));
  await expectNoFaults(page, 'the clock is set up', DESK);
  await page.getByRole('switch', { name: words.ui('clock.apart') }).click();
  await expect(page.getByLabel(words.uiLike('clock.timeOf'))).toHaveCount(2);
  const told = Number(/\((\d+)\)/.exec(await fold.innerText())?.[1]);
  const rows = fold.locator('[data-part=option], :has(> [role=switch])');
  expect(
    await rows.evaluateAll((all) => all.filter((each) => !each.parentElement?.closest('[data-part=option]')).length),
  ).toBe(told);
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });
  test('пальцем: часы пускают, и время обеих сторон видно', async ({ hand }) => {
    await startWithClock(hand, { kind: 'side', seconds: 300, end: 'lost' });
    await go(hand).tap();
    await expect(timers(hand)).toHaveCount(2);
    for (const timer of await timers(hand).all()) await expect(timer).toBeInViewport({ ratio: 1 });
    await expect(timers(hand).filter({ hasText: /^4:5\d$/ })).toHaveCount(1);
  });
});

test.describe('behind the curtain', () => {
  test.use({ game: 'stratego' });
  test('no time is shown, and opening it asks nothing', async ({ page, hand, words }) => {
    await startWithClock(hand, { kind: 'side', seconds: 600, end: 'lost' });
    await expect(page.locator('[data-part=curtain]')).toBeVisible();
    await expect(timers(hand)).toHaveCount(0);
    await uncover(hand);
    await expect(timers(hand)).toHaveCount(2);
    await expect(page.getByRole('button', { name: words.ui('clock.start') })).toHaveCount(0);
  });
});
