import type { AimControl } from '../../src/core/aim.ts';
import { aimPanel, settingOn, slide } from '../hands/aim.ts';
import { panelOf } from '../hands/hand.ts';
import { openRecord } from '../hands/records.ts';
import { expect, PHONE, test } from '../hands/test.ts';
import { bout } from './hand.ts';

test.use({ ...PHONE, game: 'flick' });

const SLIDES = ['bearing', 'power', 'offset', 'height'] as const satisfies readonly AimControl[];

test('a finger that goes up over a slide scrolls the card and sets nothing; one that goes aside sets it', async ({
  page,
  hand,
  words,
}) => {
  await openRecord(hand, bout('D'));
  await expect(aimPanel(hand)).toBeVisible();
  const card = panelOf(page);
  for (const name of SLIDES) {
    const row = slide(hand, name).locator('xpath=..');
    await card.evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
    await row.evaluate((box) => box.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const before = await settingOn(hand, name);
    const scrolled = await card.evaluate((box) => box.scrollTop);
    const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Not where the thumb is: else a set place would be the old one.
    const from = { x: x + width * (before > 0 ? 0.15 : 0.85), y: y + height / 2 };
    await hand.fingers([[from], [{ x: from.x + 2, y: from.y - 110 }]]);
    expect(await settingOn(hand, name), `${name} after a swipe upward`).toBe(before);
    const room = await card.evaluate((box) => box.scrollHeight - box.clientHeight);
    if (scrolled < room) await expect.poll(() => card.evaluate((box) => box.scrollTop), name).toBeGreaterThan(scrolled);
  }
  const row = slide(hand, 'power').locator('xpath=..');
  await row.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (part: number) => ({ x: x + width * part, y: y + height / 2 });
  await hand.fingers([[at(0.2)], [at(0.9)]]);
  await expect.poll(() => settingOn(hand, 'power')).toBeGreaterThan(800);
  await expect(hand.primary()).toHaveText(words.game('do.strike'));
  const grip = page.getByRole('button', { name: words.ui('sheet.raise') });
  // Sabotage: without the room above the card the button for the next target lay under the grip.
  // However far the card is scrolled, no button of the aim lies under the grip.
  const bare = await card.evaluate(
    async (box, raise) => {
      const { left, top, width, height } = (raise as Element).getBoundingClientRect();
      let over = 0;
      for (let far = 0; far <= box.scrollHeight - box.clientHeight; far += 15) {
        box.scrollTo({ top: far, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        const there = document.elementsFromPoint(left + width / 2, top + height / 2);
        if (there.some((each) => each.matches('[data-part=aim] button'))) over++;
      }
      return over;
    },
    await grip.elementHandle(),
  );
  await expect(page.locator('[data-part=panel] > * > [data-part=actor]')).toBeVisible();
  expect(bare, 'places of the card at which the grip lies over what is pressed').toBe(0);
});
