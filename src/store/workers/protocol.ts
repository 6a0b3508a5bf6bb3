import type { EvaluatedAction, Turn } from '../../core/game.ts';
import type { TableEvent } from '../../core/event.ts';
import type { Match } from '../../core/match.ts';
import type { Seat } from '../../core/seat.ts';
import type { AimTest } from '../../core/shots/aimTest.ts';
import type { Shot, ShotResult } from '../../core/shots/shot.ts';
import type { View } from '../../core/view.ts';
import type { ReadLesson } from '../../lessons/file.ts';
import type { DesignKind, ReadDesign } from '../../storage/designFile.ts';
import type { MatchFileResult } from '../../storage/matchFile.ts';

/** Asks a bot for one action. */
export interface BotRequest {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly state: unknown;
  readonly seed: string;
  readonly ply: number;
  /** All steps so far, in a game with secrets: the bot gets its own view of each state and the events that its seat heard. */
  readonly past?: readonly { readonly state: unknown; readonly events: readonly TableEvent[] }[];
  /** How long the bot may think, ms. */
  readonly time: number;
  /** One more action for the bot to weigh. */
  readonly also?: unknown;
}
/** A bot's action and the best actions that it weighed, the chosen one first; none where the bot gives no reasons. */
export interface BotDecision {
  readonly action: unknown;
  readonly thoughts: readonly EvaluatedAction<unknown>[];
}
/** What a bot reports while it thinks: the part done (0..1) and what it has weighed so far. */
interface BotProgress extends Pick<BotDecision, 'thoughts'> {
  readonly done: number;
}

/** Asks for the outcomes of so many tries of an aimed action. */
export interface AimTestRequest {
  readonly game: string;
  readonly view: View<unknown>;
  readonly action: unknown;
  readonly samples: number;
  /** Another seed gives other tries. */
  readonly seed?: string;
}

/** A match for a worker to play: by its bots with so many ms an action, or by the `actions` given. */
interface SeriesTask {
  readonly match: Match;
  readonly time: number;
  readonly actions?: readonly unknown[];
}
/** How a match of a series ended, or the whole record of one that was played by given actions. */
type SeriesMessage =
  | { readonly actions: readonly unknown[]; readonly over: Extract<Turn, { over: object }>['over'] | null }
  | { readonly again: Match };

/** Compares actions of one seat: each is played on from the same state, at the given ply, with the same seeds. Not for games with secrets. */
export interface PlayoutTask {
  readonly game: string;
  readonly state: unknown;
  /** Whether this match simulates its shots. */
  readonly withShots: boolean;
  readonly seats: readonly Seat[];
  /** The seat that takes the actions. */
  readonly seat: Seat;
  readonly ply: number;
  readonly actions: readonly unknown[];
  readonly seeds: readonly string[];
}

/** Why a recorded shot is in doubt: the engine gives another result, another version made it, or it could not be checked. */
export type VerificationIssue = 'differs' | 'otherPhysics' | 'unchecked';
/** The doubt about the shots of a ply, if there is any. */
export interface VerifiedPly {
  readonly ply: number;
  readonly doubt: VerificationIssue | null;
}

/** A shot's result, or two bodies that overlap before it. */
type ShotAnswer = ShotResult | { readonly overlap: readonly [id: string, other: string] };

/** The file of a design, and what it is to be. */
interface DesignFile {
  readonly file: Blob;
  readonly kind: DesignKind;
  readonly game: string;
}

interface Job<Request, Answer, Progress = never> {
  readonly request: Request;
  readonly answer: Answer;
  readonly progress: Progress;
}
/** All jobs of workers: what each is asked, answers, and reports on the way. */
export interface Jobs {
  readonly appraise: Job<PlayoutTask, readonly (readonly number[])[]>;
  readonly bot: Job<BotRequest, BotDecision, BotProgress>;
  readonly design: Job<DesignFile, ReadDesign<unknown>>;
  readonly doubts: Job<Match, null, VerifiedPly>;
  readonly fan: Job<AimTestRequest, AimTest>;
  readonly lesson: Job<Blob | string, ReadLesson, number>;
  readonly reading: Job<Blob, MatchFileResult, number>;
  readonly series: Job<SeriesTask, SeriesMessage, number>;
  readonly shot: Job<Shot | 'warmUp', ShotAnswer>;
}
export type JobName = keyof Jobs;

/** Does a job; `report` sends progress to the page. */
export type Work<J extends JobName> = (
  request: Jobs[J]['request'],
  report: (progress: Jobs[J]['progress']) => void,
) => Promise<Jobs[J]['answer']>;

/** What the page sends to a worker. */
export interface ToWorker {
  readonly id: number;
  readonly request: unknown;
}
/** What a worker sends to the page: once that it has started, heartbeats while it works, then progress and answer or failure of a request. */
export type FromWorker =
  | { readonly kind: 'ready' | 'beat' }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string; readonly noEngine: boolean };
