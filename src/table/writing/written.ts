import type { CoverOverview } from '../../core/choice.ts';
import type { Message } from '../../core/message.ts';
import type { Scene } from '../../core/scene.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import type { Camera, View } from '../camera/camera.ts';
import type { Theme } from '../draw/theme.ts';
import type { Proposal } from '../hand/proposal.ts';
import type { Aftermath } from '../marks/aftermath.ts';
import type { StoryMark } from '../marks/story.ts';
import type { Tape } from '../marks/tapes.ts';
import type { Verdict } from '../marks/verdict.ts';
import type { TableProps } from '../props.ts';

/** How the table is told to write: the owner knows the language. */
export interface Words {
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
export interface Written {
  readonly scene: Scene;
  readonly proposal: Proposal | null;
  readonly tapes: readonly Tape[];
  readonly verdicts: readonly Verdict[];
  readonly story: readonly StoryMark[];
  readonly measuring: readonly Point[] | null;
  readonly outlook: CoverOverview | null;
  readonly stakes: TableProps['stakes'];
  readonly formatters: Words;
  readonly theme: Theme;
  readonly camera: Camera;
  readonly view: View;
  readonly after: Aftermath;
}

/** The way from a piece to a chip above it, in the view. */
export const UP: Point = { x: 0, y: -1 };
