import type { Point } from '../src/geometry/point.ts';
import { beginAt, DUEL } from './hands/begin.ts';
import type { Hand } from './hands/hand.ts';
import type { PieceNode } from '../src/core/scene.ts';
import { expect, PHONE, test } from './hands/test.ts';

test.use({ drops: null });
/** A soldier that may walk, and a place three centimetres ahead of it. */
const walker = async (hand: Hand): Promise<{ piece: PieceNode; to: Point }> => {
  const { choices, scene } = await hand.see();
  const walk = choices.find(({ kind, off }) => kind === 'walk' && !off);
  const piece = await hand.piece(walk?.piece ?? '');
  const ahead = piece.at.y > scene.height / 2 ? -30 : 30;
  return { piece, to: { x: piece.at.x, y: piece.at.y + ahead } };
};
const standsAt = (hand: Hand, id: string) => async (): Promise<Point> => (await hand.piece(id)).at;

test('letting go of a piece moves it, and the offer beside it takes back exactly that move', async ({ hand, page }) => {
  await beginAt(hand, { ...DUEL, takeBack: 'until-luck' }, { kind: 'walk' });
  const { piece, to } = await walker(hand);
  const { last } = await hand.see();
  await hand.drag(piece.at, to);
  await expect.poll(standsAt(hand, piece.id)).toEqual(to);
  await hand.played(last);
  await page.locator('[data-part=undo-toast]').click();
  await expect.poll(standsAt(hand, piece.id)).toEqual(piece.at);
  expect((await hand.see()).last).toBe(last);
  await expect(page.locator('[data-part=undo-toast]')).toBeHidden();
});

test('where nothing can be undone the yellow button confirms, and so does a second click on the end', async ({
  hand,
}) => {
  await beginAt(hand, { ...DUEL, takeBack: 'off' }, { kind: 'walk' });
  const { piece, to } = await walker(hand);
  const { last } = await hand.see();
  await hand.drag(piece.at, to);
  expect((await hand.see()).last).toBe(last);
  await hand.tap(to);
  await hand.played(last);
  expect((await hand.piece(piece.id)).at).toEqual(to);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });
  test('a finger that lets go of a piece moves it', async ({ hand }) => {
    await beginAt(hand, { ...DUEL, takeBack: 'until-luck' }, { kind: 'walk' });
    const { piece, to } = await walker(hand);
    const { last } = await hand.see();
    await hand.touchDrag(piece.at, to);
    await hand.played(last);
    expect((await hand.piece(piece.id)).at).not.toEqual(piece.at);
  });
});
test.describe('on a phone', () => {
  test.use(PHONE);
  test('a finger that lets go of a piece only proposes', async ({ hand }) => {
    await beginAt(hand, { ...DUEL, takeBack: 'until-luck' }, { kind: 'walk' });
    const { piece, to } = await walker(hand);
    const { last } = await hand.see();
    await hand.touchDrag(piece.at, to);
    await expect(hand.primary()).not.toHaveAttribute('aria-disabled', 'true');
    expect((await hand.see()).last).toBe(last);
    await hand.tapPrimary();
    await hand.played(last);
  });
});
