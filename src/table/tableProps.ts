import type { CoverOverview } from '../core/choice.ts';
import type { Message } from '../core/message.ts';
import type { NodeId, PieceNode, Scene } from '../core/scene.ts';
import type { Seat } from '../core/seat.ts';
import type { Mm, Point } from '../geometry/point.ts';
import type { Travel } from './camera/travel.ts';
import type { Motion } from './motion/track.ts';
import type { Proposal } from './input/proposal.ts';
import type { TableControl } from './input/tableInput.ts';
import type { ShotTraces } from './marks/shotTraces.ts';
import type { ChainMark } from './marks/actionChain.ts';
import type { RecapMark } from './marks/recap.ts';
import type { OutcomeLabel } from './marks/outcomeLabel.ts';
import type { Tape } from './marks/tapes.ts';
import type { Theme } from './draw/theme.ts';

/** A step in play on the scene shown, and the `performance.now()` of its first moment. Null before it begins. */
export interface Run {
  readonly motion: Motion;
  /** The proposal of the step, while it stays on the table. */
  readonly aim: Proposal | null;
  /** The acting pieces of another side. The camera moves close to them even if nothing moves. */
  readonly actors: readonly NodeId[];
  readonly since: number | null;
}
/** Everything that a table shows. It knows no rules and no language. */
export interface TableProps {
  readonly scene: Scene;
  readonly theme: Theme;
  /** Seen from the other side, texts upright. */
  readonly turned: boolean;
  /** Upside down in the window, for the player opposite. Every piece stays where it is, and texts are upright for that player. */
  readonly inverted: boolean;
  /** Reduced motion. */
  readonly reducedMotion: boolean;
  /** Whether the camera follows the play. Otherwise only the user moves it. */
  readonly leads: boolean;
  /** The active seat. When it changes, a camera moved by the user follows the play again. */
  readonly whose: string;
  /** Whether the pieces are still being set up. */
  readonly opening?: boolean;
  /** A past step: paler. */
  readonly past?: boolean;
  /** The winners of a finished match. The table is shown in full, and they are highlighted. */
  readonly winners?: readonly Seat[] | null;
  /** What the player does at the table. Without it the table only shows. */
  readonly control?: TableControl;
  /** Possible final positions of pieces, drawn faintly. */
  readonly ghosts: readonly PieceNode[];
  /** The cover of the enemies, shown beside them. */
  readonly outlook?: CoverOverview | null;
  /**
   * The odds of the offered action, shown at the piece concerned: the formatted chance, and of what. `about` has all pieces that
   * may be affected. `by` is the attacker in a response that is due.
   */
  readonly stakes?: {
    readonly id: NodeId;
    readonly chance: string;
    readonly about: readonly NodeId[];
    readonly by?: NodeId | undefined;
  } | null;
  /** Whether aiming pushes forward. Otherwise it pulls back. */
  readonly pushes: boolean;
  readonly tool: 'hand' | 'tape';
  readonly tapes: readonly Tape[];
  onTapes(tapes: readonly Tape[]): void;
  /** Numbered marks of what was done since the last turn. */
  readonly story: readonly RecapMark[];
  /** The pieces that the camera shows while nothing else needs it. */
  readonly pointed?: readonly NodeId[];
  /** The best target of the selected piece, kept in view. */
  readonly likely?: NodeId | null;
  /** The pieces that the buttons name. Their numbers are shown. */
  readonly named?: readonly NodeId[];
  /** Numbered marks of one piece's actions, drawn for a class. The camera keeps them in view. */
  readonly chain: readonly ChainMark[];
  /** The latest outcomes and their pieces. */
  readonly verdicts: readonly OutcomeLabel[];
  /** What shots have left on the table. */
  readonly after: ShotTraces;
  /** The motion on the scene shown. Nothing is offered meanwhile. */
  readonly run: Run | null;
  /** A press that only skips the motion. */
  onSkip(): void;
  say(message: Message): string;
  /** A length by locale: "4.3 measures" and "25.8 cm". */
  length(mm: Mm): { unit: string; cm: string };
  /** A length in the scene's measure alone: "4.3". */
  units(mm: Mm): string;
  percent(share: number): string;
  /** The cover of a piece, in words. */
  hidden(share: number): string;
  /** The text that no enemy could shoot at a piece. */
  unseen(): string;
  label(id: NodeId): string;
}

/** What the owner can ask of a table. */
export interface TableHandle {
  fit(): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** Returns the point of the table under a point of the window, in whole mm. */
  pointOn(client: Point): Point;
  /** Returns the direction on the table for a direction on the screen: +x to the right, +y down. */
  directionOf(onScreen: Point): Point;
  /** Returns where a point of the table is in the window, px. */
  clientOf(point: Point): Point;
  /** Returns the boxes of the current labels in the window, px. */
  written(): readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
  /** Returns how the camera has moved without the player's hand, since the table was shown. */
  travel(): Travel;
  /** Calls back whenever the view of the table has changed. Returns the function that stops it. */
  onLook(heard: () => void): () => void;
}
