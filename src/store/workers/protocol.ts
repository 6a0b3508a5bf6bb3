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

/** Requests one action from a bot. */
export interface BotRequest {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly state: unknown;
  readonly seed: string;
  readonly ply: number;
  /** All earlier steps, in a game with secrets: the bot gets its own view of each state and the events its seat knows of. */
  readonly past?: readonly { readonly state: unknown; readonly events: readonly TableEvent[] }[];
  /** How long the bot may think, ms. */
  readonly time: number;
  /** An extra action to evaluate. */
  readonly also?: unknown;
}
/** A bot's action and its best evaluated actions, the chosen one first. Empty if the bot gives no reasons. */
export interface BotDecision {
  readonly action: unknown;
  readonly thoughts: readonly EvaluatedAction<unknown>[];
}
/** What a thinking bot reports: its progress (0 to 1) and its evaluations so far. */
interface BotProgress extends Pick<BotDecision, 'thoughts'> {
  readonly done: number;
}

/** Requests the outcomes of several tries of an aimed action. */
export interface AimTestRequest {
  readonly game: string;
  readonly view: View<unknown>;
  readonly action: unknown;
  readonly samples: number;
  /** Another seed gives other tries. */
  readonly seed?: string;
}

/** A match to play in a worker: by its bots with a time per action (ms), or by the given `actions`. */
interface SeriesTask {
  readonly match: Match;
  readonly time: number;
  readonly actions?: readonly unknown[];
}
/** How a match of a series ended, or the whole record of one played by given actions. */
type SeriesMessage =
  | { readonly actions: readonly unknown[]; readonly over: Extract<Turn, { over: object }>['over'] | null }
  | { readonly again: Match };

/** Compares actions of one seat by playouts from the same state and ply, with the same seeds. Not for games with secrets. */
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

/** Why a recorded shot is doubtful: the engine gives another result, another version made it, or it could not be checked. */
export type VerificationIssue = 'differs' | 'otherPhysics' | 'unchecked';
/** The issue of a ply's shots, or null. */
export interface VerifiedPly {
  readonly ply: number;
  readonly doubt: VerificationIssue | null;
}

/** A shot's result, or two bodies that overlap before it. */
type ShotAnswer = ShotResult | { readonly overlap: readonly [id: string, other: string] };

/** A design file and the design it should be. */
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
/** All worker jobs: their requests, answers and progress reports. */
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

/** Does a job. `report` sends progress to the page. */
export type Work<J extends JobName> = (
  request: Jobs[J]['request'],
  report: (progress: Jobs[J]['progress']) => void,
) => Promise<Jobs[J]['answer']>;

/** A message from the page to a worker. */
export interface ToWorker {
  readonly id: number;
  readonly request: unknown;
}
/** A message from a worker: that it has started, heartbeats while it works, then progress, and the answer or failure of a request. */
export type FromWorker =
  | { readonly kind: 'ready' | 'beat' }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string; readonly noEngine: boolean };
