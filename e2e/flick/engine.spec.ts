import { askedShots, countShots, handleOf, startOf, theAim } from '../hands/aim.ts';
import { exported } from '../hands/files.ts';
import { bout } from './hand.ts';
import { openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';

test.use({ game: 'flick' });

test('while a shot is worked out this shows, and it can be stopped: the table stays as it was', async ({
  page,
  hand,
  words,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await openRecord(hand, bout('A'));
  const before = await hand.see();
  const aim = theAim(before, 'do.strike');
  await hand.drag(aim.controls.at, await handleOf(hand, aim, startOf(aim, 'bearing'), 500));
  await expect(hand.primary()).toHaveText(words.game('do.strike'));
  const stop = page.getByRole('button', { name: words.ui('shot.cancel') });
  await expect(stop).toBeHidden();
  await hand.primary().click();
  await expect(stop).toBeVisible();
  await stop.click();
  await expect(hand.primary()).toHaveText(words.game('do.strike'));
  expect(await hand.see()).toMatchObject({ last: before.last, ply: before.last, scene: before.scene });
  const { match } = await exported(hand);
  expect(match.entries).toHaveLength(before.last);

  // Stopped from the keyboard too, and pressing on asks no second time.
  await hand.board.focus();
  await hand.keys('Enter', 'Enter');
  await expect(stop).toBeVisible();
  await hand.keys('Escape');
  await expect(stop).toBeHidden();
  expect(await hand.see()).toMatchObject({ last: before.last, scene: before.scene });

  // The same aim is struck when the engine has come.
  await hand.drag(aim.controls.at, await handleOf(hand, aim, startOf(aim, 'bearing'), 500));
  await hand.primary().click();
  await expect(stop).toBeVisible();
  release();
  await hand.played(before.last);
  expect((await exported(hand)).match.entries.at(-1)?.shots?.length).toBeGreaterThan(0);
});

test('a recorded shot is drawn alike every time: shown once more, again, five times slower, and after a reload, after which nothing is worked out anew', async ({
  page,
  hand,
  words,
}) => {
  await page.clock.install();
  await countShots(hand);
  await openRecord(hand, bout('D'));
  const { last } = await hand.see();
  for (let i = 0; i < 2; i++) {
    const aim = theAim(await hand.see(), 'do.strike');
    await hand.drag(aim.controls.at, await handleOf(hand, aim, startOf(aim, 'bearing'), 900));
    await hand.press();
  }
  expect(await askedShots(hand)).toBeGreaterThan(0);
  const stepAt = async (ply: number): Promise<unknown> => {
    await page.getByRole('slider', { name: words.ui('time.label') }).fill(`${ply}`);
    return (await hand.see()).scene;
  };
  const steps = [await stepAt(last + 1), await stepAt(last + 2)];
  const { text } = await exported(hand);

  /** What the table shows to the pixel, as one number for each layer of it. */
  const picture = (): Promise<string> =>
    hand.board.locator('canvas').evaluateAll(async (all) => {
      const digests = all.map(async (canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
        return new Uint8Array(await crypto.subtle.digest('SHA-256', pixels ?? new Uint8Array())).join('.');
      });
      return (await Promise.all(digests)).join(' ');
    });
  /** The table at several moments of the film, so many times slower, while the page's time goes on only as it is told. */
  const film = async (button: string, slow: number): Promise<string[]> => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await hand.steady();
    // Frames come every 16 ms of the page's time: each showing begins together with one.
    await hand.freeze();
    await page.clock.runFor(16 - ((await page.evaluate(() => performance.now())) % 16));
    await page.getByRole('button', { name: words.ui(button), exact: true }).click();
    await expect(hand.primary()).toHaveText(words.ui('skip'));
    const drawn: string[] = [];
    for (let i = 0; i < 5; i++) {
      await page.clock.runFor(32 * slow);
      drawn.push(await picture());
    }
    await page.clock.resume();
    await hand.settled();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return drawn;
  };
  const once = await film('shot.again', 1);
  expect(new Set(once).size, 'moments that differ').toBe(once.length);
  expect(await film('shot.again', 1), 'once more').toEqual(once);
  expect(await film('shot.slow', 5), 'five times slower').toEqual(once);

  await page.reload();
  await hand.settled();
  expect((await hand.see()).last).toBe(last + 2);
  expect([await stepAt(last + 1), await stepAt(last + 2)]).toEqual(steps);
  expect(await film('shot.again', 1), 'after a reload').toEqual(once);
  expect((await hand.see()).scene).toEqual(steps[1]);
  expect((await exported(hand)).text).toBe(text);

  // Taken back and played again it is the same shot too.
  await page.getByRole('button', { name: words.ui('undo'), exact: true }).click();
  await expect.poll(async () => (await hand.see()).last).toBe(last + 1);
  await page.getByRole('button', { name: words.ui('redo'), exact: true }).click();
  await hand.played(last + 1);
  expect((await exported(hand)).text).toBe(text);
  expect(await askedShots(hand), 'shots worked out after the reload').toBe(0);
});

test('a bot thinks, and its shot cannot be stopped: no other would come', async ({ page, hand, words }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest('**/*.wasm');
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await openRecord(hand, {
    ...bout('A'),
    players: [
      { seat: 'blue', name: '', bot: 'plain' },
      { seat: 'red', name: '' },
    ],
  });
  await asked;
  await expect(hand.primary()).toHaveText(words.ui('wait.bot'));
  await hand.keys('Escape');
  const { last } = await hand.see();
  release();
  await hand.played(last);
});

test('without its engine a shot is refused and says why; it is fired when the engine has come', async ({
  page,
  hand,
  words,
  quiet,
}) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await openRecord(hand, bout('A'));
  const { last, scene } = await hand.see();
  const aim = theAim(await hand.see(), 'do.strike');
  const pull = async (): Promise<void> =>
    hand.drag(aim.controls.at, await handleOf(hand, aim, startOf(aim, 'bearing'), 400));
  await pull();
  await hand.primary().click();
  await expect(page.getByRole('alert')).toHaveText(words.coreLike('noEngine'));
  expect(await hand.see()).toMatchObject({ last, scene });
  await page.unroute('**/*.wasm');
  await pull();
  await hand.press();
  // The page has told of the engine that did not come, for the shot and for the dial of its spin, and of nothing else.
  quiet.splice(0, quiet.length, ...quiet.filter((error) => !/Failed to fetch|ERR_FAILED|wasm/i.test(error)));
});

test('a bot that cannot shoot for want of the engine says so, and tries again at a press', async ({
  page,
  hand,
  words,
  quiet,
}) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await openRecord(hand, {
    ...bout('A'),
    players: [
      { seat: 'blue', name: '', bot: 'plain' },
      { seat: 'red', name: '' },
    ],
  });
  const told = page.getByRole('status').filter({ hasText: words.coreLike('noEngine') });
  await expect(told).toBeVisible();
  await expect(hand.primary()).toHaveText(words.ui('bot.again'));
  const { last } = await hand.see();
  // Still without it: it says so once more.
  const { length } = quiet;
  await hand.primary().click();
  await expect.poll(() => quiet.slice(length).some((error) => error.includes('EngineUnavailable'))).toBe(true);
  await expect(hand.primary()).toHaveText(words.ui('bot.again'));
  await expect(told).toBeVisible();
  quiet.length = 0;
  await page.unroute('**/*.wasm');
  await hand.board.focus();
  await hand.keys('Enter');
  await hand.played(last);
  await expect(told).toBeHidden();
});
