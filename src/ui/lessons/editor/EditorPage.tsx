import { Play, Plus, Save } from 'lucide-react';
import { useState } from 'react';
import { lessonToText, parseLesson } from '../../../lessons/file.ts';
import { type Lesson, type LessonStep, textIn } from '../../../lessons/lesson.ts';
import { newStep } from '../../../lessons/draft.ts';
import { isOwn, saveOwn, ownLessons } from '../../../lessons/own.ts';
import { formatMessage, t, useTranslation } from '../../../i18n/index.ts';
import { PageTop } from '../../components/PageTop.tsx';
import { LanguageSwitch, ThemeButton } from '../../components/Switches.tsx';
import { go } from '../../route.ts';
import { NoLesson } from '../NoLesson.tsx';
import { starters } from '../../lesson/starters.ts';
import { StepEditor } from './StepEditor.tsx';
import { TextField } from './TextField.tsx';
import { Segments } from '../../components/Segments.tsx';
import { Row } from '../../components/Row.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';
import '../../styles/lessonspage.css';

/** Creates and edits an own lesson: its name, and its steps one after another. Playing the lesson tests it. */
export const EditorPage = ({ game, id }: { readonly game: string; readonly id: string }) => {
  const found = isOwn(id) ? ownLessons(game).find((each) => each.id === id)?.lesson : undefined;
  if (found) return <Editor id={id} first={found} />;
  return <NoLesson why={t('lesson.missing')} game={game} />;
};

const MOST_STEPS = 20;
const SORTS = ['lesson', 'puzzle'] as const;
const Editor = ({ id, first }: { readonly id: string; readonly first: Lesson }) => {
  const { i18n } = useTranslation();
  const [lesson, setLesson] = useState(first);
  const [status, setStatus] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const { steps } = lesson;
  const change = (part: Partial<Lesson>): void => {
    setLesson({ ...lesson, ...part });
    setStatus(null);
  };
  const setStep = (i: number, step: LessonStep): void =>
    change({ steps: steps.map((each, k) => (k === i ? step : each)) });
  /** Only playable lessons are saved. */
  const save = (): boolean => {
    const read = parseLesson(lessonToText(lesson));
    if ('error' in read) {
      setStatus({ text: formatMessage(read.error), bad: true });
      return false;
    }
    const kept = saveOwn(read.lesson, id) !== null;
    setStatus({ text: kept ? t('editor.saved') : t('kept.failed'), bad: !kept });
    return kept;
  };
  const heading = t('editor.of', { name: textIn(lesson.name, i18n.language) });
  return (
    <main className="page editorpage">
      <PageTop heading={heading} title={heading}>
        <button type="button" className="plain onwood" onClick={save}>
          <Save aria-hidden /> {t('editor.save')}
        </button>
        <LanguageSwitch />
        <ThemeButton />
      </PageTop>
      {status && (
        <p className={status.bad ? 'paper notice bad' : 'paper notice'} role={status.bad ? 'alert' : 'status'}>
          {status.text}
        </p>
      )}
      <section className="paper">
        <Segments
          label={t('editor.sort')}
          values={SORTS}
          value={lesson.sort}
          set={(sort) => change({ sort })}
          textOf={(sort) => t(`editor.sort.${sort}`)}
        />
        <TextField label={t('editor.name')} words={lesson.name} set={(name) => change({ name })} />
        <TextField label={t('editor.about')} words={lesson.about} set={(about) => change({ about })} />
      </section>
      {steps.map((step, i) => (
        <StepEditor
          key={i}
          lesson={lesson}
          n={i + 1}
          step={step}
          set={(next) => setStep(i, next)}
          arrange={() => save() && go({ at: 'lessons', game: lesson.game, lesson: id, edit: true, table: i + 1 })}
          playOn={() =>
            save() && go({ at: 'lessons', game: lesson.game, lesson: id, edit: true, table: i + 1, plays: true })
          }
          remove={steps.length > 1 && i > 0 ? () => change({ steps: steps.filter((_, k) => k !== i) }) : null}
        />
      ))}
      <Row>
        <button
          type="button"
          className="plain"
          disabled={steps.length >= MOST_STEPS}
          onClick={() =>
            change({ steps: [...steps, newStep('tell', steps.at(-1)?.at ?? [0, 0], starters(i18n.language))] })
          }
        >
          <Plus aria-hidden /> {t('editor.add')}
        </button>
        <PrimaryButton onClick={() => save() && go({ at: 'lessons', game: lesson.game, lesson: id })}>
          <Play aria-hidden /> {t('editor.try')}
        </PrimaryButton>
      </Row>
    </main>
  );
};
