import { useEffect, useState } from 'react';
import type { Message } from '../../core/message.ts';
import { lessonIn } from '../../lessons/file.ts';
import { type Lesson, wordsIn } from '../../lessons/lesson.ts';
import { keepOwn } from '../../lessons/own.ts';
import { tell, ui, useTranslation } from '../../i18n/index.ts';
import { useArrival, useTitle } from '../arrival.ts';
import { go } from '../route.ts';
import { LessonPlay } from './LessonPage.tsx';
import { NoLesson } from './NoLesson.tsx';

type Read = { readonly lesson: Lesson } | { readonly error: Message } | null;
/** A lesson that came as a link: to be played at once, or kept; a link that holds none says so. */
export const SharedPage = ({ code }: { readonly code: string }) => {
  const { i18n } = useTranslation();
  const title = useArrival<HTMLHeadingElement>();
  const [read, setRead] = useState<Read>(null);
  const [begun, setBegun] = useState(false);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let wanted = true;
    void lessonIn(code).then((told) => wanted && setRead(told));
    return () => {
      wanted = false;
    };
  }, [code]);
  useTitle(read && 'lesson' in read ? wordsIn(read.lesson.name, i18n.language) : ui('lessons'));
  if (!read) return <p className="loading">{ui('loading')}</p>;
  if ('error' in read) return <NoLesson why={tell(read.error)} />;
  const { lesson } = read;
  const list = { at: 'lessons', game: lesson.game } as const;
  if (begun) return <LessonPlay lesson={lesson} name={null} finish={() => go(list)} />;
  const keep = (): void => {
    const id = keepOwn(lesson);
    if (id) go({ ...list, lesson: id });
    else setLost(true);
  };
  return (
    <main className="page">
      <div className="paper notice stack">
        <p className="small">{tell({ key: `${lesson.game}:name` })}</p>
        <h1 ref={title} tabIndex={-1}>
          {wordsIn(lesson.name, i18n.language)}
        </h1>
        <p>{wordsIn(lesson.about, i18n.language)}</p>
        <div className="row">
          <button type="button" className="primary" onClick={() => setBegun(true)}>
            {ui('lessons.begin')}
          </button>
          <button type="button" className="plain" onClick={keep}>
            {ui('lessons.keep')}
          </button>
        </div>
        {lost && <p role="status">{ui('lessons.notKept')}</p>}
      </div>
    </main>
  );
};
