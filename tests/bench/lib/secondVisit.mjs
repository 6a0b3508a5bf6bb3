// A second visit without a network: the page comes from the service worker, on a processor four times slower.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_FLAGS } from '../../../scripts/lib/browser.mjs';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };
const SLOWER = 4;
/** Presses the switch of the theme on every frame until the page answers, and keeps the time of the answer, ms after the visit began. */
const pressUntilAnswered = () => {
  const press = () => {
    const theme = document.body?.dataset.theme;
    document.querySelector('[data-part=theme]')?.click();
    requestAnimationFrame(() => {
      if (theme !== undefined && document.body.dataset.theme !== theme) window.answered = performance.now();
      else press();
    });
  };
  requestAnimationFrame(press);
};

/** Returns after how many ms a press on the home screen answers, on the second visit. */
export const secondVisit = async (executablePath, address) => {
  const folder = mkdtempSync(join(tmpdir(), 'second-visit-'));
  const context = await chromium.launchPersistentContext(folder, { executablePath, args: BROWSER_FLAGS, ...PHONE });
  try {
    const first = await context.newPage();
    await first.goto(address);
    // It is active once all its files are kept.
    await first.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
    });
    await first.close();
    await context.setOffline(true);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(pressUntilAnswered);
    await page.goto(address);
    const answer = await page.waitForFunction(() => window.answered);
    return await answer.jsonValue();
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
