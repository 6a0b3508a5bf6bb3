import type { Page } from '@playwright/test';
import { beginBySetup, DUEL, fromMenu, seatBot, withSettings } from './hands/begin.ts';
import { exported } from './hands/files.ts';
import { goldenPart, openRecord, withBots } from './hands/records.ts';
import { mouse, Player } from './hands/player.ts';
import { SLOW } from './hands/slow.ts';
import { expect, test } from './hands/test.ts';

/** The action that is shown. */
const shownOn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('main header h1 + p').textContent()) ?? '')?.[0]);

test('bot against bot: the match runs to its end by itself, and waits behind a dialog', async ({
  page,
  hand,
  words,
}) => {
  // From the midst of a match, so that few actions are left; set-up is begun with bots below.
  await openRecord(hand, withBots(goldenPart('toy-soldiers.over-last', -9), ['plain', 'sharp']));
  // While somebody reads, what had begun is ended behind the dialog, and no more.
  await fromMenu(hand, words.ui('rulebook'));
  const then = await shownOn(page);
  await page.waitForTimeout(1500);
  expect((await shownOn(page)) - then).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect(hand.primary()).toHaveText(words.ui('again'), { timeout: SLOW * 90_000 });
  await expect(hand.stage()).toContainText(words.ui('over'));
  const { match } = await exported(hand);
  expect(match.players.map(({ bot }) => bot)).toEqual(['plain', 'sharp']);
  expect((await hand.see()).last).toBe(match.entries.length);
});

test('a person against a bot: it answers, and looking back it waits', async ({ page, hand, words }) => {
  await beginBySetup(hand, {
    ...DUEL,
    // A longer match, whose lot is Blue's to throw.
    seed: 'duel',
    bots: ['', words.game('bot.plain')].map((name) => name || words.ui('setup.person')),
  });
  const player = new Player(hand, mouse);
  const mine = async (): Promise<void> => {
    await expect
      .poll(async () => {
        const { seat, off, primary } = await hand.see();
        return (
          seat === 'blue' &&
          (!off || [words.ui('pick.put'), words.ui('pick.walk')].includes(primary)) &&
          primary !== words.ui('skip')
        );
      })
      .toBe(true);
  };
  // The lot is Blue's to throw; from there on each turn of Red's is played by itself.
  for (let i = 0; i < 4; i++) {
    await mine();
    await player.step();
  }
  await mine();
  const { last } = await hand.see();
  expect(last, 'more has been done than by hand').toBeGreaterThan(5);
  await expect(page.locator('[data-part=cue]')).toHaveCount(0);
  await page.getByRole('button', { name: words.ui('time.back') }).click();
  await expect(hand.primary()).toHaveText(words.ui('past.return'));
  expect(await hand.see()).toMatchObject({ last, ply: last - 1 });
  // Back at the last step no turn begins anew that has begun before.
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: words.ui('time.back') }).click();
  await hand.primary().click();
  await expect(hand.primary()).not.toHaveText(words.ui('past.return'));
  expect(await page.locator('[data-part=cue]').count()).toBe(0);
});

test('a person takes a seat over from its bot, which the record says, and may give it back', async ({
  page,
  hand,
  words,
}) => {
  // On a bare field, and far from the end: when the seats change hands is chance, and then a straight way must be free.
  await openRecord(hand, withBots(goldenPart('toy-soldiers.over-capture', -40), ['plain', 'plain']));
  await fromMenu(hand, words.ui('seats'));
  const rows = page.getByRole('dialog').getByRole('listitem');
  const people = rows.getByRole('button', { name: words.ui('setup.person'), exact: true });
  for (const person of [people.first(), people.last()]) await person.click();
  // What a bot was playing at that moment stands; only then is the seat the person's.
  for (const person of [people.first(), people.last()]) await expect(person).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  const player = new Player(hand, mouse);
  const { last } = await hand.awaited();
  await player.step();
  await page.reload();
  await hand.settled();
  expect((await hand.see()).last).toBeGreaterThan(last);
  expect((await exported(hand)).match.players.map(({ bot }) => bot)).toEqual([undefined, undefined]);
  await fromMenu(hand, words.ui('seats'));
  const mine = await shownOn(page);
  for (const row of [rows.first(), rows.last()]) await seatBot(hand, row, words.game('bot.sharp'));
  await page.keyboard.press('Escape');
  await expect.poll(() => shownOn(page), { timeout: SLOW * 45_000 }).toBeGreaterThan(mine + 1);
});

// Sabotage: while one result stayed bots played thirty actions on, and whoever took their seats over looked on at those.
test('bots do not run ahead of what has been shown', async ({ page, hand, words }) => {
  await withSettings(page, { pace: 'normal' });
  await openRecord(hand, withBots(goldenPart('toy-soldiers.over-last', -40), ['plain', 'plain']));
  // A result has stayed for a while, and another has come.
  const first = await shownOn(page);
  await expect.poll(() => shownOn(page)).toBeGreaterThan(first);
  await fromMenu(hand, words.ui('seats'));
  const people = page.getByRole('dialog').getByRole('button', { name: words.ui('setup.person'), exact: true });
  for (const person of [people.first(), people.last()]) await person.click();
  for (const person of [people.first(), people.last()]) await expect(person).toHaveAttribute('aria-pressed', 'true');
  const shown = await shownOn(page);
  await page.keyboard.press('Escape');
  const { last } = await hand.awaited();
  // The rolls of a fight that has begun follow by themselves, also when people play.
  expect(last - shown).toBeLessThanOrEqual(8);
});

test('the rulebook of the set-up screen closes when another address is gone to', async ({ page, words }) => {
  await page.goto(`#/new/${words.id}`);
  await page.getByRole('button', { name: words.ui('rulebook'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate((id) => (location.hash = `#/new/${id}`), words.id);
  await expect(page.getByRole('button', { name: words.ui('setup.start') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
