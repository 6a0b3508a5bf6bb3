import { useId } from 'react';
import type { Player } from '../../../core/match.ts';
import { fullTime } from '../../../core/matchClock.ts';
import { t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { clockText, durationText } from '../../starting/clockText.ts';
import { useMatch } from '../context/match.tsx';
import { LAST_SECONDS } from './marks.ts';
import { useTimeLeft } from './useTimeLeft.ts';

/** The height of the sand in each bulb of a full glass. */
const SAND = 9;
/** A sand glass with so much of its sand still above (0 to 1). */
const Glass = ({ above }: { readonly above: number }) => {
  const bulbs = useId();
  const [top, bottom] = [SAND * above, SAND * (1 - above)];
  return (
    <svg className="glass" width="1.5rem" height="1.75rem" viewBox="0 0 24 28" aria-hidden>
      <clipPath id={bulbs}>
        <path d="M5 4H19C19 9 14 12 13 14 14 16 19 19 19 24H5C5 19 10 16 11 14 10 12 5 9 5 4Z" />
      </clipPath>
      <g clipPath={`url(#${bulbs})`}>
        <rect className="sand" x="4" y={13.5 - top} width="16" height={top} />
        <rect className="sand" x="4" y={24 - bottom} width="16" height={bottom} />
      </g>
      <path className="frame" d="M5 4C5 9 10 12 11 14 10 16 5 19 5 24M19 4C19 9 14 12 13 14 14 16 19 19 19 24" />
      <path className="frame" d="M3 3.5H21M3 24.5H21" />
    </svg>
  );
};
/** The time that a person has left, on the plate: as a number or as a sand glass. Nothing without a clock, for bots, and in a class. */
export const ClockFace = ({ open, player }: { readonly open: OpenMatch; readonly player: Player }) => {
  const { inClass, guided } = useMatch();
  const { left, runs } = useTimeLeft(open, player.seat);
  const { clock } = open.match;
  if (!clock || left === null || player.bot !== undefined || inClass || guided) return null;
  const seconds = Math.ceil(left / 1000);
  const said = left <= 0 ? t('clock.up') : t('clock.left', { time: durationText(seconds) });
  return (
    <span
      className="clockface"
      role="timer"
      aria-label={said}
      data-runs={runs || undefined}
      data-late={(runs && seconds <= LAST_SECONDS) || left <= 0 || undefined}
    >
      {clock.kind === 'glass' ? (
        <Glass above={Math.max(0, Math.min(1, left / fullTime(clock, player.seat)))} />
      ) : (
        <span aria-hidden>{clockText(left)}</span>
      )}
    </span>
  );
};
