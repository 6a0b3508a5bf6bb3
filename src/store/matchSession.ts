import { replaceUnknownBots } from '../core/bots.ts';
import type { AnyGame } from '../core/game.ts';
import { type Entry, type Match, type TimelineStep, type ReplayResult, playersFitSeats } from '../core/match.ts';
import { type Message, messageFactory } from '../core/message.ts';
import { playSetup } from '../core/flow/setupSteps.ts';
import { deepEqual } from '../core/equality.ts';
import { loadGame } from '../games/index.ts';
import { type StorageFault, toStorageFault } from '../storage/database.ts';
import { type SaveData, unsavedMatches } from '../storage/unsavedMatches.ts';
import { loadAndClaimMatch, type LoadedMatch, loadMatch } from '../storage/matches.ts';
import { verifyShots } from './verification/verifyShots.ts';
import { saveNewMatch, recordStoredState, type SaveOutcome, saveOpenMatch } from './saving.ts';
import type { VerificationIssue } from './workers/protocol.ts';
import { releaseFormations, releaseOldFormations } from './formations.ts';
import { type TabLock, acquireTab } from './tabOwnership.ts';
import { driveBots } from './botDriver.ts';
import { driveClock } from './clock/driveClock.ts';
import { cancelShot, dropCurtain, rollsForFirstTurn } from './matchActions.ts';
import { replayInParts } from './replayInParts.ts';
import {
  endSummary,
  isAtLatest,
  isSecret,
  type OpenMatch,
  useMatchStore,
  viewerAfter,
  type Watch,
} from './matchStore.ts';

const say = messageFactory<Record<'otherVersion' | 'stopped' | 'stoppedByRules' | 'cut', string>>('core');

/** The matches started in this page, and the length of their records then. */
const startedHere = new Map<string, number>();
/**
 * Creates a match with the first-turn roll made (unless real dice are used), and deployed if requested. Where a person plays,
 * what people rather choose is left to them. Returns its id.
 */
export const createMatch = async (game: AnyGame, match: Match, lines: boolean): Promise<string> => {
  const chosen = match.players.some(({ bot }) => bot === undefined);
  const { match: whole, step } = playSetup(game, match, { lots: rollsForFirstTurn(), lines, chosen });
  const { id } = await saveNewMatch({ match: whole, redo: [], ...endSummary(game, step) });
  startedHere.set(id, whole.entries.length);
  return id;
};
/** Saves a match from a file, or keeps it in this page if it cannot be saved. Returns which. */
export const addMatch = (
  match: Match,
  end: Pick<SaveData, 'over' | 'won'>,
): Promise<{ id: string; outcome: SaveOutcome }> => saveNewMatch({ match, redo: [], ...end });

/** The result of opening a match: open, no such id, unreadable, left before it was ready, or a storage fault. */
export type OpenResult = 'open' | 'missing' | 'unreadable' | 'left' | StorageFault;

let tabLock: TabLock | null = null;
let stopBots: (() => void) | null = null;
let stopClock: (() => void) | null = null;
let verification: AbortController | null = null;
let visits = 0;
/**
 * Opens a match at its last step, to play it, or to watch while another tab plays it. A screen that will show it passes its
 * `watch`, so that bots wait for it. Without one they play on at once.
 */
export const openMatch = async (id: string, watch: Watch | null = null): Promise<OpenResult> => {
  closeMatch();
  useMatchStore.setState({ watch });
  const visit = visits;
  const entered = await acquireTab(id, {
    gained: () => void syncTable(id),
    lost: () => {
      cancelShot();
      useMatchStore.setState({ playLocation: 'away', thinking: null, stalled: false });
      dropCurtain();
      void syncTable(id);
    },
    changed: () => void syncTable(id),
  });
  if (visit !== visits) {
    entered.leave();
    return 'left';
  }
  tabLock = entered;
  stopBots = driveBots();
  stopClock = driveClock();
  return syncTable(id);
};
/** Leaves the table. The match stays in the library. */
export const closeMatch = (): void => {
  cancelShot();
  visits++;
  tabLock?.leave();
  tabLock = null;
  stopBots?.();
  stopBots = null;
  stopClock?.();
  stopClock = null;
  verification?.abort();
  useMatchStore.setState({
    open: null,
    watch: null,
    loadProgress: 0,
    thinking: null,
    canHurry: false,
    stalled: false,
    playLocation: 'here',
    issues: new Map(),
  });
};
/** Takes over the match in this tab, from what is saved. */
export const takeOver = (): void => {
  const { open, playLocation } = useMatchStore.getState();
  if (!open || !tabLock || playLocation === 'here') return;
  if (playLocation === 'changed') unsavedMatches.delete(open.id);
  if (tabLock.isOwner()) void syncTable(open.id);
  else tabLock.takeOver();
};

let syncing: Promise<unknown> = Promise.resolve();
/** Updates the table to what is saved, and to whether this tab plays it. Calls run one after another. */
const syncTable = (id: string): Promise<OpenResult> => {
  const visit = visits;
  const synced = syncing
    .then(() => (visit === visits && tabLock ? loadTable(id, tabLock) : 'left'))
    .catch(toStorageFault);
  syncing = synced;
  return synced;
};
const loadTable = async (id: string, { isOwner }: TabLock): Promise<OpenResult> => {
  const claims = isOwner();
  const visit = visits;
  const found = await (claims ? loadAndClaimMatch(id) : loadMatch(id));
  if (visit !== visits) return 'left';
  if (!found) return 'missing';
  const before = useMatchStore.getState().open;
  const table =
    'raw' in found
      ? null
      : await loadOpenMatch(id, found, before, (loadProgress) => {
          if (visit === visits) useMatchStore.setState({ loadProgress });
          return visit === visits;
        });
  if (visit !== visits) return 'left';
  if (!table || 'raw' in found) return 'unreadable';
  if (claims) recordStoredState(id, found.place);
  useMatchStore.setState({ open: table, playLocation: isOwner() ? 'here' : 'away' });
  if (!before) verifyInBackground(table);
  if (table.game.secrets && !isSecret(table)) releaseFormations(id, table.game.id);
  void releaseOldFormations();
  // Saves what an earlier failure left in this page as soon as the database allows it.
  if (claims && table.unsaved) await saveOpenMatch(table, table);
  return 'open';
};
/** Simulates the shots of a record again, including undone ones, and reports issues. */
const verifyInBackground = ({ match, redo }: OpenMatch): void => {
  verification = new AbortController();
  const note = (entry: Entry, doubt: VerificationIssue): void =>
    useMatchStore.setState(({ issues }) => ({ issues: new Map(issues).set(entry, doubt) }));
  void verifyShots({ ...match, entries: [...match.entries, ...redo] }, note, verification.signal);
};

/** Returns the notice about a record that was not replayed as a whole, or by other rules or bots. Null if there is none. */
export const replayNotice = (
  { steps, stopped }: ReplayResult,
  { older, cut, bots }: { older: boolean; cut: boolean; bots: Message | null },
): Message | null => {
  if (stopped) return say(older ? 'stoppedByRules' : 'stopped', { ply: steps.length, why: stopped.text });
  if (cut) return say('cut', { ply: steps.length - 1 });
  return bots ?? (older ? say('otherVersion') : null);
};
/** Returns a match with valid options and known bots, and its game. Null if the match does not fit its game. */
const fitToGame = async (match: Match): Promise<{ game: AnyGame; match: Match; bots: Message | null } | null> => {
  const game = await loadGame(match.game);
  const options = game?.schema.options.safeParse(match.options);
  if (!game || !options?.success || !playersFitSeats(game, match)) return null;
  const { players, note: bots } = replaceUnknownBots(game, match.players);
  return { game, match: { ...match, options: options.data, players }, bots };
};
/** Returns the open match from a loaded one, continuing if it is already open. Null if the record does not fit its game, or no one waits for it. */
const loadOpenMatch = async (
  id: string,
  found: LoadedMatch,
  before: OpenMatch | null,
  goesOn: (read: number) => boolean,
): Promise<OpenMatch | null> => {
  const fitted = await fitToGame(found.match);
  if (!fitted) return null;
  const { game, bots } = fitted;
  const had = before?.match.entries ?? [];
  const known = commonEntries(had, found.match.entries);
  const entries = [...had.slice(0, known), ...found.match.entries.slice(known)];
  const match = { ...fitted.match, entries };
  const played = await replaySafely(game, match, before?.steps.slice(0, known + 1), goesOn);
  if (!played) return null;
  const { steps, stopped } = played;
  const last = steps.length - 1;
  const fit = { ...match, entries: match.entries.slice(0, last) };
  const older = match.rulesVersion !== game.rulesVersion;
  const note = replayNotice(played, { older, cut: found.cut ?? false, bots });
  const { sealed = false, openings = [], origin } = found;
  const viewer = viewerAfter({ game, match: fit, sealed }, steps.at(-1)?.state, 'public');
  const seen = game.secrets ? lastSeenBySeat(game, steps) : {};
  const redo = stopped ? [] : found.redo;
  const kept = { sealed, openings, origin, unsaved: unsavedMatches.has(id) };
  const rest = { id, game, match: fit, steps, redo, viewer, seen, ...kept };
  const opening = startedHere.get(id) === last;
  if (!before) return { ...rest, ply: last, note, ...(opening ? { opening } : {}) };
  return { ...rest, ply: isAtLatest(before) ? last : Math.min(before.ply, last), note: before.note };
};
/** Replays a record from the database. Null if it is too damaged to set up, or no one waits for it. */
const replaySafely = async (...asked: Parameters<typeof replayInParts>): Promise<ReplayResult | null> => {
  try {
    return await replayInParts(...asked);
  } catch (error) {
    console.error(error);
    return null;
  }
};
const commonEntries = (one: readonly Entry[], other: readonly Entry[]): number => {
  const differs = one.findIndex((entry, i) => !deepEqual(entry, other[i]));
  return differs < 0 ? one.length : differs;
};
/** Returns the last step that each seat has played itself. Nothing after it is certain to have been seen. */
const lastSeenBySeat = (game: AnyGame, steps: readonly TimelineStep[]): OpenMatch['seen'] =>
  Object.fromEntries(
    steps.slice(1).flatMap((_, i) => {
      const turn = game.turn(steps[i]?.state);
      return 'to' in turn ? [[turn.to, i + 1]] : [];
    }),
  );
/** Returns all tables of a match for its picture on the home screen. Null if the record does not fit its game, or no one waits for it any more. */
export const replayForPreview = async (
  match: Match,
  goesOn: () => boolean,
): Promise<{ game: AnyGame; steps: readonly TimelineStep[] } | null> => {
  const game = await loadGame(match.game);
  if (!game || !game.schema.options.safeParse(match.options).success) return null;
  const played = await replayInParts(game, match, undefined, goesOn);
  return played && { game, steps: played.steps };
};
