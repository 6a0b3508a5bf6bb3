import { useEffect, useMemo, useState } from 'react';
import { anyLesson } from '../../lessons/own.ts';
import { type Lesson, type LessonStep, textIn } from '../../lessons/lesson.ts';
import { afterMissed, afterSolved, learnedKey, nextPuzzle } from '../../lessons/learned.ts';
import { type Solutions, solutionsOf } from '../../lessons/solutions.ts';
import { t, useTranslation } from '../../i18n/index.ts';
import { changeSettings, useSettings } from '../../store/settings.ts';
import { useMatchStore } from '../../store/matchStore.ts';
import { closeMatch } from '../../store/matchSession.ts';
import { Play } from '../playing/MatchScreen.tsx';
import type { LessonName } from '../class/classroom.ts';
import { role } from '../windowRole.ts';
import { go } from '../route.ts';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';
import { useScreenFocus } from '../screenFocus.ts';
import { MarkedText } from '../lesson/MarkedText.tsx';
import { NoLesson } from './NoLesson.tsx';
import type { LessonEnd } from './Outcome.tsx';
import { streakText } from './PuzzleScore.tsx';
import type { StartAt } from './useSteps.ts';
import { useLesson } from './useLesson.tsx';
import '../styles/lessons.css';

interface LessonPageProps {
  readonly game: string;
  readonly id: string;
  /** The step (from 0) that it begins with, as a code leads there. */
  readonly step?: number;
}
/** A lesson on its table: a built-in one, or one of the teacher's own. */
export const LessonPage = ({ game, id, step }: LessonPageProps) => {
  const [lesson, setLesson] = useState<Lesson | null | undefined>(undefined);
  const [solutions, setSolutions] = useState<Solutions>({});
  const [begun, setBegun] = useState(step === undefined);
  useEffect(() => {
    let wanted = true;
    Promise.all([anyLesson(game, id), step === undefined ? {} : solutionsOf(game, id)]).then(
      ([lesson, solutions]) => {
        if (!wanted) return;
        setSolutions(solutions);
        setLesson(lesson);
      },
      (error: unknown) => {
        console.error(error);
        if (wanted) setLesson(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, id, step]);
  const name = useMemo(() => ({ game, id }), [game, id]);
  if (lesson === undefined) return <p className="loading">{t('loading')}</p>;
  if (lesson === null) return <NoLesson why={t('lesson.missing')} game={game} />;
  const first = step === undefined ? undefined : lesson.steps[step];
  if (first && !begun) return <StepIntro step={first} begin={() => setBegun(true)} />;
  const start = first && step !== undefined ? { start: { at: step, solutions } } : {};
  return <KnownLesson lesson={lesson} name={name} {...start} />;
};

interface KnownLessonProps {
  readonly lesson: Lesson;
  readonly name: LessonName;
  readonly start?: StartAt;
}
/** A lesson with a name in the address. What becomes of it is kept in the settings. */
const KnownLesson = ({ lesson, name, ...start }: KnownLessonProps) => {
  const learned = useSettings((settings) => settings.learned);
  const next = lesson.sort === 'puzzle' ? nextPuzzle(learned, name) : null;
  const { game } = name;
  const all = (): void => go({ at: 'lessons', game });
  const key = learnedKey(name);
  const streak = useSettings((settings) => settings.streak);
  const known = {
    note: lesson.sort === 'puzzle' ? streakText(streak) : null,
    solved: () => changeSettings(afterSolved(useSettings.getState(), key, lesson.sort)),
    missed: () => changeSettings(afterMissed(useSettings.getState(), key, lesson.sort)),
  };
  const end: LessonEnd = next
    ? {
        ...known,
        text: 'lesson.nextPuzzle',
        finish: () => go({ at: 'lessons', game: next.game, lesson: next.id }),
        beside: { text: 'lesson.allPuzzles', press: all },
      }
    : { ...known, text: lesson.sort === 'puzzle' ? 'lesson.allPuzzles' : 'lesson.finish', finish: all };
  return <LessonPlay lesson={lesson} name={name} end={end} {...start} />;
};

/** What a pupil reads who has opened one step of a lesson by a code: the question, and that nothing is sent. */
const StepIntro = ({ step, begin }: { readonly step: LessonStep; begin(): void }) => {
  const { i18n } = useTranslation();
  const title = useScreenFocus<HTMLHeadingElement>();
  return (
    <main className="page">
      <div className="paper notice stack">
        <h1 ref={title} tabIndex={-1}>
          {textIn(step.name, i18n.language)}
        </h1>
        <p>
          <MarkedText text={textIn(step.text, i18n.language)} />
        </p>
        <Row>
          <PrimaryButton onClick={begin}>{t('lessons.begin')}</PrimaryButton>
        </Row>
        <Small>{t('lessons.sendsNothing')}</Small>
      </div>
    </main>
  );
};
interface LessonPlayProps {
  readonly lesson: Lesson;
  /** Its name in the address. Null if it came as a link. */
  readonly name: LessonName | null;
  /** Where it begins, if not at its first step, with the solutions that give the table there. */
  readonly start?: StartAt;
  readonly end: LessonEnd;
}
// The view of a class ends when its desk does.
const OF_CLASS: LessonEnd = { text: 'lesson.finish', finish: () => undefined };
/** A lesson being played, step by step. */
export const LessonPlay = ({ lesson, name, start, end }: LessonPlayProps) => {
  const guide = useLesson(lesson, role === null ? end : OF_CLASS, name, start);
  const open = useMatchStore((state) => state.open);
  useEffect(() => closeMatch, []);
  if (!open?.practice) return <p className="loading">{t('loading')}</p>;
  return <Play key={open.id} open={open} guide={guide} />;
};
