import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { keepReport, lessonReports } from '../../storage/lessonReports.ts';
import { newId } from '../../storage/newId.ts';
import { type LessonName, sendCommand } from '../class/classroom.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

const MINUTE_MS = 60_000;
/** Returns the minutes of the last rehearsal of a lesson. Undefined if there was none. */
const lastMinutes = ({ game, id }: LessonName): number | undefined =>
  lessonReports().find((each) => each.rehearsal && each.game === game && each.lesson === id)?.minutes;
const inMinutes = (ms: number): number => Math.max(1, Math.round(ms / MINUTE_MS));
/** Returns the time now, ms, every second while something is timed. */
const useNow = (runs: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = runs ? setInterval(() => setNow(Date.now()), 1000) : undefined;
    return () => clearInterval(timer);
  }, [runs]);
  return now;
};
interface Props {
  readonly name: LessonName;
  readonly title: string;
  /** When the rehearsal began, ms. Null while there is none. */
  readonly begun: number | null;
  /** Whether the last step is done. */
  readonly ended: boolean;
  set(begun: number | null): void;
}
/** Starts and ends a rehearsal: the lesson as a class would see it. It says how long that takes, and how long it took last time. */
export const Rehearsal = ({ name, title, begun, ended, set }: Props) => {
  const [end, setEnd] = useState<number | null>(null);
  const now = useNow(begun !== null && !ended);
  const last = lastMinutes(name);
  const finish = (): void => {
    const at = begun ?? now;
    const { game, id: lesson } = name;
    keepReport({ id: newId(), game, lesson, title, at, minutes: inMinutes(now - at), rehearsal: true, questions: [] });
    setEnd(now - at);
    set(null);
  };
  const start = (): void => {
    setEnd(null);
    set(Date.now());
    sendCommand({ type: 'step', to: 0 });
  };
  if (begun === null)
    return (
      <Row data-part="rehearsal">
        <button type="button" className="plain" onClick={start}>
          <Timer aria-hidden /> {t('rehearsal.start')}
        </button>
        <Small role="status">
          {end !== null && t('rehearsal.took', { n: inMinutes(end) })}
          {end === null && last !== undefined && t('rehearsal.last', { n: last })}
        </Small>
      </Row>
    );
  return (
    <Row data-part="rehearsal">
      <button type="button" className="plain" onClick={finish}>
        <Timer aria-hidden /> {t('rehearsal.end')}
      </button>
      <Small role="status">{t(ended ? 'rehearsal.took' : 'rehearsal.runs', { n: inMinutes(now - begun) })}</Small>
    </Row>
  );
};
