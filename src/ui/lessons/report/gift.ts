import type { VotedQuestion } from '../../../storage/lessonReports.ts';

/** Returns a text without meaning for the format: its signs are escaped, and it is one line. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\~=#{}:]/g, '\\$&');
/**
 * Returns questions in the GIFT format, which Moodle imports. A question without a known right answer is left out, as the format
 * needs one.
 */
export const giftOf = (title: string, questions: readonly VotedQuestion[]): string =>
  questions
    .filter(({ right }) => right !== null)
    .map(({ step, text, answers, right }) => {
      const lines = answers.map((answer, i) => `  ${i === right ? '=' : '~'}${plain(answer)}`);
      return [`::${plain(`${title}, ${step}`)}::[plain]${plain(text)} {`, ...lines, '}', ''].join('\n');
    })
    .join('\n');
