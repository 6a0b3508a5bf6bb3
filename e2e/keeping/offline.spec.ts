import { beginBySetup, DUEL } from '../hands/begin.ts';
import { bout } from '../flick/hand.ts';
import { handleOf, startOf, theAim } from '../hands/aim.ts';
import { mouse, offers, Player } from '../hands/player.ts';
import { goldenPart, openRecord, withBots } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network: the app opens, a match is begun, played and found again, a bot thinks, a flick flies', async ({
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
  // A bot thinks without a network too.
  await openRecord(hand, withBots(goldenPart('toy-soldiers.over-last', 20), ['plain', 'plain']));
  await expect.poll(async () => (await hand.see()).last).toBeGreaterThan(22);

  // And a flick is worked out: the engine was fetched at the first visit.
  await openRecord(hand, bout('A'));
  const before = await hand.see();
  const aim = theAim(before, 'do.strike');
  await hand.drag(aim.controls.at, await handleOf(hand, aim, startOf(aim, 'bearing'), 500));
  await hand.press();
  expect((await hand.see()).last).toBeGreaterThan(before.last);

  await page.goto('#/');
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
