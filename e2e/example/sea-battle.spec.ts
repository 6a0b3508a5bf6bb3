// The example game of `tests/example`, on an app that has it on its shelf; the build that is shipped does not.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';
import { fromMenu } from '../hands/begin.ts';
import type { Hand } from '../hands/hand.ts';
import { SLOW } from '../hands/slow.ts';
import { expect, test } from '../hands/test.ts';
import { mouseGrip, onCard, uncover } from '../stratego/hand.ts';

test.use({ game: 'sea-battle', language: 'ru' });

let server: PreviewServer | null = null;
let outDir = '';
test.beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'mera-example-'));
  // Built, for a browser that is served each module of the sources by itself takes four times as long.
  const quick = { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false } as const;
  await build({ mode: 'example', build: quick, logLevel: 'error' });
  server = await preview({ build: { outDir }, preview: { port: 4190 }, logLevel: 'error' });
});
test.afterAll(async () => {
  await server?.close();
  await rm(outDir, { recursive: true, force: true });
});

const CELL = 60;
/** The middle of a square of Red's sea (0) or Blue's (1), by column and row from 1. */
const at = (column: number, row: number, sea = 0) => ({
  x: sea * 12 * CELL + (column - 0.5) * CELL,
  y: (row - 0.5) * CELL,
});
const lies = (hand: Hand, id: string) =>
  expect.poll(async () => {
    const { at, facing, waits } = await hand.piece(id);
    return waits ? null : { ...at, facing };
  });

test('морской бой: корабли ставят, поворачивают и берут за корму, стреляют по клетке с русской буквой', async ({
  hand,
}) => {
  const { page, words } = hand;
  await page.clock.install();
  await page.goto(`${server?.resolvedUrls?.local[0] ?? ''}#/new/sea-battle`);
  await expect(page.getByRole('button', { name: words.ui('setup.start') })).toBeVisible({ timeout: SLOW * 60_000 });
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
  await uncover(hand, mouseGrip, true);

  // Laid by a tap after a turn, taken by the stern, turned in the hand, and turned where it lies.
  const waiting = page.getByRole('region', { name: words.ui('waiting.title') });
  await waiting.getByRole('button', { name: words.game('ship.4') }).click();
  await page.keyboard.press(']');
  await hand.tap(at(1, 1));
  await lies(hand, 'red.4a').toEqual({ ...at(1, 1), facing: 0 });
  await hand.settled();
  await hand.drag(at(1, 4), at(3, 6), at(3, 5));
  await lies(hand, 'red.4a').toEqual({ ...at(3, 2), facing: 0 });
  await hand.settled();
  await hand.tap(at(3, 5));
  await page.getByRole('button', { name: words.ui('put.turn'), exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(words.game('no.off'));
  await hand.keys(']*2');
  await lies(hand, 'red.4a').toEqual({ ...at(3, 2), facing: 270 });
  await hand.settled();
  const [from, to] = [await hand.clientOf(at(6, 2)), await hand.clientOf(at(6, 4))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  // The wheel turns it and it is let go before the next frame.
  await page.evaluate(({ x, y }) => {
    const under = document.elementFromPoint(x, y);
    const place = { bubbles: true, cancelable: true, clientX: x, clientY: y };
    under?.dispatchEvent(new WheelEvent('wheel', { ...place, deltaY: 100 }));
    under?.dispatchEvent(new PointerEvent('pointerup', { ...place, pointerId: 1, pointerType: 'mouse', button: 0 }));
  }, to);
  await page.mouse.up();
  await lies(hand, 'red.4a').toEqual({ ...at(3, 4), facing: 0 });

  // A finger takes it from its place, and a second one that touches the table turns it in the hand.
  await hand.settled();
  const [first, over, second] = await Promise.all([at(3, 5), at(5, 6), at(8, 9)].map((place) => hand.clientOf(place)));
  if (!first || !over || !second) throw new Error('The sea has left the window.');
  await hand.fingersTo('touchStart', [first]);
  for (const part of [0.3, 0.6, 1]) {
    const [x, y] = [first.x + (over.x - first.x) * part, first.y + (over.y - first.y) * part];
    await hand.fingersTo('touchMove', [{ x, y }]);
  }
  await hand.fingersTo('touchStart', [over, second]);
  await hand.fingersTo('touchEnd', []);
  await lies(hand, 'red.4a').toEqual({ ...at(5, 5), facing: 90 });

  // Both fleets by luck; then shots, by the letter as it is written and by the place of its key.
  for (let side = 0; side < 2; side++) {
    if (side > 0) await uncover(hand, mouseGrip, true);
    await onCard(hand, 'do.shuffle').click();
    await expect(hand.primary()).toHaveText(words.game('do.ready'));
    await hand.primary().click();
  }
  await uncover(hand, mouseGrip, true);
  await hand.board.focus();
  await page.evaluate(() => {
    // The key of D on a Russian keyboard writes the third letter of the board.
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyD', key: 'в' }));
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit1', key: '1' }));
  });
  await expect(hand.primary()).toHaveText(words.game('do.shoot'));
  await hand.primary().click();
  await expect
    .poll(async () => (await hand.pieces()).filter(({ id }) => id.startsWith('shot.')).map(({ at }) => at))
    .toEqual([at(3, 1, 1)]);
  // Water ends the turn once it has been looked at; a hit does not.
  const struck = (await hand.pieces()).find(({ id }) => id.startsWith('shot.'));
  if (struck?.figure === 'disc') {
    await hand.primary().click();
    await uncover(hand, mouseGrip, true);
  }
  await fromMenu(hand, words.gameLike('do.resign'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.gameLike('do.resign') })
    .click();
  await expect(page.locator('[data-part=ribbon]')).toContainText(words.ui('over'));
});
