import { armyCost, READY } from '../../src/games/sci-fi/armies/armies.ts';
import { unfold } from '../hands/begin.ts';
import { exported } from '../hands/files.ts';
import type { Hand } from '../hands/hand.ts';
import { openRecord } from '../hands/records.ts';
import { grenadeMatch, gunMatch, ramMatch } from './matches.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test.use({ game: 'sci-fi' });

const modes = ({ page }: Hand, name: RegExp | string) =>
  page.locator('button[aria-pressed]').and(page.getByRole('button', { name, exact: true }));
const lastAction = async (hand: Hand): Promise<unknown> => (await exported(hand)).match.entries.at(-1)?.action;

test('close combat by hand: rams by mouse and by keys, a grenade, an enemy’s gun', async ({ hand, words, page }) => {
  await test.step('a ram along a corner by mouse: the mode, a corner, an end at the target, and the hull stands in contact', async () => {
    await openRecord(hand, ramMatch);
    await hand.tap({ x: 600, y: 306 });
    const ram = modes(hand, words.game('do.ram'));
    await ram.click();
    await expect(ram).toHaveAttribute('aria-pressed', 'true');
    await hand.tap({ x: 540, y: 220 });
    // Too short, it is refused: there is nothing to ram.
    await expect(hand.primary()).toHaveAttribute('aria-disabled', 'true');
    await hand.tap({ x: 575, y: 164 });
    await expect(hand.primary()).toHaveText(words.game('do.ram'));
    await hand.press();
    const { at } = await hand.piece('blue1');
    expect(Math.abs(Math.hypot(at.x - 600, at.y - 124) - 50.5)).toBeLessThanOrEqual(1);
    expect(at.x).toBeLessThan(590);
    const action = (await lastAction(hand)) as { type: string; path: unknown[] };
    expect(action).toMatchObject({ type: 'ram', id: 'blue1', target: 'red1' });
    expect(action.path).toHaveLength(3);
  });
  await test.step('a ram by keys alone, straight and with a corner', async () => {
    await openRecord(hand, ramMatch);
    await hand.board.focus();
    await page.keyboard.press('n');
    const ram = modes(hand, words.game('do.ram'));
    while ((await ram.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('m');
    // The pointer may lie on the table meanwhile.
    const middle = await hand.board.boundingBox();
    await page.mouse.move((middle?.x ?? 0) + 200, (middle?.y ?? 0) + 200);
    await hand.keys('ArrowLeft*3', ' ', 'Shift+ArrowUp*2');
    await expect(hand.primary()).toHaveText(words.game('do.ram'));
    const { last } = await hand.see();
    await page.keyboard.press('Enter');
    await hand.played(last);
    const action = (await lastAction(hand)) as { path: unknown[] };
    expect(action).toMatchObject({ type: 'ram', target: 'red1' });
    expect(action.path).toHaveLength(3);
  });
  await test.step('a grenade that wounds its target and kills its thrower', async () => {
    await openRecord(hand, grenadeMatch);
    await hand.tap({ x: 600, y: 255 });
    await modes(hand, words.game('do.grenade')).click();
    await expect(hand.primary(), 'whom it is likeliest to strike, though it is several throws').toContainText('%');
    await hand.tap({ x: 600, y: 130 });
    await expect(page.getByRole('region', { name: words.ui('odds.title') })).toBeVisible();
    await hand.press();
    expect(await lastAction(hand)).toMatchObject({ type: 'grenade', target: 'red1' });
    expect((await hand.piece('red1')).state?.key).toBe('sci-fi:state.wounded');
    expect((await hand.pieces()).map(({ id }) => id)).not.toContain('blue1');
  });
  await test.step("the enemy's gun is captured and fired at its owner", async () => {
    await openRecord(hand, gunMatch);
    await hand.drag({ x: 600, y: 210 }, { x: 600, y: 158 });
    await expect(hand.primary()).not.toHaveAttribute('aria-disabled', 'true');
    await hand.press();
    const fire = modes(hand, words.gameLike('do.serve'));
    await fire.click();
    await hand.tap({ x: 100, y: 30 });
    await hand.press();
    expect(await lastAction(hand)).toMatchObject({ type: 'serve', id: 'blue1', gun: 'gun1', target: 'red1' });
  });
});

test('a ready match by one press: its options stand in the form, another option lifts the card, and it is played', async ({
  page,
  hand,
  words,
}) => {
  await page.goto('#/new/sci-fi');
  const card = (id: string) => page.getByRole('button', { name: new RegExp(`^${words.game(`preset.${id}`)}`) }).first();
  await card('squads').click();
  await unfold(hand);
  await expect(card('squads')).toHaveAttribute('aria-pressed', 'true');
  const fair = page.getByRole('switch', { name: words.game('option.fairStart'), exact: true });
  await expect(fair).toBeChecked();
  await fair.click();
  await expect(card('squads')).toHaveAttribute('aria-pressed', 'false');
  await card('battle').click();
  await expect(fair).toBeChecked();
  await expect(page.getByLabel(words.game('option.army'), { exact: true })).toHaveValue('battle');
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
  await hand.settled();
  const { match } = await exported(hand);
  expect(match.options).toMatchObject({ army: 'battle', fairStart: true, terrain: 'outpost' });
  expect((await hand.pieces()).length).toBe(READY.battle.blue.length + READY.battle.red.length);
  expect(armyCost(READY.battle.blue)).toBeGreaterThan(180);
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });

  test('пальцем: таран через угол', async ({ page, hand, words }) => {
    await openRecord(hand, ramMatch);
    // Near enough that a finger can tell the end of the path from the target.
    await hand.pinch({ x: 590, y: 260 }, 50, 100);
    await hand.steady();
    await hand.touch({ x: 600, y: 306 });
    await page.getByRole('button', { name: words.game('do.ram'), exact: true }).tap();
    await hand.steady();
    await hand.touch({ x: 540, y: 220 });
    await hand.touch({ x: 575, y: 164 });
    await expect(hand.primary()).toHaveText(words.game('do.ram'));
    const { last } = await hand.see();
    await hand.tapPrimary();
    await hand.played(last);
    expect((await hand.piece('blue1')).at.x).toBeLessThan(590);
  });
});
