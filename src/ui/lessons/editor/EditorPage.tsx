import { Play, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Lesson, type LessonStep, textIn } from '../../../lessons/lesson.ts';
import { isOwn } from '../../../lessons/own.ts';
import { type Language, LANGUAGES, t, useTranslation } from '../../../i18n/index.ts';
import { PageTop } from '../../components/PageTop.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';
import { Row } from '../../components/Row.tsx';
import { Segments } from '../../components/Segments.tsx';
import { LanguageSwitch, ThemeButton } from '../../components/Switches.tsx';
import { go } from '../../route.ts';
import { NoLesson } from '../NoLesson.tsx';
import { changeLesson, checkNow, openEditing, redoChange, undoChange, useEditing } from './editing.ts';
import { FilmStrip } from './FilmStrip.tsx';
import { SaveState } from './SaveState.tsx';
import { StepEditor } from './StepEditor.tsx';
import { TextField } from './TextField.tsx';
import '../../styles/lessonspage.css';
import '../../styles/lessoneditor.css';

/** Creates and edits an own lesson: its name, a film strip of its steps, and the fields of one step. Every change is saved at once. */
export const EditorPage = ({ game, id }: { readonly game: string; readonly id: string }) => {
  const [isThere] = useState(() => isOwn(id) && openEditing(game, id) !== null);
  return isThere ? <Editor id={id} /> : <NoLesson why={t('lesson.missing')} game={game} />;
};

const SORTS = ['lesson', 'puzzle'] as const;
/** Undo and redo by the usual keys, in fields too. A field's own undo knows only that field. */
const useUndoKeys = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyZ') return;
      event.preventDefault();
      if (event.shiftKey) redoChange();
      else undoChange();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
};
/** Checks the lesson when the page is left, so that what can be played is the last version. */
const useCheckOnLeaving = (): void => {
  useEffect(() => {
    window.addEventListener('pagehide', checkNow);
    return () => {
      window.removeEventListener('pagehide', checkNow);
      checkNow();
    };
  }, []);
};
const Editor = ({ id }: { readonly id: string }) => {
  const { i18n } = useTranslation();
  const now = useEditing((state) => state.now);
  const [tab, setTab] = useState<Language>(i18n.language === 'ru' ? 'ru' : 'en');
  useUndoKeys();
  useCheckOnLeaving();
  if (!now) return null;
  const { lesson } = now;
  const at = Math.min(now.step, lesson.steps.length - 1);
  const step = lesson.steps[at] as LessonStep;
  const change = (part: Partial<Lesson>, field?: string): void => changeLesson({ ...lesson, ...part }, field);
  const leaveTo = (plays: boolean): void => {
    checkNow();
    go({
      at: 'lessons',
      game: lesson.game,
      lesson: id,
      edit: true,
      table: at + 1,
      ...(plays ? { plays: true } : {}),
    });
  };
  const tryIt = (): void => {
    checkNow();
    if (useEditing.getState().now?.fault === null) go({ at: 'lessons', game: lesson.game, lesson: id });
  };
  const heading = t('editor.of', { name: textIn(lesson.name, i18n.language) });
  return (
    <main className="page editorpage" data-tab={tab}>
      <PageTop heading={heading} title={heading}>
        <UndoButtons past={now.past.length} future={now.future.length} />
        <LanguageSwitch />
        <ThemeButton />
      </PageTop>
      <Row className="paper savestate">
        <SaveState saved={now.saved} fault={now.fault} />
        <PrimaryButton onClick={tryIt}>
          <Play aria-hidden /> {t('editor.try')}
        </PrimaryButton>
      </Row>
      <section className="paper">
        <Row className="spread">
          <Segments
            label={t('editor.sort')}
            values={SORTS}
            value={lesson.sort}
            set={(sort) => change({ sort })}
            textOf={(sort) => t(`editor.sort.${sort}`)}
          />
          <span className="languagetabs">
            <Segments
              label={t('editor.language')}
              values={LANGUAGES}
              value={tab}
              set={(each: Language) => setTab(each)}
              textOf={(each) => t(`editor.language.${each}`)}
            />
          </span>
        </Row>
        <TextField label={t('editor.name')} words={lesson.name} set={(name) => change({ name }, 'name')} />
        <TextField label={t('editor.about')} words={lesson.about} set={(about) => change({ about }, 'about')} />
      </section>
      <FilmStrip lesson={lesson} at={at} />
      <StepEditor
        key={at}
        lesson={lesson}
        n={at + 1}
        step={step}
        set={(next, field) =>
          change(
            { steps: lesson.steps.map((each, k) => (k === at ? next : each)) },
            field === undefined ? undefined : `${at} ${field}`,
          )
        }
        arrange={() => leaveTo(false)}
        playOn={() => leaveTo(true)}
      />
    </main>
  );
};
const UndoButtons = ({ past, future }: { readonly past: number; readonly future: number }) => (
  <>
    <button
      type="button"
      className="icon onwood"
      aria-label={t('undo')}
      title={t('undo')}
      aria-keyshortcuts="Control+Z"
      aria-disabled={past === 0 || undefined}
      onClick={undoChange}
    >
      <Undo2 aria-hidden />
    </button>
    <button
      type="button"
      className="icon onwood"
      aria-label={t('redo')}
      title={t('redo')}
      aria-keyshortcuts="Control+Shift+Z"
      aria-disabled={future === 0 || undefined}
      onClick={redoChange}
    >
      <Redo2 aria-hidden />
    </button>
  </>
);
