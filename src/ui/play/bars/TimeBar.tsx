import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Seat } from '../../../core/seat.ts';
import { ui } from '../../../i18n/index.ts';
import { isNow, type OpenMatch, stateAt } from '../../../store/table.ts';
import { SeatMark } from '../../SeatName.tsx';
import { eventsAt } from '../show/scenes.ts';
import { goToNumber, numberOf, stopsOf } from '../show/stops.ts';

const MOST_MARKS = 24;
/** Who acted at each step, by its number, and whether something lasting came of it. */
const marksOf = (open: OpenMatch): { number: number; seat: Seat; lasting: boolean }[] => {
  const marks = stopsOf(open).flatMap((ply, number) => {
    const turn = ply > 0 ? open.game.turn(stateAt(open, ply - 1)) : null;
    if (!turn || 'over' in turn) return [];
    const lasting = eventsAt(open, ply).some(
      (event) => event.kind !== 'rolled' && event.kind !== 'moved' && event.kind !== 'said',
    );
    return [{ number, seat: turn.to, lasting }];
  });
  if (marks.length <= MOST_MARKS) return marks;
  const every = Math.ceil(marks.length / MOST_MARKS);
  return marks.filter((mark) => mark.lasting || mark.number % every === 0);
};

/** The match as a tape: slide along it, or step; the bead is the step looked at. */
export const TimeBar = ({ open }: { open: OpenMatch }) => {
  const last = stopsOf(open).length - 1;
  const at = numberOf(open);
  const share = last === 0 ? 1 : at / last;
  return (
    <div className="timebar" data-now={isNow(open) || undefined}>
      <button
        type="button"
        className="icon"
        aria-label={ui('time.back')}
        title={ui('time.back')}
        aria-disabled={at === 0}
        onClick={() => goToNumber(open, at - 1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      <div
        className="tape grow"
        style={{ '--share': share, '--plies': Math.max(1, Math.min(last, 120)) } as React.CSSProperties}
      >
        <div className="marks" aria-hidden>
          {marksOf(open).map(({ number, seat, lasting }) => (
            <span
              key={number}
              style={{ left: `${(100 * number) / Math.max(1, last)}%` }}
              data-lasting={lasting || undefined}
              data-future={number > at || undefined}
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
          value={at}
          aria-label={ui('time.label')}
          aria-valuetext={ui('time.at', { ply: at, of: last })}
          onChange={(event) => goToNumber(open, Number(event.target.value))}
        />
      </div>
      <button
        type="button"
        className="icon"
        aria-label={ui('time.forward')}
        title={ui('time.forward')}
        aria-disabled={isNow(open)}
        onClick={() => goToNumber(open, at + 1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  );
};
