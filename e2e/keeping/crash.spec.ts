import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { beginAt, DUEL } from '../hands/begin.ts';
import { Hand } from '../hands/hand.ts';
import type { Seen } from '../hands/seen.ts';
import { mouse, Player } from '../hands/player.ts';
import { slowDown } from '../hands/slow.ts';
import { expect, test, watch } from '../hands/test.ts';

test('closed right after a press: the match goes on from its last action, dice and all', async ({
  page: first,
  context,
  hand: firstHand,
  words,
}) => {
  const address = await beginAt(firstHand, DUEL, { label: 'do.march' });
  let before = await firstHand.see();
  let page = first;
  for (let round = 0; round < 2; round++) {
    // First the page dies at once, then as soon as the table shows that the action stands.
    const hand = new Hand(page, words);
    const open = page
      .locator(':is([data-part=tray] [data-part=primary], [data-part=passes] button):not([aria-disabled=true])')
      .first();
    await expect(open).toBeVisible();
    // A way is only shown by the first press.
    if ((await open.innerText()).startsWith(words.ui('best.way'))) {
      await open.click();
      await expect(hand.primary()).toHaveText(await hand.way());
    }
    if (round % 2 === 0) await open.evaluate((button: HTMLElement) => button.click());
    else {
      await open.click();
      await expect.poll(async () => (await hand.see()).last, { intervals: [10] }).toBe(before.last + 1);
    }
    await page.close();
    page = await context.newPage();
    await page.goto('');
    await expect(page.getByRole('heading', { name: words.game('name') }).first()).toBeVisible();
    await page.getByRole('button', { name: words.ui('last.go') }).click();
    await expect(page).toHaveURL(address);
    const again = new Hand(page, words);
    await again.settled();
    const after = await again.see();
    expect(after.last).toBeGreaterThanOrEqual(before.last + (round % 2));
    expect(after.last).toBeLessThanOrEqual(before.last + 1);
    expect(after.ply).toBe(after.last);
    before = after;
  }
});

/** The browser's own process, to be ended as a power cut would. */
const processOf = async (context: BrowserContext): Promise<number> => {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser of its own.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pid = processInfo.find(({ type }) => type === 'browser')?.id;
  if (!pid) throw new Error('The browser does not tell its process.');
  return pid;
};

test('the whole browser killed: what the table has shown is kept', async ({ words, baseURL, launchOptions }) => {
  const profile = await mkdtemp(join(tmpdir(), 'mera-'));
  const launch = async (): Promise<{ context: BrowserContext; hand: Hand; errors: string[] }> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL ? { baseURL } : {}),
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await slowDown(context);
    return { context, hand: new Hand(context.pages()[0] ?? (await context.newPage()), words), errors: watch(context) };
  };
  try {
    const one = await launch();
    const pid = await processOf(one.context);
    const address = await beginAt(one.hand, DUEL, { kind: 'walk' });
    const { last } = await one.hand.see();
    await one.hand.tray.getByRole('button', { name: words.game('do.stay'), exact: true }).click();
    await expect.poll(async () => (await one.hand.see()).last, { intervals: [5] }).toBeGreaterThan(last);
    const shown: Seen = await one.hand.see();
    const gone = one.context.waitForEvent('close');
    process.kill(pid, 'SIGKILL');
    await gone;
    expect(one.errors).toEqual([]);

    const two = await launch();
    await two.hand.page.goto(address);
    await two.hand.settled();
    const kept = await two.hand.see();
    expect(kept.last).toBe(shown.last);
    await new Player(two.hand, mouse).step();
    expect(two.errors).toEqual([]);
    await two.context.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
});
