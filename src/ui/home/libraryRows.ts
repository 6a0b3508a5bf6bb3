import type { MatchListItem, ReadableListItem } from '../../storage/matches.ts';
import { playerName } from '../components/SeatName.tsx';

/** A row of the list of matches: a copy of one that is in the list stands below it. */
export interface Row {
  readonly listed: MatchListItem;
  /** The match that it is a copy of. */
  readonly origin: ReadableListItem | undefined;
}
const originOf = (listed: MatchListItem, matches: readonly MatchListItem[]): ReadableListItem | undefined =>
  'damaged' in listed || listed.origin === undefined
    ? undefined
    : matches.find((each): each is ReadableListItem => each.id === listed.origin && !('damaged' in each));

/** The matches in their order, copies right below what they were begun from. */
export const libraryRows = (matches: readonly MatchListItem[]): Row[] => {
  const rows = matches.map((listed): Row => ({ listed, origin: originOf(listed, matches) }));
  const below = (row: Row): Row[] => [row, ...rows.filter(({ origin }) => origin?.id === row.listed.id).flatMap(below)];
  const found = rows.filter(({ origin }) => !origin).flatMap(below);
  // Of damaged rows that name each other none is left out.
  return [...found, ...rows.filter((row) => !found.includes(row))];
};
/** What is looked for in the list: a game (all if empty), and words in its name and those of its players and of the game. */
export interface LibraryFilter {
  readonly game: string;
  readonly text: string;
}
/** Whether a match is what is looked for; `called` names its game. A damaged one is as long as nothing is. */
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
