import {
  type AimOffer,
  aimPanel,
  expectSet,
  handleOf,
  offersAim,
  settingOn,
  slide,
  startOf,
  theAim,
} from '../hands/aim.ts';
import { begin, beginAt, fromMenu, start } from '../hands/begin.ts';
import type { Point } from '../../src/geometry/point.ts';
import { centreOf } from '../../src/geometry/shape.ts';
import { fineBearing } from '../../src/geometry/rotation.ts';
import { expectNoOverflow } from '../hands/faults.ts';
import { exported } from '../hands/files.ts';
import { tabTo } from '../hands/focus.ts';
import { type Hand, panelOf } from '../hands/hand.ts';
import { attacksIn } from '../hands/seen.ts';
import { goldenUntil, openRecord } from '../hands/records.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test.use({ game: 'siege' });

/** A small siege before the first shot of the gun. */
const siege = () => goldenUntil('siege.over-last', ({ type }) => type === 'fire');
/** The last entry was a shot that the physics has worked out. */
const expectShot = async (hand: Hand): Promise<void> => {
  const last = (await exported(hand)).match.entries.at(-1);
  expect(last?.action).toMatchObject({ type: 'fire' });
  expect(last?.shots).toHaveLength(1);
};

test('the gun is laid and fired by mouse, by keyboard and at a target picked on the table', async ({
  page,
  hand,
  words,
}) => {
  await test.step('a shot by mouse: the gun is laid by drawing from it, lifted by its slide, fired by the primary button', async () => {
    await openRecord(hand, siege());
    const before = await hand.see();
    await expect(hand.primary()).toContainText(words.ui('aim.lay').split('{{')[0] ?? '');
    await expect(hand.pass('do.hold')).toBeVisible();
    const aim = theAim(before);
    const bearing = startOf(aim, 'bearing');
    await hand.drag(
      aim.controls.at,
      await handleOf(hand, aim, bearing, 500),
      await handleOf(hand, aim, bearing + 40, 700),
    );
    await expectSet(hand, 'bearing', bearing + 40, 10);
    await expectSet(hand, 'power', 700, 15);
    await slide(hand, 'lift').fill('150');
    await expectSet(hand, 'lift', 150);
    await expect(aimPanel(hand).getByRole('img', { name: words.ui('aim.side') })).toBeVisible();
    expect(await hand.see(), 'an aim does nothing').toMatchObject({ last: before.last, scene: before.scene });
    await expect(hand.primary()).toHaveText(words.game('do.fire'));
    await hand.press();
    await expectShot(hand);
    await expect(page.getByRole('button', { name: words.ui('shot.again'), exact: true })).toBeVisible();
  });
  await test.step('a shot by keyboard: arrows turn and strengthen, brackets lift, Enter fires', async () => {
    await openRecord(hand, siege());
    const seen = await hand.see();
    const aim = theAim(seen);
    await tabTo(page, hand.board);
    await hand.keys('ArrowRight*3', 'ArrowLeft', 'ArrowUp*4', ']*3', '[');
    await expectSet(hand, 'bearing', startOf(aim, 'bearing') + 10);
    await expectSet(hand, 'power', startOf(aim, 'power') + 40);
    // From where it was laid, between two fine steps, the first one leads to the next.
    await expectSet(hand, 'lift', startOf(aim, 'lift') + 10, 4);
    await hand.keys('Escape');
    await expect(hand.primary()).toContainText(words.ui('aim.lay').split('{{')[0] ?? '');
    await expect(hand.pass('do.hold')).toBeVisible();
    await hand.keys('ArrowUp*2', ']');
    await expect(hand.primary()).toHaveText(words.game('do.fire'));
    await hand.keys('Enter');
    await hand.played(seen.last);
    await expectShot(hand);
  });
  await test.step('a target is picked on the table: the gun is laid at him, and nothing above a slide moves', async () => {
    await openRecord(hand, siege());
    const seen = await hand.see();
    const aim = theAim(seen);
    const lift = slide(hand, 'lift');
    const foe = seen.scene.nodes.find((node) => node.kind === 'piece' && node.seat === 'red' && node.id !== 'red1');
    if (foe?.kind !== 'piece') throw new Error('No enemy to aim at.');
    const placed = async (): Promise<number | undefined> => (await lift.boundingBox())?.y;
    const before = await placed();
    // Turned by hand to another than the likeliest, the head names him as the bearing does.
    const head = aimPanel(hand)
      .getByRole('group', { name: words.ui('aim.target'), exact: true })
      .locator('strong');
    const likeliest = await head.innerText();
    const to = (at: Point): number => ((fineBearing(aim.controls.at, at) + 1800) % 3600) - 1800;
    const bearings = seen.scene.nodes.flatMap((node) =>
      node.kind === 'piece' && node.seat === 'red' ? [to(node.at)] : [],
    );
    // Well aside of them all, to the side where the likeliest is not.
    const [left, right, start] = [Math.min(...bearings), Math.max(...bearings), startOf(aim, 'bearing')];
    const middle = ((start + 1800) % 3600) - 1800;
    const aside = middle - left > right - middle ? left - 250 : right + 250;
    await hand.drag(aim.controls.at, await handleOf(hand, aim, aside, 500));
    await expect(head).not.toHaveText(likeliest);
    await expect(aimPanel(hand).locator('[data-control=bearing] output')).toContainText(await head.innerText());
    await hand.tap(foe.at);
    await expectSet(hand, 'bearing', fineBearing(aim.controls.at, foe.at));
    expect(await placed()).toBe(before);
    await hand.keys(']*4', 'ArrowRight*3');
    expect(await placed()).toBe(before);
    await aimPanel(hand)
      .getByRole('button', { name: words.ui('aim.next'), exact: true })
      .click();
    await expect.poll(() => settingOn(hand, 'bearing')).not.toBe(fineBearing(aim.controls.at, foe.at));
    expect(await placed()).toBe(before);
    await expect(page.getByRole('button', { name: words.game('do.fire'), exact: true })).toBeEnabled();
  });
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  // Sabotage: the results of the aim test were above the controls, and the power was below the end of the card.
  test('the side view and all three controls of the gun are in view, also while the goal is shown', async ({
    page,
    hand,
  }) => {
    await openRecord(hand, siege());
    await hand.primary().click();
    await hand.steady();
    await expect(page.locator('[data-part=side] svg')).toHaveCSS('height', '196px');
    const card = await panelOf(page).boundingBox();
    for (const name of ['bearing', 'lift', 'power'] as const) {
      const row = await slide(hand, name).boundingBox();
      expect(row && card && row.y + row.height <= card.y + card.height, name).toBe(true);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });

  test('выстрел пальцем: навести от пушки, выстрелить кнопкой', async ({ page, hand, words }) => {
    await openRecord(hand, siege());
    await hand.steady();
    const before = await hand.see();
    const aim = theAim(before);
    await expectNoOverflow(page);
    await hand.bringInView(aim.controls.at);
    await hand.steady();
    const to = await handleOf(hand, aim, startOf(aim, 'bearing'), 300);
    expect(await hand.inView(aim.controls.at), 'the gun to be in view').toBe(true);
    await hand.touchDrag(aim.controls.at, to);
    await expectSet(hand, 'power', 300, 15);
    await expectSet(hand, 'bearing', startOf(aim, 'bearing'), 20);
    await expectNoOverflow(page);
    await expect(hand.primary()).toHaveText(words.game('do.fire'));
    await expect(hand.primary()).toBeInViewport({ ratio: 1 });
    await hand.tapPrimary();
    await hand.played(before.last);
    await expectShot(hand);
  });
});

test('a small siege by mouse against a bot, to the end of its turns', async ({ page, hand, words }) => {
  await start(hand, {
    seed: 'siege',
    options: { army: 'custom', defenders: 1, attackers: 2, guns: 1, shooting: 'virtual', turnLimit: true, turns: 1 },
    bots: [words.ui('setup.person'), words.game('bot.plain')],
  });
  const seen: string[] = [];
  for (let i = 0; (await hand.awaited()).primary !== words.ui('again'); i++) {
    expect(i, 'actions of the attacker').toBeLessThan(60);
    seen.push(await attack(hand));
  }
  await expect(hand.stage()).toContainText(words.ui('over'));
  await expect(page.locator('[data-live]')).toContainText(words.gameLike('over.limit'));
  for (const deed of ['put', 'shoot', 'walk']) expect(seen).toContain(deed);
});

test('two fortresses by mouse: both are on the table, both sides set up by turns, both guns fire, and a draw is agreed on', async ({
  page,
  hand,
  words,
}) => {
  const wish = { seed: 'guns', options: { fortresses: 'two' } };
  await begin(hand, wish);
  const { last, scene, seat: first } = await hand.see();
  expect(last, 'the lot has been thrown').toBeGreaterThan(0);
  const gates = scene.nodes.flatMap((node) => (node.kind === 'area' && node.id.startsWith('gate') ? [node.shape] : []));
  expect(gates).toHaveLength(2);
  expect(new Set(gates.map((gate) => centreOf(gate).y < scene.height / 2)).size, 'one on each side').toBe(2);
  for (let i = 0; (await hand.see()).seat === first; i++) {
    expect(i, 'actions until the other side sets up').toBeLessThan(8);
    await goOn(hand);
  }
  await beginAt(hand, wish, { kind: 'aim' });
  const fired: string[] = [];
  for (let i = 0; fired.length < 2; i++) {
    expect(i, 'actions until both have fired').toBeLessThan(50);
    const seen = await hand.see();
    if (offersAim(seen)) fired.push(await fireAhead(hand, theAim(seen)));
    else await goOn(hand);
  }
  expect(new Set(fired)).toEqual(new Set(['blue.gun1', 'red.gun1']));
  const { match } = await exported(hand);
  const shots = match.entries.filter(({ action }) => (action as { type: string }).type === 'fire');
  expect(shots.map(({ action }) => (action as { id: string }).id)).toEqual(fired);
  for (const { shots: answers } of shots) expect(answers).toHaveLength(1);
  await fromMenu(hand, words.game('do.draw'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.game('do.draw') })
    .click();
  // The other side is asked: playing on is what the yellow button offers.
  await expect(hand.primary()).toHaveText(words.coreLike('draw.decline'));
  await page.getByRole('button', { name: words.coreLike('draw.accept') }).click();
  await expect(hand.stage()).toContainText(words.ui('over'));
  await expect(page.locator('[data-live]')).toContainText(words.game('over.agreed'));
});

/** Lays a gun straight ahead by drawing from it and fires; its id. */
async function fireAhead(hand: Hand, aim: AimOffer): Promise<string> {
  const bearing = startOf(aim, 'bearing');
  await hand.drag(aim.controls.at, await handleOf(hand, aim, bearing, 300), await handleOf(hand, aim, bearing, 800));
  await expectSet(hand, 'power', 800, 15);
  await expect(hand.primary()).toHaveText(hand.words.game('do.fire'));
  await hand.press();
  return aim.piece;
}
/** Stands a piece where one is to be stood, points at whom a spell strikes, else does what comes next. */
async function goOn(hand: Hand): Promise<void> {
  const { choices } = await hand.see();
  const open = choices.filter(({ off }) => !off);
  const put = open.find(({ kind }) => kind === 'put');
  const strike = open.find(({ label }) => label.endsWith('do.strike'));
  const pick = put ?? strike;
  if (pick?.piece && open.filter(({ piece }) => piece).length > 1) await hand.tap((await hand.piece(pick.piece)).at);
  if (put) await hand.page.getByRole('button', { name: hand.words.ui('put.example'), exact: true }).click();
  const pass = open.find(({ passes }) => passes);
  if (pass && !put) await hand.letGo(pass.label);
  else await hand.press();
}
/** What an attacker does who fires at whom he can, goes ahead with all, and fights when he meets somebody; says what it was. */
async function attack(hand: Hand): Promise<string> {
  const { page, words } = hand;
  const { choices, last } = await hand.see();
  const open = choices.filter(({ off }) => !off);
  const put = open.find(({ kind }) => kind === 'put');
  const [target] = attacksIn({ choices });
  const walk = open.find(({ kind }) => kind === 'walk');
  const several = new Set(open.map(({ piece }) => piece)).size > 1;
  const move = put ?? target ?? walk;
  let refused = false;
  if (move?.piece && several) await hand.tap((await hand.piece(move.piece)).at);
  if (put) await page.getByRole('button', { name: words.ui('put.example'), exact: true }).click();
  else if (target) await hand.tap((await hand.piece(target.target)).at);
  else if (walk?.from) {
    const { x, y } = walk.from;
    await hand.drag(walk.from, { x, y: y - Math.min(150, (walk.reach ?? 0) - 5) });
    refused = (await hand.see()).off;
    if (refused) await hand.keys('Escape');
  }
  const pass = open.find(({ passes }) => passes);
  if (pass && (refused || (await hand.see()).off)) await hand.letGo(pass.label);
  else {
    await expect(hand.primary()).not.toHaveAttribute('aria-disabled', 'true');
    await hand.primary().click();
    await hand.played(last);
  }
  return move?.label.split('.').at(-1) ?? 'end';
}
