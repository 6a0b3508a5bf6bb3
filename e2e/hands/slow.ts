import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower than the machine the pages run: `SLOW` of the environment, 1 without it. */
export const SLOW = Math.max(1, Number(process.env['SLOW'] ?? 1));

/** Throttles the processor of every page of a context by `SLOW`, of those that are opened later too. */
export const slowDown = async (context: BrowserContext): Promise<void> => {
  if (SLOW === 1) return;
  const throttle = async (page: Page): Promise<void> => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  };
  // A page may close before it is throttled.
  context.on('page', (page) => void throttle(page).catch(() => undefined));
  await Promise.all(context.pages().map(throttle));
};
