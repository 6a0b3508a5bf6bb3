import { begin } from '../hands/begin.ts';
import { expect, test } from '../hands/test.ts';

test('from 2200 px on all is as large as on 1920 px, canvas and hand too', async ({ page, hand }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await begin(hand);
  await hand.steady();
  const walker = (await hand.see()).choices.find(({ kind }) => kind === 'walk' || kind === 'do')?.piece ?? 'blue1';
  const sizes = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return {
        text: parseFloat(
          getComputedStyle(document.querySelector('[data-part=tray] [data-part=primary]') as Element).fontSize,
        ),
        panel: box('[data-part=panel]')?.width ?? 0,
        board: box('[role=application]')?.width ?? 0,
        icon: box('[data-part=top] svg')?.width ?? 0,
        canvas: (document.querySelector('canvas')?.width ?? 0) / (box('canvas')?.width ?? 1),
      };
    });
  const before = await sizes();
  const { at } = await hand.piece(walker);
  const place = await hand.clientOf(at);
  for (const [width, height] of [
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    const scale = width / 1920;
    await page.setViewportSize({ width, height });
    const grown = (value: number): number => Math.round((value / scale) * 2) / 2;
    await expect.poll(async () => (await sizes()).panel / scale, `${width}`).toBeCloseTo(before.panel, 0);
    const now = await sizes();
    expect(now.text / scale).toBeCloseTo(before.text, 1);
    expect(now.icon / scale).toBeCloseTo(before.icon, 1);
    expect(now.board / scale).toBeCloseTo(before.board, 0);
    // Each pixel of the screen is one of the canvas.
    expect(now.canvas).toBeCloseTo(1, 2);
    await hand.steady();
    const there = await hand.clientOf(at);
    expect(grown(there.x)).toBeCloseTo(place.x, -1);
    expect(grown(there.y)).toBeCloseTo(place.y, -1);
    // A hand finds the piece where it is seen.
    await hand.board.focus();
    await page.keyboard.press('Escape');
    await hand.tap(at);
    await expect(hand.held()).not.toBeEmpty();
    await page.keyboard.press('Escape');
  }
});
