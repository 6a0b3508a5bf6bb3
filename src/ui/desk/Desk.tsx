import { MonitorUp } from 'lucide-react';
import { useEffect } from 'react';
import { textIn } from '../../lessons/lesson.ts';
import { t, useTranslation } from '../../i18n/index.ts';
import { PageTop } from '../components/PageTop.tsx';
import { LanguageSwitch } from '../components/Switches.tsx';
import { go, type Route, useRoute } from '../route.ts';
import { changeClass, resetClass, type LessonName, useClass, useClassUpdates } from '../class/classroom.ts';
import { ClassPicker } from './ClassPicker.tsx';
import { ClassView } from './ClassView.tsx';
import { DieSetter } from './DieSetter.tsx';
import { TeacherAnswers } from './TeacherAnswers.tsx';
import { MatchControls } from './MatchControls.tsx';
import { NextStep } from './NextStep.tsx';
import { TeacherNotes } from './TeacherNotes.tsx';
import { DeskTools } from './DeskTools.tsx';
import { useLessonByName } from './useLessonByName.ts';
import { Votes } from './Votes.tsx';

const openWall = (): void => void window.open('./?projector', 'mera-wall');
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
    changeClass({ led });
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
      <DeskContent route={route} />
    </main>
  );
};

const NONE: readonly number[] = [];
const Teaching = ({ name }: { readonly name: LessonName }) => {
  const { i18n } = useTranslation();
  const lesson = useLessonByName(name);
  const update = useClassUpdates((state) => state.news);
  const news = update?.lesson.game === name.game && update.lesson.id === name.id ? update : null;
  const at = news?.position.at ?? 0;
  const step = lesson?.steps[at];
  const votes = useClass((state) => state.votes);
  // Each step has votes, a spotlight and drawings of its own.
  useEffect(() => {
    if (news && useClass.getState().votes.step !== at)
      changeClass({ votes: { step: at, hands: [] }, odds: null, shown: false, marks: [], spot: null });
  }, [news, at]);
  const words = (text: Parameters<typeof textIn>[0]): string => textIn(text, i18n.language);
  const answers = step?.kind === 'ask' || step?.kind === 'predict' ? step.answers : null;
  const vote = (answer: number, by: number): void => {
    if (!answers) return;
    const now = useClass.getState().votes;
    const hands = answers.map((_, i) => Math.max(0, (now.hands[i] ?? 0) + (i === answer ? by : 0)));
    changeClass({ votes: { step: at, hands } });
  };
  return (
    <div className="desk">
      <div className="left">
        <ClassView route={{ at: 'lessons', game: name.game, lesson: name.id }} />
        <DeskTools coded />
        <div className="pairs">
          {answers && (
            <Votes
              answers={answers.map(({ text }) => words(text))}
              hands={votes.step === at ? votes.hands : []}
              vote={vote}
            />
          )}
          <DieSetter usual={(step?.kind === 'do' && step.dice) || NONE} />
        </div>
      </div>
      <div className="right">
        <TeacherNotes lesson={`${name.game}/${name.id}`} at={at} />
        {lesson && step && news && <TeacherAnswers step={step} news={news} words={words} />}
        {lesson && step && <NextStep lesson={lesson} at={at} news={news} words={words} vote={vote} />}
      </div>
    </div>
  );
};
