import { create } from 'zustand';
import type { Player } from '../../../core/match.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { type BestOf, bestOfMatch, saveBestOf } from '../../../storage/bestOf.ts';
import { loadMatch } from '../../../storage/matches.ts';
import { savedScenarios } from '../../../storage/namedStores.ts';
import { beginWith, type Standing, standingAfter, withNext } from '../../../store/bestOf.ts';
import { endSummary, type OpenMatch } from '../../../store/matchStore.ts';
import { go } from '../../route.ts';
import type { SeatDraft } from '../../starting/seating.ts';
import { createRematch, type RematchChanges, swapped } from './rematch.ts';

/** A table that the loser may choose for the next match. */
export interface NextTable {
  readonly key: string;
  readonly name: string;
  readonly options: unknown;
}
/** The table chosen for the match after another one. */
export const useNextTable = create<{ readonly after: string; readonly key: string }>()(() => ({ after: '', key: '' }));

/** Returns the score of the best-of of a match. Null if there is none. */
export const standingOf = ({ id }: Pick<OpenMatch, 'id'>): Standing | null => {
  const bestOf = bestOfMatch(id);
  return bestOf && standingAfter(bestOf, id);
};
/** Returns the game's scenarios and the player's own. */
export const nextTables = ({ game }: Pick<OpenMatch, 'game'>): NextTable[] => {
  const presets = (game.presets ?? []).map(({ id, options }) => ({
    key: `preset:${id}`,
    name: formatMessage({ key: `${game.id}:preset.${id}` }),
    options,
  }));
  const own = savedScenarios.read(game.id).map(({ name, options }) => ({ key: `own:${name}`, name, options }));
  return [...presets, ...own].flatMap(({ options, ...table }) => {
    const read = game.schema.options.safeParse(options);
    return read.success ? [{ ...table, options: read.data }] : [];
  });
};
/** Returns what the yellow button of a finished match says. */
export const againText = (open: OpenMatch): string => {
  const standing = standingOf(open);
  if (!standing || standing.winner !== null) return t('again');
  return t(standing.next === undefined ? 'bestOf.next' : 'bestOf.goOn', { n: standing.round + 2 });
};
/** Goes on after a finished match: to the next one of its best-of, or else to a rematch. */
export const playAgain = async (open: OpenMatch): Promise<void> => {
  const standing = standingOf(open);
  const goesOn = standing !== null && standing.winner === null;
  if (goesOn && standing.next !== undefined && (await loadMatch(standing.next)))
    return go({ at: 'match', id: standing.next });
  const { after, key } = useNextTable.getState();
  const chosen = goesOn && after === open.id ? nextTables(open).find((table) => table.key === key) : undefined;
  const id = await createRematch(open, chosen ? { options: chosen.options } : {});
  const bestOf = goesOn ? bestOfMatch(open.id) : null;
  if (bestOf) saveBestOf(withNext(bestOf, open.id, id));
  return go({ at: 'match', id });
};
/** Whether a finished match can be the first one of a best-of. Otherwise the next match is the first. */
export const countsAsFirst = (open: OpenMatch): boolean => bestOfMatch(open.id) === null;
/** Begins a best-of and goes to its next match. `names` are the players' names by their place in the finished match. */
export const startBestOf = async (open: OpenMatch, of: BestOf['of'], names: readonly string[]): Promise<void> => {
  const named = open.match.players.map((player, i): Player => ({ ...player, name: names[i] ?? player.name }));
  const players: readonly SeatDraft[] = swapped(named);
  const changes: RematchChanges = { players };
  const id = await createRematch(open, changes);
  const { won } = endSummary(open.game, open.steps.at(-1));
  saveBestOf(
    countsAsFirst(open)
      ? withNext(beginWith(of, open.id, open.match, won), open.id, id)
      : { of, rounds: [{ match: id }] },
  );
  go({ at: 'match', id });
};
