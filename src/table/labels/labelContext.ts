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

/** How the table is told to write: the owner knows the language. */
export interface LabelFormatters {
  say(message: Message): string;
  length(mm: Mm): { unit: string; cm: string };
  /** A length in the scene's measure alone: "4.3". */
  units(mm: Mm): string;
  percent(share: number): string;
  /** How much of somebody is hidden, in words. */
  hidden(share: number): string;
  /** That no enemy could shoot at somebody. */
  unseen(): string;
}

/** What the table has to tell at a moment, and through which camera it is seen. */
export interface LabelContext {
  readonly scene: Scene;
  readonly proposal: Proposal | null;
  readonly tapes: readonly Tape[];
  readonly verdicts: readonly OutcomeLabel[];
  readonly story: readonly RecapMark[];
  readonly measuring: readonly Point[] | null;
  readonly outlook: CoverOverview | null;
  readonly stakes: TableProps['stakes'];
  readonly formatters: LabelFormatters;
  readonly theme: Theme;
  readonly camera: Camera;
  readonly view: Viewport;
  readonly after: ShotTraces;
}

/** The way from a piece to a chip above it, in the view. */
export const UP: Point = { x: 0, y: -1 };
