import type { Locator } from '@playwright/test';
import type { Point } from '../../src/geometry/point.ts';
import { expectNoOverflow } from '../hands/faults.ts';
import type { Hand } from '../hands/hand.ts';
import { goldenPart, openRecord } from '../hands/records.ts';
import {
  deedFor,
  fingerGrip,
  middleOf,
  onCard,
  outcome,
  ownAt,
  rankOf,
  squareAt,
  startMatch,
  uncover,
} from './hand.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test.use({ ...PHONE, language: 'ru', game: 'stratego' });

/** In so many turns there is a fight and a move without one. */
const MOST_TURNS = 12;

const army = ({ page, words }: Hand): Locator => page.getByRole('region', { name: words.ui('waiting.title') });
const tile = (hand: Hand, rank: string): Locator =>
  army(hand).getByRole('button', { name: hand.words.game(`rank.${rank}`) });
/** Taps a square once the camera stands. */
const tap = async (hand: Hand, square: string): Promise<void> => {
  await hand.steady();
  await hand.bringInView(middleOf(square));
  await hand.steady();
  await hand.touch(middleOf(square));
};
/** Waits until a piece of a rank lies on a square and the hand may act again. */
const laid = async (hand: Hand, rank: string, square: string): Promise<void> => {
  await expect
    .poll(async () => (await hand.pieces()).find(({ at, waits }) => !waits && squareAt(at) === square)?.emblem)
    .toBe(rank);
  await hand.settled();
};
const middleIn = async (element: Locator): Promise<Point> => {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

// Sabotage: the taken lay in the corner of the table, upon A and B.
test('снятые фишки не закрывают букв доски', async ({ page, hand }) => {
  await openRecord(hand, goldenPart('stratego.over-nobody', Infinity));
  await hand.settled();
  await expect(page.locator('[data-part=casualties]')).toHaveCount(1);
  await expect(page.locator('[data-part=casualties]')).toBeHidden();
  await expect(page.locator('[data-part=casualties] figure').first()).toBeAttached();
});

test('дуэль одними пальцами: плашки касаются и тянут, занавес держат, ходят и атакуют касанием', async ({
  page,
  hand,
  words,
}) => {
  const curtain = await startMatch(hand);
  const hold = page.getByRole('button', { name: words.ui('curtain.hold') });
  await expectNoOverflow(page);
  // A tap does not open it.
  await hold.tap();
  await expect(curtain).toBeVisible();
  await uncover(hand, fingerGrip);

  await expectNoOverflow(page);
  const box = await hand.board.boundingBox();
  expect(box?.width, 'the width of the board').toBeGreaterThanOrEqual(320);
  const [a, b] = [await hand.clientOf(middleOf('A1')), await hand.clientOf(middleOf('B1'))];
  expect(Math.hypot(a.x - b.x, a.y - b.y), 'the side of a square').toBeGreaterThanOrEqual(30);
  expect(await hand.inView(middleOf('A1'), middleOf('J10')), 'the whole board to be in view').toBe(true);

  await tile(hand, 'miner').tap();
  await expect(tile(hand, 'miner')).toHaveAttribute('aria-pressed', 'true');
  await tap(hand, 'B2');
  await laid(hand, 'miner', 'B2');
  // The next of the same kind is in the hand already.
  await expect(tile(hand, 'miner')).toHaveAttribute('aria-pressed', 'true');
  await tap(hand, 'I2');
  await laid(hand, 'miner', 'I2');
  await expect(tile(hand, 'miner')).toBeDisabled();
  await hand.fingers([[await middleIn(tile(hand, 'spy'))], [await hand.clientOf(middleOf('E3'))]]);
  await laid(hand, 'spy', 'E3');
  await expect(army(hand)).toContainText('3 / 10');

  await onCard(hand, 'do.shuffle').tap();
  await expect(hand.primary()).toHaveText(words.game('do.ready'));
  await hand.settled();
  await onCard(hand, 'arrangement.corner').tap();
  await hand.settled();
  await expect(hand.primary()).toHaveText(words.game('do.ready'));
  await hand.tapPrimary();
  expect(await outcome(hand)).toBe('curtain');
  await expect(curtain).toContainText('Синим');
  await uncover(hand, fingerGrip);
  await onCard(hand, 'arrangement.corner').tap();
  await expect(hand.primary()).toHaveText(words.game('do.ready'));
  await hand.tapPrimary();
  expect(await outcome(hand)).toBe('curtain');

  let fights = 0;
  let moves = 0;
  for (let turns = 0; fights === 0 || moves === 0; turns++) {
    expect(turns, 'a fight and a move to come about').toBeLessThan(MOST_TURNS);
    await uncover(hand, fingerGrip);
    // The finger that leaves the button touches nothing that was behind the curtain.
    const seen = await hand.see();
    expect(seen.ply).toBe(seen.last);
    const { piece, to, target } = deedFor(seen);
    const own = ownAt(hand, piece);
    await tap(hand, squareAt(piece.at));
    await expect(hand.held()).toHaveText(own);
    await tap(hand, to);
    await expect(hand.primary()).toHaveText(words.game(target ? 'do.attack' : 'do.move'));
    await hand.tapPrimary();
    const came = await outcome(hand);
    expect(came).toBe(target ? 'handOver' : 'curtain');
    if (!target) {
      moves++;
      continue;
    }
    fights++;
    await expect(page.locator('[data-part=clash] figure')).toHaveCount(2);
    const losses = page.getByRole('region', { name: words.ui('losses') });
    const out = (await hand.pieces()).filter((each) => each.out);
    for (const each of out) await expect(losses).toContainText(rankOf(hand, each));
    await expect(hand.primary()).toHaveText(words.ui('handOver'));
    await expect(hand.primary()).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
    await hand.tapPrimary();
    await expect(curtain).toBeVisible();
  }
});
