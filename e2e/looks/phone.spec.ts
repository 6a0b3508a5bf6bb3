import { begin, beginAt, beginBySetup, DUEL } from '../hands/begin.ts';
import { expectNoOverflow } from '../hands/faults.ts';
import { setFromAfar } from '../hands/looks.ts';
import { finger, offers, Player } from '../hands/player.ts';
import { goldenPart, openRecord } from '../hands/records.ts';
import { DENSE, expect, PHONE, test } from '../hands/test.ts';
import type { BoardElement } from '../hands/board.ts';

test.use({ ...PHONE, ...DENSE });

test('home, set-up and table fit the phone in both languages; fingers can hit every control', async ({
  page,
  hand,
  words,
}) => {
  const expectFits = async (): Promise<void> => {
    for (const language of ['ru', 'en'] as const) {
      await setFromAfar(page, { language });
      await expectNoOverflow(page);
    }
  };
  await page.goto('');
  await expect(page.getByRole('link', { name: words.setUp() })).toBeVisible();
  await expectFits();
  await page.getByRole('link', { name: words.setUp() }).tap();
  await expect(page.getByRole('button', { name: words.ui('setup.start') })).toBeVisible();
  await expectFits();
  await beginBySetup(hand);
  await expectFits();
  await expect(hand.primary()).toBeInViewport({ ratio: 1 });
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button:not([data-part=rule], [data-part=log-step], [data-part=skip-link])',
      ),
    ]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => ({ name: button.ariaLabel ?? button.innerText, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );
  expect(small, 'controls less than 44 px').toEqual([]);
});

test('a match by touch, from the set-up and from the first blow on: fingers drag, pinch and tap', async ({
  page,
  hand,
  words,
}) => {
  await begin(hand, DUEL);
  const player = new Player(hand, finger);
  await player.until(offers('put'));
  const { scene, choices } = await hand.see();
  const middle = { x: scene.width / 2, y: scene.height / 2 };
  const pxPerMetre = async (): Promise<number> => {
    const [a, b] = [await hand.clientOf({ x: 0, y: 0 }), await hand.clientOf({ x: 1000, y: 0 })];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const fit = page.getByRole('button', { name: words.ui('fit'), exact: true });
  await fit.tap();
  const fitted = await pxPerMetre();
  await hand.pinch(middle, 60, 180);
  await expect.poll(pxPerMetre).toBeGreaterThan(fitted * 1.8);
  const held = await hand.clientOf(middle);
  const bare = { x: middle.x + 40, y: middle.y + 40 };
  const from = await hand.clientOf(bare);
  await hand.fingers([[from], [{ x: from.x - 60, y: from.y - 30 }]]);
  const panned = await hand.clientOf(middle);
  expect(panned.x - held.x).toBeCloseTo(-60, -1);
  expect(panned.y - held.y).toBeCloseTo(-30, -1);
  await fit.tap();
  await expect.poll(pxPerMetre).toBeCloseTo(fitted, 0);
  expect((await hand.see()).choices).toEqual(choices);

  await player.until(offers('walk'));
  await expectNoOverflow(page);
  await player.step();
  // On the way to each other nothing new is done: it goes on where they have met.
  await beginAt(hand, DUEL, { label: 'do.attack' });
  for (let i = 0; i < 3; i++) {
    await hand.settled();
    if (!(await player.step())) break;
  }
  await expectNoOverflow(page);
});

test('the sheet and the fallen leave the table its room', async ({ page, hand, words }) => {
  await test.step('the sheet is drawn to all its heights, and the table is not turned by it; both players are named', async () => {
    await openRecord(hand, goldenPart('toy-soldiers.over-last', 50));
    // A phone's own styles come after those of the first screen.
    await expect(page.locator('[data-part=pieces-left] p > span').first()).toBeHidden();
    for (const seat of ['blue', 'red'] as const)
      await expect(
        page.locator('[data-part=plate]').getByText(words.ui(`seat.${seat}`), { exact: true }),
      ).toBeVisible();
    await hand.steady();
    const first = await hand.clientOf({ x: 0, y: 0 });
    for (const name of ['sheet.raise', 'sheet.raise', 'sheet.lower']) {
      await hand.steady();
      const [a, b] = [await hand.clientOf({ x: 0, y: 0 }), await hand.clientOf({ x: 900, y: 0 })];
      expect(Math.abs(b.y - a.y), 'the near edge to lie level').toBeLessThan(1);
      expect(Math.abs(a.x - first.x) + Math.abs(a.y - first.y), 'the table to stay where it was').toBeLessThan(1);
      await page.getByRole('button', { name: words.ui(name) }).tap();
    }
    await hand.steady();
    await expectNoOverflow(page);
  });
  // Sabotage: they lay over the man whom one had to press.
  await test.step('the fallen in the corner of the table give way to who stands there', async () => {
    await openRecord(hand, goldenPart('toy-soldiers.over-last', 90));
    await hand.steady();
    const fell = page.locator('[data-part=casualties] figure').first();
    await expect(fell).toBeVisible();
    const box = await fell.boundingBox();
    const man = (await hand.pieces()).find(({ out, seat }) => !out && seat);
    if (!box || !man) throw new Error('Nobody has fallen, or nobody stands.');
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const from = await hand.clientOf(man.at);
    await page.mouse.move(0, 0);
    await hand.board.evaluate(
      (board, [dx, dy]) => (board as BoardElement).mera.table.current.panBy(dx ?? 0, dy ?? 0),
      [to.x - from.x, to.y - from.y],
    );
    await hand.steady();
    const now = await hand.clientOf(man.at);
    expect(Math.hypot(now.x - to.x, now.y - to.y)).toBeLessThan(30);
    await expect(fell).toBeHidden();
  });
});
