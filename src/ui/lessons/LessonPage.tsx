import { useEffect, useMemo, useState } from 'react';
import { anyLesson } from '../../lessons/own.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { t } from '../../i18n/index.ts';
import { changeSettings, useSettings } from '../../store/settings.ts';
import { useMatchStore } from '../../store/matchStore.ts';
import { closeMatch } from '../../store/matchSession.ts';
import { Play } from '../playing/MatchScreen.tsx';
import type { LessonName } from '../class/classroom.ts';
import { role } from '../windowRole.ts';
import { go } from '../route.ts';
import { NoLesson } from './NoLesson.tsx';
import { useLesson } from './useLesson.tsx';
import '../styles/lessons.css';

/** A lesson on its table: a built-in one, or one of the teacher's own. */
export const LessonPage = ({ game, id }: { readonly game: string; readonly id: string }) => {
  const [lesson, setLesson] = useState<Lesson | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    anyLesson(game, id).then(
      (lesson) => wanted && setLesson(lesson),
      (error: unknown) => {
        console.error(error);
        if (wanted) setLesson(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, id]);
  const name = useMemo(() => ({ game, id }), [game, id]);
  if (lesson === undefined) return <p className="loading">{t('loading')}</p>;
  if (lesson === null) return <NoLesson why={t('lesson.missing')} game={game} />;
  return (
    <LessonPlay
      lesson={lesson}
      name={name}
      finish={() => {
        const done = `${game}/${id}`;
        const { learned } = useSettings.getState();
        if (!learned.includes(done)) changeSettings({ learned: [...learned, done] });
        go({ at: 'lessons', game });
      }}
    />
  );
};

interface LessonPlayProps {
  readonly lesson: Lesson;
  /** Its name in the address. Null if it came as a link. */
  readonly name: LessonName | null;
  finish(): void;
}
/** A lesson being played, step by step. */
export const LessonPlay = ({ lesson, name, finish }: LessonPlayProps) => {
  // The view of a class ends when its desk does.
  const guide = useLesson(lesson, role === null ? finish : () => undefined, name);
  const open = useMatchStore((state) => state.open);
  useEffect(() => closeMatch, []);
  if (!open?.practice) return <p className="loading">{t('loading')}</p>;
  return <Play key={open.id} open={open} guide={guide} />;
};
