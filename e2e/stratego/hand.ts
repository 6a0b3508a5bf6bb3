import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { PieceNode } from '../../src/core/scene.ts';
import type { Point } from '../../src/geometry/point.ts';
import { centreOf } from '../../src/geometry/shape.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { gameOf } from '../../tests/games.ts';
import { replay } from '../../tests/replay.ts';
import { matchOf, type Wish } from '../hands/begin.ts';
import { layDown } from '../hands/records.ts';
import { ASKED, type Hand } from '../hands/hand.ts';
import { SLOW } from '../hands/slow.ts';
import { isPiece, type Offered, type Seen } from '../hands/seen.ts';

export { RANKS } from '../../src/games/stratego/types.ts';

const stratego = gameOf('stratego') as AnyGame;
/** Ten pieces a side. */
export const TEN: Wish = { options: { size: 'duel' } };

const CELL = 60;
const COLUMNS = 'ABCDEFGHIJ';
/** The middle of a square, by its name. */
export const middleOf = (square: string): Point => ({
  x: COLUMNS.indexOf(square.charAt(0)) * CELL + CELL / 2,
  y: (10 - Number(square.slice(1))) * CELL + CELL / 2,
});
/** The name of the square that a point lies in. */
export const squareAt = ({ x, y }: Point): string => `${COLUMNS[Math.floor(x / CELL)]}${10 - Math.floor(y / CELL)}`;
/** The keys that name a square. */
export const keysOf = (square: string): string[] => {
  const [letter = '', ...digits] = square;
  return [`Key${letter}`, ...digits.map((digit) => `Digit${digit}`)];
};

/** A way to hold a button down. */
export interface Grip {
  down(hand: Hand, button: Locator): Promise<void>;
  up(hand: Hand): Promise<void>;
}
export const mouseGrip: Grip = {
  down: async ({ page }, button) => {
    await button.hover();
    await page.mouse.down();
  },
  up: ({ page }) => page.mouse.up(),
};
export const fingerGrip: Grip = {
  down: async (hand, button) => {
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await hand.fingersTo('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
  },
  up: (hand) => hand.fingersTo('touchEnd', []),
};
const clocked = new WeakSet<BrowserContext>();
/** Has the page's time, which goes on by itself, ready to be turned on. */
export const wind = async (page: Page): Promise<void> => {
  const context = page.context();
  if (!clocked.has(context)) await page.clock.install();
  clocked.add(context);
};
/** Opens the curtain by holding its button; the page's clock is turned on by as long as that takes, unless it is not to be `quick`. */
export const uncover = async (hand: Hand, grip: Grip = mouseGrip, quick = true): Promise<void> => {
  const { page, words } = hand;
  const button = page.getByRole('button', { name: words.ui('curtain.hold') });
  await expect(button).toBeVisible();
  if (quick) await wind(page);
  // The second begins when the page has felt the hand: a touch just as the curtain falls may still go to what was there.
  await expect(async () => {
    await grip.down(hand, button);
    try {
      await expect(button).toHaveAttribute('data-holding', 'true', { timeout: SLOW * 800 });
    } catch (unfelt) {
      await grip.up(hand);
      throw unfelt;
    }
  }).toPass({ timeout: SLOW * 20_000 });
  if (quick) await page.clock.fastForward(1000);
  await expect(hand.board.locator('canvas').first()).toBeVisible();
  await grip.up(hand);
  await hand.settled();
};

/** Begins a match of two people, where arrangements are named with both sides' armies laid out by them; the curtain is before Red. */
export const startMatch = async (
  hand: Hand,
  { wish = TEN, arrangements = [] }: { wish?: Wish; arrangements?: readonly [red: string, blue: string] | [] } = {},
): Promise<Locator> => {
  const match = matchOf(stratego, wish);
  for (const arrangement of arrangements) {
    for (const label of [`arrangement.${arrangement}`, 'do.ready']) {
      const state = replay(stratego, match).steps.at(-1)?.state;
      const turn = stratego.turn(state);
      const choices = 'to' in turn ? stratego.choices(stratego.view(state, turn.to)) : [];
      const choice = choices.find(({ label: { key } }) => key === `stratego:${label}`);
      if (choice?.kind !== 'do') throw new Error(`There is no ${label} to choose.`);
      match.entries.push({ action: choice.action });
    }
  }
  await layDown(hand.page, match);
  const curtain = hand.page.locator('[data-part=curtain]');
  await expect(curtain).toBeVisible();
  return curtain;
};
/** Has the side on turn stand by the ready-made arrangement “corner”: it is only to be confirmed. */
export const lineUp = async (hand: Hand): Promise<void> => {
  await onCard(hand, 'arrangement.corner').click();
  await expect(hand.primary()).toHaveText(hand.words.game('do.ready'));
};
/** A button of the card: a ready-made arrangement, or what else may be done with all pieces. */
export const onCard = ({ page, words }: Hand, key: string): Locator =>
  page.locator('[data-part=buttons]').getByRole('button', { name: words.game(key), exact: true });
/** Lays out a ready-made arrangement and is ready. */
export const layOut = async (hand: Hand, arrangement = 'corner'): Promise<void> => {
  const { words } = hand;
  await onCard(hand, `arrangement.${arrangement}`).click();
  await expect(hand.primary()).toHaveText(words.game('do.ready'));
  await hand.primary().click();
  expect(await outcome(hand)).toBe('curtain');
};
/** Waits for what comes of a turn: the curtain (a press ends the look at what has been played), a fight to look at before the table is handed over, or the end. */
export const outcome = async ({ page, words }: Hand): Promise<'curtain' | 'handOver' | 'over'> => {
  const found = await page.waitForFunction(
    ([handOver, again]) => {
      if (document.querySelector('[data-part=curtain]')) return 'curtain';
      const button = document.querySelector<HTMLButtonElement>('[data-part=tray] button');
      const told = button?.innerText.trim();
      if (told === again) return 'over';
      if (told !== handOver) return null;
      if (document.querySelector('[data-part=clash]')) return 'handOver';
      button?.click();
      return 'curtain';
    },
    [words.ui('handOver'), words.ui('again')],
    { polling: ASKED },
  );
  const came = (await found.jsonValue()) ?? 'over';
  if (came === 'curtain') await expect(page.locator('[data-part=curtain]')).toBeVisible();
  return came;
};

/** What a side does in its turn: who goes, to which square, and whom it attacks there. */
export interface Deed {
  readonly piece: PieceNode;
  readonly to: string;
  readonly target?: PieceNode;
}
const apart = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
/** Attacks the rearmost enemy it can with the highest rank, else goes toward the rearmost enemies. */
export const deedFor = ({ scene, choices }: Seen): Deed => {
  const pieces = new Map(scene.nodes.filter(isPiece).map((piece) => [piece.id, piece]));
  const pieceOf = (id: Offered['target']): PieceNode => {
    const piece = typeof id === 'string' ? pieces.get(id) : undefined;
    if (!piece) throw new Error('A choice names a piece that is not on the table.');
    return piece;
  };
  const seat = pieceOf(choices.find(({ piece }) => piece)?.piece).seat;
  const depth = ({ at }: PieceNode): number => (seat === 'red' ? at.y : scene.height - at.y);
  const enemies = [...pieces.values()].filter((piece) => piece.seat !== seat && !piece.out);
  const rear = Math.min(...enemies.map(depth));
  const goals = enemies.filter((enemy) => depth(enemy) === rear);
  const deeds = choices.flatMap((choice): (Deed & { readonly cost: number })[] => {
    if (!choice.piece) return [];
    const piece = pieceOf(choice.piece);
    if (choice.kind === 'do') {
      const target = pieceOf(choice.target);
      return [{ piece, target, to: squareAt(target.at), cost: depth(target) - 1000 - Number(piece.mark) }];
    }
    return (choice.within ?? []).map((square) => {
      const at = centreOf(square);
      return { piece, to: squareAt(at), cost: Math.min(...goals.map((goal) => apart(goal.at, at))) };
    });
  });
  const [first, ...others] = deeds;
  if (!first) throw new Error('There is nothing to do.');
  return others.reduce<typeof first>((best, deed) => (deed.cost < best.cost ? deed : best), first);
};
/** What a piece is, in words; only what the scene tells of it. */
export const rankOf = ({ words }: Hand, piece: PieceNode): string => {
  const key = piece.name?.key.split(':')[1];
  if (!key) throw new Error(`What ${piece.id} is, is hidden.`);
  return words.game(key);
};
/** An own piece on the board, as it is told to its side: what it is, and on which square. */
export const ownAt = (hand: Hand, piece: PieceNode): string =>
  `${hand.words.gameWith('piece.own', { rank: rankOf(hand, piece) })}, ${squareAt(piece.at)}`;
