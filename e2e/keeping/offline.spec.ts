import { beginBySetup, DUEL } from '../hands/begin.ts';
import { mouse, offers, Player } from '../hands/player.ts';
import { expect, test } from '../hands/test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network: the app opens, a match is begun, played and found again', async ({
  page,
  context,
  hand,
  words,
}) => {
  await page.goto('');
  await expect(page.getByRole('link', { name: words.setUp() })).toBeVisible();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  await context.setOffline(true);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);

  await page.reload();
  await expect(page.getByRole('heading', { name: words.ui('lids.first') })).toBeVisible();
  await beginBySetup(hand, DUEL);
  const player = new Player(hand, mouse);
  await player.until(offers('walk'));
  await player.step();
  const { scene, last } = await hand.see();
  await page.reload();
  await hand.settled();
  expect(await hand.see()).toMatchObject({ scene, last });

  await page.goto('');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { name: 'Солдатики' }).first()).toBeVisible();
  const fonts = await page.evaluate(() =>
    Promise.all(
      ['16px "Onest Variable"', '700 20px "Piazzolla Variable"'].map((font) => document.fonts.load(font, 'Мера')),
    ),
  );
  expect(
    fonts.every((faces) => faces.length > 0),
    'fonts for both alphabets',
  ).toBe(true);
});

test('a bot thinks without a network too', async ({ page, context, hand, words }) => {
  await page.goto('');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: words.setUp() })).toBeVisible();
  await beginBySetup(hand, { ...DUEL, bots: [words.game('bot.plain'), words.game('bot.plain')] });
  await expect.poll(async () => (await hand.see()).last).toBeGreaterThan(4);
});
