import { useEffect, useMemo, useState } from 'react';
import { anyLesson } from '../../lessons/own.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { ui } from '../../i18n/index.ts';
import { set, useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/openMatch.ts';
import { close } from '../../store/opening.ts';
import { Play } from '../play/Play.tsx';
import type { LessonName } from '../desk/classroom.ts';
import { role } from '../role.ts';
import { go } from '../route.ts';
import { NoLesson } from './NoLesson.tsx';
import { useLesson } from './useLesson.tsx';
import '../styles/lessons.css';

/** A lesson on its table: a shipped one, or one of the teacher's own. */
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
  if (lesson === undefined) return <p className="loading">{ui('loading')}</p>;
  if (lesson === null) return <NoLesson why={ui('lesson.missing')} game={game} />;
  return (
    <LessonPlay
      lesson={lesson}
      name={name}
      finish={() => {
        const done = `${game}/${id}`;
        const { learned } = useSettings.getState();
        if (!learned.includes(done)) set({ learned: [...learned, done] });
        go({ at: 'lessons', game });
      }}
    />
  );
};

interface LessonPlayProps {
  readonly lesson: Lesson;
  /** As the address names it; null where it came as a link. */
  readonly name: LessonName | null;
  finish(): void;
}
/** A lesson being played, step by step. */
export const LessonPlay = ({ lesson, name, finish }: LessonPlayProps) => {
  // The view of a class ends when its desk does.
  const guide = useLesson(lesson, role === null ? finish : () => undefined, name);
  const open = useTable((state) => state.open);
  useEffect(() => close, []);
  if (!open?.practice) return <p className="loading">{ui('loading')}</p>;
  return <Play key={open.id} open={open} guide={guide} />;
};
