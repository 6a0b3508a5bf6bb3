import { useEffect, useRef, useState } from 'react';
import { textIn } from '../../lessons/lesson.ts';
import { oneStep } from '../../lessons/oneStep.ts';
import type { Shipped } from '../../lessons/shipped.ts';
import { changeLanguage, t, useTranslation } from '../../i18n/index.ts';
import { LinkCode } from '../components/LinkCode.tsx';
import { stepAddress } from '../lesson/address.ts';
import { useAddress } from '../lesson/useAddress.ts';
import { useGame } from '../useGame.ts';
import { useFullScreen } from '../components/useFullScreen.ts';
import { useScreenAwake } from '../components/useScreenAwake.ts';
import { role } from '../windowRole.ts';
import { go, href, type Route, useRoute } from '../route.ts';
import type { KeyAct } from '../../table/input/keyTable.ts';
import { changeClass, type ClassScreen, sendPage, useClass, useClassUpdates } from '../class/classroom.ts';
import { MirroredPage } from '../class/MirroredPage.tsx';
import { watchPage } from '../class/pageCopy.ts';
import { useForwardedKeys } from '../class/forwardedKeys.ts';
import { Desk } from './Desk.tsx';
import { useLessonByName } from './useLessonByName.ts';
import '../styles/classroom.css';
import '../styles/classScreen.css';

/** The extras of a class's windows. The desk is a screen of its own. The projector follows the lesson or match, and can be blank. */
export const Classroom = () => {
  const { i18n } = useTranslation();
  const language = useClass((state) => state.language);
  useEffect(() => {
    if (role !== 'desk' && language !== null && language !== i18n.language) void changeLanguage(language);
  }, [language, i18n.language]);
  if (role === 'desk') return <Desk />;
  if (role === 'aside') return <Aside />;
  return role === 'projector' ? <Wall /> : <Stage />;
};
/** Whether a page of the app is put on the class screen by the desk, and which one. */
const asideScreen = (route: Route): ClassScreen | null => {
  if (route.at === 'votes') return 'report';
  return route.at === 'lab' || route.at === 'rules' ? route.at : null;
};
/** The desk's view of the table keeps its table. A page that is opened from its menu is put on the class screen instead. */
const Stage = () => {
  const route = useRoute();
  const led = useRef(location.hash);
  useEffect(() => {
    if (route.at === 'match' || (route.at === 'lessons' && route.lesson && !route.edit)) {
      led.current = location.hash;
      return;
    }
    const screen = asideScreen(route);
    if (screen) changeClass({ screen });
    location.replace(led.current);
  }, [route]);
  return null;
};
const NO_KEYS: readonly KeyAct[] = [];
/** The desk's view of a page on the class screen. It sends what it shows to the projector. Leaving the page brings back the table. */
const Aside = () => {
  const screen = asideScreen(useRoute()) ?? 'table';
  useForwardedKeys(NO_KEYS);
  useEffect(() => changeClass({ screen }), [screen]);
  useEffect(() => watchPage(sendPage), []);
  return null;
};

const Wall = () => {
  useScreenAwake();
  const route = useRoute();
  const lesson = useClassUpdates((state) => state.news?.lesson ?? null);
  const match = useClassUpdates((state) => state.match?.id);
  const covered = useClass((state) => state.covered);
  const shown = useLessonByName(lesson);
  const here = href(route);
  useEffect(() => {
    const toMatch = match === undefined ? null : ({ at: 'match', id: match } as const);
    const wanted = lesson ? ({ at: 'lessons', game: lesson.game, lesson: lesson.id } as const) : toMatch;
    if (wanted && here !== href(wanted)) go(wanted);
    // Only the desk moves the class screen. A user who leaves it stays away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lesson, match]);
  // A class has nothing to choose. Until something is led, it sees the covered screen.
  const idle = route.at === 'home' && !lesson && match === undefined;
  const screen = useClass((state) => state.screen);
  if (covered === 'blank')
    return (
      <div className="blank" data-part="blank" data-dark role="status">
        <span className="hidden">{t('desk.blank')}</span>
      </div>
    );
  if (covered !== 'coded' && covered !== 'question' && !idle) return screen === 'table' ? null : <MirroredPage />;
  return <Cover named={lesson && shown ? { id: lesson.id, lesson: shown } : null} idle={idle} />;
};
interface CoverProps {
  /** The lesson that is led. */
  readonly named: Shipped | null;
  /** Whether nothing is led yet. */
  readonly idle: boolean;
}
/** What covers the table: the name of the lesson, with a code if the desk shows one. */
const Cover = ({ named, idle }: CoverProps) => {
  const { i18n } = useTranslation();
  const covered = useClass((state) => state.covered);
  return (
    <div className="blank" data-part="blank" role="status">
      <h1>{named ? textIn(named.lesson.name, i18n.language) : t('desk.blankTitle')}</h1>
      {idle && <FillScreen />}
      {named && covered === 'coded' && <Code {...named} />}
      {named && covered === 'question' && <QuestionCode {...named} />}
    </div>
  );
};
/** A button that lets the class screen fill the projector, while nothing is led yet. */
const FillScreen = () => {
  const screen = useFullScreen();
  if (!screen || screen.full) return null;
  return (
    <button type="button" className="plain" onClick={screen.change}>
      {t('fullScreen')}
    </button>
  );
};
const Code = (shared: Shipped) => {
  const address = useAddress(shared);
  if (address === null) return <p>{t('lessons.tooLong')}</p>;
  return address === undefined ? null : <LinkCode address={address} opens="lesson" />;
};
/** The code of a link to the current question alone, which a pupil reads and tries. */
const QuestionCode = ({ id, lesson }: Shipped) => {
  const { i18n } = useTranslation();
  const language = i18n.language === 'ru' ? 'ru' : 'en';
  const news = useClassUpdates((state) => state.news);
  const game = useGame(lesson.game);
  const [address, setAddress] = useState<string | null>();
  const [at, match, from] = [news?.position.at, news?.match, news?.practice.from];
  useEffect(() => {
    if (!game || at === undefined || !match) return undefined;
    let wanted = true;
    const table = { ...match, entries: match.entries.slice(0, from) };
    void stepAddress({ id, lesson }, at, () => oneStep(game, lesson, { at, match: table, language })).then(
      (found) => wanted && setAddress(found),
    );
    return () => {
      wanted = false;
    };
  }, [game, id, lesson, at, match, from, language]);
  if (address === null) return <p>{t('lessons.tooLong')}</p>;
  return address === undefined ? null : <LinkCode address={address} opens="question" />;
};
