import { type Page } from '@playwright/test';
import { begin } from '../hands/begin.ts';
import { expect, test } from '../hands/test.ts';

/** How many device pixels each canvas has for one that it is shown at; those of the table, and of pictures. */
const sharpness = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('canvas')].map((canvas) => canvas.width / canvas.getBoundingClientRect().width),
  );

test('a window that is dragged to another screen, or zoomed, redraws every canvas as sharply as the screen is', async ({
  page,
  hand,
}) => {
  await begin(hand);
  const session = await page.context().newCDPSession(page);
  const show = (width: number, height: number, deviceScaleFactor: number): Promise<unknown> =>
    session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
  const expectSharp = async (ratio: number): Promise<void> =>
    expect
      .poll(async () => (await sharpness(page)).map((each) => Math.round(each * 20) / 20), `at ratio ${ratio}`)
      .toEqual((await sharpness(page)).map(() => ratio));
  // A window that keeps its very size is not told of the change where it is only emulated.
  for (const [width, height, ratio] of [
    [1278, 718, 2],
    [1024, 576, 1.25],
    [320, 180, 4],
    [1280, 720, 1],
  ] as const) {
    await show(width, height, ratio);
    await expectSharp(ratio);
  }
  // The picture of the last match as well.
  await page.goto('#/');
  await page.locator('main canvas').first().waitFor();
  await show(1276, 716, 2);
  await expectSharp(2);
});
