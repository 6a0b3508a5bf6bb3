import { Check, CopyPlus, GraduationCap, Pencil, Printer, Puzzle, Share2, Trash2 } from 'lucide-react';
import { t, useTranslation } from '../../i18n/index.ts';
import { learnedKey } from '../../lessons/learned.ts';
import { textIn } from '../../lessons/lesson.ts';
import type { Shipped } from '../../lessons/shipped.ts';
import { useSettings } from '../../store/settings.ts';
import { Small } from '../components/Small.tsx';
import { Tools } from '../components/Tools.tsx';
import { href } from '../route.ts';

interface RowsProps {
  readonly game: string;
  readonly lessons: readonly Shipped[];
  share(lesson: Shipped): void;
  /** Makes an own copy to be changed. */
  copy(lesson: Shipped): void;
  forget?(lesson: Shipped): void;
}
const ICONS = { lesson: GraduationCap, puzzle: Puzzle };
/** Lessons as rows with links to play them, and what can be done with each. */
export const LessonRows = ({ game, lessons, share, copy, forget }: RowsProps) => {
  const { i18n } = useTranslation();
  const learned = useSettings((settings) => settings.learned);
  return (
    <ul>
      {lessons.map((each) => {
        const { id, lesson } = each;
        const Icon = ICONS[lesson.sort];
        const done = learned.includes(learnedKey({ game, id }));
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
            <LessonTools {...{ game, each, share, copy }} {...(forget ? { forget } : {})} />
          </li>
        );
      })}
    </ul>
  );
};

type ToolsProps = Omit<RowsProps, 'lessons'> & { readonly each: Shipped };
/** What can be done with a lesson besides playing it. */
const LessonTools = ({ game, each, share, copy, forget }: ToolsProps) => {
  const { i18n } = useTranslation();
  const { id, lesson } = each;
  const name = textIn(lesson.name, i18n.language);
  return (
    <Tools as="span" data-part="lesson-tools">
      <button type="button" className="icon" aria-label={t('lessons.share', { name })} onClick={() => share(each)}>
        <Share2 aria-hidden />
      </button>
      <button
        type="button"
        className="icon"
        aria-label={t('lessons.copyAndChange', { name })}
        title={t('lessons.copyAndChange', { name })}
        onClick={() => copy(each)}
      >
        <CopyPlus aria-hidden />
      </button>
      <a
        className="icon"
        href={href({ at: 'print', game, sheet: 'worksheet', lesson: id })}
        aria-label={t('print.worksheetOf', { name })}
        title={t('print.worksheetOf', { name })}
      >
        <Printer aria-hidden />
      </a>
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
        <button type="button" className="icon" aria-label={t('lessons.forget', { name })} onClick={() => forget(each)}>
          <Trash2 aria-hidden />
        </button>
      )}
    </Tools>
  );
};
