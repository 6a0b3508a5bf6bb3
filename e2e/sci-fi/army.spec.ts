import type { Locator } from '@playwright/test';
import { armyCost, READY } from '../../src/games/sci-fi/armies/armies.ts';
import { PROFILES } from '../../src/games/sci-fi/armies/profiles.ts';
import { giveDesign, openEditor, savedDesign } from '../hands/designs.ts';
import { expectNoOverflow, faults } from '../hands/faults.ts';
import { DESK, expectNoFaults, setFromAfar, WALL } from '../hands/looks.ts';
import { tabTo } from '../hands/focus.ts';
import type { Hand } from '../hands/hand.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test.use({ game: 'sci-fi' });

/** What the army costs with which Blue begins. */
const COST = armyCost(READY.skirmish.blue);
const { rifleman, scout } = PROFILES;

const step = ({ page, words }: Hand, by: 'more' | 'less', id: string): Locator =>
  page.getByRole('button', {
    name: words.ui(`army.${by}`).replace('{{name}}', words.game(`profile.${id}`)),
    exact: true,
  });
const counter = ({ page, words }: Hand, id: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${words.game(`profile.${id}`)}: `) }).locator('output');
/** The account of the side that is shown: while one panel gives way to the other there are two. */
const account = (editor: Locator): Locator => editor.locator('[role=tabpanel]:not([inert]) [data-part=account]');
const button = ({ page, words }: Hand, key: string): Locator =>
  page.getByRole('button', { name: words.ui(key), exact: true });
const side = ({ page, words }: Hand, seat: string): Locator =>
  page.getByRole('tab', { name: words.ui(`seat.${seat}`) });

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('an army is put together under the limit, refused over it and without a man, and played', async ({
    page,
    hand,
    words,
  }) => {
    const editor = await openEditor(hand, 'army', 'army');
    await expect(account(editor)).toContainText(`${COST}`);
    await expect(counter(hand, 'rifleman')).toHaveText('3');
    // What is left does not pay for a scout.
    await expect(step(hand, 'more', 'scout')).toHaveAttribute('aria-disabled', 'true');
    // What is off tells why when it is pressed.
    await step(hand, 'more', 'scout').click({ force: true });
    await expect(account(editor).getByRole('alert')).toContainText(words.game('profile.scout'));
    await expect(counter(hand, 'scout')).toHaveText('0');
    await step(hand, 'less', 'rifleman').click();
    await expect(account(editor).getByRole('alert')).toBeEmpty();
    await step(hand, 'more', 'scout').click();
    await expect(counter(hand, 'scout')).toHaveText('1');
    await expect(account(editor)).toContainText(`${COST - rifleman.points + scout.points}`);
    await button(hand, 'undo').click();
    await expect(account(editor)).toContainText(`${COST - rifleman.points}`);
    await button(hand, 'undo').click();
    await expect(account(editor)).toContainText(`${COST}`);
    await button(hand, 'army.empty').click();
    await step(hand, 'more', 'tank').click();
    await expect(account(editor).getByRole('alert')).toHaveText(words.game('bad.blue.noInfantry'));
    await step(hand, 'more', 'sniper').click();
    await expect(account(editor).getByRole('alert')).toBeEmpty();

    // A ready army over the limit is taken, and told; a higher limit lets it be.
    await side(hand, 'red').click();
    const battle = editor.getByRole('button').filter({ hasText: words.game('option.army.battle') });
    await battle.last().click();
    await expect(account(editor).getByRole('alert')).toHaveText(words.game('bad.red.overLimit'));
    await button(hand, 'editor.done').click();
    await expect(editor).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText(words.game('bad.red.overLimit'));
    await button(hand, 'army.open').click();
    await side(hand, 'red').click();
    const limit = page.getByRole('dialog').getByLabel(words.game('option.points'), { exact: true });
    await limit.fill('200');
    await limit.blur();
    await expect(account(editor).getByRole('alert')).toBeEmpty();
    await button(hand, 'editor.done').click();
    await page.getByRole('button', { name: words.ui('setup.start') }).click();
    await expect(page).toHaveURL(/#\/match\//);
    await hand.settled();
    const pieces = await hand.pieces();
    expect(pieces.filter(({ seat }) => seat === 'blue')).toHaveLength(2);
    expect(pieces.length).toBeGreaterThan(13);
  });

  test('an army is copied as a list to read', async ({ page, hand, words, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const editor = await openEditor(hand, 'army', 'army');
    await editor.getByRole('button', { name: words.ui('copyText'), exact: true }).click();
    await expect(editor.getByText(words.ui('copyText.done'))).toBeVisible();
    const list = await page.evaluate(() => navigator.clipboard.readText());
    expect(list).toContain(words.ui('army.kind.fighter'));
    expect(list).toContain(words.game('profile.rifleman'));
  });

  test('a side is called by its player where he gave a name', async ({ page, hand, words }) => {
    const editor = await openEditor(hand, 'army', 'army');
    await expect(side(hand, 'red')).toBeVisible();
    await button(hand, 'editor.done').click();
    await page.getByLabel(words.uiLike('setup.name')).nth(1).fill('North');
    await button(hand, 'army.open').click();
    await expect(side(hand, 'blue')).toBeVisible();
    await editor.getByRole('tab', { name: 'North', exact: true }).click();
    await expect(editor.getByRole('region', { name: 'North', exact: true })).toBeVisible();
    await expect(side(hand, 'red')).toHaveCount(0);
  });

  test('an army is kept under a name, taken again, deleted and brought back; files go out and come in', async ({
    page,
    hand,
    words,
  }) => {
    const editor = await openEditor(hand, 'army', 'army');
    await step(hand, 'less', 'sniper').click();
    await editor.getByRole('textbox', { name: words.ui('kept.army.name') }).fill('Ночной дозор');
    // Enter keeps the army; it does not start the match behind.
    await page.keyboard.press('Enter');
    await expect(editor.getByText(words.ui('kept.done').replace('{{name}}', 'Ночной дозор'))).toBeVisible();
    await expect(editor).toBeVisible();
    const { text, content, name } = await savedDesign(hand, 'army');
    expect(name).toBe('Ночной-дозор.mera');
    expect(content).toEqual(['sergeant', 'rifleman', 'rifleman', 'rifleman', 'antitank', 'gunner', 'assault']);

    await page.reload();
    await openEditor(hand, 'army', 'army');
    await side(hand, 'red').click();
    // While one panel gives way to the other it is named in both.
    await expect(editor.locator('[role=tabpanel]')).toHaveCount(1);
    await editor.getByRole('button', { name: 'Ночной дозор', exact: true }).click();
    await expect(counter(hand, 'cyborgGunner')).toHaveText('0');
    await expect(counter(hand, 'gunner')).toHaveText('1');
    const forget = editor.getByRole('button', {
      name: words.ui('kept.forget').replace('{{name}}', 'Ночной дозор'),
    });
    await forget.click();
    await expect(forget).toHaveCount(0);
    await button(hand, 'kept.back').click();
    await expect(forget).toHaveCount(1);
    await forget.click();

    await button(hand, 'army.empty').click();
    const bad: Record<string, { text: string; error: RegExp }> = {
      'half a file': { text: text.slice(0, 50), error: words.coreLike('fileNotJson') },
      'an unknown unit': { text: text.replace('gunner', 'dragon'), error: words.coreLike('fileNotArmy') },
      'a later form': { text: text.replace('army-1', 'army-9'), error: words.coreLike('fileOtherFormat') },
    };
    for (const [what, { text, error }] of Object.entries(bad)) {
      await giveDesign(page, 'army', text);
      await expect(editor.locator('[data-part=designs]').getByRole('alert'), what).toHaveText(error);
      await expect(counter(hand, 'sergeant'), what).toHaveText('0');
    }
    await giveDesign(page, 'army', text);
    await expect(editor.getByText(words.ui('kept.army.read'))).toBeVisible();
    await expect(counter(hand, 'rifleman')).toHaveText('3');
    expect((await savedDesign(hand, 'army')).text).toBe(text);
  });
});

test('axe finds nothing in the editor of armies: light and dark, on the projector, in both languages', async ({
  page,
  hand,
}) => {
  const editor = await openEditor(hand, 'army', 'army');
  await step(hand, 'more', 'tank').click({ force: true });
  await expectNoFaults(page, 'the editor', [...DESK, ...WALL], expectNoOverflow);
  await editor.getByRole('button', { name: hand.words.ui('editor.done') }).click();
  await expectNoFaults(page, 'something wrong', DESK);
});

test('by keyboard alone: the counters, the other side, the way out', async ({ page, hand }) => {
  const editor = await openEditor(hand, 'army', 'army');
  await tabTo(page, step(hand, 'less', 'rifleman'));
  await page.keyboard.press('Enter');
  await expect(counter(hand, 'rifleman')).toHaveText('2');
  await tabTo(page, step(hand, 'more', 'scout'));
  await page.keyboard.press('Space');
  await expect(counter(hand, 'scout')).toHaveText('1');
  await tabTo(page, side(hand, 'blue'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(account(editor)).toContainText(`${armyCost(READY.skirmish.red)}`);
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(button(hand, 'army.open')).toBeFocused();
  await expect(page.locator('[data-part=design-field]')).toContainText(`${COST - rifleman.points + scout.points}`);
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });

  test('the editor of armies fits and fingers hit its counters', async ({ page, hand }) => {
    const editor = await openEditor(hand, 'army', 'army');
    await expectNoOverflow(page);
    await step(hand, 'less', 'rifleman').tap();
    await expect(counter(hand, 'rifleman')).toHaveText('2');
    // The account stays in sight however far down the cards one goes.
    await step(hand, 'less', 'lightGun').scrollIntoViewIfNeeded();
    await expect(account(editor)).toBeInViewport();
    const box = await step(hand, 'more', 'tank').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
    expect(await faults(page)).toEqual([]);
    // The words of the other language fit as well.
    await setFromAfar(page, { language: 'en' });
    await expectNoOverflow(page);
    expect(await faults(page)).toEqual([]);
  });
});
