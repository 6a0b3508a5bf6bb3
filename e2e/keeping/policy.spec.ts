import { fourEach } from '../flick/hand.ts';
import { exported } from '../hands/files.ts';
import { openRecord, withBots } from '../hands/records.ts';
import { SLOW } from '../hands/slow.ts';
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
  await openRecord(hand, withBots(fourEach(), ['plain', 'plain']));
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  // A duel goes on to its fifth point.
  await expect(hand.primary()).toHaveText(words.ui('again'), { timeout: SLOW * 110_000 });
  await expect(hand.stage()).toContainText(words.gameLike('over.five'));
  const { match } = await exported(hand);
  expect(match.entries).toHaveLength((await hand.see()).last);
  expect(match.entries.slice(fourEach().entries.length).filter(({ shots }) => shots).length, 'shots').toBeGreaterThan(
    0,
  );
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
