import { begin, DUEL } from '../hands/begin.ts';
import { expect, test } from '../hands/test.ts';

// Sabotage: without `useLineScale` in `useFaces` the table stays as it was until something else is drawn.
test('the table has thicker lines as soon as the device asks for more contrast, and thin ones again after that', async ({
  page,
  hand,
}) => {
  // A painted table arrives when it is ready, and would change the picture meanwhile.
  await page.addInitScript(() =>
    localStorage.setItem('mera.settings', JSON.stringify({ plainTable: true, hints: false })),
  );
  await begin(hand, DUEL);
  await hand.steady();
  /** What all canvases of the table show. */
  const shown = (): Promise<string> =>
    hand.board.evaluate((board) => [...board.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()).join(' '));
  const usual = await shown();
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(shown).not.toBe(usual);
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(shown).toBe(usual);
});
