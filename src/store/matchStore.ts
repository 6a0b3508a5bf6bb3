import { create } from 'zustand';
import type { AnyGame, Turn } from '../core/game.ts';
import type { Entry, Match, TimelineStep } from '../core/match.ts';
import { memoizeLast } from '../core/memoize.ts';
import type { Message } from '../core/message.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import type { SaveData, Opening } from '../storage/unsavedMatches.ts';
import type { VerificationIssue } from './workers/protocol.ts';

/** The open match and where one looks at it. */
export interface OpenMatch {
  readonly id: string;
  readonly game: AnyGame;
  readonly match: Match;
  /** The table before the first action and after each. */
  readonly steps: readonly TimelineStep[];
  /** Entries taken back that can be redone, the next one first. */
  readonly redo: readonly Entry[];
  /** The step looked at; the last one when playing. */
  readonly ply: number;
  /** Whose eyes are at the screen: a seat's; all where nothing is hidden; nobody's (`public`) while the curtain is closed. */
  readonly viewer: Viewer;
  /** By seat, the last step that it has been shown. */
  readonly seen: Partial<Record<Seat, number>>;
  /** It is cut to what has been shown of it so far. */
  readonly partial?: true;
  /** It has just begun with what the app did of its opening, which is still to be shown. */
  readonly opening?: boolean;
  /** Why the record goes no further, or that its rules have changed. */
  readonly note: Message | null;
  /** It is tried out on a table that is not kept: from this ply on, with these faces set for its throws, in turn; by chance if there are none. */
  readonly practice?: { readonly from: number; readonly dice: readonly number[] };
  /** It came from the sealed file of an unfinished match: its end stays covered until the players say that the original is over. */
  readonly sealed?: boolean;
  /** When its privacy screen was opened, oldest first. */
  readonly openings?: readonly Opening[];
  /** Whether this page alone has the match, or the end of it: it could not be kept on this device. */
  readonly unsaved: boolean;
}
/** Where the open match is played: in this tab, in another one, or nowhere until what is kept is read anew, for it has changed. */
type PlayLocation = 'here' | 'away' | 'changed';
interface MatchState {
  readonly open: OpenMatch | null;
  /** How much of a match that is being opened has been replayed (0..1). */
  readonly loadProgress: number;
  /** The seat's bot that is thinking, and how far it has come (0..1). */
  readonly thinking: number | null;
  /** Whether it has an action at hand for who will not wait. */
  readonly canHurry: boolean;
  /** A bot has failed and waits until it is asked once more. */
  readonly stalled: boolean;
  /** Whether a shot is being simulated; `cancelShot` stops it. */
  readonly simulating: boolean;
  readonly playLocation: PlayLocation;
  /** What is in doubt of the shots of the record, as far as they have been simulated again. */
  readonly issues: ReadonlyMap<Entry, VerificationIssue>;
}
/** The table store: changed only by its neighbours in this folder. */
export const useMatchStore = create<MatchState>()(() => ({
  open: null,
  loadProgress: 0,
  thinking: null,
  canHurry: false,
  stalled: false,
  simulating: false,
  playLocation: 'here',
  issues: new Map(),
}));

/** The open match; throws if there is none. */
export const currentMatch = (): OpenMatch => {
  const { open } = useMatchStore.getState();
  if (!open) throw new Error('No match is open.');
  return open;
};
/** The state looked at. */
export const stateAtPly = (open: OpenMatch, ply = open.ply): unknown => open.steps[ply]?.state;
/** Whether one looks at the last step: only there can be played. */
export const isAtLatest = (open: OpenMatch): boolean => open.ply === open.steps.length - 1;
/** Whose turn it is in the last step, or how the match ended. */
export const currentTurn = ({ game, steps }: OpenMatch): Turn => turnAfterSteps(steps, game);
const turnAfterSteps = memoizeLast((steps: OpenMatch['steps'], game: AnyGame): Turn => game.turn(steps.at(-1)?.state));
/** What the list of matches tells of one that has come to a step: whether it has ended, and who has won. */
export const endSummary = (game: AnyGame, step: TimelineStep | undefined): Pick<SaveData, 'over' | 'won'> => {
  const turn = game.turn(step?.state);
  return 'over' in turn ? { over: true, won: turn.over.winners } : { over: false };
};
/** Whether a match has ended with a step. */
export const isOver = (game: AnyGame, step: TimelineStep | undefined): boolean => 'over' in game.turn(step?.state);
/** Whether a match still hides something: it has secrets and has not ended, or it is a sealed copy whose end is covered. */
export const isSecret = ({ game, steps, sealed }: Pick<OpenMatch, 'game' | 'steps' | 'sealed'>): boolean =>
  game.secrets && (sealed === true || !isOver(game, steps.at(-1)));
/** The people's seats, whose secrets are kept from each other. */
export const humanSeats = ({ players }: Match): Seat[] =>
  players.filter((player) => !player.bot).map((player) => player.seat);
/** Whether the seat at the screen has played its turn and has yet to hand over to another person. */
export const needsHandover = (open: OpenMatch): boolean => {
  const { viewer } = open;
  // Who is shown the other side's deed has played nothing yet.
  if (open.partial || viewer === 'all' || viewer === 'public') return false;
  const turn = currentTurn(open);
  return 'to' in turn && turn.to !== viewer && humanSeats(open.match).includes(turn.to);
};
/** Who acts at the step looked at, for the eyes at the screen: whoever has played keeps the turn until the table is handed over; null after the end. */
export const actingSeat = (open: OpenMatch): Seat | null => {
  if (isAtLatest(open) && needsHandover(open)) return open.viewer as Seat;
  const turn = open.game.turn(stateAtPly(open));
  return 'to' in turn ? turn.to : null;
};
/** Whose eyes are at the screen in a state: with two people those that were there before, until the table is handed over. The end is open to all, except of a sealed copy. */
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
/** Whether the only person of two, or the one of two whose eyes alone are at the screen, plays from the upper edge: so that his own side lies before him; two who sit `opposite` each other see it so anyway. */
export const sitsAtTop = ({ game, match: { players }, viewer }: OpenMatch, opposite: boolean): boolean => {
  const people = players.filter(({ bot }) => bot === undefined);
  const seat = people.length === 1 ? people[0]?.seat : opposite ? null : viewer;
  return players.length === 2 && seat === game.seats.far;
};
