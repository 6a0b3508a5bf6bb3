import type { CoverOverview } from '../../core/choice.ts';
import type { Message } from '../../core/message.ts';
import type { Scene } from '../../core/scene.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import type { Camera, Viewport } from '../camera/camera.ts';
import type { Theme } from '../draw/theme.ts';
import type { Proposal } from '../input/proposal.ts';
import type { ShotTraces } from '../marks/shotTraces.ts';
import type { RecapMark } from '../marks/recap.ts';
import type { Tape } from '../marks/tapes.ts';
import type { OutcomeLabel } from '../marks/outcomeLabel.ts';
import type { TableProps } from '../tableProps.ts';

/** How the table formats texts. The owner of the table knows the language. */
export interface LabelFormatters {
  say(message: Message): string;
  length(mm: Mm): { unit: string; cm: string };
  /** A length in the scene's measure alone: "4.3". */
  units(mm: Mm): string;
  percent(share: number): string;
  /** The cover of a piece, in words. */
  hidden(share: number): string;
  /** The text that no enemy could shoot at a piece. */
  unseen(): string;
}

/** Everything that the labels of a moment are made from, and the camera. */
export interface LabelContext {
  readonly scene: Scene;
  readonly proposal: Proposal | null;
  readonly tapes: readonly Tape[];
  readonly verdicts: readonly OutcomeLabel[];
  readonly story: readonly RecapMark[];
  readonly measuring: readonly Point[] | null;
  readonly outlook: CoverOverview | null;
  readonly stakes: TableProps['stakes'];
  /** How far the selected piece can walk, around its place. */
  readonly reach: { readonly at: Point; readonly r: Mm } | null;
  readonly formatters: LabelFormatters;
  readonly theme: Theme;
  readonly camera: Camera;
  readonly view: Viewport;
  readonly after: ShotTraces;
}

/** The direction from a piece to a label above it, in the view. */
export const UP: Point = { x: 0, y: -1 };
