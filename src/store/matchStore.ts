import { create } from 'zustand';
import type { AnyGame, Turn } from '../core/game.ts';
import type { Entry, Match, TimelineStep } from '../core/match.ts';
import { memoizeLast } from '../core/memoize.ts';
import type { Message } from '../core/message.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import type { SaveData, Opening } from '../storage/unsavedMatches.ts';
import type { VerificationIssue } from './workers/protocol.ts';

/** The open match and the step shown. */
export interface OpenMatch {
  readonly id: string;
  readonly game: AnyGame;
  readonly match: Match;
  /** The table before the first action and after each. */
  readonly steps: readonly TimelineStep[];
  /** Undone entries that can be redone, the next one first. */
  readonly redo: readonly Entry[];
  /** The step shown; the last one while playing. */
  readonly ply: number;
  /** Who is looking: a seat, `all` if nothing is hidden, `public` while the curtain is closed. */
  readonly viewer: Viewer;
  /** The last step that each seat has been shown. */
  readonly seen: Partial<Record<Seat, number>>;
  /** It is cut to what has been shown so far. */
  readonly partial?: true;
  /** It has just begun, and the app's part of the set-up must still be shown. */
  readonly opening?: boolean;
  /** Why the record stops here, or that its rules have changed. */
  readonly note: Message | null;
  /** A practice on a table that is not saved: the ply it starts from, and the dice set for its rolls in order (none: by chance). */
  readonly practice?: { readonly from: number; readonly dice: readonly number[] };
  /** It came from the sealed file of an unfinished match. Its end stays covered until the players say that the original is over. */
  readonly sealed?: boolean;
  /** It came as a link and is only looked at. Nothing of it is saved. */
  readonly linked?: true;
  /** The match that it was copied from. */
  readonly origin?: string | undefined;
  /** When its privacy screen was opened, oldest first. */
  readonly openings?: readonly Opening[];
  /** Whether only this page has the match, or its end, because it could not be saved. */
  readonly unsaved: boolean;
}
/** Where the open match is played: in this tab, in another one, or nowhere until the changed match is loaded again. */
type PlayLocation = 'here' | 'away' | 'changed';
/** What the players at the screen have been shown of the open match. Bots wait for it. */
export interface Watch {
  /** The last ply that has been shown; -1 if nothing has been shown yet. */
  readonly shownTo: number;
  /** Whether a dialog or menu covers the table. */
  readonly paused: boolean;
}
/** The watch of a screen that has not shown anything yet. */
export const NOTHING_SHOWN: Watch = { shownTo: -1, paused: false };
interface MatchState {
  readonly open: OpenMatch | null;
  /** What has been shown of the open match, or null if nobody watches it: then bots play on at once. */
  readonly watch: Watch | null;
  /** Whether a class follows the match. Rolls without a choice wait for the desk then, so that the class can vote on them. */
  readonly inClass: boolean;
  /** How much of a match being opened has been replayed (0 to 1). */
  readonly loadProgress: number;
  /** The progress of the thinking bot (0 to 1), or null. */
  readonly thinking: number | null;
  /** Whether the bot already has an action, so that its thinking can be skipped. */
  readonly canHurry: boolean;
  /** A bot has failed and waits to be asked again. */
  readonly stalled: boolean;
  /** Whether a shot is being simulated; `cancelShot` stops it. */
  readonly simulating: boolean;
  readonly playLocation: PlayLocation;
  /** Issues of the record's shots, as far as they have been simulated again. */
  readonly issues: ReadonlyMap<Entry, VerificationIssue>;
}
/** The match store. Only files in this folder change it. */
export const useMatchStore = create<MatchState>()(() => ({
  open: null,
  watch: null,
  inClass: false,
  loadProgress: 0,
  thinking: null,
  canHurry: false,
  stalled: false,
  simulating: false,
  playLocation: 'here',
  issues: new Map(),
}));

const isSameWatch = (one: Watch | null, other: Watch): boolean =>
  one?.shownTo === other.shownTo && one.paused === other.paused;
/**
 * Returns a function by which one screen reports what it has shown. Null ends its watch. A watch that another screen has begun
 * meanwhile stays.
 */
export const createWatcher = (): ((watch: Watch | null) => void) => {
  let own: Watch | null = null;
  return (watch) => {
    const { watch: before } = useMatchStore.getState();
    if (watch === null && before !== own) return;
    if (watch && before === own && isSameWatch(own, watch)) return;
    own = watch;
    useMatchStore.setState({ watch });
  };
};

/** Returns the open match. Throws if there is none. */
export const currentMatch = (): OpenMatch => {
  const { open } = useMatchStore.getState();
  if (!open) throw new Error('No match is open.');
  return open;
};
/** Returns the state at a ply (default: the one shown). */
export const stateAtPly = (open: OpenMatch, ply = open.ply): unknown => open.steps[ply]?.state;
/** Whether the last step is shown. Only there can the match be played. */
export const isAtLatest = (open: OpenMatch): boolean => open.ply === open.steps.length - 1;
/** Returns the turn at the last step, or how the match ended. */
export const currentTurn = ({ game, steps }: OpenMatch): Turn => turnAfterSteps(steps, game);
const turnAfterSteps = memoizeLast((steps: OpenMatch['steps'], game: AnyGame): Turn => game.turn(steps.at(-1)?.state));
/** Returns what the match list needs: whether a match has ended at a step, and who has won. */
export const endSummary = (game: AnyGame, step: TimelineStep | undefined): Pick<SaveData, 'over' | 'won'> => {
  const turn = game.turn(step?.state);
  return 'over' in turn ? { over: true, won: turn.over.winners } : { over: false };
};
/** Whether a match has ended at a step. */
export const isOver = (game: AnyGame, step: TimelineStep | undefined): boolean => 'over' in game.turn(step?.state);
/** Whether a match still has secrets: it has not ended, or it is a sealed copy whose end is covered. */
export const isSecret = ({ game, steps, sealed }: Pick<OpenMatch, 'game' | 'steps' | 'sealed'>): boolean =>
  game.secrets && (sealed === true || !isOver(game, steps.at(-1)));
/** Returns the seats of people, whose secrets are kept from each other. */
export const humanSeats = ({ players }: Match): Seat[] =>
  players.filter((player) => !player.bot).map((player) => player.seat);
/** Whether the seat at the screen has finished its turn and must hand over to another person. */
export const needsHandover = (open: OpenMatch): boolean => {
  const { viewer } = open;
  // A seat that is being shown the other side's action has not played yet.
  if (open.partial || viewer === 'all' || viewer === 'public') return false;
  const turn = currentTurn(open);
  return 'to' in turn && turn.to !== viewer && humanSeats(open.match).includes(turn.to);
};
/**
 * Returns the acting seat at the shown step, as seen from the screen. A seat that has played stays active until it hands over.
 * Null after the end.
 */
export const actingSeat = (open: OpenMatch): Seat | null => {
  if (isAtLatest(open) && needsHandover(open)) return open.viewer as Seat;
  const turn = open.game.turn(stateAtPly(open));
  return 'to' in turn ? turn.to : null;
};
/**
 * Returns the viewer in a state. With two people the viewer stays the same until they hand over. The end is open to all, except
 * for a sealed copy.
 */
export const viewerAfter = (
  { game, match, sealed }: Pick<OpenMatch, 'game' | 'match' | 'sealed'>,
  state: unknown,
  before: Viewer,
): Viewer => {
  if (!game.secrets) return 'all';
  const turn = game.turn(state);
  if ('over' in turn) return sealed ? 'public' : 'all';
  const people = humanSeats(match);
  const [only, other] = people;
  if (only === undefined) return 'all';
  return other === undefined ? only : before;
};
/** Returns who looks at the screen: with secrets the seat that sees its own, whatever is being shown to it; else the acting seat. */
export const lookingSeat = (open: OpenMatch): Seat | null =>
  open.viewer === 'all' || open.viewer === 'public' ? actingSeat(open) : open.viewer;
/** Whether a seat is at the far edge when two people sit opposite each other. */
export const isFarSeat = ({ game, match }: Pick<OpenMatch, 'game' | 'match'>, seat: Seat | null): boolean => {
  const [, second] = match.players;
  const two = match.players.length === 2 && humanSeats(match).length === 2;
  return two && seat !== null && seat === (game.seats.far ?? second?.seat);
};
/**
 * Whether the table is turned for a seat at the upper edge: the only person of two, or the only viewer of two. Not for two who
 * sit `opposite` each other.
 */
export const sitsAtTop = ({ game, match: { players }, viewer }: OpenMatch, opposite: boolean): boolean => {
  const people = players.filter(({ bot }) => bot === undefined);
  const viewed = opposite ? null : viewer;
  const seat = people.length === 1 ? people[0]?.seat : viewed;
  return players.length === 2 && seat === game.seats.far;
};
