import { Check, GraduationCap, Pencil, Presentation, Puzzle, Share2, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Shipped } from '../../lessons/shipped.ts';
import { textIn } from '../../lessons/lesson.ts';
import { forgetOwn, saveOwn, ownLessons } from '../../lessons/own.ts';
import { formatMessage, t, useTranslation } from '../../i18n/index.ts';
import { readLessonFrom } from '../../store/matchFileLoader.ts';
import { useSettings } from '../../store/settings.ts';
import { GAME_CARDS, pictureAt } from '../components/gameCards.ts';
import { useTheme } from '../appearance.ts';
import { go, href } from '../route.ts';
import { FileButton } from '../components/FileButton.tsx';
import { PageTop } from '../components/PageTop.tsx';
import { Progress } from '../components/Progress.tsx';
import { useFileReading } from '../components/useFileReading.ts';
import { LanguageSwitch, ThemeButton } from '../components/Switches.tsx';
import { NewLesson } from './NewLesson.tsx';
import { ShareLesson } from './ShareLesson.tsx';
import { useLessons } from '../lesson/useLessons.ts';
import { Small } from '../components/Small.tsx';
import { Tools } from '../components/Tools.tsx';
import '../styles/lessonspage.css';

interface Status {
  readonly text: string;
  readonly bad: boolean;
}
/** The lessons and puzzles of a game, by default the first one. They are built in, or the user's own, with files and links to share them. */
export const Lessons = ({ game }: { readonly game?: string }) => {
  const { i18n } = useTranslation();
  const theme = useTheme();
  const id = GAME_CARDS.find((each) => each.id === game)?.id ?? GAME_CARDS[0]?.id ?? '';
  const unknown = game !== undefined && game !== id;
  const lessons = useLessons(id);
  const [own, setOwn] = useState({ of: id, list: ownLessons(id) });
  if (own.of !== id) setOwn({ of: id, list: ownLessons(id) });
  const [shared, setShared] = useState<Shipped | null>(null);
  const [status, setStatus] = useState<Status | null>(null);
  const reading = useFileReading();
  const nameOf = ({ lesson }: Shipped): string => textIn(lesson.name, i18n.language);
  const read = async (file: File): Promise<void> => {
    setStatus(null);
    const came = await reading.run((done, signal) => readLessonFrom(file, done, signal));
    if (!came) return;
    if ('error' in came) return setStatus({ text: formatMessage(came.error), bad: true });
    const { lesson } = came;
    const name = textIn(lesson.name, i18n.language);
    const kept = saveOwn(lesson) !== null;
    setStatus(kept ? { text: t('lessons.kept', { name }), bad: false } : { text: t('kept.failed'), bad: true });
    setOwn({ of: lesson.game, list: ownLessons(lesson.game) });
    if (lesson.game !== id) go({ at: 'lessons', game: lesson.game });
  };
  const forget = (each: Shipped): void => {
    forgetOwn(id, each.id);
    setStatus({ text: t('lessons.gone', { name: nameOf(each) }), bad: false });
    setOwn({ of: id, list: ownLessons(id) });
  };
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
      {status && (
        <p className={status.bad ? 'paper notice bad' : 'paper notice'} role={status.bad ? 'alert' : 'status'}>
          {status.text}
        </p>
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
            {own.list.length > 0 && <Rows game={id} lessons={own.list} share={setShared} forget={forget} />}
            {own.list.length > 0 && <h2>{t('lessons.ready')}</h2>}
            <Rows game={id} lessons={lessons ?? []} share={setShared} />
            {/* After the lessons, so that nothing moves. */}
            {lessons && (
              <Suspense>
                <NewLesson game={id} />
              </Suspense>
            )}
          </div>
        </div>
      )}
      <ShareLesson shared={shared} close={() => setShared(null)} />
    </main>
  );
};

interface RowsProps {
  readonly game: string;
  readonly lessons: readonly Shipped[];
  share(lesson: Shipped): void;
  forget?(lesson: Shipped): void;
}
const ICONS = { lesson: GraduationCap, puzzle: Puzzle };
const Rows = ({ game, lessons, share, forget }: RowsProps) => {
  const { i18n } = useTranslation();
  const learned = useSettings((settings) => settings.learned);
  return (
    <ul>
      {lessons.map((each) => {
        const { id, lesson } = each;
        const Icon = ICONS[lesson.sort];
        const done = learned.includes(`${game}/${id}`);
        const name = textIn(lesson.name, i18n.language);
        return (
          <li key={id} className="paper" data-sort={lesson.sort} data-done={done || undefined}>
            <a href={href({ at: 'lessons', game, lesson: id })}>
              <span className="disc">{done ? <Check aria-label={t('stage.done')} /> : <Icon aria-hidden />}</span>
              <span>
                <Small as="span">
                  {lesson.sort === 'lesson' ? t('lessons.guided', { count: lesson.steps.length }) : t('lessons.puzzle')}
                </Small>
                <strong className="display">
                  <bdi>{name}</bdi>
                </strong>
                <span>{textIn(lesson.about, i18n.language)}</span>
              </span>
            </a>
            <Tools as="span" data-part="lesson-tools">
              <button
                type="button"
                className="icon"
                aria-label={t('lessons.share', { name })}
                onClick={() => share(each)}
              >
                <Share2 aria-hidden />
              </button>
              {forget && (
                <a
                  className="icon"
                  href={href({ at: 'lessons', game, lesson: id, edit: true })}
                  aria-label={t('editor.of', { name })}
                >
                  <Pencil aria-hidden />
                </a>
              )}
              {forget && (
                <button
                  type="button"
                  className="icon"
                  aria-label={t('lessons.forget', { name })}
                  onClick={() => forget(each)}
                >
                  <Trash2 aria-hidden />
                </button>
              )}
            </Tools>
          </li>
        );
      })}
    </ul>
  );
};
