import { useEffect, useState } from 'react';
import { isOwn, ownLessons } from '../../lessons/own.ts';
import { lessonOf } from '../../lessons/shipped.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { ui } from '../../i18n/index.ts';
import { set, useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/openMatch.ts';
import { close } from '../../store/opening.ts';
import { Play } from '../play/Play.tsx';
import { go, href } from '../route.ts';
import { useLesson } from './useLesson.tsx';
import '../styles/lessons.css';

const found = async (game: string, id: string): Promise<Lesson | null> =>
  isOwn(id) ? (ownLessons(game).find((each) => each.id === id)?.lesson ?? null) : lessonOf(game, id);

/** A lesson on its table: a shipped one, or one of the teacher's own. */
export const LessonPage = ({ game, id }: { readonly game: string; readonly id: string }) => {
  const [lesson, setLesson] = useState<Lesson | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    found(game, id).then(
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
  if (lesson === undefined) return <p className="loading">{ui('loading')}</p>;
  if (lesson === null)
    return (
      <main className="page">
        <div className="paper notice stack" role="alert">
          <p>{ui('lesson.missing')}</p>
          <a href={href({ at: 'lessons' })}>{ui('lessons')}</a>
        </div>
      </main>
    );
  return (
    <LessonPlay
      lesson={lesson}
      finish={() => {
        const name = `${game}/${id}`;
        const { learned } = useSettings.getState();
        if (!learned.includes(name)) set({ learned: [...learned, name] });
        go({ at: 'lessons', game });
      }}
    />
  );
};

/** A lesson being played, step by step. */
export const LessonPlay = ({ lesson, finish }: { readonly lesson: Lesson; finish(): void }) => {
  const guide = useLesson(lesson, finish);
  const open = useTable((state) => state.open);
  useEffect(() => close, []);
  if (!open?.practice) return <p className="loading">{ui('loading')}</p>;
  return <Play key={open.id} open={open} guide={guide} />;
};
