import { beginAt, beginBySetup, DUEL, withSettings } from '../hands/begin.ts';
import { exported } from '../hands/files.ts';
import { panelOf } from '../hands/hand.ts';
import { mouse, Player } from '../hands/player.ts';
import { expect, test } from '../hands/test.ts';

test('what is taken back is played again alike, and no throw is taken back where that was agreed', async ({
  page,
  hand,
  words,
}) => {
  await test.step('taking back and playing again: the same table, the same dice, the same record', async () => {
    await beginAt(hand, { ...DUEL, takeBack: 'free' }, { kind: 'walk' });
    const player = new Player(hand, mouse);
    await player.step();
    const after = await hand.see();
    const record = (await exported(hand)).match;
    const undo = page.getByRole('button', { name: words.ui('undo'), exact: true });
    const redo = page.getByRole('button', { name: words.ui('redo'), exact: true });
    await expect(redo).toHaveAttribute('aria-disabled', 'true');

    for (let last = after.last - 1; last >= 0; last--) {
      if (last % 2 === 0) await undo.click();
      else await page.keyboard.press('Control+z');
      await expect.poll(async () => (await hand.see()).last).toBe(last);
    }
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    expect((await exported(hand)).match.entries).toEqual([]);
    for (let last = 1; last <= after.last; last++) {
      if (last % 2 === 0) await redo.click();
      else await page.keyboard.press('Control+Shift+z');
      await expect.poll(async () => (await hand.see()).last).toBe(last);
    }
    await hand.settled();
    expect((await hand.see()).scene).toEqual(after.scene);
    expect((await exported(hand)).match).toEqual(record);

    // Taken back and played by hand once more, the same throw falls: nobody gains by a second try.
    await player.until(({ primary }) => primary === words.game('do.march'));
    const verdict = (): Promise<string> => panelOf(page).innerText();
    await player.step();
    const first = await verdict();
    const { last } = await hand.see();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await hand.see()).last).toBe(last - 1);
    await player.step();
    expect(await verdict()).toBe(first);
  });
  await test.step('a throw is not taken back where that was agreed, and the reason is told', async () => {
    await beginAt(hand, { ...DUEL, takeBack: 'until-luck' }, { kind: 'put' });
    const player = new Player(hand, mouse);
    const lot = (await hand.see()).last;
    await player.step();
    const undo = page.getByRole('button', { name: words.ui('undo'), exact: true });
    await undo.click();
    await expect.poll(async () => (await hand.see()).last).toBe(lot);
    await page.keyboard.press('Control+z');
    await expect(page.getByText(words.ui('undo.luck'))).toBeVisible();
    expect((await hand.see()).last).toBe(lot);
  });
});

test('real dice: the face typed is what counts, and the record keeps it', async ({ page, hand, words }) => {
  // With real dice no lot throws itself.
  await withSettings(page, { dice: 'hand' });
  const address = await beginBySetup(hand, { ...DUEL, takeBack: 'free' });

  const faces = page.getByRole('group', { name: words.uiLike('dice.type') });
  const type = (face: number): Promise<void> => faces.getByRole('button', { name: `Rolled ${face}` }).click();
  await hand.primary().click();
  await expect(faces).toBeVisible();
  await expect(faces).toHaveAccessibleName(/Blue, first turn/);
  await type(2);
  await expect(faces).toHaveAccessibleName(/Red, first turn/);
  await expect(faces.locator('[data-part=entered-die]'), 'what Blue threw stays in sight').toHaveText('2.');
  // The first number typed binds: there is no way back from it.
  await expect(page.getByRole('button', { name: words.ui('cancel') })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(faces).toHaveAccessibleName(/Red, first turn/);
  // Nor does it go with the page.
  await page.reload();
  await expect(faces).toHaveAccessibleName(/Red, first turn/);
  await expect(faces.locator('[data-part=entered-die]')).toHaveText('2.');
  await expect(page.getByRole('button', { name: words.ui('cancel') })).toBeHidden();
  await type(5);
  await hand.played(0);
  await expect(panelOf(page)).toContainText('Red wins the roll');

  const player = new Player(hand, mouse);
  await player.until(({ primary }) => primary === words.game('do.march'));
  const { last } = await hand.see();
  await hand.primary().click();
  await faces.getByRole('button', { name: words.ui('cancel') }).click();
  await expect(hand.primary()).toHaveText(words.game('do.march'));
  expect((await hand.see()).last).toBe(last);
  await hand.primary().click();
  await type(6);
  await hand.played(last);
  await expect(panelOf(page)).toContainText('Run: up to 2 measures');
  expect((await hand.see()).choices.find(({ kind }) => kind === 'walk')?.reach).toBe(120);

  const { match } = await exported(hand);
  expect(match.entries[0]).toEqual({ action: { type: 'lot' }, dice: [2, 5] });
  expect(match.entries.at(-1)).toMatchObject({ action: { type: 'march' }, dice: [6] });
  expect(match.entries[1]).not.toHaveProperty('dice');
  const { scene } = await hand.see();
  await page.goto('');
  await page.goto(address);
  await hand.settled();
  expect((await hand.see()).scene).toEqual(scene);
  expect((await exported(hand)).match).toEqual(match);
});
