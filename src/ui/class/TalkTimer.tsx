import { useEffect, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { useClass } from './classroom.ts';

/** Returns the seconds until a time, ms. Null if there is none. At the end it stays 0. */
const useSecondsTo = (ends: number | null): number | null => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (ends === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [ends]);
  return ends === null ? null : Math.max(0, Math.ceil((ends - now) / 1000));
};
/** How long a class may still talk before it votes, in minutes and seconds. */
export const TalkTimer = () => {
  const ends = useClass((state) => state.talkEnds);
  const left = useSecondsTo(ends);
  if (left === null) return null;
  const time = `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, '0')}`;
  return (
    <p className="talktimer" data-part="talk-timer" role="timer" data-over={left === 0 || undefined}>
      <span>{t(left === 0 ? 'votes.timeUp' : 'votes.talk')}</span> <strong>{time}</strong>
    </p>
  );
};
