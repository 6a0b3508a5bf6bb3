import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { href, parseRoute, type Route } from '../route.ts';
import { type ClassScreen, useClass } from '../class/classroom.ts';
import { useKeysBack } from '../class/forwardedKeys.ts';

const [WIDE, HIGH] = [1920, 1080];
/** Returns the page of the app that a class screen shows. Null for the table itself. */
const asideRoute = (screen: ClassScreen, game: string | undefined, report: string | undefined): Route | null => {
  if (screen === 'report') return report === undefined ? null : { at: 'votes', id: report };
  return game && (screen === 'lab' || screen === 'rules') ? { at: screen, game } : null;
};
interface Props {
  readonly route: Route;
  /** The game of the lesson or match, once it is known. */
  readonly game: string | undefined;
}
/** The class's own page at a smaller scale. The class sees everything that is done in it, on the table or on a page beside it. */
export const ClassView = ({ route, game }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0.4);
  const covered = useClass((state) => state.covered);
  const screen = useClass((state) => state.screen);
  const taken = useClass((state) => state.taken);
  const report = useClass((state) => state.report?.id);
  useKeysBack();
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setZoom(entry.contentRect.width / WIDE));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const scaled = { width: WIDE, height: HIGH, style: { transform: `scale(${zoom})` } };
  const beside = asideRoute(screen, game, report);
  return (
    <div
      className="classview"
      data-part="class-view"
      ref={box}
      style={{ aspectRatio: `${WIDE} / ${HIGH}` }}
      data-covered={covered}
      data-taken={taken || undefined}
    >
      {/* An own page of the same origin, so it needs no sandbox. The table stays as it is while another page covers it. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={t('desk.view')}
        src={`./?stage${href(route)}`}
        {...scaled}
        data-behind={beside !== null || undefined}
      />
      {beside && <Beside route={beside} {...scaled} />}
      {taken && !beside && <p role="status">{t('desk.taken')}</p>}
    </div>
  );
};
interface BesideProps {
  readonly route: Route;
  readonly width: number;
  readonly height: number;
  readonly style: { readonly transform: string };
}
/** A page of the app over the table. Its own links may open other pages. */
const Beside = ({ route, ...scaled }: BesideProps) => {
  const [first] = useState(route);
  const frame = useRef<HTMLIFrameElement>(null);
  const wanted = href(route);
  const { at } = route;
  useEffect(() => {
    const place = frame.current?.contentWindow?.location;
    if (place?.search === '?aside' && parseRoute(place.hash).at !== at) place.hash = wanted;
  }, [at, wanted]);
  return (
    // An own page of the same origin, so it needs no sandbox.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe ref={frame} title={t('desk.beside')} src={`./?aside${href(first)}`} {...scaled} />
  );
};
