import type { MatchListItem, ReadableListItem } from '../../storage/matches.ts';
import { playerName } from '../components/SeatName.tsx';

/** A row of the match list. A copy of a listed match is below the original. */
export interface Row {
  readonly listed: MatchListItem;
  /** The match that it is a copy of. */
  readonly origin: ReadableListItem | undefined;
}
const originOf = (listed: MatchListItem, matches: readonly MatchListItem[]): ReadableListItem | undefined =>
  'damaged' in listed || listed.origin === undefined
    ? undefined
    : matches.find((each): each is ReadableListItem => each.id === listed.origin && !('damaged' in each));

const hasStar = ({ listed }: Row): boolean => !('damaged' in listed) && listed.starred === true;
/** Returns the matches in order, those with a star first, and copies without one directly below their originals. */
export const libraryRows = (matches: readonly MatchListItem[]): Row[] => {
  const rows = matches.map((listed): Row => ({ listed, origin: originOf(listed, matches) }));
  const isTop = (row: Row): boolean => hasStar(row) || !row.origin;
  const below = (row: Row): Row[] => [
    row,
    ...rows.filter((each) => !isTop(each) && each.origin?.id === row.listed.id).flatMap(below),
  ];
  const tops = rows.filter(isTop);
  const found = [...tops.filter(hasStar), ...tops.filter((row) => !hasStar(row))].flatMap(below);
  // Damaged rows that refer to each other are kept.
  return [...found, ...rows.filter((row) => !found.includes(row))];
};
/** A search in the list: a game (all if empty), and words in the names of matches, players and games. */
export interface LibraryFilter {
  readonly game: string;
  readonly text: string;
}
/** Whether a match fits the search. `called` names its game. A damaged match fits only an empty search. */
export const matchesFilter = (
  listed: MatchListItem,
  { game, text }: LibraryFilter,
  called: (game: string) => string,
): boolean => {
  const words = text.trim().toLocaleLowerCase();
  if ('damaged' in listed) return game === '' && words === '';
  const { head } = listed;
  if (game !== '' && head.game !== game) return false;
  return [listed.title ?? '', called(head.game), ...head.players.map(playerName)].some((name) =>
    name.toLocaleLowerCase().includes(words),
  );
};
