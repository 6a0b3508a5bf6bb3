import type { CoverOverview } from '../src/core/choice.ts';
import type { Point } from '../src/geometry/point.ts';
import { aimPanel, handleOf, startOf, takeAim, theAim } from './hands/aim.ts';
import { tabTo } from './hands/focus.ts';
import { type Hand, panelOf } from './hands/hand.ts';
import { attacksIn } from './hands/seen.ts';
import { expectNoOverflow, faults, faultsIn } from './hands/faults.ts';
import { goldenUntil, openRecord } from './hands/records.ts';
import { expect, PHONE, test } from './hands/test.ts';
import type { BoardElement } from './hands/board.ts';

test.use({ game: 'sci-fi' });

/** The shares that are shown on the table. */
const shown = (hand: Hand): Promise<CoverOverview | null> =>
  hand.board.evaluate((board) => (board as BoardElement).mera.outlook);
const from = async (hand: Hand): Promise<Point | null> => (await shown(hand))?.from ?? null;
const open = (hand: Hand): Promise<string> =>
  openRecord(
    hand,
    goldenUntil('sci-fi.over-last', ({ type }) => type === 'shoot'),
  );
/** Somewhere 8 mm to the left of a point, after a way that leaves it. */
const left = ({ x, y }: Point): Point => ({ x: x - 8, y });

test('by mouse: switched on in the card, the shares follow the piece in the hand and are those of the shot', async ({
  page,
  hand,
  words,
}) => {
  await open(hand);
  const { choices } = await hand.see();
  const target = attacksIn({ choices }).find(({ piece }) =>
    choices.some((choice) => choice.kind === 'walk' && choice.piece === piece),
  );
  if (!target) throw new Error('Nobody may walk and shoot.');
  const { at } = await hand.piece(target.piece);
  await hand.tap(at);
  const toggle = page.getByRole('switch', { name: words.ui('outlook.title'), exact: true });
  await expect(toggle).not.toBeChecked();
  expect(await shown(hand)).toBeNull();
  await toggle.click();
  await expect(toggle).toBeChecked();
  const seen = await shown(hand);
  expect(seen).toMatchObject({ by: target.piece, from: at });
  const enemies = (await hand.pieces()).filter(({ id }) => id.startsWith('red') === target.piece.startsWith('blue'));
  expect(seen?.shares.map(({ id }) => id).toSorted()).toEqual(
    enemies
      .filter(({ seat }) => seat)
      .map(({ id }) => id)
      .toSorted(),
  );

  await hand.tap((await hand.piece(target.target)).at);
  const share = seen?.shares.find(({ id }) => id === target.target)?.share ?? -1;
  await expect(page.locator('[data-part=eye] figcaption')).toContainText(`${Math.round(share * 100)}%`);
  await page.keyboard.press('Escape');

  await hand.tap(at);
  await hand.drag(at, left(left(at)), left(at));
  await expect.poll(async () => (await from(hand))?.x).toBeLessThan(at.x);
  await page.getByRole('tab', { name: words.ui('tab.pieces'), exact: true }).click();
  const dragged = await shown(hand);
  for (const { share: hidden } of dragged?.shares ?? [])
    await expect(panelOf(page)).toContainText(
      words.ui('outlook.piece').replace('{{share}}', `${Math.round(hidden * 100)}%`),
    );
  await page.reload();
  await hand.settled();
  await hand.tap(at);
  expect(await from(hand), 'the switch is kept').toEqual(at);
});

test('by keyboard: V shows the shares where the piece stands, the arrows carry them along', async ({ page, hand }) => {
  await open(hand);
  await tabTo(page, hand.board);
  await page.keyboard.press('n');
  await expect(hand.held()).not.toBeEmpty();
  expect(await shown(hand)).toBeNull();
  await page.keyboard.press('v');
  const stands = await shown(hand);
  expect(stands?.shares.length).toBeGreaterThan(0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => from(hand)).toEqual({ x: (stands?.from.x ?? 0) - 10, y: stands?.from.y });
  await page.keyboard.press('v');
  expect(await shown(hand)).toBeNull();
});

/** A gun laid by hand, the shares switched on. */
const layAndLook = async (hand: Hand): Promise<void> => {
  await openRecord(
    hand,
    goldenUntil('sci-fi.over-resigned', ({ type }) => type === 'fire'),
  );
  const aim = theAim(await hand.see());
  await hand.steady();
  await takeAim(hand, aim);
  await hand.drag((await hand.piece(aim.piece)).at, await handleOf(hand, aim, startOf(aim, 'bearing'), 300));
  const toggle = hand.page.getByRole('switch', { name: hand.words.ui('outlook.title'), exact: true });
  await toggle.scrollIntoViewIfNeeded();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect.poll(async () => (await shown(hand))?.shares.length).toBeGreaterThan(0);
};
test('axe finds nothing where a gun is laid and the shares are shown, light and dark', async ({
  page,
  hand,
  words,
}) => {
  await layAndLook(hand);
  await expect(aimPanel(hand).getByRole('img', { name: words.ui('aim.side') })).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) expect(await faultsIn(page, scheme, scheme)).toEqual([]);
});
test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });
  test('то же на телефоне: ничего не выступает и axe молчит', async ({ page, hand }) => {
    await layAndLook(hand);
    await expectNoOverflow(page);
    expect(await faults(page)).toEqual([]);
  });
});
