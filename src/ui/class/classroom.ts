import { create } from 'zustand';
import type { Match } from '../../core/match.ts';
import type { Viewer } from '../../core/seat.ts';
import type { Language } from '../../i18n/index.ts';
import type { LabSettings } from '../../core/oddsLab.ts';
import type { Point } from '../../geometry/point.ts';
import type { LessonPosition, StepStatus } from '../../lessons/stepStatus.ts';
import type { RollTotals } from '../../interaction/odds/rollTotals.ts';
import type { RemoteHold } from '../../interaction/remoteHold.ts';
import { openChannel } from '../../store/tabOwnership.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { role } from '../windowRole.ts';
import type { PageCopy } from './pageCopy.ts';
import { NO_VOTES, type Votes } from './votes.ts';

/** A drawing of the teacher between two points of the table: an arrow, or a ring around the first. */
export interface TeacherMark {
  readonly kind: 'arrow' | 'ring';
  readonly from: Point;
  readonly to: Point;
}
/** The drawing tool: none, the spotlight that darkens the rest, an arrow, a ring. */
export type Tool = 'hand' | 'spot' | 'arrow' | 'ring';
/**
 * A class's vote in a match: the outcomes of an action at a ply, by their lasting effects. Each has its exact probability, or its
 * fraction of an aim test.
 */
export interface VoteQuestion {
  readonly ply: number;
  readonly title: string;
  readonly tried: boolean;
  readonly answers: readonly { readonly key: string; readonly text: string; readonly p: number }[];
}
/** What is on the class screen: the table of the lesson or match, the odds lab, the rulebook, or the report. */
export type ClassScreen = 'table' | 'lab' | 'rules' | 'report';
/** The desk's settings for the class. */
export interface ClassState {
  /** What the class sees: the table now or as it was, nothing, or the code of a link to the lesson or to the current question. */
  readonly covered: 'live' | 'frozen' | 'blank' | 'coded' | 'question';
  readonly screen: ClassScreen;
  readonly tool: Tool;
  readonly spot: Point | null;
  readonly marks: readonly TeacherMark[];
  readonly votes: Votes;
  /** Whether the class sees counts only after the vote is closed. */
  readonly hidesVotes: boolean;
  /** When the class has talked long enough, ms. Null if it is not timed. */
  readonly talkEnds: number | null;
  /** The report of this lesson: its id, and when it began, ms. */
  readonly report: { readonly id: string; readonly at: number } | null;
  /** In a match: the class's vote. */
  readonly ask: VoteQuestion | null;
  /** In a match: whether the class sees the odds of the proposed action before the roll. During a vote it does not. */
  readonly chances: boolean;
  /** The odds of the answers, and whether the class sees them. */
  readonly odds: readonly number[] | null;
  /** How far sampled odds may be off (a share). Null if they are exact. */
  readonly oddsMargin: number | null;
  readonly shown: boolean;
  /** The face of the next roll. */
  readonly die: number | null;
  /** Whether keys in the desk's view of the table belong to the table, and not to the desk. */
  readonly taken: boolean;
  /** The match or lesson that these settings belong to. */
  readonly led: string | null;
  /** The language of the desk and of all class windows. Null until the desk has sent it. */
  readonly language: Language | null;
}
const FRESH: ClassState = {
  covered: 'live',
  screen: 'table',
  tool: 'hand',
  spot: null,
  marks: [],
  votes: NO_VOTES,
  hidesVotes: false,
  talkEnds: null,
  report: null,
  ask: null,
  chances: false,
  odds: null,
  oddsMargin: null,
  shown: false,
  die: null,
  taken: false,
  led: null,
  language: null,
};
/** The state of the lesson on the class's table. One window plays it, the others follow. */
export interface TableUpdate {
  readonly lesson: LessonName;
  readonly position: LessonPosition;
  readonly standing: StepStatus;
  readonly truth: number;
  /** Whether the app can do what the step asks for. */
  readonly solvable: boolean;
  readonly match: Match;
  readonly practice: NonNullable<OpenMatch['practice']>;
}
/** The state of a match that a class follows. One window plays it; the others show it with the dragged piece there. */
export interface MatchUpdate {
  readonly id: string;
  readonly match: Match;
  readonly viewer: Viewer;
  readonly held: RemoteHold | null;
  /** The possible vote now, and the outcome of the current vote: -1 if no answer was right, null until it is known. */
  readonly offer: VoteQuestion | null;
  readonly came: number | null;
  /** Whether a press continues, so nothing must be chosen on the table. */
  readonly goes: boolean;
}
/** What the odds lab in the desk's view shows. */
export interface LabUpdate {
  /** Its page or step: the address, or the lesson with the number of its step. */
  readonly of: string;
  /** The action that is tried, and its settings. */
  readonly tab: string;
  readonly settings: LabSettings;
  readonly totals: RollTotals;
}
/** A lesson by its game and its name in the address. */
export interface LessonName {
  readonly game: string;
  readonly id: string;
}
/** A command to the window that plays the lesson, from the desk or from a touch on the projector. */
export type DeskCommand =
  | { readonly type: 'press' }
  | { readonly type: 'choose'; readonly answer: number }
  /** Does what the step asks for, by the actions of its solution. */
  | { readonly type: 'solve' }
  | { readonly type: 'step'; readonly to: number };
type Word =
  | { readonly kind: 'ask' }
  /** The desk asks whether a class screen is open. The screen says that it is, or that it closes. */
  | { readonly kind: 'there?' }
  | { readonly kind: 'here' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'class'; readonly state: ClassState }
  | { readonly kind: 'table'; readonly news: TableUpdate }
  | { readonly kind: 'match'; readonly match: MatchUpdate }
  | { readonly kind: 'lab'; readonly lab: LabUpdate }
  | { readonly kind: 'page'; readonly page: PageCopy }
  | { readonly kind: 'held'; readonly held: RemoteHold | null }
  | { readonly kind: 'do'; readonly command: DeskCommand };

const KEPT = 'mera.class';
/** Reads what survives a reload of the window. */
const kept = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};
const keep = (key: string, thing: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(thing));
  } catch {
    // Without storage, a reload starts from the beginning.
  }
};
const channel = role === null ? null : openChannel(KEPT);
const post = (word: Word): void => channel?.postMessage(word);

/** The desk's settings, in every window of the class. */
export const useClass = create<ClassState>()(() => ({ ...FRESH, ...(kept(KEPT) as ClassState | null) }));
/** The latest update of the class's table, for a lesson or a match. */
export const useClassUpdates = create<{
  readonly news: TableUpdate | null;
  readonly match: MatchUpdate | null;
  /** The dragged piece in the window that plays a lesson. */
  readonly held: RemoteHold | null;
  /** The odds lab in that window. */
  readonly lab: LabUpdate | null;
  /** The page of the desk that the projector shows. */
  readonly page: PageCopy | null;
}>()(() => ({ news: null, match: null, held: null, lab: null, page: null }));
/** Changes the settings for the class, in all its windows. */
export const changeClass = (change: Partial<ClassState>): void => {
  useClass.setState(change);
  const state = useClass.getState();
  if (role === 'desk') keep(KEPT, state);
  post({ kind: 'class', state });
};
/** Resets the settings: nothing is covered, drawn or voted. */
export const resetClass = (): void => changeClass({ ...FRESH, language: useClass.getState().language });

const TABLE = 'mera.class.table';
/** Sends the state of the lesson to the other windows, and saves it for a reload. */
export const sendTable = (news: TableUpdate): void => {
  useClassUpdates.setState({ news, match: null });
  keep(TABLE, news);
  post({ kind: 'table', news });
};
/** Sends the dragged piece of a lesson to the other windows. */
export const sendDrag = (held: RemoteHold): void => {
  useClassUpdates.setState({ held });
  post({ kind: 'held', held });
};
/** Sends the odds lab to the other windows. */
export const sendLab = (lab: LabUpdate): void => {
  useClassUpdates.setState({ lab });
  post({ kind: 'lab', lab });
};
/** Sends the state of the match to the other windows. */
export const sendMatch = (match: MatchUpdate): void => {
  useClassUpdates.setState({ news: null, match });
  post({ kind: 'match', match });
};
/** Sends what a page of the desk shows to the projector. */
export const sendPage = (page: PageCopy): void => {
  useClassUpdates.setState({ page });
  post({ kind: 'page', page });
};
/** Returns the state of a lesson before a reload of the window. Null if it was another lesson. */
export const savedTable = (lesson: LessonName): TableUpdate | null => {
  if (role !== 'stage') return null;
  const news = kept(TABLE) as TableUpdate | null;
  return news && news.lesson.game === lesson.game && news.lesson.id === lesson.id ? news : null;
};
const wallWatchers = new Set<(there: boolean) => void>();
/** Reports that the class screen is open or has been closed, whenever it says so. Returns the function that stops it. */
export const watchWall = (watcher: (there: boolean) => void): (() => void) => {
  wallWatchers.add(watcher);
  return () => wallWatchers.delete(watcher);
};
/** Asks whether a class screen is open. */
export const askWall = (): void => post({ kind: 'there?' });
/** Sends a command to the window that plays the lesson. */
export const sendCommand = (command: DeskCommand): void => post({ kind: 'do', command });

const doers = new Set<(action: DeskCommand) => void>();
/** Handles commands to the window that plays the lesson. */
export const onCommand = (doer: (action: DeskCommand) => void): (() => void) => {
  doers.add(doer);
  return () => doers.delete(doer);
};
/** The desk owns the settings, and the view within it owns the table. Each answers windows that have just opened. */
const answer = (): void => {
  const { news, match, held, lab, page } = useClassUpdates.getState();
  if (role === 'desk') post({ kind: 'class', state: useClass.getState() });
  if (role === 'stage' && news) post({ kind: 'table', news });
  if (role === 'stage' && news && held) post({ kind: 'held', held });
  if (role === 'stage' && lab) post({ kind: 'lab', lab });
  if (role === 'stage' && match) post({ kind: 'match', match });
  if (role === 'aside' && page) post({ kind: 'page', page });
};
/** Handles words about the class screen: whether it is open, and the page that it shows. Returns whether it was one. */
const hearWall = (word: Word): boolean => {
  const { kind } = word;
  if (kind === 'page') useClassUpdates.setState({ page: word.page });
  if (kind === 'there?' && role === 'projector') post({ kind: 'here' });
  if (kind === 'here' || kind === 'gone') for (const watcher of wallWatchers) watcher(kind === 'here');
  return kind === 'there?' || kind === 'here' || kind === 'gone' || kind === 'page';
};
const hear = (word: Word): void => {
  if (hearWall(word)) return;
  if (word.kind === 'ask') answer();
  else if (word.kind === 'class') {
    // A frozen projector keeps its picture.
    const frozen = role === 'projector' && useClass.getState().covered === 'frozen';
    if (!frozen || word.state.covered !== 'frozen') useClass.setState(word.state);
    if (role === 'desk') keep(KEPT, word.state);
  } else if (word.kind === 'lab') useClassUpdates.setState({ lab: word.lab });
  else if (word.kind === 'held') useClassUpdates.setState({ held: word.held });
  else if (word.kind === 'table') useClassUpdates.setState({ news: word.news, match: null });
  else if (word.kind === 'match') useClassUpdates.setState({ news: null, match: word.match });
  else if (word.kind === 'do' && role === 'stage') for (const doer of doers) doer(word.command);
};
channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data));
post({ kind: 'ask' });
if (role === 'projector') {
  post({ kind: 'here' });
  window.addEventListener('pagehide', () => post({ kind: 'gone' }));
}
