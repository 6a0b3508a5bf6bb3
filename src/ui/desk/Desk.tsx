import { MonitorUp } from 'lucide-react';
import { useEffect } from 'react';
import { newId } from '../../storage/newId.ts';
import { t, useTranslation } from '../../i18n/index.ts';
import { PageTop } from '../components/PageTop.tsx';
import { LanguageSwitch } from '../components/Switches.tsx';
import { go, type Route, useRoute } from '../route.ts';
import { changeClass, resetClass, type LessonName, useClass } from '../class/classroom.ts';
import { ClassPicker } from './ClassPicker.tsx';
import { MatchControls } from './MatchControls.tsx';
import { openWall } from './openWall.ts';
import { Teaching } from './Teaching.tsx';
import { WallNotice } from './WallNotice.tsx';

const lessonOf = (route: Route): LessonName | null =>
  route.at === 'lessons' && route.game && route.lesson ? { game: route.game, id: route.lesson } : null;
/** The controls for what is open: a lesson, a match, or the choice of one. */
const DeskContent = ({ route }: { readonly route: Route }) => {
  const name = lessonOf(route);
  if (name) return <Teaching key={`${name.game}/${name.id}`} name={name} />;
  if (route.at === 'match') return <MatchControls key={route.id} id={route.id} />;
  return <ClassPicker game={route.at === 'lessons' ? route.game : undefined} />;
};
/** The teacher's desk: what the class sees, and beside it the controls for the teacher only. */
export const Desk = () => {
  const { i18n } = useTranslation();
  const route = useRoute();
  const match = route.at === 'match' ? route.id : null;
  const name = lessonOf(route);
  useEffect(() => {
    if (i18n.language === 'ru' || i18n.language === 'en') changeClass({ language: i18n.language });
  }, [i18n.language]);
  const led = match ?? (name && `${name.game}/${name.id}`);
  // Another match or lesson begins with nothing covered, drawn or voted, however it was opened.
  useEffect(() => {
    if (led === null || useClass.getState().led === led) return;
    resetClass();
    changeClass({ led, report: { id: newId(), at: Date.now() } });
  }, [led]);
  return (
    <main className="page deskpage">
      <PageTop heading={t('desk')} title={t('desk')}>
        <button type="button" className="plain onwood" onClick={openWall}>
          <MonitorUp aria-hidden /> {t('desk.wall')}
        </button>
        {(name || match) && (
          <button
            type="button"
            className="plain onwood"
            onClick={() => {
              resetClass();
              changeClass({ covered: 'blank' });
              go(name ? { at: 'lessons', game: name.game } : { at: 'lessons' });
            }}
          >
            {t(name ? 'desk.end' : 'desk.endMatch')}
          </button>
        )}
        <LanguageSwitch />
      </PageTop>
      <WallNotice />
      <DeskContent route={route} />
    </main>
  );
};
