// A match as a link: read like a file, looked at without being saved, and closed while it has secrets.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Match } from '../../src/core/match.ts';
import { packLink } from '../../src/storage/linkCode.ts';
import { seal } from '../../src/storage/seal.ts';
import { golden } from '../golden.ts';
import { arrive, leave, play, tab } from './playing.ts';
import type { Tab } from './tabs.ts';

vi.mock('../../src/store/matchFileLoader.ts', async () => {
  const { work } = await import('../../src/store/workers/jobs/matchFile.ts');
  return { loadMatchFile: (file: Blob, report: () => void) => work(file, report) };
});
beforeEach(arrive);
afterEach(leave);

const HOSTILE = '<img src=x onerror=alert(1)>"\u202e';
const ended = golden('toy-soldiers.over-last');
const secret = golden('stratego.over-flag');
const upTo = (match: Match, actions: number): Match => ({ ...match, entries: match.entries.slice(0, actions) });
const linked = () => import('../../src/store/linkedMatch.ts');
const codeOf = async (content: unknown): Promise<string> => (await packLink(JSON.stringify(content))) ?? '';
/** Opens a code and returns why it stays closed. */
const open = async (code: string, ply?: number): Promise<string | null> => {
  const { openLinked } = await linked();
  return (await openLinked(code, ply, () => undefined, new AbortController().signal))?.key ?? null;
};
const savedIn = async ({ matches }: Tab): Promise<number> => (await matches.listMatches()).matches.length;

test('a match comes back as it went, at its moment, with names that are only text, and nothing is saved', async () => {
  const one = await tab();
  const begun = upTo(ended, 40);
  const players = begun.players.map((player) => ({ ...player, name: HOSTILE }));
  expect(await open(await codeOf({ ...begun, players }), 12)).toBeNull();
  const { open: shown, playLocation } = one.table.useMatchStore.getState();
  expect(shown?.match.entries).toEqual(begun.entries);
  expect([shown?.ply, playLocation]).toEqual([12, 'away']);
  expect(shown?.match.players[0]?.name).toBe('<img src=x onerror=alert(1)>"');
  await play(one);
  expect(one.table.currentMatch().match.entries).toEqual(begun.entries);
  expect(await savedIn(one)).toBe(0);
  const code = await (await linked()).linkToMatch(one.table.currentMatch());
  expect(await open(code ?? '', 99_999)).toBeNull();
  expect(one.table.currentMatch().ply).toBe(40);
});

test('playing from its moment saves a copy up to there, keeping it saves all of it', async () => {
  const one = await tab();
  await open(await codeOf(ended), 12);
  const copy = await one.copies.copyFromHere();
  const { keepLinked } = await linked();
  const whole = await keepLinked(one.table.currentMatch());
  const entries = async (id: string): Promise<number | null> => {
    const found = await one.matches.loadMatch(id);
    return found && 'match' in found ? found.match.entries.length : null;
  };
  expect([await entries(copy), await entries(whole)]).toEqual([12, ended.entries.length]);
});

// Sabotage: without the check of secrets, an unfinished Stratego match opened with both armies in sight.
test('ST-15 a match that still has secrets has no link and is not opened from one', async () => {
  const one = await tab();
  const unfinished = upTo(secret, 60);
  expect(await open(await codeOf(unfinished))).toBe('core:linkSecret');
  expect(await open((await packLink(await seal(JSON.stringify(unfinished), 'stratego'))) ?? '')).toBe(
    'core:linkSecret',
  );
  expect(one.table.useMatchStore.getState().open).toBeNull();
  expect(await open(await codeOf(secret))).toBeNull();
  const { linkToMatch, canLink } = await linked();
  const whole = one.table.currentMatch();
  const { game } = whole;
  expect(canLink(whole)).toBe(true);
  const now = { ...whole, match: unfinished, steps: whole.steps.slice(0, 61) };
  expect(game.secrets && canLink(now)).toBe(false);
  expect(canLink({ ...whole, sealed: true })).toBe(false);
  expect(canLink({ ...whole, practice: { from: 0, dice: [] } })).toBe(false);
  expect(() => linkToMatch(now)).toThrow();
});

test('a link is refused in words if it is damaged, hostile, of another version, or no match', async () => {
  const one = await tab();
  const code = await codeOf(ended);
  const closed: Readonly<Record<string, string>> = {
    [code.slice(0, code.length / 2)]: 'linkNoMatch',
    '': 'linkNoMatch',
    ['A'.repeat(200_001)]: 'linkNoMatch',
    [(await packLink('{"a":'.repeat(40))) ?? '']: 'linkNoMatch',
    [(await packLink(JSON.stringify({ ...ended, seed: 'x'.repeat(1_100_000) }))) ?? '']: 'linkNoMatch',
    [await codeOf({ ...ended, players: [{ seat: 'blue', name: 'x'.repeat(41) }] })]: 'linkNoMatch',
    [await codeOf({ ...ended, players: ended.players.slice(1) })]: 'linkNoMatch',
    [await codeOf({ format: 'mera-view-1' })]: 'linkNoMatch',
    [await codeOf({ ...ended, format: 9 })]: 'fileOtherFormat',
    [await codeOf({ ...ended, game: '__proto__' })]: 'fileNoGame',
  };
  for (const [bad, why] of Object.entries(closed)) expect(await open(bad)).toBe(`core:${why}`);
  expect([one.table.useMatchStore.getState().open, await savedIn(one)]).toEqual([null, 0]);
});

test('a record with an illegal action opens up to it and says where it stops', async () => {
  const one = await tab();
  const { entries } = ended;
  const broken = entries.map((each, i) => (i === 20 ? { ...each, action: { type: 'nonsense' } } : each));
  expect(await open(await codeOf({ ...ended, entries: broken }))).toBeNull();
  const { match, note } = one.table.currentMatch();
  expect([match.entries.length, note?.key]).toEqual([20, 'core:stopped']);
});
