import { useEffect, useState } from 'react';
import type { Message } from '../../core/message.ts';
import { type Lesson, textIn } from '../../lessons/lesson.ts';
import { saveOwn } from '../../lessons/own.ts';
import { twinOf } from '../../lessons/twins.ts';
import { formatMessage, t, useTranslation } from '../../i18n/index.ts';
import { readLessonFrom } from '../../store/matchFileLoader.ts';
import { useScreenFocus, usePageTitle } from '../screenFocus.ts';
import { Progress } from '../components/Progress.tsx';
import { go } from '../route.ts';
import { LessonPlay } from './LessonPage.tsx';
import { NoLesson } from './NoLesson.tsx';
import { TwinQuestion, type Twins } from './TwinQuestion.tsx';
import { Small } from '../components/Small.tsx';
import { Row } from '../components/Row.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';

type Read = { readonly lesson: Lesson } | { readonly error: Message } | null;
/** A lesson that came as a link, to be played at once or saved. A link without a lesson says so. */
export const SharedPage = ({ code }: { readonly code: string }) => {
  const { i18n } = useTranslation();
  const title = useScreenFocus<HTMLHeadingElement>();
  const [read, setRead] = useState<Read>(null);
  const [begun, setBegun] = useState(false);
  const [lost, setLost] = useState(false);
  const [twins, setTwins] = useState<Twins | null>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    const reading = new AbortController();
    void readLessonFrom(code, setDone, reading.signal).then((read) => read && setRead(read));
    return () => reading.abort();
  }, [code]);
  usePageTitle(read && 'lesson' in read ? textIn(read.lesson.name, i18n.language) : t('lessons'));
  if (!read)
    return (
      <main className="page">
        <Progress text={t('import.reading')} done={done} stop={() => go({ at: 'lessons' })} />
      </main>
    );
  if ('error' in read) return <NoLesson why={formatMessage(read.error)} />;
  const { lesson } = read;
  const list = { at: 'lessons', game: lesson.game } as const;
  if (begun) return <LessonPlay lesson={lesson} name={null} end={{ text: 'lesson.finish', finish: () => go(list) }} />;
  const keep = (): void => {
    const twin = twinOf(lesson);
    if (twin) setTwins({ lesson, twin });
    else opened(saveOwn(lesson));
  };
  const opened = (id: string | null): void => {
    setTwins(null);
    if (id) go({ ...list, lesson: id });
    else setLost(true);
  };
  return (
    <main className="page">
      <div className="paper notice stack">
        <Small>{formatMessage({ key: `${lesson.game}:name` })}</Small>
        <h1 ref={title} tabIndex={-1}>
          {textIn(lesson.name, i18n.language)}
        </h1>
        <p>{textIn(lesson.about, i18n.language)}</p>
        <Row>
          <PrimaryButton onClick={() => setBegun(true)}>{t('lessons.begin')}</PrimaryButton>
          <button type="button" className="plain" onClick={keep}>
            {t('lessons.keep')}
          </button>
        </Row>
        {twins && <TwinQuestion twins={twins} kept={opened} cancel={() => setTwins(null)} />}
        <Small>{t('lessons.sendsNothing')}</Small>
        {lost && <p role="status">{t('lessons.notKept')}</p>}
      </div>
    </main>
  );
};
