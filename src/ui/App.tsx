import { lazy, Suspense, useEffect } from 'react';
import { loadGame } from '../games/index.ts';
import { prefetchTexts, type Language, t, useTranslation, withTexts } from '../i18n/index.ts';
import { watchBack } from './back.ts';
import { usePlainTable, useReducedMotion, useTheme } from './appearance.ts';
import { PlainTable } from '../table/paint/plainTable.ts';
import { Dropped } from './Dropped.tsx';
import { LiveRegions } from './LiveRegions.tsx';
import { Home } from './home/Home.tsx';
import { firstPaint, firstPaintDone } from './firstPaint.ts';
import { onClassScreen, role } from './windowRole.ts';
import { Safety } from './Safety.tsx';
import { type Route, useRoute } from './route.ts';
import { preloadPicture, isPictured, NewMatchLoading } from './newMatch/NewMatchLoading.tsx';
import { useKeysOpen } from './keysOpen.ts';
import { useHelpKey } from './useHelpKey.ts';
import { useSealDialog } from '../store/sealDialog.ts';

// The games, all their texts and the table load after the first screen has been painted.
const setup = () => import('./newMatch/NewMatchPage.tsx');
const match = () => import('./match/Match.tsx');
const learning = () => import('./LearningScreens.tsx');
const lessons = () => import('./lessons/LessonsPage.tsx');
const lesson = () => import('./lessons/LessonPage.tsx');
const Setup = lazy(() =>
  firstPaint.then(() => withTexts(setup())).then((module) => ({ default: module.NewMatchPage })),
);
const Learning = lazy(() => learning().then((module) => ({ default: module.LearningScreens })));
const Match = lazy(() => withTexts(match()).then((module) => ({ default: module.Match })));
// Dialogs load when they are needed.
const KeysAnywhere = lazy(() =>
  withTexts(import('./playing/bars/KeysAnywhere.tsx')).then((module) => ({ default: module.KeysAnywhere })),
);
const Sealing = lazy(() => withTexts(import('./SealDialog.tsx')).then((module) => ({ default: module.SealDialog })));

// What all screens but the first share. Requested apart, each is read in a task of its own, not in one long task with the screen.
const shared = [() => import('../core/match.ts'), () => import('./components/PageTop.tsx')];

/**
 * Requests what a route's screen needs before it is drawn, in parallel with the typefaces on a slow network. A set-up shows a
 * picture of its game first and requests its code later. Failed requests are repeated by the screen that needs them.
 */
export const preload = (route: Route, language: Language): void => {
  const texts = (): void => prefetchTexts(language);
  if (route.at === 'match') inTurn([...shared, match, texts]);
  if (route.at === 'lessons' && route.game && route.lesson) {
    const { game } = route;
    inTurn([...shared, learning, lessons, lesson, texts, () => loadGame(game)]);
  }
  if (route.at === 'rules' || route.at === 'lab') void firstPaint.then(() => inTurn([...shared, learning, texts]));
  if (route.at === 'lessons' && !route.lesson) void firstPaint.then(() => inTurn([...shared, lessons, texts]));
  if (route.at !== 'setup') return;
  if (isPictured(route.game)) preloadPicture(route.game);
  void firstPaint.then(() => inTurn([...shared, setup, texts, () => loadGame(route.game)]));
};
/** Each in a task of its own, so the page can handle input between them. */
const inTurn = (asks: readonly (() => unknown)[]): void => {
  for (const request of asks) setTimeout(() => void Promise.resolve(request()).catch(() => undefined));
};

/** The entire app: the screen of the address, in the chosen theme and language. */
export const App = () => {
  const { i18n } = useTranslation();
  const theme = useTheme();
  const reducedMotion = useReducedMotion();
  const plain = usePlainTable();
  const sealing = useSealDialog((state) => state.asked);
  useEffect(() => {
    document.body.dataset.theme = theme;
    document.body.toggleAttribute('data-calm', reducedMotion);
    document.documentElement.lang = i18n.language;
  }, [theme, reducedMotion, i18n.language]);
  useEffect(firstPaintDone, []);
  useEffect(watchBack, []);
  useHelpKey();
  const keys = useKeysOpen(({ open, atTable }) => open && !atTable);
  return (
    <>
      <PlainTable value={plain}>
        <Safety>
          {role !== null && (
            <Suspense>
              <Learning route={null} />
            </Suspense>
          )}
          {role !== 'desk' && <Screen />}
        </Safety>
      </PlainTable>
      <LiveRegions />
      <Dropped />
      {keys && (
        <Suspense>
          <KeysAnywhere />
        </Suspense>
      )}
      {sealing && (
        <Suspense>
          <Sealing />
        </Suspense>
      )}
    </>
  );
};

/** The home screen. A class screen has nothing to choose. */
const Start = onClassScreen ? () => null : Home;
const Screen = () => {
  const route = useRoute();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [route.at]);
  const game = 'game' in route ? route.game : undefined;
  useEffect(() => {
    // It loads together with the screen that needs it. If it fails, that screen says so.
    if (game !== undefined) firstPaint.then(() => loadGame(game)).catch(() => undefined);
  }, [game]);
  if (route.at === 'home') return <Start lost={route.lost ?? false} />;
  const coming =
    route.at === 'setup' ? <NewMatchLoading game={route.game} /> : <p className="loading">{t('loading')}</p>;
  return (
    <Suspense fallback={coming}>
      {route.at === 'setup' && <Setup key={`${route.game} ${route.like ?? ''} ${route.table ?? ''}`} {...route} />}
      {route.at === 'match' && role === null && <Match key={route.id} id={route.id} record={route.record ?? false} />}
      {route.at !== 'setup' && (route.at !== 'match' || role !== null) && <Learning route={route} />}
    </Suspense>
  );
};
