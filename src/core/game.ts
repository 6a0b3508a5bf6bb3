import type { ZodType } from 'zod';
import type { PositionRules } from './position/position.ts';
import type { Choice, CoverOverview, Preview, Refusal } from './choice.ts';
import type { TableEvent } from './event.ts';
import type { Hint } from './hint.ts';
import type { OddsLab } from './oddsLab.ts';
import type { SeededRandom, Luck } from './luck.ts';
import type { Message } from './message.ts';
import type { Forecast, ForecastOptions } from './odds/odds.ts';
import type { SpriteSet, NodeId, Scene } from './scene.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Shot, ShotResult } from './shots/shot.ts';
import type { View } from './view.ts';

/** A game: pure functions over plain data. Store, table, bots, storage, odds and tests know only this record. */
export type Game<State, Action, Options> = Rules<State, Action, Options> & (OpenInformation | HiddenInformation<State>);
/** Every seat sees the whole table. */
interface OpenInformation {
  readonly secrets: false;
}
/** Seats may not see the same table: a curtain falls whenever the turn passes to another person. */
interface HiddenInformation<State> {
  readonly secrets: true;
  /** A full state that this view cannot tell from the true one, drawn by luck. */
  determinize(view: View<State>, luck: SeededRandom): State;
}
interface Rules<State, Action, Options> {
  /** Folder name, namespace of its texts, tag in saved matches. */
  readonly id: string;
  /** Raised when an old record would replay to another table. */
  readonly rulesVersion: number;
  /** How many play; of two the one at the upper edge is `far`: the table lies turned for him while he alone is no bot, or alone at the screen. */
  readonly seats: { readonly min: number; readonly max: number; readonly far?: Seat };
  /** Asks for shots: the physics is made ready where the game is played. */
  readonly shots?: true;
  readonly schema: { readonly action: ZodType<Action>; readonly options: ZodType<Options> };
  /** Matches that are set up by one press, three to five of them, the one to begin with first. */
  readonly presets?: readonly Preset<Options>[];
  /** How one wins by these options and what one does in a turn, a sentence each: the game in a minute. */
  brief(options: Options): RulesSummary;
  /** What this game says of itself in a first match, beside the hints that every game has; the earlier ones first. */
  readonly hints?: readonly Hint[];
  /** The table before the first action: deals only, the first throw is an action. */
  setup(options: Options, seats: readonly Seat[], luck: SeededRandom): State;
  turn(view: State): Turn;
  /** All that the seat to act may do now. */
  choices(view: View<State>): Choice<Action>[];
  /** Why the action is not lawful, or null. */
  refuse(view: State, action: Action): Refusal | null;
  /** Carries out a lawful action; called only after `refuse` gave null. */
  apply(state: State, action: Action, luck: Luck): Step<State>;
  /** What the one action under the pointer would do; asked for lazily. */
  preview?(view: View<State>, action: Action): Preview;
  /** What a piece sees of all enemies from where it stands, or would stand by an action; null where it could not stand or does not shoot. */
  coverOverview?(view: View<State>, id: NodeId, action?: Action): CoverOverview | null;
  /** The state with what the viewer may not know blanked out. */
  view(state: State, viewer: Viewer): View<State>;
  /** Why a piece of the seat to act can do nothing now; null if it can, or is not to be asked. */
  idle?(view: View<State>, id: NodeId): Refusal | null;
  /** The action that would lay out the pieces of a seat as they stand now, at the opening or right after it, for the player to keep; null where there is nothing to keep yet. */
  currentSetup?(view: View<State>, seat: Seat): Action | null;
  /** How its table is arranged by hand, so that a lesson may begin from any. */
  readonly arrange?: PositionRules<State>;
  /** What a class may try of it apart from any match, for the odds lab. */
  readonly lab?: OddsLab<State, Action>;
  /** The drawings that its scenes and previews name, and no others. */
  readonly sprites: SpriteSet;
  scene(view: View<State>): Scene;
  /** How well a seat stands, by any measure that is the same for all seats; without it only the end tells. */
  strength?(view: State, seat: Seat): number;
  /** By id, weakest first; named by the text `bot.<id>`. */
  readonly bots: Readonly<Record<string, Bot<State, Action>>>;
  /** What the novice plays when he does not err, where the plainest bot is no beginner. */
  readonly beginner?: Bot<State, Action>;
}
/** A game in a minute: the ways to win, and what a turn is, in order. */
export interface RulesSummary {
  readonly wins: readonly Message[];
  readonly turn: readonly Message[];
}
/** A named set of options; all others are as usual. Told by the texts `preset.<id>` and `preset.<id>.help`. */
export interface Preset<Options> {
  readonly id: string;
  /** How long it takes two people: measured by bots (`npm run bench -- minutes`). */
  readonly minutes: number;
  /** How much there is to know: 1 for a first match, 3 for those who know the game. */
  readonly level: 1 | 2 | 3;
  readonly options: Partial<Options>;
}
/** A game of whatever state: what everything outside the games' folders works with. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** The stages of a turn for the ribbon: the one that is on, its one reason, and those before it that were passed over. */
export interface StageProgress {
  readonly list: readonly Message[];
  readonly at: number;
  readonly why: Message;
  readonly skipped?: readonly number[];
}
/** Who acts, at which stage of what list and for what one reason (`midway`: a matter is not yet settled; `opening`: it is set up or the lot thrown, and nobody's turn has begun; `most`: no more pieces may still act in it, though more have not); or how it ended. */
export type Turn =
  | {
      readonly to: Seat;
      readonly midway?: true;
      readonly opening?: true;
      readonly most?: number;
      readonly stage: StageProgress;
    }
  | { readonly over: { readonly winners: readonly Seat[]; readonly why: Message } };

export interface Step<State> {
  readonly state: State;
  readonly events: readonly TableEvent[];
}

/** A step as a seat has seen it: the table after it, and what it heard of it. */
export interface SeenStep<State> {
  readonly view: State;
  readonly events: readonly TableEvent[];
}
/** A deed that a bot has weighed: why it would do it, in one sentence from which nobody learns a secret once it is done, and how likely its side then wins (0..1), where it reckons that. */
export interface EvaluatedAction<Action> {
  readonly action: Action;
  readonly why: Message;
  readonly chance?: number;
}
/** What a bot may use besides the view; `randomInt(below)` is its own luck, apart from the table's. */
export interface BotContext<Action, State = unknown> {
  readonly choices: readonly Choice<Action>[];
  randomInt(below: number): number;
  /** All steps of the match as its seat has seen them, the table before the first action first, in a game with secrets; else none. */
  past(): readonly SeenStep<State>[];
  forecast(action: Action, ways?: ForecastOptions): Forecast;
  /** Simulates a shot; throws for a game that asks for none. */
  resolve(shot: Shot): ShotResult;
  /** Reports the part done (0..1) and says whether there is time to go on. */
  shouldContinue(done: number): boolean;
  /** An action to be weighed and noted last, whatever is chosen. */
  readonly extraAction?: Action | undefined;
  /** Tells the best deeds that were weighed and why, the chosen one first; told on the way, the first is what is done where somebody will not wait. */
  report(thoughts: readonly EvaluatedAction<Action>[]): void;
}
/** A player made of code: given a view, one lawful action of the seat to act. */
export interface Bot<State, Action> {
  choose(view: View<State>, tools: BotContext<Action, State>): Action;
  /** It reckons the chance of winning with what it notes, of `extraAction` too. */
  readonly estimatesChances?: true;
}
