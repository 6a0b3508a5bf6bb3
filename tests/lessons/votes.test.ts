// The votes of a class: what it sees of them, its gain by talking, the report on the device, and the files of it.
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '../../src/i18n/index.ts';
import { lessonIn, linkOf } from '../../src/lessons/file.ts';
import { type Lesson, lessonSchema } from '../../src/lessons/lesson.ts';
import { oneStep } from '../../src/lessons/oneStep.ts';
import { tableBefore } from '../../src/lessons/tableBefore.ts';
import { forgetReport, keepReport, type LessonReport, lessonReports } from '../../src/storage/lessonReports.ts';
import { gainOf, NO_VOTES, seenVotes, withCount } from '../../src/ui/class/votes.ts';
import { csvOf } from '../../src/ui/lessons/report/csv.ts';
import { giftOf } from '../../src/ui/lessons/report/gift.ts';
import { GAMES } from '../games.ts';

/** Texts that a spreadsheet, a page or Moodle could take for more than text. */
const HOSTILE = [
  '=HYPERLINK("http://x","a")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  'a;b,c"d\ne',
  '<script>alert(1)</script>',
  '}::x::{=~#:\\',
  '// no comment',
  '$CATEGORY: x',
];
const [first = '', ...more] = HOSTILE;
const report: LessonReport = {
  id: 'r1',
  game: 'siege',
  lesson: 'own.x',
  title: first,
  at: 1_700_000_000_000,
  minutes: 12.4,
  questions: [0, 5].map((from, k) => ({
    step: k + 1,
    text: HOSTILE[from] ?? '',
    answers: HOSTILE.slice(from, from + 5),
    right: k === 0 ? 1 : null,
    rounds:
      k === 0
        ? [
            [1, 2, 3, 4, 5],
            [0, 15, 0, 0, 0],
          ]
        : [[5, 0, 0, 0, 0]],
    chances: k === 0 ? [1 / 3, 0, 2 / 3, 0, 0] : null,
  })),
};

describe('what a class sees of its votes', () => {
  const votes = { ...NO_VOTES, step: 3, hands: [2, 1] };
  test('is nothing before the first hand, of another step, or while the counts are hidden', () => {
    expect(seenVotes({ ...votes, hands: [0, 0] }, 3, false)).toBeNull();
    expect(seenVotes(votes, 4, false)).toBeNull();
    expect(seenVotes(votes, 3, true)).toBeNull();
    expect(seenVotes(votes, 3, false)).toBe(votes);
    expect(seenVotes({ ...votes, closed: true }, 3, true)?.hands).toEqual([2, 1]);
  });
  test('counts are whole and within what can be counted, whatever is typed', () => {
    expect(withCount([], 3, 1, 27)).toEqual([0, 27, 0]);
    expect(withCount([4, 4], 2, 0, Number.NaN)).toEqual([0, 4]);
    expect(withCount([4, 4], 2, 0, -1)).toEqual([0, 4]);
    expect(withCount([4, 4], 2, 0, 1e9)).toEqual([999, 4]);
    expect(withCount([4, 4], 2, 0, 2.6)).toEqual([3, 4]);
  });
  test('after talking the gain is of the right answer’s share', () => {
    expect(gainOf({ first: null, hands: [1] }, 0)).toBeNull();
    expect(gainOf({ first: [9, 12, 6], hands: [] }, 0)).toBeNull();
    expect(gainOf({ first: [9, 12, 6], hands: [21, 5, 1] }, 0)).toBe(44);
    expect(gainOf({ first: [1, 1], hands: [0, 4] }, 0)).toBe(-50);
  });
});

describe('the report of a lesson', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  test('stays on the device, is replaced as the lesson goes on, and can be deleted', () => {
    expect(keepReport(report)).toBe(true);
    keepReport({ ...report, minutes: 20 });
    keepReport({ ...report, id: 'r2' });
    expect(lessonReports().map(({ id, minutes }) => [id, minutes])).toEqual([
      ['r2', 12.4],
      ['r1', 20],
    ]);
    forgetReport('r2');
    expect(lessonReports().map(({ id }) => id)).toEqual(['r1']);
  });
  test('is left out if it is damaged', () => {
    localStorage.setItem('mera.lessonReports', JSON.stringify([{ ...report, questions: [{}] }, report, 5]));
    expect(lessonReports()).toEqual([report]);
  });
});

describe('the files of a report', () => {
  // Sabotage: without its option the library wrote formulas as they were.
  test('a table has no formula, and all its texts', async () => {
    for (const language of ['en', 'ru'] as const) {
      await changeLanguage(language);
      const text = csvOf(report, language);
      expect(text.startsWith('\uFEFF')).toBe(language === 'ru');
      const { data } = Papa.parse<string[]>(text.replace('\uFEFF', ''), { delimiter: language === 'ru' ? ';' : ',' });
      expect(data.length).toBe(11);
      for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(data[1]?.[1]).toBe(`'${first}`);
      expect(data[6]?.[3]).toBe(HOSTILE[5]);
      expect(data[1]?.slice(5)).toEqual(['1', '0', '33.3']);
    }
    await changeLanguage('en');
  });
  test('questions for Moodle escape its signs, and need a right answer', () => {
    const text = giftOf(report.title, report.questions);
    expect(text.match(/^::/gm)?.length).toBe(1);
    expect(text).toContain('  =+1+1\n');
    expect(text).toContain('  ~\\=HYPERLINK("http\\://x","a")\n');
    const odd = giftOf('t', [
      { step: 1, text: more.at(-3) ?? '', answers: ['}', '~x\\'], right: 0, rounds: [[1]], chances: null },
    ]);
    expect(odd).toBe('::t, 1::[plain]\\}\\:\\:x\\:\\:\\{\\=\\~\\#\\:\\\\ {\n  =\\}\n  ~\\~x\\\\\n}\n');
  });
});

describe('one step as a link', () => {
  const cases = GAMES.flatMap((game) => {
    try {
      const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
      const lesson: Lesson = lessonSchema.parse(read(`src/lessons/${game.id}/first.json`));
      const solutions = (read(`src/lessons/solutions.${game.id}.json`) as Record<string, Record<string, unknown[]>>)[
        'first'
      ];
      return [{ id: game.id, game, lesson, solutions: solutions ?? {} }];
    } catch {
      return [];
    }
  });
  test.each(cases)('of $id is short, in one language, and reads back', async ({ game, lesson, solutions }) => {
    for (const i of lesson.steps.keys()) {
      const alone = oneStep(game, lesson, { at: i, match: tableBefore(game, lesson, i, solutions), language: 'ru' });
      if (!alone) throw new Error(`Step ${i + 1} cannot be sent alone.`);
      expect(alone.steps.length).toBe(1);
      expect(JSON.stringify(alone.steps)).not.toContain('"en"');
      const code = await linkOf(alone);
      expect(code?.length ?? Infinity, `${i + 1}`).toBeLessThan(1500);
      const back = await lessonIn(code ?? '');
      expect(back).toHaveProperty('lesson');
    }
  });
});
