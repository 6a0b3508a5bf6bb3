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
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatNumber, t } from '../../../i18n/index.ts';
import { isAtLatest, type OpenMatch } from '../../../store/matchStore.ts';
import { SeatMark } from '../../components/SeatName.tsx';
import { eventText, createFormatContext } from '../../../presentation/text/formatters.ts';
import { eventsAt, sceneAt } from '../../../presentation/scenes.ts';
import { MARK, numberedTurns, placeMarks } from './placeMarks.ts';
import { timeMarks, type TimeMarkKind, type TimeMark, turnStarts } from './timeMarks.ts';
import { showStepNumber, stepNumber, visibleSteps } from '../../../presentation/visibleSteps.ts';
import { isKey } from '../../../table/input/keyTable.ts';
import { scaleNow } from '../../../table/camera/scale.ts';
import { toElement } from '../../../table/camera/coordinates.ts';

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
/** The mark of a step in the shape of its seat. Three dots below it stand for several steps. */
const Mark = ({ from, to, seat, sort }: TimeMark) => {
  const Icon = ICONS[sort];
  const fell = sort === 'fell';
  return (
    <>
      {seat ? <SeatMark seat={seat} size={fell ? MARK.fell : MARK.plain} /> : <i className="both" />}
      <Icon size={fell ? 15 : 12} strokeWidth={2.6} />
      {to > from && <i className="several" />}
    </>
  );
};
/** The marks above the tape and the numbers of the turns below it, as many as its width has room for. */
const Marks = ({ open, at, last }: { open: OpenMatch; at: number; last: number }) => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(element.clientWidth / scaleNow());
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    return () => size.disconnect();
  }, []);
  const { steps, viewer } = open;
  const { marks, turns } = useMemo(
    () => ({ marks: timeMarks(open), turns: turnStarts(open) }),
    // Looking back changes the match, but not its steps.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [steps, viewer],
  );
  const placed = useMemo(() => (width > 0 ? placeMarks(marks, last, width) : []), [marks, last, width]);
  return (
    <div className="marks" ref={box} aria-hidden>
      {placed.map(({ x, ...mark }) => (
        <span key={mark.from} style={{ left: `${(100 * x) / width}%` }} data-future={mark.from > at || undefined}>
          <Mark {...mark} />
        </span>
      ))}
      {numberedTurns(turns, last, width).map(({ step, turn }) => (
        <small key={turn} style={{ left: `${(100 * step) / Math.max(1, last)}%` }}>
          {formatNumber(turn)}
        </small>
      ))}
    </div>
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
        <Marks open={open} at={at} last={last} />
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
