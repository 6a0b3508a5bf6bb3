import type { RefObject } from 'react';
import type { CoverOverview } from '../../core/choice.ts';
import type { AimTest } from '../../core/shots/aimTest.ts';
import type { LuckChain } from '../../core/matchStats.ts';
import type { FormatContext } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import type { Tape } from '../../table/marks/tapes.ts';
import type { TableHandle } from '../../table/Table.tsx';
import type { Playback } from './bars/usePlayback.ts';
import type { Guided } from './guide.ts';
import type { Offer } from './primary/offer.ts';
import type { Hand } from './hand/usePlayHand.ts';
import type { Lead } from './primary/lead.ts';
import type { Ranked } from './odds/useBest.ts';
import type { Deed } from './show/since.ts';
import type { Showing } from './show/useShow.ts';

/** What the one yellow button does: stops a shot, goes on to the end of what is shown, asks a bot once more, leads to the best thing to be done on the table, or does what the hand has to offer. */
export type Primary = 'stop' | 'skip' | 'goOn' | 'bot' | 'lead' | Offer['kind'];
export interface PanelProps {
  /** The match as far as it has been shown. */
  readonly open: OpenMatch;
  readonly interaction: Hand;
  readonly showing: Showing | null;
  readonly primary: Primary;
  press(): void;
  /** Where something has to be done on the table: what the yellow button leads to. */
  readonly suggestion: Lead | null;
  /** Those who may act while nothing is picked, the likeliest first. */
  readonly ranked: Ranked;
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
  readonly since: readonly Deed[];
  /** What luck brought in a match that is over, once it is worked out. */
  readonly chances: readonly LuckChain[] | null;
  readonly guided: (Pick<Guided, 'lead' | 'bare' | 'tray'> & Partial<Pick<Guided, 'points'>>) | null;
  readonly playback: Playback;
}
