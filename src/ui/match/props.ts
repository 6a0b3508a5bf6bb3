import type { RefObject } from 'react';
import type { CoverOverview } from '../../core/choice.ts';
import type { AimTest } from '../../core/shots/aimTest.ts';
import type { LuckChain } from '../../core/matchStats.ts';
import type { FormatContext } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import type { Tape } from '../../table/marks/tapes.ts';
import type { TableHandle } from '../../table/Table.tsx';
import type { Playback } from './bars/usePlayback.ts';
import type { GuidedView } from './guide.ts';
import type { Primary } from '../../interaction/primaryButton.ts';
import type { Interaction } from '../../interaction/view.ts';
import type { Suggestion } from '../../interaction/suggestion.ts';
import type { Ranking } from '../../interaction/odds/ranking.ts';
import type { PastAction } from '../../presentation/recap.ts';
import type { TimelineView } from '../../presentation/useTimeline.ts';

export interface PanelProps {
  /** The match as far as it has been shown. */
  readonly open: OpenMatch;
  readonly interaction: Interaction;
  readonly showing: TimelineView | null;
  readonly primary: Primary;
  press(): void;
  /** Where something has to be done on the table: what the yellow button leads to. */
  readonly suggestion: Suggestion | null;
  /** Those who may act while nothing is picked, the likeliest first. */
  readonly ranked: Ranking;
  readonly formatContext: FormatContext;
  readonly tapes: readonly Tape[];
  readonly bot: string | null;
  readonly table: RefObject<TableHandle | null>;
  /** What the hand's tremor would make of the aim. */
  readonly aimTest: AimTest | null;
  /** What the tries gave of the aim that was struck last. */
  readonly tried: AimTest | null;
  /** The hidden shares of all enemies, while they are shown. */
  readonly outlook: CoverOverview | null;
  /** Shows the step looked at once more, so many times slower than life. */
  again(slow: number, from?: number, to?: number): void;
  /** What was done since the last turn. */
  readonly since: readonly PastAction[];
  /** What luck brought in a match that is over, once it is worked out. */
  readonly chances: readonly LuckChain[] | null;
  readonly guided: (Pick<GuidedView, 'lead' | 'bare' | 'tray'> & Partial<Pick<GuidedView, 'points'>>) | null;
  readonly playback: Playback;
}
