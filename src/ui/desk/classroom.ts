import { create } from 'zustand';
import type { Match } from '../../core/match.ts';
import type { Viewer } from '../../core/seat.ts';
import type { Language } from '../../i18n/index.ts';
import type { Point } from '../../geometry/point.ts';
import type { LessonPosition, StepStatus } from '../lessons/stepStatus.ts';
import type { RemoteHold } from '../../interaction/remoteHold.ts';
import { openChannel } from '../../store/tabOwnership.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { role } from '../windowRole.ts';

/** What the teacher draws on the table, between two points of it: an arrow, or a ring round the first. */
export interface TeacherMark {
  readonly kind: 'arrow' | 'ring';
  readonly from: Point;
  readonly to: Point;
}
/** What is drawn with: nothing, the light that leaves all else dark, an arrow, a ring. */
export type Tool = 'hand' | 'spot' | 'arrow' | 'ring';
/** What a class votes on in a match: the ways that a deed can end after so many actions, by what lasts of them, each with its exact chance, or with its share of the tries of an aim. */
export interface VoteQuestion {
  readonly ply: number;
  readonly title: string;
  readonly tried: boolean;
  readonly answers: readonly { readonly key: string; readonly text: string; readonly p: number }[];
}
/** What the desk has set for the class. */
export interface ClassState {
  /** What the class sees: the table as it is or was, nothing, or the code of the lesson's link. */
  readonly covered: 'live' | 'frozen' | 'blank' | 'coded';
  readonly tool: Tool;
  readonly spot: Point | null;
  readonly marks: readonly TeacherMark[];
  /** Raised hands by answer, for one step. */
  readonly votes: { readonly step: number; readonly hands: readonly number[] };
  /** In a match: what the class votes on. */
  readonly ask: VoteQuestion | null;
  /** In a match: whether the class sees the chances of what is on offer before it is thrown for; while it votes it does not. */
  readonly chances: boolean;
  /** The chances of the answers, and whether the class sees them. */
  readonly odds: readonly number[] | null;
  readonly shown: boolean;
  /** The face that the next throw shows. */
  readonly die: number | null;
  /** The match or lesson that it is set for. */
  readonly led: string | null;
  /** What the desk speaks, and with it all windows; null until it has said so. */
  readonly language: Language | null;
}
const FRESH: ClassState = {
  covered: 'live',
  tool: 'hand',
  spot: null,
  marks: [],
  votes: { step: -1, hands: [] },
  ask: null,
  chances: false,
  odds: null,
  shown: false,
  die: null,
  led: null,
  language: null,
};
/** How the lesson stands on the class's table: played by one window, followed by the others. */
export interface TableUpdate {
  readonly lesson: LessonName;
  readonly position: LessonPosition;
  readonly standing: StepStatus;
  readonly truth: number;
  readonly match: Match;
  readonly practice: NonNullable<OpenMatch['practice']>;
}
/** How a match stands that a class follows: played by one window, shown by the others with what is in the hand there. */
export interface MatchUpdate {
  readonly id: string;
  readonly match: Match;
  readonly viewer: Viewer;
  readonly held: RemoteHold | null;
  /** What would be voted on now, and the vote's answer that has come true: -1 for none of them, null until it is known. */
  readonly offer: VoteQuestion | null;
  readonly came: number | null;
  /** Whether a press goes on, so that nothing must be chosen on the table. */
  readonly goes: boolean;
}
/** A lesson by its game and its name in the address. */
export interface LessonName {
  readonly game: string;
  readonly id: string;
}
/** What the desk, or a touch on the wall, asks the window to do that plays the lesson. */
export type DeskCommand =
  | { readonly type: 'press' }
  | { readonly type: 'choose'; readonly answer: number }
  | { readonly type: 'step'; readonly to: number };
type Word =
  | { readonly kind: 'ask' }
  | { readonly kind: 'class'; readonly state: ClassState }
  | { readonly kind: 'table'; readonly news: TableUpdate }
  | { readonly kind: 'match'; readonly match: MatchUpdate }
  | { readonly kind: 'held'; readonly held: RemoteHold | null }
  | { readonly kind: 'do'; readonly deed: DeskCommand };

const KEPT = 'mera.class';
/** What survives a reload of the window. */
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
    // A browser that keeps nothing begins anew after a reload.
  }
};
const channel = role === null ? null : openChannel(KEPT);
const post = (word: Word): void => channel?.postMessage(word);

/** What the desk has set, in every window of the class. */
export const useClass = create<ClassState>()(() => ({ ...FRESH, ...(kept(KEPT) as ClassState | null) }));
/** What was last told of the class's table, be it a lesson's or a match's. */
export const useClassUpdates = create<{
  readonly news: TableUpdate | null;
  readonly match: MatchUpdate | null;
  /** What the hand holds in the window that plays a lesson. */
  readonly held: RemoteHold | null;
}>()(() => ({ news: null, match: null, held: null }));
/** Changes what is set for the class, in all its windows. */
export const changeClass = (change: Partial<ClassState>): void => {
  useClass.setState(change);
  const state = useClass.getState();
  if (role === 'desk') keep(KEPT, state);
  post({ kind: 'class', state });
};
/** Begins with nothing covered, drawn or voted. */
export const resetClass = (): void => changeClass({ ...FRESH, language: useClass.getState().language });

const TABLE = 'mera.class.table';
/** Tells the other windows how the lesson stands, and keeps it for a reload. */
export const sendTable = (news: TableUpdate): void => {
  useClassUpdates.setState({ news, match: null });
  keep(TABLE, news);
  post({ kind: 'table', news });
};
/** Tells the other windows what the hand holds at the table of a lesson. */
export const sendDrag = (held: RemoteHold): void => {
  useClassUpdates.setState({ held });
  post({ kind: 'held', held });
};
/** Tells the other windows how the match stands. */
export const sendMatch = (match: MatchUpdate): void => {
  useClassUpdates.setState({ news: null, match });
  post({ kind: 'match', match });
};
/** How a lesson stood before the window was loaded anew; null where it was another one. */
export const savedTable = (lesson: LessonName): TableUpdate | null => {
  if (role !== 'stage') return null;
  const news = kept(TABLE) as TableUpdate | null;
  return news && news.lesson.game === lesson.game && news.lesson.id === lesson.id ? news : null;
};
/** Asks the window that plays the lesson to do something. */
export const sendCommand = (action: DeskCommand): void => post({ kind: 'do', deed: action });

const doers = new Set<(action: DeskCommand) => void>();
/** Hears what is asked of the window that plays the lesson. */
export const onCommand = (doer: (action: DeskCommand) => void): (() => void) => {
  doers.add(doer);
  return () => doers.delete(doer);
};
/** The desk owns what is set, the view within it the table: each answers whoever has just come. */
const answer = (): void => {
  const { news, match, held } = useClassUpdates.getState();
  if (role === 'desk') post({ kind: 'class', state: useClass.getState() });
  if (role === 'stage' && news) post({ kind: 'table', news });
  if (role === 'stage' && news && held) post({ kind: 'held', held });
  if (role === 'stage' && match) post({ kind: 'match', match });
};
const hear = (word: Word): void => {
  if (word.kind === 'ask') answer();
  else if (word.kind === 'class') {
    // A frozen wall shows what it showed.
    const frozen = role === 'projector' && useClass.getState().covered === 'frozen';
    if (!frozen || word.state.covered !== 'frozen') useClass.setState(word.state);
    if (role === 'desk') keep(KEPT, word.state);
  } else if (word.kind === 'held') useClassUpdates.setState({ held: word.held });
  else if (word.kind === 'table') useClassUpdates.setState({ news: word.news, match: null });
  else if (word.kind === 'match') useClassUpdates.setState({ news: null, match: word.match });
  else if (role === 'stage') for (const doer of doers) doer(word.deed);
};
channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data));
post({ kind: 'ask' });
