import { useMemo } from 'react';
import { formatNumber, t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { SeatMark } from '../../components/SeatName.tsx';
import type { TurningPoint } from '../../../store/coach/review.ts';
import { showPly } from '../../../store/matchActions.ts';
import { stackMarks, scoreHistory, turnsAt } from '../../../presentation/scoreHistory.ts';

const WIDTH = 320;
const HEIGHT = 110;
const DASHES = ['', '7 4', '2 3', '10 3 2 3'];
/**
 * A chart of how many pieces each side had left, turn by turn. Its lines also differ by dash and mark. It includes the coach's
 * turning points. Null if no piece was lost.
 */
export const ScoreHistoryChart = ({ open, points }: { open: OpenMatch; points: readonly TurningPoint[] }) => {
  const sides = useMemo(() => scoreHistory(open), [open]);
  if (!sides) return null;
  const max = Math.max(...sides.flatMap(({ left }) => left));
  const turns = Math.max(1, ...sides.map(({ left }) => left.length - 1));
  const at = (turn: number, count: number): string =>
    `${((turn / turns) * WIDTH).toFixed(1)} ${((1 - count / max) * HEIGHT).toFixed(1)}`;
  return (
    <figure className="standing" data-part="score-history">
      <figcaption>{t('ending.standing')}</figcaption>
      <div className="plot">
        <b>{formatNumber(max)}</b>
        <svg viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`} preserveAspectRatio="none" aria-hidden>
          <path d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} className="axis" />
          {sides.map(({ seat, left }, i) => (
            <path
              key={seat}
              d={left
                .map((count, turn) => (turn === 0 ? `M${at(0, count)}` : `H${at(turn, count).replace(' ', 'V')}`))
                .join('')}
              style={{ stroke: `var(--${seat}Mark)`, strokeDasharray: DASHES[i] }}
            />
          ))}
        </svg>
        <b>0</b>
        {points.length > 0 && (
          <div className="points">
            {stackMarks(points.map(({ ply }) => ({ ply, at: turnsAt(open, ply) / turns }))).map(({ ply, at, row }) => (
              <button
                key={ply}
                type="button"
                style={{ '--at': at, '--row': row } as React.CSSProperties}
                aria-label={t('coach.to', { n: ply + 1 })}
                onClick={() => showPly(ply)}
              >
                <b>{ply + 1}</b>
              </button>
            ))}
          </div>
        )}
      </div>
      <ul>
        {sides.map(({ seat, left }) => (
          <li key={seat}>
            <SeatMark seat={seat} size={18} />
            {t('ending.fromTo', { from: left[0] ?? 0, to: left.at(-1) ?? 0 })}
          </li>
        ))}
        <li className="grow">{t('ending.overTurns', { count: turns })}</li>
      </ul>
    </figure>
  );
};
