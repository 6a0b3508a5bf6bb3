import { expect, type Locator, type Page } from '@playwright/test';
import { type Choice, enabledChoices } from '../../src/core/choice.ts';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { type Match, runEntry } from '../../src/core/match.ts';
import { SEATS } from '../../src/core/seat.ts';
import { gameOf } from '../../tests/games.ts';
import { botAction } from '../../src/store/botSearch.ts';
import { replay } from '../../tests/replay.ts';
import type { Hand } from './hand.ts';
import type { Offered } from './seen.ts';
import { openRecord } from './records.ts';

/** How a match is set up: the options by their key, numbers in fields, lists by value, switches as booleans. */
export interface Wish {
  readonly seed?: string;
  readonly options?: Readonly<Record<string, number | string | boolean>>;
  readonly names?: readonly string[];
  /** Bots by seat, as their names are told. */
  readonly bots?: readonly string[];
  readonly takeBack?: 'free' | 'until-luck' | 'off';
}
/** One soldier a side on a small bare field, by whose luck the match takes some fifteen actions. */
export const DUEL: Wish = {
  seed: 'g',
  options: { squad: 1, terrain: 'none', field: 'custom', width: 60, depth: 60 },
};

/** Unfolds what need not be chosen on the set-up screen that is open. */
export const unfold = async ({ page }: Hand): Promise<void> => {
  const fold = page.locator('[data-more] [aria-controls=more]');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
};
/** Gives a row of players to a bot of this name, or to a person. */
export const seatBot = async ({ words }: Hand, row: Locator, bot: string): Promise<void> => {
  const person = words.ui('setup.person');
  const kind = bot === person ? person : words.ui('setup.bot');
  await row.getByRole('button', { name: kind, exact: true }).click();
  if (bot === person) return;
  await row
    .getByRole('group', { name: words.uiLike('setup.strength') })
    .getByRole('button', { name: new RegExp(`^${bot}`) })
    .click();
};
/** Fills in the set-up screen that is open. */
export const fillIn = async (hand: Hand, wish: Wish): Promise<void> => {
  const { page, words } = hand;
  const { options = {}, names = [], bots = [], seed, takeBack } = wish;
  await unfold(hand);
  for (const [key, value] of Object.entries(options)) {
    const name = words.game(`option.${key}`);
    const field =
      typeof value === 'boolean'
        ? page.getByRole('switch', { name, exact: true })
        : page.getByLabel(name, { exact: true });
    if (typeof value === 'number') {
      await field.fill(`${value}`);
      await field.blur();
    } else if (typeof value === 'string') await field.selectOption(value);
    else if ((await field.isChecked()) !== value) await field.click();
  }
  const players = page.getByLabel(words.uiLike('setup.name'));
  for (const [i, name] of names.entries()) await players.nth(i).fill(name);
  const rows = page.locator('[data-part=players] > li');
  for (const [i, bot] of bots.entries()) await seatBot(hand, rows.nth(i), bot);
  if (seed) await page.getByLabel(words.ui('setup.seed'), { exact: true }).fill(seed);
  if (takeBack) await page.getByLabel(words.ui('takeBack'), { exact: true }).selectOption(takeBack);
};
/** Goes straight to the set-up screen of the game as after a match by the usual rules, whatever was played before. */
export const toSetup = async ({ page, words }: Hand): Promise<void> => {
  const fresh = page.url() === 'about:blank';
  const remember = ({ game, fresh }: { game: string; fresh: boolean }): void => {
    if (!location.protocol.startsWith('http') || (fresh && sessionStorage.getItem('usual'))) return;
    sessionStorage.setItem('usual', game);
    const usual = { seats: 1, bots: {}, options: {}, takeBack: 'until-luck', lines: false };
    localStorage.setItem('mera.habits', JSON.stringify({ games: { [game]: usual } }));
  };
  // A page that is still to come has it before it reads what it remembers.
  if (fresh) await page.addInitScript(remember, { game: words.id, fresh });
  else await page.evaluate(remember, { game: words.id, fresh });
  await page.goto(`#/new/${words.id}`);
};
/** Starts a match from the set-up screen. */
export const start = async (hand: Hand, wish: Wish): Promise<void> => {
  const { page, words } = hand;
  await toSetup(hand);
  await fillIn(hand, wish);
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
  await expect(page).toHaveURL(/#\/match\//);
};
/** Starts a match of a game without secrets by its set-up screen; its address is returned. */
export const beginBySetup = async (hand: Hand, wish: Wish = DUEL): Promise<string> => {
  await start(hand, wish);
  await hand.settled();
  return hand.page.url();
};
/** A match of people as the set-up screen would begin it, its lots thrown. */
export const matchOf = (
  game: AnyGame,
  { options = {}, names = [], seed = 'any', takeBack = 'until-luck' }: Wish,
): Match => {
  const match = {
    format: 1 as const,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: game.schema.options.parse(options),
    seed,
    takeBack,
    players: SEATS.slice(0, game.seats.min).map((seat, i) => ({ seat, name: names[i] ?? '' })),
    entries: [],
  };
  return playSetup(game, match, { lots: true, lines: false }).match;
};
/** Lays a match of people on the table as its set-up screen would begin it; its address is returned. */
export const begin = (hand: Hand, wish: Omit<Wish, 'bots'> = DUEL): Promise<string> =>
  openRecord(hand, matchOf(gameOf(hand.words.id) as AnyGame, wish));
/** What is on offer: something of a kind, or of a name. */
type Offer = { readonly kind: Offered['kind'] } | { readonly label: string };
/** Lays a match of people on the table as far as the game's plain bot has played it for both: up to the first moment at which something is on offer. */
export const beginAt = (hand: Hand, wish: Omit<Wish, 'bots'>, offer: Offer): Promise<string> => {
  const game = gameOf(hand.words.id) as AnyGame;
  const match = matchOf(game, wish);
  const { entries } = match;
  const past = replay(game, match).steps;
  for (;;) {
    const state = past.at(-1)?.state;
    const turn = game.turn(state);
    if (!('to' in turn)) throw new Error('The match was over before that was on offer.');
    const open = enabledChoices(game.choices(game.view(state, turn.to)));
    const is = (choice: Choice<unknown>): boolean =>
      'kind' in offer ? choice.kind === offer.kind : choice.label.key === `${game.id}:${offer.label}`;
    if (open.some(is)) return openRecord(hand, match);
    const ply = entries.length + 1;
    const [bot = ''] = Object.keys(game.bots);
    const asked = { game: game.id, bot, seat: turn.to, state, seed: match.seed, ply, past, time: 0 };
    const entry = { action: botAction(asked, () => false) };
    const ran = runEntry(game, match.seed, ply, state, entry);
    if (!('step' in ran)) throw new Error(`The bot’s action ${ply} could not be done.`);
    entries.push(entry);
    past.push(ran.step);
  }
};
/** Sets what the device would keep, before the app reads it. */
export const withSettings = (page: Page, settings: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.addInitScript((kept) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('mera.wished') !== null) return;
    const before = JSON.parse(localStorage.getItem('mera.settings') ?? '{}') as object;
    localStorage.setItem('mera.settings', JSON.stringify({ ...before, ...kept }));
    localStorage.setItem('mera.wished', 'yes');
  }, settings);

/** Opens the menu of the table and takes an item. */
export const fromMenu = async ({ page, words }: Hand, item: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name: words.ui('menu'), exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
