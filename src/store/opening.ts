import { replaceUnknownBots } from '../core/bots.ts';
import type { AnyGame } from '../core/game.ts';
import { type Entry, type Match, type TimelineStep, type ReplayResult, playersFitSeats } from '../core/match.ts';
import { messageFactory } from '../core/message.ts';
import { playSetup } from '../core/flow/setupSteps.ts';
import { loadGame } from '../games/index.ts';
import { type Fault, faultOf } from '../storage/device.ts';
import { type Kept, loose } from '../storage/loose.ts';
import { claimMatch, type Found, readMatch } from '../storage/matches.ts';
import { checkShots } from './checking/checking.ts';
import { keepNew, notePlace, type Outcome, settle } from './keeping.ts';
import type { Doubt } from './workers/protocol.ts';
import { freeLineUps, freeOldLineUps } from './lining.ts';
import { type Contest, contend } from './ownership.ts';
import { cancelShot, closeCurtain, throwsLots } from './play.ts';
import { replayInParts } from './replaying.ts';
import { endOf, isNow, isSecret, type OpenMatch, useTable, viewerFor } from './openMatch.ts';

const say = messageFactory<Record<'otherVersion' | 'stopped' | 'stoppedByRules' | 'cut', string>>('core');

/** The matches begun in this page, and how long their records were then. */
const begun = new Map<string, number>();
/** Begins a match with its lots thrown, unless real dice are used, and if so wished with everything lined up; returns its id. */
export const createOpened = async (game: AnyGame, match: Match, lines: boolean): Promise<string> => {
  const { match: whole, step } = playSetup(game, match, { lots: throwsLots(), lines });
  const { id } = await keepNew({ match: whole, redo: [], ...endOf(game, step) });
  begun.set(id, whole.entries.length);
  return id;
};
/** Puts a match read from a file on the shelf, or where it cannot be kept into this page alone; tells which. */
export const shelve = (match: Match, end: Pick<Kept, 'over' | 'won'>): Promise<{ id: string; outcome: Outcome }> =>
  keepNew({ match, redo: [], ...end });

/** What came of opening a match: it lies on the table, there is none of this id, its record cannot be read, it was left before, or the device gives nothing. */
export type Opened = 'open' | 'missing' | 'unreadable' | 'left' | Fault;

let contest: Contest | null = null;
let checking: AbortController | null = null;
let visits = 0;
/** Opens a match at its last step: to play it, or to look on while another tab plays it. */
export const open = async (id: string): Promise<Opened> => {
  close();
  const visit = visits;
  const entered = await contend(id, {
    mine: () => void sync(id),
    away: () => {
      cancelShot();
      useTable.setState({ held: 'away', thinking: null, stalled: false });
      closeCurtain();
      void sync(id);
    },
    changed: () => void sync(id),
  });
  if (visit !== visits) {
    entered.leave();
    return 'left';
  }
  contest = entered;
  return sync(id);
};
/** Leaves the table; the match stays on the shelf. */
export const close = (): void => {
  cancelShot();
  visits++;
  contest?.leave();
  contest = null;
  checking?.abort();
  useTable.setState({ open: null, read: 0, thinking: null, stalled: false, held: 'here', doubts: new Map() });
};
/** Plays the match in this tab from now on, from what is kept of it. */
export const playHere = (): void => {
  const { open, held } = useTable.getState();
  if (!open || !contest || held === 'here') return;
  if (held === 'changed') loose.delete(open.id);
  if (contest.mine()) void sync(open.id);
  else contest.take();
};

let syncing: Promise<unknown> = Promise.resolve();
/** Brings the table to what is kept, and to whether this tab plays it; one call after the other. */
const sync = (id: string): Promise<Opened> => {
  const visit = visits;
  const synced = syncing.then(() => (visit === visits && contest ? lay(id, contest) : 'left')).catch(faultOf);
  syncing = synced;
  return synced;
};
const lay = async (id: string, { mine }: Contest): Promise<Opened> => {
  const claims = mine();
  const visit = visits;
  const found = await (claims ? claimMatch(id) : readMatch(id));
  if (visit !== visits) return 'left';
  if (!found) return 'missing';
  const before = useTable.getState().open;
  const table =
    'raw' in found
      ? null
      : await tableOf(id, found, before, (read) => {
          if (visit === visits) useTable.setState({ read });
          return visit === visits;
        });
  if (visit !== visits) return 'left';
  if (!table || 'raw' in found) return 'unreadable';
  if (claims) notePlace(id, found.place);
  useTable.setState({ open: table, held: mine() ? 'here' : 'away' });
  if (!before) check(table);
  if (table.game.secrets && !isSecret(table)) freeLineUps(id, table.game.id);
  void freeOldLineUps();
  // What an earlier failure has left in this page is kept as soon as the device lets it.
  if (claims && table.unsaved) await settle(table, table);
  return 'open';
};
/** Has the shots of a record simulated again, those taken back too, and notes what is in doubt. */
const check = ({ match, redo }: OpenMatch): void => {
  checking = new AbortController();
  const note = (entry: Entry, doubt: Doubt): void =>
    useTable.setState(({ doubts }) => ({ doubts: new Map(doubts).set(entry, doubt) }));
  void checkShots({ ...match, entries: [...match.entries, ...redo] }, note, checking.signal);
};

/** The table of a match that was read; where it is on the table already it goes on from there. Null if the record does not fit its game, or nobody waits for it. */
const tableOf = async (
  id: string,
  found: Found,
  before: OpenMatch | null,
  goesOn: (read: number) => boolean,
): Promise<OpenMatch | null> => {
  const game = await loadGame(found.match.game);
  const options = game?.schema.options.safeParse(found.match.options);
  if (!game || !options?.success || !playersFitSeats(game, found.match)) return null;
  const { players, note: bots } = replaceUnknownBots(game, found.match.players);
  const had = before?.match.entries ?? [];
  const known = sameEntries(had, found.match.entries);
  const entries = [...had.slice(0, known), ...found.match.entries.slice(known)];
  const match = { ...found.match, options: options.data, players, entries };
  const played = await replayed(game, match, before?.steps.slice(0, known + 1), goesOn);
  if (!played) return null;
  const { steps, stopped } = played;
  const last = steps.length - 1;
  const fit = { ...match, entries: match.entries.slice(0, last) };
  const older = match.rulesVersion !== game.rulesVersion;
  const note = stopped
    ? say(older ? 'stoppedByRules' : 'stopped', { ply: steps.length, why: stopped.text })
    : found.cut
      ? say('cut', { ply: last })
      : (bots ?? (older ? say('otherVersion') : null));
  const { sealed = false, openings = [] } = found;
  const viewer = viewerFor({ game, match: fit, sealed }, steps.at(-1)?.state, 'public');
  const seen = game.secrets ? playedBy(game, steps) : {};
  const redo = stopped ? [] : found.redo;
  const rest = { id, game, match: fit, steps, redo, viewer, seen, sealed, openings, unsaved: loose.has(id) };
  const opening = begun.get(id) === last;
  if (!before) return { ...rest, ply: last, note, ...(opening ? { opening } : {}) };
  return { ...rest, ply: isNow(before) ? last : Math.min(before.ply, last), note: before.note };
};
/** Replays a record from the device; null where it is so damaged that its game cannot even set it up, or nobody waits for it. */
const replayed = async (...asked: Parameters<typeof replayInParts>): Promise<ReplayResult | null> => {
  try {
    return await replayInParts(...asked);
  } catch (error) {
    console.error(error);
    return null;
  }
};
const sameEntries = (one: readonly Entry[], other: readonly Entry[]): number => {
  const differs = one.findIndex((entry, i) => JSON.stringify(entry) !== JSON.stringify(other[i]));
  return differs < 0 ? one.length : differs;
};
/** By seat, the last step that it has played itself: of what came after it has been shown nothing for certain. */
const playedBy = (game: AnyGame, steps: readonly TimelineStep[]): OpenMatch['seen'] =>
  Object.fromEntries(
    steps.slice(1).flatMap((_, i) => {
      const turn = game.turn(steps[i]?.state);
      return 'to' in turn ? [[turn.to, i + 1]] : [];
    }),
  );
/** All tables of a match, for its picture on the home screen; null where the record does not fit its game, or nobody waits for it any more. */
export const stepsOf = async (
  match: Match,
  goesOn: () => boolean,
): Promise<{ game: AnyGame; steps: readonly TimelineStep[] } | null> => {
  const game = await loadGame(match.game);
  if (!game || !game.schema.options.safeParse(match.options).success) return null;
  const played = await replayInParts(game, match, undefined, goesOn);
  return played && { game, steps: played.steps };
};
