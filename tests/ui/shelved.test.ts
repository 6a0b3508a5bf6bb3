import { describe, expect, test } from 'vitest';
import type { MatchListItem } from '../../src/storage/matches.ts';
import { matchesFilter, libraryRows } from '../../src/ui/home/libraryRows.ts';

const match = (id: string, game = 'siege', origin?: string): MatchListItem => ({
  id,
  head: {
    format: 1,
    game,
    rulesVersion: 1,
    options: {},
    seed: id,
    takeBack: 'off',
    players: [
      { seat: 'blue', name: 'Anya' },
      { seat: 'red', name: id },
    ],
  },
  length: 3,
  created: 1,
  updated: 1,
  over: false,
  origin,
  loose: false,
});
const called = (game: string): string => (game === 'siege' ? 'Fortress Siege' : 'Stratego');

describe('the list of matches', () => {
  // Sabotage: copies stayed where they were.
  test('has copies right below their match, copies of copies too, and those of matches that are gone in their place', () => {
    const matches = [
      match('newest', 'siege', 'copy'),
      match('other'),
      match('lost', 'siege', 'gone'),
      match('copy', 'siege', 'first'),
      match('first'),
    ];
    expect(libraryRows(matches).map(({ listed, origin }) => [listed.id, origin?.id])).toEqual([
      ['other', undefined],
      ['lost', undefined],
      ['first', undefined],
      ['copy', 'first'],
      ['newest', 'copy'],
    ]);
  });
  // Sabotage: a copy with a star stayed below its match, far down the list.
  test('has matches with a star first, also copies, with their own copies right below', () => {
    const star = (item: MatchListItem): MatchListItem => ({ ...item, starred: true });
    const matches = [
      match('newest', 'siege', 'copy'),
      match('other'),
      star(match('copy', 'siege', 'first')),
      match('second', 'siege', 'first'),
      match('first'),
      star(match('old')),
    ];
    expect(libraryRows(matches).map(({ listed }) => listed.id)).toEqual([
      'copy',
      'newest',
      'old',
      'other',
      'first',
      'second',
    ]);
  });
  test('leaves none out, not even those that name each other', () => {
    expect(libraryRows([match('a', 'siege', 'b'), match('b', 'siege', 'a')])).toHaveLength(2);
  });
  test('is looked through by game, by player and by the name of the game', () => {
    const wanted = (game: string, text: string): boolean => matchesFilter(match('Boris'), { game, text }, called);
    expect([wanted('', ''), wanted('siege', ' boR'), wanted('', 'fortress')]).toEqual([true, true, true]);
    expect([wanted('stratego', ''), wanted('', 'stratego')]).toEqual([false, false]);
  });
  test('shows a damaged one as long as nothing is looked for', () => {
    const torn: MatchListItem = { id: 'torn', damaged: true };
    expect(matchesFilter(torn, { game: '', text: ' ' }, called)).toBe(true);
    expect(matchesFilter(torn, { game: '', text: 'a' }, called)).toBe(false);
  });
});
