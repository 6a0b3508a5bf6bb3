import {
  ChevronLeft,
  ChevronRight,
  Crosshair,
  Dices,
  Dot,
  Footprints,
  type LucideIcon,
  Skull,
  Swords,
} from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { isAtLatest, type OpenMatch } from '../../../store/matchStore.ts';
import { SeatMark } from '../../components/SeatName.tsx';
import { eventText, createFormatContext } from '../../../presentation/text/formatters.ts';
import { eventsAt, sceneAt } from '../../../presentation/scenes.ts';
import { groupMarks, timeMarks, type TimeMarkKind, type TimeMark } from './timeMarks.ts';
import { showStepNumber, stepNumber, visibleSteps } from '../../../presentation/visibleSteps.ts';
import { isKey } from '../../../table/input/keyTable.ts';
import { scaleNow } from '../../../table/camera/scale.ts';
import { toElement } from '../../../table/camera/coordinates.ts';

const MOST_MARKS = 32;
/** How far the slider extends beyond its tape on either side, px. */
const EDGE = 8;
const ICONS: Readonly<Record<TimeMarkKind, LucideIcon>> = {
  fell: Skull,
  struck: Swords,
  shot: Crosshair,
  threw: Dices,
  went: Footprints,
  did: Dot,
};
/** The mark of a step, or of several with their number, in the shape of the seat. */
const Mark = ({ from, to, seat, sort }: TimeMark) => {
  const Icon = ICONS[sort];
  return (
    <>
      {seat ? <SeatMark seat={seat} size={sort === 'fell' ? 26 : 20} /> : <i className="both" />}
      {to > from ? <b>{to - from + 1}</b> : <Icon size={sort === 'fell' ? 15 : 12} strokeWidth={2.6} />}
    </>
  );
};
/** Returns one line of text on what happened in a step. */
const wordsAt = (open: OpenMatch, number: number): string => {
  const ply = visibleSteps(open)[number] ?? 0;
  const event = ply > 0 ? eventsAt(open, ply)[0] : undefined;
  const formatContext = createFormatContext(
    open.match.players,
    sceneAt(open, Math.max(0, ply - 1)),
    sceneAt(open, ply),
  );
  return [t('time.step', { ply: number }), ...(event ? [eventText(event, formatContext)] : [])].join(': ');
};

/** The match as a tape: drag along it, or go step by step. The bead marks the step shown. */
export const TimeBar = ({ open }: { open: OpenMatch }) => {
  const last = visibleSteps(open).length - 1;
  const [pointed, point] = useState<number | null>(null);
  const at = stepNumber(open);
  const share = last === 0 ? 1 : at / last;
  return (
    <div className="timebar" data-now={isAtLatest(open) || undefined}>
      <button
        type="button"
        className="icon"
        title={t('time.back')}
        aria-disabled={at === 0}
        onClick={() => showStepNumber(open, at - 1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      <div
        className="tape grow"
        style={{ '--share': share, '--plies': Math.max(1, Math.min(last, 120)) } as React.CSSProperties}
      >
        <div className="marks" aria-hidden>
          {groupMarks(timeMarks(open), MOST_MARKS).map((mark) => (
            <span
              key={mark.from}
              style={{ left: `${(50 * (mark.from + mark.to)) / Math.max(1, last)}%` }}
              data-future={mark.from > at || undefined}
            >
              <Mark {...mark} />
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
          aria-label={t('time.label')}
          aria-valuetext={t('time.at', { ply: at, of: last })}
          title={pointed === null ? undefined : wordsAt(open, pointed)}
          onMouseMove={({ currentTarget, clientX: x, clientY: y }) => {
            const { width } = currentTarget.getBoundingClientRect();
            const edge = EDGE * scaleNow();
            const share = (toElement(currentTarget, { x, y }).x - edge) / Math.max(1, width - 2 * edge);
            point(Math.round(Math.min(1, Math.max(0, share)) * last));
          }}
          onMouseLeave={() => point(null)}
          onKeyDown={(event) => {
            const by = Number(isKey(event.nativeEvent, 'later')) - Number(isKey(event.nativeEvent, 'earlier'));
            if (by === 0) return;
            // As on the table. The slider's own keys would go the other way.
            event.preventDefault();
            showStepNumber(open, Math.min(last, Math.max(0, at + by)));
          }}
          onChange={(event) => showStepNumber(open, Number(event.target.value))}
        />
      </div>
      <button
        type="button"
        className="icon"
        title={t('time.forward')}
        aria-disabled={isAtLatest(open)}
        onClick={() => showStepNumber(open, at + 1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  );
};
