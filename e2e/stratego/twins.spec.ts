// What one side may not know makes no difference to its screen (ST-15): matches taken up from records, with two hidden pieces
// of the other side exchanged; and what a player is shown first behind the curtain.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Match } from '../../src/core/match.ts';
import { stratego } from '../../src/games/stratego/index.ts';
import { Hand, panelOf } from '../hands/hand.ts';
import { apart } from '../hands/seen.ts';
import {
  anyStep,
  closed,
  handOver,
  numbers,
  openCurtain,
  openTab,
  type Rank,
  squareAt,
  type Step,
  stepsOf,
} from './hidden.ts';
import { layDown } from '../hands/records.ts';
import { drawn, forget, record, strings } from '../hands/recorder.ts';
import { slowDown } from '../hands/slow.ts';
import { expect, test } from '../hands/test.ts';
import { wordsOf } from '../hands/words.ts';

/** A set-up as a file holds it: own back row first, from the own left. */
const rows = (...lines: readonly string[]): (Rank | null)[] => {
  const letters: Readonly<Record<string, Rank>> = {
    M: 'marshal',
    G: 'general',
    m: 'miner',
    s: 'scout',
    Y: 'spy',
    '*': 'mine',
    F: 'flag',
  };
  return lines
    .join('')
    .split('')
    .map((letter) => letters[letter] ?? null);
};
const ARMY = ['*F........', '.*........', '.m.sGsmMY.'] as const;
/** The general and a miner, who both may move, are exchanged, and so are the flag and a mine, who may not. */
const EXCHANGED = ['F8', 'D8', 'J10', 'I10'];
const TWIN = ['*F........', '.*........', '.m.smsGMY.'] as const;
/** The record of a match in which Blue has set up so; moves bring both armies together. */
const recordWith = (blue: readonly string[]): Match => {
  const arrange = (army: readonly string[]) => ({ action: { type: 'arrange', cells: rows(...army) } });
  const ready = { action: { type: 'ready' } };
  const move = (id: string, cell: number) => ({ action: { type: 'move', id, cell } });
  const entries = [
    arrange(ARMY),
    ready,
    arrange(blue),
    ready,
    // Those in E and F, exchanged and moved, come to stand one cell apart from each other.
    ...[34, 44, 54].flatMap((cell) => [move('red.E3', cell), move('blue.F8', 99 - cell)]),
  ];
  return {
    format: 1,
    game: 'stratego',
    rulesVersion: stratego.rulesVersion,
    options: { size: 'duel' },
    seed: 'twins',
    takeBack: 'free',
    players: [
      { seat: 'blue', name: '' },
      { seat: 'red', name: '' },
    ],
    entries,
  };
};
/** A window with a device of its own on which nothing comes and goes by itself: a hint, or a camera on its way, is there at its own time. */
const windowOf = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext();
  await slowDown(context);
  const kept = { pace: 'quick', still: true, hints: false, muted: true };
  await context.addInitScript((settings) => localStorage.setItem('mera.settings', JSON.stringify(settings)), kept);
  return context;
};
const takeUp = async (context: BrowserContext, match: Match): Promise<Hand> => {
  const page = await context.newPage();
  await record(page);
  const hand = new Hand(page, wordsOf('en', 'stratego'));
  await layDown(page, match);
  // The browser draws a ring round what has the focus or not, by the moment at which the window got it: nothing has ring or shadow.
  await page.evaluate(() => {
    const noRing = new CSSStyleSheet();
    noRing.replaceSync(':is(a, button, input, [tabindex]) { outline: none !important; box-shadow: none !important; }');
    document.adoptedStyleSheets.push(noRing);
  });
  return hand;
};
/** Has the page painted whole, in layers of its own and back: where parts came one after the other the browser rounds colours by what lay there before. */
const paintAnew = (page: Page): Promise<void> =>
  page.locator('main').evaluate(async ({ style }: HTMLElement) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    style.willChange = 'transform';
    await frame();
    await frame();
    style.removeProperty('will-change');
    await frame();
    await frame();
  });
const picture = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' });
/** All that a page shows, in one text. */
const look = async (page: Page): Promise<string> =>
  JSON.stringify({
    title: await page.title(),
    // Ids are numbered as parts of the page happen to be made.
    body: (await page.locator('body').innerHTML()).replaceAll(/_r_\w+?_/g, '').split(/(?=<)/),
    names: (await page.locator('body').ariaSnapshot()).split('\n'),
    // The pointer's shapes on its way come and go with the time it takes.
    strings: (await strings(page)).filter((text) => !/^(cursor:|base-ui-)/.test(text)),
    drawn: (await drawn(page.locator('body'))).map(({ what, at }) => `${at.x} ${at.y} ${what}`).sort(),
  });

// Of either side, byte by byte, in `tests/games/stratego/surfaces.test.ts`.
test('two pieces of Blue exchanged make no difference to Red, to the pixel, with the same clicks', async ({
  browser,
}) => {
  const contexts = [await windowOf(browser), await windowOf(browser)] as const;
  const pair = [await takeUp(contexts[0], recordWith(ARMY)), await takeUp(contexts[1], recordWith(TWIN))] as const;
  const [one, two] = pair;
  const both = async (act: (hand: Hand) => Promise<unknown>): Promise<void> => {
    for (const hand of pair) await act(hand);
  };
  const same = async (what: string): Promise<void> => {
    // Whose turn begins is told in passing.
    await both(({ page }) => expect(page.locator('[data-part=cue]')).toHaveCount(0));
    const [a, b] = [await look(one.page), await look(two.page)];
    expect(JSON.parse(b), what).toEqual(JSON.parse(a));
    // A screen may still be settling: what differs for good never becomes the same.
    const pixels = async (): Promise<boolean> => {
      if ((await picture(two.page)).equals(await picture(one.page))) return true;
      await both(({ page }) => paintAnew(page));
      return false;
    };
    await expect.poll(pixels, `the same pixels ${what}`).toBe(true);
  };
  const names = EXCHANGED.map((cell) => `blue.${cell}`);
  const whole = numbers(5);
  let compared = 0;
  let proposed = 0;
  // Until the other side has seen what the owner has done by hand.
  const moves = 3;
  for (let move = 0; move < moves; move++) {
    const seat = await closed(one);
    await closed(two);
    await both(({ page }) => forget(page));
    await same(`under the curtain before move ${move}`);
    await both(openCurtain);
    await both((hand) => hand.settled());
    const steps = await stepsOf(one);
    if (seat === 'red') {
      await same(`at move ${move}`);
      // The list of pieces is that of the table: once will do.
      for (const tab of compared === 0 ? (['pieces', 'log', 'action'] as const) : (['log', 'action'] as const)) {
        await both((hand) => openTab(hand, tab));
        await same(`at move ${move}, ${tab}`);
      }
      const attack = steps.find(({ target }) => target && names.includes(target));
      if (attack) {
        // By taps: what the card would say of the squares on the way of a drag hangs on the time it takes.
        await both((hand) => hand.tap(attack.from));
        await both((hand) => hand.tap(attack.to));
        await both((hand) => expect(hand.primary()).toBeEnabled());
        await same(`at move ${move}, with an attack on ${attack.target} proposed`);
        await both(({ page }) => page.keyboard.press('Escape'));
        proposed++;
      }
      compared++;
    } else {
      const [a, b] = [await look(one.page), await look(two.page)];
      expect(b).not.toBe(a);
      expect((await picture(two.page)).equals(await picture(one.page)), 'the owner to see the exchange').toBe(false);
    }
    const free = (step: Step): boolean => !step.target && !names.includes(step.piece);
    const step = anyStep(steps.filter(free), seat, whole);
    await both((hand) => hand.drag(step.from, step.to));
    await both(handOver);
  }
  expect(compared).toBe(moves - 1);
  expect(proposed).toBeGreaterThan(0);
  for (const context of contexts) await context.close();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('behind the curtain a player is first shown the last move of the other side, and only then his own turn', async ({
    page,
    hand,
    words,
  }) => {
    await page.clock.install();
    await record(page);
    await layDown(page, recordWith(ARMY));
    expect(await closed(hand)).toBe('red');
    await openCurtain(hand);
    await hand.settled();
    const step = (await stepsOf(hand)).find(({ piece, to }) => piece === 'red.H3' && squareAt(to) === 'H4');
    if (!step) throw new Error('The Marshal cannot move.');
    await hand.drag(step.from, step.to);
    await handOver(hand);
    expect(await closed(hand)).toBe('blue');
    await forget(page);
    await hand.freeze();
    await page.getByRole('button', { name: words.ui('curtain.hold') }).hover();
    await page.mouse.down();
    await hand.runUntil(() => hand.board.isVisible());
    await page.mouse.up();
    await hand.runUntil(async () => !(await hand.showing()));
    await page.clock.resume();
    // First the move alone is told, and one may skip it; then whose turn it is.
    const moved = `Red: ${squareAt(step.from)} → ${squareAt(step.to)}`;
    const live = page.locator('[data-live]');
    await expect(live).toHaveText(/H3 to H4\s*Blue: move/);
    const said = await strings(page);
    expect(said).toEqual(expect.arrayContaining([words.ui('skip'), moved]));
    // It is not he who has played.
    expect(said).not.toContain(words.ui('handOver.title'));
    const [from, to] = [await hand.clientOf(step.from), await hand.clientOf(step.to)];
    const long = apart(from, to);
    // On its way it was drawn by its back, at many places between the two squares, in their order.
    const way = (await drawn(hand.board)).filter(
      ({ at }) =>
        Math.abs(apart(at, from) + apart(at, to) - long) < 0.5 && apart(at, from) > 0.5 && apart(at, to) > 0.5,
    );
    expect(way.length).toBeGreaterThan(2);
    const far = way.map(({ at }) => apart(at, from));
    expect(far).toEqual([...far].sort((a, b) => a - b));
    expect(new Set(way.map(({ what }) => what)).size).toBe(1);
    // Whoever has opened the curtain has his own side before him: Blue, whose rows are the far ones.
    const middle = async (seat: string): Promise<number> => {
      const men = (await hand.pieces()).filter((piece) => piece.seat === seat && !piece.out);
      const places = await Promise.all(men.map(({ at }) => hand.clientOf(at)));
      return places.reduce((sum, { y }) => sum + y, 0) / places.length;
    };
    expect(await middle('blue')).toBeGreaterThan(await middle('red'));
    await openTab(hand, 'log');
    await expect(panelOf(page).getByRole('listitem').filter({ hasText: 'H3 → H4' })).toHaveCount(1);
  });
});
