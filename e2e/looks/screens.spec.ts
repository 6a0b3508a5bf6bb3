import { golden } from '../../tests/golden.ts';
import { begin, beginAt, DUEL, fillIn, fromMenu, withSettings } from '../hands/begin.ts';
import type { Hand } from '../hands/hand.ts';
import { apart, attacksIn, isPiece, type Offered, type Seen } from '../hands/seen.ts';
import { mouse, offers, Player } from '../hands/player.ts';
import { openRecord } from '../hands/records.ts';
import { DENSE, expect, PHONE, test } from '../hands/test.ts';

/** Takes a picture of the screen as it stands, into `screenshots/`. */
const picture = async ({ page }: Hand, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: new URL(`../../screenshots/${name}.png`, import.meta.url).pathname });
};
const walkOf = ({ choices }: Seen): Offered => {
  const walk = choices.find(({ kind }) => kind === 'walk');
  if (!walk) throw new Error('Nobody walks now.');
  return walk;
};
/** Drags the man who walks by so much toward the middle of the field, as far as he may go at most. */
const propose = async (hand: Hand, dx: number, dy: number, by: 'drag' | 'touchDrag' = 'drag'): Promise<void> => {
  const seen = await hand.see();
  const { from = { x: 0, y: 0 } } = walkOf(seen);
  const down = from.y < seen.scene.height / 2 ? 1 : -1;
  await hand[by](from, { x: from.x + dx, y: from.y + dy * down });
};
const LARGE = { seed: 'picture', options: { squad: 6 }, takeBack: 'free' } as const;

test('pictures: home, set-up, and a match by daylight', async ({ page, hand, words }) => {
  await page.goto('');
  await expect(page.locator('[data-game] img').first()).toBeVisible();
  await picture(hand, 'home-empty');
  await page.getByRole('link', { name: words.setUp() }).click();
  await fillIn(hand, { ...LARGE, options: { ...LARGE.options, shooting: true } });
  await picture(hand, 'setup');
  await page.getByRole('button', { name: words.ui('rulebook'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await picture(hand, 'rulebook');
  await page.keyboard.press('Escape');
  await begin(hand, { ...LARGE, names: ['Window side', 'Door side'] });
  const player = new Player(hand, mouse);
  await player.until(offers('put'));
  await player.step();
  await player.step();
  await picture(hand, 'deploy');
  const put = (await hand.see()).choices.find(({ kind }) => kind === 'put');
  const waiting = await hand.piece(put?.piece ?? '');
  await hand.drag(waiting.at, { x: 480, y: 360 });
  await picture(hand, 'deploy-refused');
  await page.keyboard.press('Escape');
  const seen = await player.until(offers('walk'));
  await picture(hand, 'walk-thrown');
  await propose(hand, 30, 45);
  await expect(hand.primary()).toHaveText(await hand.way());
  await picture(hand, 'walk-proposed');
  await page.keyboard.press('Escape');
  const { from = { x: 0, y: 0 }, piece } = walkOf(seen);
  const others = seen.scene.nodes.filter(isPiece).filter(({ id }) => id !== piece);
  const near = others.toSorted((a, b) => apart(a.at, from) - apart(b.at, from))[0];
  if (near) await hand.drag(from, near.at);
  await expect(hand.primary()).toHaveAttribute('aria-disabled', 'true');
  await picture(hand, 'walk-refused');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await hand.drag({ x: 240, y: 200 }, { x: 480, y: 260 });
  await hand.tap({ x: 600, y: 500 });
  await hand.tap({ x: 700, y: 300 });
  await hand.tap({ x: 560, y: 160 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await picture(hand, 'tapes');
  await page.getByRole('tab', { name: words.ui('tab.log') }).click();
  await picture(hand, 'log');
  await page.getByRole('tab', { name: words.ui('tab.pieces') }).click();
  await picture(hand, 'pieces');
  await page.getByRole('button', { name: words.ui('time.back') }).click();
  await picture(hand, 'looking-back');
  await hand.primary().click();
  await page.getByRole('button', { name: words.ui('menu'), exact: true }).click();
  await picture(hand, 'menu');
  await page.keyboard.press('Escape');
  await fromMenu(hand, words.ui('settings'));
  await picture(hand, 'settings');
  await page.keyboard.press('Escape');
  await page.goto('');
  await expect(page.getByRole('button', { name: words.ui('last.go') })).toBeVisible();
  await expect(page.locator('[data-game] img').first()).toBeVisible();
  await picture(hand, 'home');
});

for (const [theme, size] of [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 1024, height: 768 }],
  ['projector', { width: 1920, height: 1080 }],
] as const) {
  test.describe(theme, () => {
    test.use({ language: theme === 'dark' ? 'ru' : 'en', viewport: size });

    test('pictures: a duel from the first shot to the end', async ({ page, hand, words }) => {
      await withSettings(page, { theme, ruleText: theme === 'projector' });
      await page.goto('');
      await expect(page.locator('[data-game] img').first()).toBeVisible();
      await picture(hand, `${theme}-home`);
      const wish = { seed: 'shots', options: { ...DUEL.options, shooting: true, ranged: 1 } };
      await beginAt(hand, wish, { kind: 'put' });
      await picture(hand, `${theme}-deploy`);
      await beginAt(hand, wish, { label: 'do.shoot' });
      const [shot] = attacksIn(await hand.see());
      if (!shot) throw new Error('A shot has a shooter and a target.');
      await hand.tap((await hand.piece(shot.piece)).at);
      await hand.tap((await hand.piece(shot.target)).at);
      await expect(hand.primary()).toHaveText(words.game('do.shoot'));
      await expect(page.getByRole('region', { name: words.ui('odds.title') })).toBeVisible();
      await picture(hand, `${theme}-shooting`);
      await beginAt(hand, DUEL, { label: 'do.attack' });
      await expect(hand.primary()).toHaveText(words.game('do.attack'));
      // On the wall the strip tells the chance, for the rows of the rule table have its room.
      await expect(
        theme === 'projector'
          ? page.locator('[data-part=tray] [data-part=stakes]')
          : page.getByRole('region', { name: words.ui('odds.title') }),
      ).toBeVisible();
      await picture(hand, `${theme}-attack`);
      await new Player(hand, mouse).step();
      await picture(hand, `${theme}-attack-thrown`);
      await openRecord(hand, golden('toy-soldiers.over-last'));
      await picture(hand, `${theme}-over`);
    });
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`phone, ${scheme}`, () => {
    test.use({ ...PHONE, ...DENSE, language: scheme === 'light' ? 'ru' : 'en', colorScheme: scheme });

    test('pictures: home, set-up and a match in the hand', async ({ page, hand, words }) => {
      await page.goto('');
      await expect(page.locator('[data-game] img').first()).toBeVisible();
      await picture(hand, `phone-${scheme}-home`);
      await page.getByRole('link', { name: words.setUp() }).tap();
      await expect(page.getByRole('button', { name: words.ui('setup.start') })).toBeVisible();
      await picture(hand, `phone-${scheme}-setup`);
      await beginAt(hand, DUEL, { kind: 'put' });
      await picture(hand, `phone-${scheme}-deploy`);
      await beginAt(hand, DUEL, { kind: 'walk' });
      const { from = { x: 0, y: 0 } } = walkOf(await hand.see());
      await picture(hand, `phone-${scheme}-walk`);
      await hand.bringInView(from);
      await propose(hand, 25, 40, 'touchDrag');
      await expect(hand.primary()).toHaveText(await hand.way());
      await picture(hand, `phone-${scheme}-walk-proposed`);
      await beginAt(hand, DUEL, { label: 'do.attack' });
      await expect(hand.primary()).toHaveText(words.game('do.attack'));
      await picture(hand, `phone-${scheme}-attack`);
      await page.getByRole('tab', { name: words.ui('tab.log') }).tap();
      await picture(hand, `phone-${scheme}-log`);
    });
  });
}
