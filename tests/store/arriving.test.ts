// A file of a match with secrets leads to the match itself, not to a copy that would show what is hidden.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Match } from '../../src/core/match.ts';
import { stratego } from '../../src/games/stratego/index.ts';
import { arrive, create, leave, newMatch, play, tab } from './playing.ts';
import { choicesIn, setUp, take } from './strategoTab.ts';
import type { Tab } from './tabs.ts';

beforeEach(arrive);
afterEach(leave);

const addTo = async (_: Tab, match: Match, over = false) => {
  const { addFromFile } = await import('../../src/store/importing.ts');
  return addFromFile(stratego, JSON.parse(JSON.stringify(match)) as Match, { over });
};
/** A tab in which a match has been set up by both sides. */
const playedTab = async (): Promise<{ one: Tab; id: string; match: () => Match }> => {
  const one = await tab();
  const id = await create(one, newMatch('stratego'));
  await one.opening.openMatch(id);
  await setUp(one);
  return { one, id, match: () => one.table.currentMatch().match };
};

// Sabotage: without the search for the original, a copy was made in which one could resign and see both armies.
test('ST-15 on the same device a file opens the match that it came from', async () => {
  const { one, id, match } = await playedTab();
  const file = match();
  await play(one);
  expect(await addTo(one, file)).toEqual({ id, outcome: 'kept', added: 0 });
  expect(await addTo(one, match())).toEqual({ id, outcome: 'kept', added: 0 });
  expect((await (await import('../../src/storage/matches.ts')).listMatches()).matches).toHaveLength(1);
  // Of another seed it is another match.
  expect((await addTo(one, { ...file, seed: 'another' })).id).not.toBe(id);
});

test('a file that continues the match here brings its further actions along', async () => {
  const { one, id, match } = await playedTab();
  const before = match();
  await play(one, 2);
  const file = match();
  one.opening.closeMatch();
  const other = await tab();
  const shorter = await create(other, { ...before, seed: 'moved' });
  expect(await addTo(other, { ...file, seed: 'moved' })).toEqual({ id: shorter, outcome: 'kept', added: 2 });
  await other.opening.openMatch(shorter);
  expect(other.table.currentMatch().match.entries).toHaveLength(file.entries.length);
  expect(id).not.toBe(shorter);
});

test('ST-15 on another device the copy ends covered until the players say that the original is over', async () => {
  const { one, match } = await playedTab();
  const file = { ...match(), seed: 'elsewhere' };
  const { id } = await addTo(one, file);
  await one.opening.openMatch(id);
  one.play.liftCurtain();
  await take(one, ({ meta }) => meta === 'end');
  const { currentMatch, isSecret } = one.table;
  expect([currentMatch().viewer, isSecret(currentMatch()), one.copies.canCopy(currentMatch())]).toEqual([
    'public',
    true,
    false,
  ]);
  one.opening.closeMatch();
  await one.opening.openMatch(id);
  expect(currentMatch().viewer).toBe('public');
  // The same file once more leads to the covered copy.
  expect((await addTo(one, file)).id).toBe(id);
  await one.play.uncover();
  expect([currentMatch().viewer, isSecret(currentMatch())]).toEqual(['all', false]);
  one.opening.closeMatch();
  await one.opening.openMatch(id);
  expect(currentMatch().viewer).toBe('all');
});

test('a copy of a match that is over on this device is not covered', async () => {
  const { one, match } = await playedTab();
  const file = match();
  await take(one, ({ meta }) => meta === 'end');
  const { id } = await addTo(one, file);
  await one.opening.openMatch(id);
  expect(one.table.currentMatch().sealed).toBe(false);
});

test('ST-15 each opening of the privacy screen leaves a trace that lasts', async () => {
  const { one, id } = await playedTab();
  const { curtainLiftsSince } = one.play;
  const count = (seat: 'red' | 'blue') => curtainLiftsSince(one.table.currentMatch(), seat);
  // Both have set up, it is Red's turn, and nobody has opened for it yet.
  expect([count('red'), count('blue')]).toEqual([{}, {}]);
  one.play.liftCurtain();
  one.play.dropCurtain();
  one.play.liftCurtain();
  expect(count('red')).toEqual({ red: 2 });
  await take(one, ({ kind, meta }) => kind === 'put' && !meta);
  expect(count('blue')).toEqual({ red: 2 });
  expect(count('red')).toEqual({});
  one.opening.closeMatch();
  await one.opening.openMatch(id);
  expect(count('blue')).toEqual({ red: 2 });
  expect(choicesIn(one).length).toBeGreaterThan(0);
});

// Sabotage: deleted for good, the match came back from its file as a copy while *Bring it back* still held the original.
test('ST-15 a deleted match that hides something is found again by its file, with its trace of openings', async () => {
  const { one, id, match } = await playedTab();
  one.play.liftCurtain();
  await take(one, ({ kind, meta }) => kind === 'put' && !meta);
  const file = match();
  one.opening.closeMatch();
  const removed = await one.matches.removeMatch(id, true);
  expect((await one.matches.listMatches()).matches).toEqual([]);
  expect(await one.opening.openMatch(id)).toBe('missing');
  expect(await addTo(one, file)).toEqual({ id, outcome: 'kept', added: 0 });
  await one.opening.openMatch(id);
  expect([one.table.currentMatch().sealed, one.play.curtainLiftsSince(one.table.currentMatch(), 'blue')]).toEqual([
    false,
    { red: 1 },
  ]);
  // Bringing it back then changes nothing.
  one.opening.closeMatch();
  await one.matches.restoreMatch(removed);
  expect((await one.matches.listMatches()).matches).toHaveLength(1);
});
test('the record of a deleted match is forgotten after thirty days', async () => {
  const { one, id } = await playedTab();
  one.opening.closeMatch();
  await one.matches.removeMatch(id, true);
  await one.matches.listMatches();
  expect(await one.matches.deletedMatches()).toHaveLength(1);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 86_400_000);
  await one.matches.listMatches();
  await vi.waitFor(async () => expect(await one.matches.deletedMatches()).toEqual([]));
});
