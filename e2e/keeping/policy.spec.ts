import { start } from '../hands/begin.ts';
import { expect, test } from '../hands/test.ts';

test.use({ game: 'flick' });

test('bots play with real physics under a policy that runs no text as code; the licences are at hand', async ({
  page,
  hand,
  words,
}) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await start(hand, {
    seed: 'policy',
    options: { variant: 'duelA' },
    bots: [words.game('bot.plain'), words.game('bot.plain')],
  });
  await hand.settled();
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  // Two warriors are chosen, laid down, and one of them has flown.
  await expect
    .poll(async () => (await hand.see()).scene.nodes.some((node) => node.kind === 'piece' && node.pose), {
      timeout: 60_000,
    })
    .toBe(true);
  await expect.poll(async () => (await hand.see()).last, { timeout: 60_000 }).toBeGreaterThan(7);
  await page.getByRole('button', { name: words.ui('menu'), exact: true }).click();
  const link = page.getByRole('menuitem', { name: words.ui('licences') });
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
  const text = await (await page.request.get(address)).text();
  for (const name of [
    'react',
    'konva',
    '@dimforge/rapier3d',
    '@fontsource-variable/onest',
    'workbox-core',
    'seedrandom',
  ]) {
    expect(text).toContain(name);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
});
