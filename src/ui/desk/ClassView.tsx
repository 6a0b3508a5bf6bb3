import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { href, type Route } from '../route.ts';
import { useClass } from '../class/classroom.ts';

const [WIDE, HIGH] = [1920, 1080];
/** The class's own page at a smaller scale. The class sees everything that is done in it. */
export const ClassView = ({ route }: { readonly route: Route }) => {
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0.4);
  const covered = useClass((state) => state.covered);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setZoom(entry.contentRect.width / WIDE));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      className="classview"
      data-part="class-view"
      ref={box}
      style={{ aspectRatio: `${WIDE} / ${HIGH}` }}
      data-covered={covered}
    >
      {/* An own page of the same origin, so it needs no sandbox. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={t('desk.view')}
        src={`./?stage${href(route)}`}
        width={WIDE}
        height={HIGH}
        style={{ transform: `scale(${zoom})` }}
      />
    </div>
  );
};
