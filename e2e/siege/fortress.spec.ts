import type { Locator, Page } from '@playwright/test';
import { FORTRESS_LIMITS, READY } from '../../src/games/siege/fortress/fortress.ts';
import { giveDesign, openEditor, savedDesign } from '../hands/designs.ts';
import { expectNoOverflow, faults } from '../hands/faults.ts';
import { DESK, expectNoFaults, setFromAfar, WALL } from '../hands/looks.ts';
import { expectFocusSeen, tabTo } from '../hands/focus.ts';
import type { Hand } from '../hands/hand.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test.use({ game: 'siege' });

const cell = (page: Page, column: number, row: number): Locator => page.locator(`[data-cell="${column},${row}"]`);
const button = ({ page, words }: Hand, key: string): Locator =>
  page.getByRole('button', { name: words.ui(key), exact: true });
/** A module of the box: walls, the gate, towers of one and two storeys, open ground. */
const boxed = ({ page, words }: Hand, letter: 'W' | 'G' | '1' | '2' | '.'): Locator =>
  page
    .getByRole('group', { name: words.ui('fortress.modules') })
    .getByRole('button')
    .nth(['W', 'G', '1', '2', '.'].indexOf(letter));
/** What is said of the fortress: ready, or what is missing. */
const verdict = (editor: Locator): Locator => editor.locator('[data-part=site] > [role=status]');
const ready = (editor: Locator, { words }: Hand, name: string): Locator =>
  editor.getByRole('button', { name: words.game(`option.fortress.${name}`), exact: true });
const rowsNow = async (hand: Hand): Promise<unknown> => (await savedDesign(hand, 'fortress')).content;

test.describe('по-русски', () => {
  test.use({ language: 'ru' });

  test('a fortress is built by taps and drags, told what is missing, mirrored, taken back, and played', async ({
    page,
    hand,
    words,
  }) => {
    const editor = await openEditor(hand, 'fortress', 'fortress');
    await expect(verdict(editor)).toHaveText(words.ui('fortress.good'));
    await button(hand, 'fortress.clear').click();
    await expect(verdict(editor)).toHaveText(words.game('bad.size'));
    await ready(editor, hand, 'bastion').click();
    await expect(verdict(editor)).toHaveText(words.ui('fortress.good'));
    // The gate is cleared by a tap with it chosen, the wall beside it is dragged into its place.
    await boxed(hand, 'G').click();
    await cell(page, 4, 0).click();
    await expect(verdict(editor)).toHaveText(words.game('bad.gates'));
    await cell(page, 3, 0).hover();
    await page.mouse.down();
    await cell(page, 4, 0).hover();
    await page.mouse.up();
    expect(await rowsNow(hand)).toEqual(['2.WW2', 'W...W', '1WWW1']);
    // A gate is dragged out of the box.
    await boxed(hand, 'G').hover();
    await page.mouse.down();
    await cell(page, 3, 0).hover();
    await page.mouse.up();
    expect(await rowsNow(hand)).toEqual(['2GWW2', 'W...W', '1WWW1']);
    await expect(verdict(editor)).toHaveText(words.ui('fortress.good'));
    await button(hand, 'fortress.mirror').click();
    expect(await rowsNow(hand)).toEqual(['2WWG2', 'W...W', '1WWW1']);
    await button(hand, 'undo').click();
    expect(await rowsNow(hand)).toEqual(['2GWW2', 'W...W', '1WWW1']);
    // A row of walls is laid at one stroke; what is dragged off the ground is gone.
    await boxed(hand, 'W').click();
    await cell(page, 2, 3).hover();
    await page.mouse.down();
    for (const column of [3, 4]) await cell(page, column, 3).hover();
    await page.mouse.up();
    expect(await rowsNow(hand)).toEqual(['2GWW2', 'W...W', '1WWW1', 'WWW..']);
    await cell(page, 4, 3).hover();
    await page.mouse.down();
    await boxed(hand, '2').hover();
    await page.mouse.up();
    expect(await rowsNow(hand)).toEqual(['2GWW2', 'W...W', '1WWW1', 'WW...']);
    await expect(verdict(editor)).toHaveText(words.ui('fortress.good'));
    await button(hand, 'editor.done').click();
    await page.getByRole('button', { name: words.ui('setup.start') }).click();
    await expect(page).toHaveURL(/#\/match\//);
    await hand.settled();
    const { scene } = await hand.see();
    const areas = scene.nodes.flatMap((node) => (node.kind === 'area' ? [node.style] : []));
    expect(areas.filter((style) => style === 'rampart')).toHaveLength(9);
    expect(areas.filter((style) => style === 'tower')).toHaveLength(4);
  });

  test('a fortress is kept, taken again and deleted; files go out and come in', async ({ page, hand, words }) => {
    const editor = await openEditor(hand, 'fortress', 'fortress');
    await ready(editor, hand, 'palace').click();
    await editor.getByRole('textbox', { name: words.ui('kept.fortress.name') }).fill('Кремль');
    await page.keyboard.press('Enter');
    await expect(editor.getByText(words.ui('kept.done').replace('{{name}}', 'Кремль'))).toBeVisible();
    const { text, content, name } = await savedDesign(hand, 'fortress');
    expect(name).toBe('Кремль.mera');
    expect(content).toEqual(READY.palace);
    await page.reload();
    await openEditor(hand, 'fortress', 'fortress');
    expect(await rowsNow(hand)).toEqual(READY.castle);
    await editor.getByRole('button', { name: 'Кремль', exact: true }).click();
    expect(await rowsNow(hand)).toEqual(READY.palace);
    await editor.getByRole('button', { name: words.ui('kept.forget').replace('{{name}}', 'Кремль') }).click();
    await expect(editor.getByRole('button', { name: 'Кремль', exact: true })).toHaveCount(0);

    await ready(editor, hand, 'bastion').click();
    const bad: Record<string, { text: string; error: RegExp }> = {
      'half a file': { text: text.slice(0, 50), error: words.coreLike('fileNotJson') },
      'an unknown module': { text: text.replace('1W1GW1', '1W1XW1'), error: words.coreLike('fileNotFortress') },
      'an army': { text: text.replaceAll('fortress', 'army'), error: words.coreLike('fileNotFortress') },
    };
    for (const [what, { text, error }] of Object.entries(bad)) {
      await giveDesign(page, 'fortress', text);
      await expect(editor.locator('[data-part=designs]').getByRole('alert'), what).toHaveText(error);
      expect(await rowsNow(hand), what).toEqual(READY.bastion);
    }
    await giveDesign(page, 'fortress', text);
    await expect(editor.getByText(words.ui('kept.fortress.read'))).toBeVisible();
    expect((await savedDesign(hand, 'fortress')).text).toBe(text);
  });
});

test('axe finds nothing in the editor of fortresses: light and dark, on the projector, in both languages', async ({
  page,
  hand,
}) => {
  const editor = await openEditor(hand, 'fortress', 'fortress');
  await expectNoFaults(page, 'the editor', [...DESK, ...WALL], expectNoOverflow);
  await button(hand, 'fortress.clear').click();
  await editor.getByRole('button', { name: hand.words.ui('editor.done') }).click();
  await expectNoFaults(page, 'something wrong', DESK);
});

test('by keyboard alone: arrows go over the ground, letters lay modules', async ({ page, hand, words }) => {
  const editor = await openEditor(hand, 'fortress', 'fortress');
  await tabTo(page, button(hand, 'fortress.clear'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  const front = cell(page, FORTRESS_LIMITS.columns / 2, 0);
  for (let i = 0; i < 6 && !(await front.evaluate((each) => each === document.activeElement)); i++)
    await page.keyboard.press('Shift+Tab');
  await expect(front).toBeFocused();
  await expectFocusSeen(front);
  // Round the yard: the gate, a wall, up, back over the rear, down.
  const way = ['g', 'ArrowRight', '1', 'ArrowUp', 'w', 'ArrowUp', 'w', 'ArrowUp', '2', 'ArrowLeft', 'w'];
  const back = ['ArrowLeft', '2', 'ArrowDown', 'w', 'ArrowDown', 'w', 'ArrowDown', 'w'];
  for (const key of [...way, ...back]) await page.keyboard.press(key);
  expect(await rowsNow(hand)).toEqual(['WG1', 'W.W', 'W.W', '2W2']);
  await expect(verdict(editor)).toHaveText(words.ui('fortress.good'));
  await cell(page, 5, 1).focus();
  await expect(cell(page, 5, 1)).toHaveAccessibleName(/Courtyard/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(verdict(editor)).toHaveText(words.game('bad.gates'));
  // Enter lays the module chosen last: open ground stays open, a gate closes the ring anew.
  await page.keyboard.press('g');
  await expect(boxed(hand, 'G')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(verdict(editor)).toHaveText(words.game('bad.gates'));
  await page.keyboard.press('Enter');
  await expect(verdict(editor)).toHaveText(words.ui('fortress.good'));
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });

  test('the editor of fortresses fits, and fingers tap and drag in it', async ({ page, hand, words }) => {
    const editor = await openEditor(hand, 'fortress', 'fortress');
    await expectNoOverflow(page);
    expect(await faults(page)).toEqual([]);
    const { width, height } = (await cell(page, 2, 0).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), 'a cell is large enough for a finger').toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: words.ui('fortress.right'), exact: true }).tap();
    await expect(cell(page, 9, 0)).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('button', { name: words.ui('fortress.left'), exact: true }).tap();
    await expect(cell(page, 0, 0)).toBeInViewport({ ratio: 0.99 });
    await boxed(hand, '2').tap();
    await cell(page, 2, 0).tap();
    await expect(cell(page, 2, 0)).toHaveAccessibleName(new RegExp(words.gameLike('module.tower').source));
    const middle = async (each: Locator) => {
      const box = await each.boundingBox();
      if (!box) throw new Error('It is not to be seen.');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await middle(cell(page, 4, 0)), await middle(cell(page, 3, 0))];
    await hand.fingers([[from], [{ x: (from.x + to.x) / 2, y: from.y }], [to]]);
    await expect(verdict(editor)).toHaveText(words.ui('fortress.good'));
    expect(await rowsNow(hand)).toEqual(['2GWW1', 'W...W', 'W...W', '2WWW2']);
    // The words of the other language fit as well.
    await setFromAfar(page, { language: 'en' });
    await expectNoOverflow(page);
    expect(await faults(page)).toEqual([]);
  });
});
