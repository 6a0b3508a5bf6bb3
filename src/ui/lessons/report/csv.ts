import Papa from 'papaparse';
import { t } from '../../../i18n/index.ts';
import type { LessonReport } from '../../../storage/lessonReports.ts';

/** The mark by which a spreadsheet knows the encoding of a file. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Returns a report as a table with a row for each answer. No cell is a formula. In Russian its cells are parted by semicolons, as
 * a Russian spreadsheet expects.
 */
export const csvOf = ({ questions }: LessonReport, language: string): string => {
  const rows = questions.flatMap(({ step, text, answers, right, rounds, chances }) =>
    answers.map((answer, i) => ({
      [t('votes.step')]: step,
      [t('votes.question')]: text,
      [t('votes.letter')]: t('lesson.letters')[i] ?? '',
      [t('votes.answer')]: answer,
      [t('votes.right')]: right === i ? t('votes.yes') : '',
      [t('votes.first')]: rounds[0]?.[i] ?? 0,
      [t('votes.second')]: rounds[1]?.[i] ?? '',
      [t('votes.chance')]: chances?.[i] === undefined ? '' : Math.round(chances[i] * 1000) / 10,
    })),
  );
  const table = Papa.unparse(rows, { escapeFormulae: true, delimiter: language === 'ru' ? ';' : ',' });
  return language === 'ru' ? BYTE_ORDER_MARK + table : table;
};
