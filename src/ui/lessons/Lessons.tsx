import { Presentation, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Shipped } from '../../lessons/shipped.ts';
import { type Lesson, textIn } from '../../lessons/lesson.ts';
import { copyToOwn, twinOf } from '../../lessons/twins.ts';
import { bringBackOwn, DAYS_KEPT, deletedOwn, deleteOwn, destroyOwn, saveOwn, ownLessons } from '../../lessons/own.ts';
import { formatMessage, t, useTranslation } from '../../i18n/index.ts';
import { readLessonFrom } from '../../store/matchFileLoader.ts';
import { GAME_CARDS, pictureAt } from '../components/gameCards.ts';
import { useTheme } from '../appearance.ts';
import { go, href } from '../route.ts';
import { FileButton } from '../components/FileButton.tsx';
import { PageTop } from '../components/PageTop.tsx';
import { Progress } from '../components/Progress.tsx';
import { useFileReading } from '../components/useFileReading.ts';
import { LanguageSwitch, ThemeButton } from '../components/Switches.tsx';
import { DeletedLessons } from './DeletedLessons.tsx';
import { LessonRows } from './LessonRows.tsx';
import { Mistakes } from './Mistakes.tsx';
import { NewLesson } from './NewLesson.tsx';
import { TwinQuestion, type Twins } from './TwinQuestion.tsx';
import { PuzzleScore } from './PuzzleScore.tsx';
import { ShareLesson } from './ShareLesson.tsx';
import { useLessons } from '../lesson/useLessons.ts';
import { Row } from '../components/Row.tsx';
import '../styles/lessonspage.css';

interface Status {
  readonly text: string;
  readonly bad: boolean;
  /** The lesson that has just been deleted. */
  readonly gone?: string;
}
/** The pressed button has disappeared with its lesson, so the focus moves here. */
const focusOn = (button: HTMLButtonElement | null): void => button?.focus();
const readOwn = (game: string) => ({ of: game, list: ownLessons(game), deleted: deletedOwn(game, Date.now()) });
/** The lessons and puzzles of a game, by default the first one. They are built in, or the user's own, with files and links to share them. */
export const Lessons = ({ game }: { readonly game?: string }) => {
  const { i18n } = useTranslation();
  const theme = useTheme();
  const id = GAME_CARDS.find((each) => each.id === game)?.id ?? GAME_CARDS[0]?.id ?? '';
  const unknown = game !== undefined && game !== id;
  const lessons = useLessons(id);
  const [own, setOwn] = useState(() => readOwn(id));
  if (own.of !== id) setOwn(readOwn(id));
  const [shared, setShared] = useState<Shipped | null>(null);
  const [status, setStatus] = useState<Status | null>(null);
  const [twins, setTwins] = useState<Twins | null>(null);
  const reading = useFileReading();
  const ready = (sort: Lesson['sort']): Shipped[] => (lessons ?? []).filter(({ lesson }) => lesson.sort === sort);
  const nameOf = ({ lesson }: Shipped): string => textIn(lesson.name, i18n.language);
  const read = async (file: File): Promise<void> => {
    setStatus(null);
    setTwins(null);
    const came = await reading.run((done, signal) => readLessonFrom(file, done, signal));
    if (!came) return;
    if ('error' in came) return setStatus({ text: formatMessage(came.error), bad: true });
    const { lesson } = came;
    const twin = twinOf(lesson);
    if (twin) setTwins({ lesson, twin });
    else keep(saveOwn(lesson), lesson);
  };
  const keep = (saved: string | null, lesson: Lesson): void => {
    setTwins(null);
    const name = textIn(lesson.name, i18n.language);
    setStatus(saved ? { text: t('lessons.kept', { name }), bad: false } : { text: t('kept.failed'), bad: true });
    setOwn(readOwn(lesson.game));
    if (lesson.game !== id) go({ at: 'lessons', game: lesson.game });
  };
  const done = (is: boolean, told: Status | null): void => {
    setStatus(is ? told : { text: t('kept.failed'), bad: true });
    setOwn(readOwn(id));
  };
  const forget = (each: Shipped): void =>
    done(deleteOwn(id, each.id, Date.now()), {
      text: t('lessons.gone', { name: nameOf(each), days: DAYS_KEPT }),
      bad: false,
      gone: each.id,
    });
  const copy = ({ lesson }: Shipped): void => {
    const saved = copyToOwn(lesson, Date.now());
    if (saved) go({ at: 'lessons', game: id, lesson: saved, edit: true });
    else setStatus({ text: t('kept.failed'), bad: true });
  };
  const bringBack = (lesson: string, name?: string): void =>
    done(bringBackOwn(id, lesson), name === undefined ? null : { text: t('lessons.back', { name }), bad: false });
  return (
    <main className="page lessonspage">
      <PageTop heading={t('lessons')} title={t('lessons')}>
        <a
          className="plain onwood"
          href={`./?desk${href({ at: 'lessons', game: id })}`}
          target="mera-desk"
          rel="opener"
        >
          <Presentation aria-hidden /> {t('desk')}
        </a>
        <FileButton label={t('lessons.import')} kind="lesson" className="plain onwood" read={read} />
        <LanguageSwitch />
        <ThemeButton />
      </PageTop>
      {unknown && (
        <p className="paper notice" role="alert">
          {t('lessons.noGame')}
        </p>
      )}
      {reading.done !== null && <Progress text={t('import.reading')} done={reading.done} stop={reading.stop} />}
      {twins && <TwinQuestion twins={twins} kept={keep} cancel={() => setTwins(null)} />}
      {status && (
        <Row as="p" className={status.bad ? 'paper notice bad' : 'paper notice'} role={status.bad ? 'alert' : 'status'}>
          <span className="grow">{status.text}</span>
          {status.gone !== undefined && (
            <button
              key={status.gone}
              ref={focusOn}
              type="button"
              className="plain"
              onClick={() => bringBack(status.gone ?? '')}
            >
              <Undo2 aria-hidden /> {t('kept.back')}
            </button>
          )}
        </Row>
      )}
      <nav className="segments games" aria-label={t('rulebook.game')}>
        {GAME_CARDS.map((each) => (
          <button
            key={each.id}
            type="button"
            aria-pressed={!unknown && each.id === id}
            onClick={() => go({ at: 'lessons', game: each.id })}
          >
            {formatMessage({ key: `${each.id}:name` })}
          </button>
        ))}
      </nav>
      {!unknown && (
        <div className="shelf">
          <img className="paper" src={pictureAt(`lids/${id}`, theme)} alt="" width={266} height={236} />
          <div className="stack">
            {own.list.length > 0 && <h2>{t('lessons.own')}</h2>}
            {own.list.length > 0 && (
              <LessonRows game={id} lessons={own.list} share={setShared} copy={copy} forget={forget} />
            )}
            {own.list.length > 0 && <h2>{t('lessons.ready')}</h2>}
            <Mistakes key={id} game={id} />
            <LessonRows game={id} lessons={ready('lesson')} share={setShared} copy={copy} />
            {lessons && <PuzzleScore game={id} />}
            <LessonRows game={id} lessons={ready('puzzle')} share={setShared} copy={copy} />
            {/* After the lessons, so that nothing moves. */}
            {lessons && (
              <Suspense>
                <NewLesson game={id} />
              </Suspense>
            )}
            <DeletedLessons
              lessons={own.deleted}
              bringBack={(each) => bringBack(each.id, nameOf(each))}
              destroy={(each) =>
                done(destroyOwn(id, each.id), { text: t('lessons.destroyed', { name: nameOf(each) }), bad: false })
              }
            />
          </div>
        </div>
      )}
      <ShareLesson shared={shared} close={() => setShared(null)} />
    </main>
  );
};
