import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import type { Point } from '../../src/geometry/point.ts';
import { centreOf } from '../../src/geometry/shape.ts';
import { ASKED, type Hand } from '../hands/hand.ts';
import { apart, isPiece } from '../hands/seen.ts';
import type { Rank } from '../../src/games/stratego/types.ts';
import { RANKS, wind } from './hand.ts';
import type { Words } from '../hands/words.ts';
import type { BoardElement } from '../hands/board.ts';

export { RANKS, squareAt } from './hand.ts';
export type { Rank } from '../../src/games/stratego/types.ts';
export type Side = 'red' | 'blue';
/** The texts of the game with secrets. */
export const texts = JSON.parse(
  readFileSync(new URL('../../src/games/stratego/texts.en.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;
/** The words of the ranks in a text. */
export const ranksIn = (text: string): Rank[] =>
  RANKS.filter((rank) => new RegExp(`\\b${texts[`rank.${rank}`] ?? rank}s?\\b`, 'i').test(text));

/** The same numbers at every run. */
export const numbers = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

/** A move that the table offers. */
export interface Step {
  readonly piece: string;
  readonly from: Point;
  readonly to: Point;
  /** Whom it attacks. */
  readonly target?: string;
}
/** Whether a piece stands on the field. */
export const stands = ({ at }: PieceNode, { width, height }: Scene): boolean =>
  at.x > 0 && at.y > 0 && at.x < width && at.y < height;
/** The enemies on the field of a seat that looks at a scene. */
export const enemiesOf = (scene: Scene, seat: Side): PieceNode[] =>
  scene.nodes.filter(isPiece).filter((piece) => piece.seat !== seat && stands(piece, scene));
/** Where pieces are in the window, by their ids. */
export const placesOf = async ({ board }: Hand, pieces: readonly PieceNode[]): Promise<Map<string, Point>> =>
  new Map(
    await board.evaluate(
      (board, list) => {
        const { current } = (board as BoardElement).mera.table;
        return list.map(({ id, at }) => [id, current.clientOf(at)] as const);
      },
      pieces.map(({ id, at }) => ({ id, at })),
    ),
  );
/** All moves of the seat at the screen. */
export const stepsOf = async (hand: Hand): Promise<Step[]> => {
  const { scene, choices } = await hand.see();
  const pieces = scene.nodes.filter(isPiece).filter((piece) => stands(piece, scene));
  return choices.flatMap(({ kind, piece, within, off }) => {
    const mover = pieces.find(({ id }) => id === piece);
    if (kind !== 'put' || off || !mover) return [];
    return (within ?? []).map((cell): Step => {
      const to = centreOf(cell);
      const target = pieces.find(({ at }) => apart(at, to) < 10);
      return { piece: mover.id, from: mover.at, to, ...(target ? { target: target.id } : {}) };
    });
  });
};
/** A move by lot: attacks come often, and the armies close in. */
export const anyStep = (steps: readonly Step[], seat: Side, whole: (below: number) => number): Step => {
  const attacks = steps.filter(({ target }) => target);
  const onward = steps.filter(({ from, to }) => (seat === 'red' ? to.y < from.y : to.y > from.y));
  const list = attacks.length > 0 && whole(2) === 0 ? attacks : onward.length > 0 && whole(4) > 0 ? onward : steps;
  const step = list[whole(list.length)];
  if (!step) throw new Error('There is no move.');
  return step;
};

const holdButton = (page: Page, words: Words) => page.getByRole('button', { name: words.ui('curtain.hold') });
/** Waits until the curtain is closed and tells to whom it will open. */
export const closed = async ({ page, words }: Hand): Promise<Side> => {
  await expect(holdButton(page, words)).toBeVisible();
  return (await page.locator('main[data-seat]').getAttribute('data-seat')) as Side;
};
/** Holds the curtain's button until the table is there, whose clock is turned on meanwhile. */
export const openCurtain = async ({ page, words, board }: Hand): Promise<void> => {
  await wind(page);
  await holdButton(page, words).hover();
  await page.mouse.down();
  await page.clock.fastForward(1000);
  await expect(board).toBeVisible();
  await page.mouse.up();
};
/** Confirms what is proposed, and hands over once there is nothing more to choose. */
export const handOver = async (hand: Hand): Promise<void> => {
  const { page, words } = hand;
  await hand.primary().click();
  const then = await page.waitForFunction(
    (skip) => {
      if (document.querySelector('main[data-seat]')) return 'closed';
      const board = document.querySelector<HTMLElement & Partial<BoardElement>>('[role=application]');
      const button = document.querySelector<HTMLButtonElement>('[data-part=tray] button');
      const idle = button && button.ariaDisabled !== 'true' && button.innerText.trim() !== skip;
      return idle && board?.mera?.choices.length === 0 ? 'shown' : null;
    },
    words.ui('skip'),
    { polling: ASKED },
  );
  // The curtain may fall by itself at any moment.
  if ((await then.jsonValue()) === 'shown')
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-part=tray] button')?.click());
  await closed(hand);
};
/** Opens a tab of the panel. */
export const openTab = (hand: Hand, tab: 'action' | 'log' | 'pieces'): Promise<void> =>
  hand.page.getByRole('tab', { name: hand.words.ui(`tab.${tab}`) }).click();
