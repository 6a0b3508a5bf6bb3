import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { askWall, watchWall } from '../class/classroom.ts';
import { Row } from '../components/Row.tsx';
import { usePwa } from '../pwa.ts';
import { openWall } from './openWall.ts';

/** How often the class screen is asked whether it is open, and how long it may take to answer, ms. A reload takes a moment too. */
const [ASK_MS, LATE_MS] = [3000, 7000];
/** Whether a class screen was open and has been closed. */
const useWallLost = (): boolean => {
  const [lost, setLost] = useState(false);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    let soon = 0;
    const check = (): void => setLost(seen.current !== null && performance.now() - seen.current > LATE_MS);
    const stop = watchWall((there) => {
      clearTimeout(soon);
      if (there) seen.current = performance.now();
      // After a reload the class screen is back at once.
      else if (seen.current !== null) soon = window.setTimeout(() => setLost(true), LATE_MS / 4);
      if (there) setLost(false);
    });
    askWall();
    const timer = setInterval(() => {
      check();
      askWall();
    }, ASK_MS);
    return () => {
      stop();
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, []);
  return lost;
};
/** Says that the class screen has been closed, or that the app has been updated, and what brings the class back to its step. */
export const WallNotice = () => {
  const lost = useWallLost();
  const stale = usePwa((state) => state.stale);
  if (!lost && !stale) return null;
  return (
    <Row className="paper notice" role="alert">
      <p className="grow">{t(stale ? 'desk.updated' : 'desk.wallClosed')}</p>
      {stale ? (
        <button type="button" className="plain" onClick={() => location.reload()}>
          {t('crash.reload')}
        </button>
      ) : (
        <button type="button" className="plain" onClick={openWall}>
          {t('desk.wallAgain')}
        </button>
      )}
    </Row>
  );
};
