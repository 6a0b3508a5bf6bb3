import type { ZodType } from 'zod';
import type { PositionRules } from './position/position.ts';
import type { Choice, CoverOverview, Preview, Refusal } from './choice.ts';
import type { TableEvent } from './event.ts';
import type { Hint } from './hint.ts';
import type { OddsLab } from './oddsLab.ts';
import type { SeededRandom, Luck } from './luck.ts';
import type { Message } from './message.ts';
import type { GameReference } from './reference.ts';
import type { Forecast, ForecastOptions } from './odds/odds.ts';
import type { SpriteSet, NodeId, Scene } from './scene.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Shot, ShotResult } from './shots/shot.ts';
import type { View } from './view.ts';
import type { Point } from '../geometry/point.ts';

/** A game: pure functions over plain data. Store, table, bots, storage, odds and tests know only this record. */
export type Game<State, Action, Options> = Rules<State, Action, Options> & (OpenInformation | HiddenInformation<State>);
/** Every seat sees the whole table. */
interface OpenInformation {
  readonly secrets: false;
}
/** Seats may see different tables. A curtain falls whenever the turn passes to another person. */
interface HiddenInformation<State> {
  readonly secrets: true;
  /** Returns a random full state that fits what this view shows. */
  determinize(view: View<State>, luck: SeededRandom): State;
}
interface Rules<State, Action, Options> {
  /** The folder name, text namespace and tag in saved matches. */
  readonly id: string;
  /** Raised when an old record would replay to a different table. */
  readonly rulesVersion: number;
  /**
   * The number of players. With two, `far` sits at the upper edge: the table is turned for that seat when it is the only person,
   * or alone at the screen.
   */
  readonly seats: { readonly min: number; readonly max: number; readonly far?: Seat };
  /** A turn can be given up: by choices that `skips`, without luck. A clock may then pass the turn. */
  readonly passes?: true;
  /** The game needs shots, so the physics is loaded with it. */
  readonly shots?: true;
  readonly schema: { readonly action: ZodType<Action>; readonly options: ZodType<Options> };
  /** Three to five ready-made sets of options, the one for beginners first. */
  readonly presets?: readonly Preset<Options>[];
  /** Returns how to win with these options and what a turn is, one sentence each. */
  brief(options: Options): RulesSummary;
  /** The game's own hints for a first match, besides the general ones; earlier ones take precedence. */
  readonly hints?: readonly Hint[];
  /** Returns the table before the first action. Only dealing happens here; the first roll is an action. */
  setup(options: Options, seats: readonly Seat[], luck: SeededRandom): State;
  turn(view: State): Turn;
  /** Returns everything the active seat can do now. */
  choices(view: View<State>): Choice<Action>[];
  /** Returns why an action is not allowed, or null. */
  refuse(view: State, action: Action): Refusal | null;
  /** Performs an action that `refuse` allows. */
  apply(state: State, action: Action, luck: Luck): Step<State>;
  /** Returns what the action under the pointer would do. Called only when needed. */
  preview?(view: View<State>, action: Action): Preview;
  /**
   * Returns the cover of all enemies as seen by a piece, where it is or where an action would put it. Null if it cannot be there
   * or does not shoot.
   */
  coverOverview?(view: View<State>, id: NodeId, action?: Action): CoverOverview | null;
  /** Returns the state without what the viewer may not know. */
  view(state: State, viewer: Viewer): View<State>;
  /** Returns why a piece of the active seat can do nothing now. Null if it can act, or if it is not its turn to be asked. */
  idle?(view: View<State>, id: NodeId): Refusal | null;
  /**
   * Returns the moves of all pieces of the active seat that can only go nearer, in the order in which they are played. Each is
   * legal after the earlier ones, and needs no luck. Empty if it is not worth a press of its own.
   */
  advance?(view: View<State>): readonly AdvanceMove<Action>[];
  /**
   * Returns how a piece of the active seat that attacks nobody goes on, safely and with its group. Null if it had better stay.
   * Without it, the app leads pieces straight to the nearest enemy.
   */
  steadyMove?(view: View<State>, id: NodeId): Action | null;
  /**
   * Returns the action that would deploy a seat's pieces as they are, during or just after set-up, so the player can save it.
   * Null if there is nothing to save.
   */
  currentSetup?(view: View<State>, seat: Seat): Action | null;
  /** Set-ups as letters, to be copied and pasted. */
  readonly setupText?: SetupText<State, Action>;
  /** The rules of its position editor, so that a lesson can start from any table. */
  readonly arrange?: PositionRules<State>;
  /** What can be tried in the odds lab, outside any match. */
  readonly lab?: OddsLab<State, Action>;
  /** What its printed reference has besides the summary, with these options. */
  reference?(options: Options): GameReference;
  /** All sprites that its scenes and previews use. */
  readonly sprites: SpriteSet;
  scene(view: View<State>): Scene;
  /** Returns a seat's strength, by any measure that is the same for all seats. Without it only the end counts. */
  strength?(view: State, seat: Seat): number;
  /** Bots by id, weakest first. The text `bot.<id>` names them. */
  readonly bots: Readonly<Record<string, Bot<State, Action>>>;
  /** What the novice plays when it does not err, if the plainest bot is too strong. */
  readonly beginner?: Bot<State, Action>;
}
/** How the action of `currentSetup` is written as letters, and read again. */
export interface SetupText<State, Action> {
  /** Returns the letters, or null for another action. */
  write(action: Action): string | null;
  /** Returns the action for the seat to act, or what is wrong with the text, and where. */
  read(view: View<State>, text: string): { readonly action: Action } | { readonly fault: Message };
}
/** One move of an advance: its piece, its path, and the action that makes it. */
export interface AdvanceMove<Action> {
  readonly piece: NodeId;
  readonly path: readonly Point[];
  readonly action: Action;
}
/** A game in a minute: the ways to win, and the parts of a turn in order. */
export interface RulesSummary {
  readonly wins: readonly Message[];
  readonly turn: readonly Message[];
}
/** A named set of options; all others have their defaults. The texts `preset.<id>` and `preset.<id>.help` describe it. */
export interface Preset<Options> {
  readonly id: string;
  /** How long two people need, as measured by bots (`npm run bench -- minutes`). */
  readonly minutes: number;
  /** How much a player must know: 1 for a first match, 3 for experts. */
  readonly level: 1 | 2 | 3;
  readonly options: Partial<Options>;
}
/** A game with any state. Everything outside the games' folders works with this. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** The stages of a turn for the ribbon: the current one and its reason, and earlier ones that were skipped. */
export interface StageProgress {
  readonly list: readonly Message[];
  readonly at: number;
  readonly why: Message;
  readonly skipped?: readonly number[];
}
/**
 * Who acts, at which stage and why, or how the match ended. `midway`: an action is still being resolved. `opening`: set-up or the
 * first-turn roll. `rolls`: only a roll is due, with nothing to choose. `most`: how many pieces may still act, if fewer than are left.
 */
export type Turn =
  | {
      readonly to: Seat;
      readonly midway?: true;
      readonly opening?: true;
      readonly rolls?: true;
      readonly most?: number;
      readonly stage: StageProgress;
    }
  | { readonly over: { readonly winners: readonly Seat[]; readonly why: Message } };

export interface Step<State> {
  readonly state: State;
  readonly events: readonly TableEvent[];
}

/** A step as a seat saw it: the table afterwards and the events it knows of. */
export interface SeenStep<State> {
  readonly view: State;
  readonly events: readonly TableEvent[];
}
/**
 * An action a bot has evaluated. `why` is one sentence that reveals no secret once the action is done. `chance` is its chance to
 * win (0 to 1), if the bot estimates that.
 */
export interface EvaluatedAction<Action> {
  readonly action: Action;
  readonly why: Message;
  readonly chance?: number;
}
/** What a bot may use besides the view. `randomInt(below)` is its own luck, separate from the table's. */
export interface BotContext<Action, State = unknown> {
  readonly choices: readonly Choice<Action>[];
  randomInt(below: number): number;
  /** Returns all earlier steps as its seat saw them, starting with the first table. Empty in games without secrets. */
  past(): readonly SeenStep<State>[];
  forecast(action: Action, ways?: ForecastOptions): Forecast;
  /** Simulates a shot. Throws for a game without shots. */
  resolve(shot: Shot): ShotResult;
  /** Reports progress (0 to 1) and returns whether there is time to continue. */
  shouldContinue(done: number): boolean;
  /** An extra action to evaluate and report last, whatever is chosen. */
  readonly extraAction?: Action | undefined;
  /** Reports the best evaluated actions and why, the chosen one first. If the player stops waiting, the first of the latest report is played. */
  report(thoughts: readonly EvaluatedAction<Action>[]): void;
}
/** A computer player: given a view, it returns a legal action of the active seat. */
export interface Bot<State, Action> {
  choose(view: View<State>, tools: BotContext<Action, State>): Action;
  /** Its reports include the chance to win, for `extraAction` too. */
  readonly estimatesChances?: true;
}
