import { useEffect } from 'react';
import { textIn } from '../../lessons/lesson.ts';
import type { Shipped } from '../../lessons/shipped.ts';
import { changeLanguage, t, useTranslation } from '../../i18n/index.ts';
import { LinkCode } from '../components/LinkCode.tsx';
import { useAddress } from '../lesson/useAddress.ts';
import { useFullScreen } from '../components/useFullScreen.ts';
import { useScreenAwake } from '../components/useScreenAwake.ts';
import { role } from '../windowRole.ts';
import { go, href, useRoute } from '../route.ts';
import { useClass, useClassUpdates } from '../class/classroom.ts';
import { Desk } from './Desk.tsx';
import { useLessonByName } from './useLessonByName.ts';
import '../styles/classroom.css';

/** The extras of a class's windows. The desk is a screen of its own. The projector follows the lesson or match, and can be blank. */
export const Classroom = () => {
  const { i18n } = useTranslation();
  const language = useClass((state) => state.language);
  useEffect(() => {
    if (role !== 'desk' && language !== null && language !== i18n.language) void changeLanguage(language);
  }, [language, i18n.language]);
  if (role === 'desk') return <Desk />;
  return role === 'projector' ? <Wall /> : null;
};

const Wall = () => {
  useScreenAwake();
  const { i18n } = useTranslation();
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
  if (covered !== 'blank' && covered !== 'coded' && !idle) return null;
  return (
    <div className="blank" data-part="blank" role="status">
      <h1>{shown ? textIn(shown.name, i18n.language) : t('desk.blankTitle')}</h1>
      {idle && <FillScreen />}
      {covered === 'coded' && lesson && shown && <Code id={lesson.id} lesson={shown} />}
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
