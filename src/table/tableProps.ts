import type { Choice, CoverOverview } from '../core/choice.ts';
import type { Message } from '../core/message.ts';
import type { NodeId, PieceNode, Scene } from '../core/scene.ts';
import type { Seat } from '../core/seat.ts';
import type { Mm, Point } from '../geometry/point.ts';
import type { Motion } from './motion/track.ts';
import type { Draft, Proposal } from './input/proposal.ts';
import type { ShotTraces } from './marks/shotTraces.ts';
import type { ChainMark } from './marks/actionChain.ts';
import type { RecapMark } from './marks/recap.ts';
import type { OutcomeLabel } from './marks/outcomeLabel.ts';
import type { Tape } from './marks/tapes.ts';
import type { Theme } from './draw/theme.ts';

/** A step that is being played on the scene shown, and when its first moment was by `performance.now()`; null: it has still to begin. */
export interface Run {
  readonly motion: Motion;
  /** What was proposed, as long as it lies on the table. */
  readonly aim: Proposal | null;
  /** Whose deed it is, where the other side's is shown: the camera comes near to him though nothing moves. */
  readonly actors: readonly NodeId[];
  readonly since: number | null;
}
/** A moment of a gesture that has a sound. */
type Cue = 'lift' | 'drop' | 'tick' | 'stop';

/** All that a table is given to show and all that a hand on it can say; it knows no rules and no language. */
export interface TableProps {
  readonly scene: Scene;
  readonly theme: Theme;
  /** Seen from the other side, texts upright. */
  readonly turned: boolean;
  /** Laid the other way up in the window, for who sits opposite: every piece stays where it is, texts are upright for him. */
  readonly inverted: boolean;
  /** Reduced motion. */
  readonly reducedMotion: boolean;
  /** Whether the camera is led to what matters; else a hand alone moves it. */
  readonly leads: boolean;
  /** Whose turn it is: a camera that a hand has moved is led again when this changes. */
  readonly whose: string;
  /** Looking back: paler. */
  readonly past?: boolean;
  /** Who has won a match that is over: the table is seen as a whole, and they stand out. */
  readonly winners?: readonly Seat[] | null;
  /** What may be done on the table now; none: only look. */
  readonly choices: readonly Choice<unknown>[];
  readonly selected: NodeId | null;
  /** Whether nobody has picked that piece: it is the only one that may act. */
  readonly unasked?: boolean;
  /** The label key of the picked piece's active mode. */
  readonly mode: string | null;
  onSelect(id: NodeId | null): void;
  /** A piece was tapped that can do nothing now; whether there was something to say to it. */
  onIdle(id: NodeId): boolean;
  /** A choice with a target was tapped. */
  onTarget(choice: Choice<unknown>): void;
  /** What the drag, tap or keys propose now, judged by the owner. */
  readonly proposal: Proposal | null;
  onPropose(draft: Draft | null): void;
  /** A piece was laid down somewhere, by a tap or at the end of a drag. */
  onDrop(draft: Draft): void;
  /** Turns the piece in the hand clockwise by so many of its steps, at once: what is let go in the same frame is turned; false where it cannot be turned. */
  onTurn(steps: number): boolean;
  /** Has what a move of the hand changes drawn with it, not after it. */
  atOnce?(changes: () => void): void;
  /** What the action on offer would do, shown while nothing is proposed. */
  readonly hint?: Proposal | null;
  /** Where pieces may come to lie: drawn faintly. */
  readonly ghosts: readonly PieceNode[];
  /** The hidden shares to be written beside the enemies. */
  readonly outlook?: CoverOverview | null;
  /** What decides the action on offer, to be written at the piece that it is about: the chance as told, and what of; `about` is all upon whom something may come, `by` who strikes or has struck him in an answer that is due. */
  readonly stakes?: {
    readonly id: NodeId;
    readonly chance: string;
    readonly about: readonly NodeId[];
    readonly by?: NodeId | undefined;
  } | null;
  /** Whether what is aimed is pushed forward; else it is pulled back. */
  readonly pushes: boolean;
  readonly tool: 'hand' | 'tape';
  readonly tapes: readonly Tape[];
  onTapes(tapes: readonly Tape[]): void;
  /** Numbered marks of what was done since the last turn. */
  readonly story: readonly RecapMark[];
  /** Whom the camera comes near to while nothing else asks for it. */
  readonly pointed?: readonly NodeId[];
  /** Whom the picked piece would best turn on: kept in view. */
  readonly likely?: NodeId | null;
  /** Who is named by what may be pressed: they wear their numbers. */
  readonly named?: readonly NodeId[];
  /** Numbered marks of what one piece does, drawn for a class; the camera keeps them in view. */
  readonly chain: readonly ChainMark[];
  /** What was decided last, of whom. */
  readonly verdicts: readonly OutcomeLabel[];
  /** What shots have left on the table. */
  readonly after: ShotTraces;
  /** What moves on the scene shown: meanwhile nothing is offered. */
  readonly run: Run | null;
  /** A press that only wants to see the end of what moves. */
  onSkip(): void;
  onCue?(cue: Cue): void;
  say(message: Message): string;
  /** A length by locale: "4.3 measures" and "25.8 cm". */
  length(mm: Mm): { unit: string; cm: string };
  /** A length in the scene's measure alone: "4.3". */
  units(mm: Mm): string;
  percent(share: number): string;
  /** How much of somebody is hidden, in words. */
  hidden(share: number): string;
  /** That no enemy could shoot at somebody. */
  unseen(): string;
  label(id: NodeId): string;
}

/** What the owner can ask of a table. */
export interface TableHandle {
  fit(): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** The point of the table under a place of the window, in whole mm. */
  pointOn(client: Point): Point;
  /** The direction on the table that is so on the screen: +x to the right, +y down. */
  directionOf(onScreen: Point): Point;
  /** Where a point of the table is in the window, px. */
  clientOf(point: Point): Point;
  /** What is written on the table now, as parts of the window, px. */
  written(): readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
  /** Calls back whenever the view of the table has changed; answers how to stop. */
  onLook(heard: () => void): () => void;
}
