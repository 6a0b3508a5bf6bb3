import type { Match } from '../../src/core/match.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import { aimPanel, expectSet, handleOf, startOf, theAim } from '../hands/aim.ts';
import { expectNoOverflow } from '../hands/faults.ts';
import { exported } from '../hands/files.ts';
import { type Hand, panelOf } from '../hands/hand.ts';
import { attacksIn } from '../hands/seen.ts';
import { goldenUntil, openRecord } from '../hands/records.ts';
import { expect, PHONE, test } from '../hands/test.ts';

test.use({ game: 'sci-fi' });

/** A match of two people in which a shot with dice comes next. */
const shooting = (): Match => goldenUntil('sci-fi.over-last', ({ type }) => type === 'shoot');
const skirmish = (bot: string): Match => ({
  format: 1,
  game: 'sci-fi',
  rulesVersion: sciFi.rulesVersion,
  options: {
    army: 'custom',
    custom: { blue: ['rifleman', 'rifleman'], red: ['brawler', 'rifleman'] },
    terrain: 'outpost',
    fire: 'virtual',
    stalemate: 12,
  },
  seed: 'skirmish',
  takeBack: 'free',
  players: [
    { seat: 'blue', name: '' },
    { seat: 'red', name: '', bot },
  ],
  entries: [],
});
test('a skirmish by mouse against a bot, from its set-up to the first shot: placed, moved, shot', async ({
  page,
  hand,
  words,
}) => {
  await openRecord(hand, skirmish('plain'));
  const done: string[] = [];
  const shots = (): number => done.filter((label) => /shoot|aimed/.test(label)).length;
  for (let i = 0; shots() === 0; i++) {
    expect(i, 'actions of the person').toBeLessThan(40);
    const { choices, last } = await hand.awaited();
    const open = choices.filter(({ off }) => !off);
    const [target] = attacksIn({ choices });
    const put = open.find(({ kind }) => kind === 'put');
    const walks = done.filter((label) => label === 'do.walk').length;
    const walk = walks < 2 ? open.find(({ kind }) => kind === 'walk') : undefined;
    const move = put ?? walk ?? target;
    if (move?.piece) await hand.tap((await hand.piece(move.piece)).at);
    if (put) await page.getByRole('button', { name: words.ui('put.example'), exact: true }).click();
    else if (walk?.from) {
      const { x, y } = walk.from;
      await hand.drag(walk.from, { x, y: y + (y < 450 ? 40 : -40) });
    } else if (target) {
      await hand.tap((await hand.piece(target.target)).at);
      await expect(page.getByRole('region', { name: words.ui('odds.title') })).toBeVisible();
    }
    const pass = open.find(({ passes }) => passes);
    if (!move && pass) {
      await hand.letGo(pass.label);
      done.push(pass.label);
      continue;
    }
    await expect(hand.primary()).not.toHaveAttribute('aria-disabled', 'true');
    done.push(move?.label ?? (await hand.primary().innerText()));
    await hand.primary().click();
    await hand.played(last);
  }
  expect(done).toContain('do.walk');
});

test('a shot by die keeps the rows of its table; a real shot is drawn from the machine', async ({
  page,
  hand,
  words,
}) => {
  await test.step('the rows of a rule table keep their order when the die falls', async () => {
    await openRecord(hand, shooting());
    const [target] = attacksIn(await hand.see());
    if (!target) throw new Error('Nobody may shoot.');
    await hand.tap((await hand.piece(target.piece)).at);
    await hand.tap((await hand.piece(target.target)).at);
    const rows = page.locator('[data-part=roll-table]:not([data-rolled]) tbody td:nth-child(2)');
    await expect(rows.first()).toBeVisible();
    const asked = await rows.allInnerTexts();
    const { last } = await hand.see();
    await hand.primary().click();
    await hand.played(last);
    // Sabotage: once the die fell they stood by their faces.
    const told = page.locator('[data-part=roll-table][data-rolled] tbody td:nth-child(2)');
    await expect(told).toHaveText(asked);
  });
  await test.step('a real shot by mouse: drawn from the machine, fired by the primary button', async () => {
    await openRecord(
      hand,
      goldenUntil('sci-fi.over-resigned', ({ type }) => type === 'fire'),
    );
    const before = await hand.see();
    const aim = theAim(before);
    const bearing = startOf(aim, 'bearing');
    // Until it is told to aim a hand drives it.
    const { at } = await hand.piece(aim.piece);
    await hand.drag(at, { x: at.x, y: at.y + (at.y > 300 ? -60 : 60) });
    await expect(hand.primary()).toHaveText(words.game('do.walk'));
    await expect(aimPanel(hand)).toBeHidden();
    // What was proposed is let go, not who was to do it; told to aim, the weapon is laid at once.
    await hand.page.keyboard.press('Escape');
    await panelOf(hand.page)
      .getByRole('button', { name: words.game('do.fire'), exact: true })
      .click();
    await expect(hand.primary()).toHaveText(words.game('do.shell'));
    await hand.steady();
    await hand.drag((await hand.piece(aim.piece)).at, await handleOf(hand, aim, bearing, 500));
    await expectSet(hand, 'bearing', bearing, 20);
    await expectSet(hand, 'power', 500, 20);
    expect(await hand.see(), 'an aim does nothing').toMatchObject({ last: before.last, scene: before.scene });
    await expect(aimPanel(hand).getByRole('img', { name: words.ui('aim.side') })).toBeVisible();
    await hand.press();
    await expectShot(hand);
    await expect(hand.page.getByRole('button', { name: words.ui('shot.slow'), exact: true })).toBeVisible();
  });
});

/** The last entry was a shot that the physics has worked out. */
const expectShot = async (hand: Hand): Promise<void> => {
  const { entries } = (await exported(hand)).match;
  const fired = entries.findLast(({ shots }) => shots);
  expect(fired?.action).toMatchObject({ type: 'fire' });
  expect(entries.length - entries.lastIndexOf(fired as (typeof entries)[number])).toBeLessThan(3);
};

test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });

  test('пальцем: стрелок, цель, шансы, выстрел, и так несколько раз', async ({ page, hand }) => {
    await openRecord(hand, shooting());
    const tap = async (id: string): Promise<void> => {
      await hand.steady();
      const { at } = await hand.piece(id);
      await hand.bringInView(at);
      await hand.steady();
      await hand.touch(at);
    };
    let shots = 0;
    for (let i = 0; i < 2; i++) {
      await expectNoOverflow(page);
      const { choices, last } = await hand.see();
      const [target] = attacksIn({ choices });
      if (target) {
        await tap(target.piece);
        await tap(target.target);
        const decides = page.locator('[data-part=stakes]');
        await expect(decides).toBeInViewport({ ratio: 1 });
        await expect(decides).toContainText('%');
        await expectNoOverflow(page);
        shots++;
      }
      await expect(hand.primary()).toBeInViewport({ ratio: 1 });
      await hand.tapPrimary();
      await hand.played(last);
    }
    expect(shots).toBeGreaterThan(0);
  });
});
