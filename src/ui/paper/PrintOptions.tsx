import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { formatMessage, type Language, LANGUAGES, t, useTranslation } from '../../i18n/index.ts';
import { textIn } from '../../lessons/lesson.ts';
import type { Shipped } from '../../lessons/shipped.ts';
import { NAMES } from '../components/Switches.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { Segments } from '../components/Segments.tsx';
import { Small } from '../components/Small.tsx';
import { go, href } from '../route.ts';
import { type SheetId, SHEETS } from './makeSheets.tsx';
import { type PrintPosition, printPositions } from './positions.ts';

interface OptionsProps {
  readonly game: string;
  readonly sheet: SheetId;
  readonly language: Language;
  setLanguage(language: Language): void;
  /** Prints the pages. Null until they are made. */
  readonly print: (() => void) | null;
  /** The options of this sheet. */
  readonly children: ReactNode;
}
/** What prints and in which language, and the button that prints. */
export const PrintOptions = ({ game, sheet, language, setLanguage, print, children }: OptionsProps) => (
  <section className="paper printoptions" aria-label={t('print.options')}>
    <nav className="segments" aria-label={t('print.what')}>
      {SHEETS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === sheet}
          onClick={() => go({ at: 'print', game, sheet: each })}
        >
          {t(`print.sheet.${each}`)}
        </button>
      ))}
    </nav>
    <p>{t(`print.about.${sheet}`)}</p>
    {children}
    <Segments<Language>
      label={t('print.language')}
      values={LANGUAGES}
      value={language}
      set={setLanguage}
      textOf={(each) => NAMES[each]}
    />
    <PrimaryButton aria-disabled={!print || undefined} onClick={() => print?.()}>
      <Printer aria-hidden /> {t('report.print')}
    </PrimaryButton>
    <Small>{t('print.scale')}</Small>
    <a className="plain" href={href({ at: 'rules', game })}>
      {t('print.rulebook')}
    </a>
  </section>
);

interface LessonProps {
  readonly game: string;
  readonly lessons: readonly Shipped[];
  readonly lesson: string;
  readonly answers: boolean;
  setAnswers(answers: boolean): void;
}
/** The lesson of a worksheet, and whether its answers are printed. */
export const WorksheetOptions = ({ game, lessons, lesson, answers, setAnswers }: LessonProps) => {
  const { i18n } = useTranslation();
  return (
    <>
      <label>
        {t('teachers.lesson')}{' '}
        <select
          className="field"
          value={lesson}
          onChange={(event) => go({ at: 'print', game, sheet: 'worksheet', lesson: event.target.value })}
        >
          {lessons.map((each) => (
            <option key={each.id} value={each.id}>
              {textIn(each.lesson.name, i18n.language)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={answers} onChange={(event) => setAnswers(event.target.checked)} />{' '}
        {t('print.answers')}
      </label>
    </>
  );
};

interface TableProps {
  readonly game: AnyGame;
  readonly position: string;
  setPosition(position: string): void;
  readonly pieces: boolean;
  setPieces(pieces: boolean): void;
}
/** Which table is printed at 1 : 1, and whether its pieces are. */
export const TableOptions = ({ game, position, setPosition, pieces, setPieces }: TableProps) => {
  const [all, setAll] = useState<readonly PrintPosition[]>([]);
  useEffect(() => {
    let wanted = true;
    printPositions(game).then(
      (found) => wanted && setAll(found),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return (
    <>
      <label>
        {t('print.position')}{' '}
        <select className="field" value={position} onChange={(event) => setPosition(event.target.value)}>
          {all.map(({ id, name }, i) => (
            <option key={id} value={i === 0 ? '' : id}>
              {typeof name === 'string' ? name : formatMessage(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={pieces} onChange={(event) => setPieces(event.target.checked)} />{' '}
        {t('print.pieces')}
      </label>
    </>
  );
};
