import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Seat } from '../../core/seat.ts';
import { ui } from '../../i18n/index.ts';
import { goTo } from '../../store/play.ts';
import { isNow, type OpenMatch, stateAt } from '../../store/table.ts';
import { SeatMark } from '../SeatName.tsx';

const MOST_MARKS = 24;
/** Who acted at each ply, and whether something lasting came of it. */
const marksOf = (open: OpenMatch): { ply: number; seat: Seat; lasting: boolean }[] => {
  const marks = open.steps.slice(1).flatMap((step, i) => {
    const turn = open.game.turn(stateAt(open, i));
    if (!('to' in turn)) return [];
    const lasting = step.events.some(
      (event) => event.kind !== 'rolled' && event.kind !== 'moved' && event.kind !== 'said',
    );
    return [{ ply: i + 1, seat: turn.to, lasting }];
  });
  if (marks.length <= MOST_MARKS) return marks;
  const every = Math.ceil(marks.length / MOST_MARKS);
  return marks.filter((mark) => mark.lasting || mark.ply % every === 0);
};

/** The match as a tape: slide along it, or step; the bead is the step looked at. */
export const TimeBar = ({ open }: { open: OpenMatch }) => {
  const last = open.steps.length - 1;
  const share = last === 0 ? 1 : open.ply / last;
  return (
    <div className="timebar" data-now={isNow(open) || undefined}>
      <button
        type="button"
        className="icon"
        aria-label={ui('time.back')}
        title={ui('time.back')}
        aria-disabled={open.ply === 0}
        onClick={() => goTo(open.ply - 1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      <div
        className="tape grow"
        style={{ '--share': share, '--plies': Math.max(1, Math.min(last, 120)) } as React.CSSProperties}
      >
        <div className="marks" aria-hidden>
          {marksOf(open).map(({ ply, seat, lasting }) => (
            <span
              key={ply}
              style={{ left: `${(100 * ply) / Math.max(1, last)}%` }}
              data-lasting={lasting || undefined}
              data-future={ply > open.ply || undefined}
            >
              <SeatMark seat={seat} size={lasting ? 20 : 12} />
            </span>
          ))}
        </div>
        <div className="band" aria-hidden>
          <span className="past" />
          <span className="bead" />
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={open.ply}
          aria-label={ui('time.label')}
          aria-valuetext={ui('time.at', { ply: open.ply, of: last })}
          onChange={(event) => goTo(Number(event.target.value))}
        />
      </div>
      <button
        type="button"
        className="icon"
        aria-label={ui('time.forward')}
        title={ui('time.forward')}
        aria-disabled={isNow(open)}
        onClick={() => goTo(open.ply + 1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  );
};
