import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { Scene } from '../../src/core/scene.ts';
import { fromMenu } from '../hands/begin.ts';
import { giveFile } from '../hands/files.ts';
import type { Hand } from '../hands/hand.ts';
import { isPiece } from '../hands/seen.ts';
import { middleOf, lineUp, outcome, RANKS, squareAt, startMatch, uncover } from './hand.ts';
import { expect, test } from '../hands/test.ts';

test.use({ game: 'stratego' });

const tile = ({ page, words }: Hand, rank: string): Locator =>
  page
    .getByRole('region', { name: words.ui('waiting.title') })
    .getByRole('button', { name: words.game(`rank.${rank}`) });
/** What stands on the board, square by square. */
const standing = async (hand: Hand): Promise<Record<string, string | undefined>> => {
  const pieces = (await hand.pieces()).filter(({ waits }) => !waits);
  return Object.fromEntries(pieces.map(({ at, emblem }) => [squareAt(at), emblem]));
};
/** Waits until this stands on the board and the hand may act again. */
const expectStanding = async (hand: Hand, squares: Record<string, string>): Promise<void> => {
  await expect.poll(() => standing(hand)).toEqual(squares);
  await hand.settled();
};
/** Drags a tile with the mouse onto a square. */
const carry = async (hand: Hand, rank: string, square: string): Promise<void> => {
  const { page } = hand;
  await tile(hand, rank).hover();
  await page.mouse.down();
  const { x, y } = await hand.clientOf(middleOf(square));
  await page.mouse.move(x + 4, y - 3, { steps: 8 });
  await page.mouse.up();
};

test('tiles are dragged onto the board, laid again, and change places', async ({ page, hand, words }) => {
  await test.step('tiles are dragged onto the board; each piece laid can be taken back and laid again', async () => {
    await startMatch(hand);
    await uncover(hand);
    const undo = page.getByRole('button', { name: words.ui('undo'), exact: true });
    const redo = page.getByRole('button', { name: words.ui('redo'), exact: true });
    await carry(hand, 'spy', 'C2');
    await expectStanding(hand, { C2: 'spy' });
    await expect(tile(hand, 'spy')).toBeDisabled();
    await carry(hand, 'scout', 'J3');
    await expectStanding(hand, { C2: 'spy', J3: 'scout' });
    // Let go over no square of one's own, a piece stays where it was.
    await carry(hand, 'flag', 'E6');
    await expect(tile(hand, 'flag')).toBeEnabled();
    await carry(hand, 'flag', 'A1');
    await expectStanding(hand, { C2: 'spy', J3: 'scout', A1: 'flag' });
    expect((await hand.see()).last).toBe(3);

    await undo.click();
    await expectStanding(hand, { C2: 'spy', J3: 'scout' });
    await undo.click();
    await expectStanding(hand, { C2: 'spy' });
    await redo.click();
    await expectStanding(hand, { C2: 'spy', J3: 'scout' });
    await page.keyboard.press('Control+Shift+Z');
    await expectStanding(hand, { C2: 'spy', J3: 'scout', A1: 'flag' });
    for (const left of [{ C2: 'spy', J3: 'scout' }, { C2: 'spy' }, {}]) {
      await page.keyboard.press('Control+Z');
      await expectStanding(hand, left);
    }
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(tile(hand, 'spy')).toBeEnabled();
    // What is laid anew after that cannot be redone away.
    await carry(hand, 'miner', 'D1');
    await expectStanding(hand, { D1: 'miner' });
    await expect(redo).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('two pieces that stand change places by a drag; outside the own rows a piece is not let go', async () => {
    await startMatch(hand);
    await uncover(hand);
    await lineUp(hand);
    const before = await standing(hand);
    expect(before).toMatchObject({ A1: 'flag', G3: 'marshal' });
    await hand.drag(middleOf('A1'), middleOf('G3'));
    const after = { ...before, A1: 'marshal', G3: 'flag' } as Record<string, string>;
    await expectStanding(hand, after);
    await hand.drag(middleOf('G3'), middleOf('G5'));
    await expect(page.getByRole('alert')).toHaveText(words.game('no.home'));
    expect(await standing(hand)).toEqual(after);
    await hand.drag(middleOf('G3'), middleOf('F2'));
    const { G3: flag, ...rest } = after;
    await expectStanding(hand, { ...rest, F2: flag ?? '' });
  });
});

test('only what one player has seen can be saved: the file holds no rank that is hidden from him, and is no match', async ({
  page,
  hand,
  words,
}) => {
  const curtain = await startMatch(hand, { arrangements: ['corner', 'corner'] });
  await uncover(hand);
  /** Saves what is seen and reads it; the ranks of the other side that its tables show. */
  const saved = async (): Promise<{ text: string; shown: string[] }> => {
    const coming = page.waitForEvent('download');
    await fromMenu(hand, words.ui('export.view'));
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^stratego-view-.*\.mera$/);
    const text = await readFile(await download.path(), 'utf8');
    const { viewer, steps } = JSON.parse(text) as { viewer: string; steps: { scene: Scene }[] };
    expect(viewer).toBe('red');
    expect(steps).toHaveLength((await hand.see()).last + 1);
    const tables = steps.map(({ scene }) =>
      JSON.stringify(scene.nodes.filter(isPiece).filter(({ seat }) => seat === 'blue')),
    );
    expect(tables.at(-1)).toContain('blue.A8');
    return { text, shown: RANKS.filter((rank) => tables.some((table) => table.includes(rank))) };
  };
  const before = await saved();
  expect(before.shown).toEqual([]);
  // Nor do the events tell of Blue's arrangement.
  const { steps } = JSON.parse(before.text) as { steps: { events: unknown }[] };
  for (const rank of RANKS) expect(JSON.stringify(steps.map(({ events }) => events))).not.toContain(rank);

  // The Scout falls to a Miner, who is hidden again.
  await hand.tap(middleOf('J3'));
  await hand.tap(middleOf('J8'));
  await expect(hand.primary()).toHaveText(words.game('do.attack'));
  await hand.primary().click();
  expect(await outcome(hand)).toBe('handOver');
  expect((await saved()).shown).toEqual([]);
  await hand.primary().click();
  await expect(curtain).toBeVisible();

  await page.goto('#/');
  await giveFile(page, before.text, 'some.mera-view.json');
  await expect(page.getByRole('alert')).toHaveText(words.coreLike('fileIsView'));
  await expect(page.getByRole('region', { name: words.ui('shelf.title') }).getByRole('listitem')).toHaveCount(1);
});

test('a set-up is copied and pasted as letters; wrong ones are explained and change nothing', async ({
  page,
  hand,
  words,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startMatch(hand);
  await uncover(hand);
  await lineUp(hand);
  const before = await standing(hand);
  await page.getByRole('button', { name: words.ui('copyText'), exact: true }).click();
  await expect(page.getByText(words.ui('copyText.done'))).toBeVisible();
  const letters = await page.evaluate(() => navigator.clipboard.readText());
  expect(letters).toMatch(/^[A-M]{30}$/);

  await page.getByRole('button', { name: words.ui('kept.paste') }).click();
  const field = page.getByRole('textbox', { name: words.ui('kept.letters') });
  await field.fill(`<b>${letters.slice(3)}`);
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'A1' })).toContainText('<');
  expect(await standing(hand)).toEqual(before);
  await field.fill(Array.from(letters).toReversed().join(''));
  await page.getByRole('button', { name: words.ui('kept.place'), exact: true }).click();
  await expect(field).toHaveCount(0);
  await expect.poll(() => standing(hand)).not.toEqual(before);
  await page.getByRole('button', { name: words.ui('undo'), exact: true }).click();
  await expectStanding(hand, before as Record<string, string>);
});
