// Lessons as files and links: they come back as they went, and whatever is no lesson that can be played says so.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Message } from '../../src/core/message.ts';
import { lessonIn, linkOf, lessonToText, MAX_ACTIONS, parseLesson } from '../../src/lessons/file.ts';
import { type Lesson, lessonSchema } from '../../src/lessons/lesson.ts';
import { parseMatchFile } from '../../src/storage/matchFile.ts';
import '../games.ts';

const shipped = readdirSync('src/lessons', { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .flatMap(({ name }) => readdirSync(`src/lessons/${name}`).map((file) => `${name}/${file}`));
const read = (path: string): Lesson => lessonSchema.parse(JSON.parse(readFileSync(`src/lessons/${path}`, 'utf8')));
const lesson = read('toy-soldiers/first.json');
const text = lessonToText(lesson);
const refusal = (told: { readonly error: Message } | { readonly lesson: Lesson }): string | null => {
  if (!('error' in told)) return null;
  const { key, values } = told.error;
  const where = values?.['where'] as Message | undefined;
  const parts = [key, values?.['n'] as number | undefined, where?.key, where?.values?.['n'] as number | undefined];
  return parts.filter((each) => each !== undefined).join(' ');
};
/** The lesson with a change somewhere inside. */
const broken = (change: (lesson: Record<string, unknown> & Lesson) => void): string => {
  const copy = structuredClone(lesson) as Record<string, unknown> & Lesson;
  change(copy);
  return JSON.stringify(copy);
};
const set = (thing: unknown, key: string, value: unknown): void =>
  void ((thing as Record<string, unknown>)[key] = value);
const stepOf = (kind: string): number => lesson.steps.findIndex((step) => step.kind === kind);

const lab = read('sci-fi/six.json');
const LAB = lab.steps.findIndex(({ kind }) => kind === 'lab');
/** The lesson with another lab step. */
const withLab = (part: object): string =>
  JSON.stringify({ ...lab, steps: lab.steps.map((step, i) => (i === LAB ? { ...step, ...part } : step)) });
describe('a step with the odds lab', () => {
  const said = `core:lessonLab ${LAB + 1}`;
  // Sabotage: settings were not looked at, and a value that no field has showed the default one.
  test.each([
    ['an action that the lab does not have', { trial: 'dance' }, said],
    ['an action of another game', { trial: 'attack' }, said],
    ['a setting that the action does not have', { settings: { power: 'full' } }, said],
    ['a value that the setting does not have', { settings: { who: 'wizard' } }, said],
    ['a switch that is neither on nor off', { settings: { cover: 'half' } }, said],
    [
      'two right answers',
      { answers: [1, 2].map((n) => ({ text: { en: `${n}` }, right: true })) },
      `core:lessonAnswer ${LAB + 1}`,
    ],
    ['no text for afterwards', { told: {} }, `core:lessonText core:whereStep ${LAB + 1}`],
    ['a setting with the name of a hidden property', { settings: { ['__proto__x']: 'on' } }, said],
  ])('is refused with %s', (_, part, told) => {
    expect(refusal(parseLesson(withLab(part)))).toBe(told);
  });
  test('may ask nothing, and may leave all settings as they are by default', () => {
    expect(refusal(parseLesson(withLab({ settings: {}, answers: undefined })))).toBeNull();
  });
});

describe('a lesson as a file', () => {
  test.each(shipped)('%s comes back as it went', (path) => {
    expect(parseLesson(lessonToText(read(path)))).toEqual({ lesson: read(path) });
  });
  const ask = stepOf('ask');
  test.each([
    ['nothing', '', 'core:fileNotJson'],
    ['half a file', text.slice(0, 900), 'core:fileNotJson'],
    ['too much', `"${'x'.repeat(1_000_001)}"`, 'core:fileTooBig'],
    ['a list', '[]', 'core:fileNotLesson core:whereHead'],
    ['a match', '{"format": 1, "game": "siege"}', 'core:fileIsMatch'],
    ['a later form', broken((it) => set(it, 'format', 'mera-lesson-4')), 'core:lessonNewer'],
    [
      'the oldest form with a position',
      broken((it) => {
        set(it, 'format', 'mera-lesson-1');
        set(it.matches[0], 'arranged', { to: 'blue', pieces: [] });
      }),
      'core:fileNotLesson core:whereHead',
    ],
    [
      'the form of positions without one',
      broken((it) => set(it, 'format', 'mera-lesson-2')),
      'core:fileNotLesson core:whereHead',
    ],
    ['a name in no language', broken((it) => set(it, 'name', { en: ' ', ru: '' })), 'core:lessonText core:whereHead'],
    ['a text in no language', broken((it) => set(it.steps[2], 'text', {})), 'core:lessonText core:whereStep 3'],
    ['an unknown game', broken((it) => set(it, 'game', 'chess')), 'core:fileNoGame'],
    ['a step of no kind', broken((it) => set(it.steps[2], 'kind', 'dance')), 'core:fileNotLesson core:whereStep 3'],
    ['a table of another game', broken((it) => set(it.matches[0], 'game', 'siege')), 'core:lessonTable 1'],
    [
      'a table that stops',
      broken((it) => set(it.matches[0]?.entries[0], 'action', { type: 'stay' })),
      'core:lessonTable 1',
    ],
    ['a step without its table', broken((it) => set(it.steps[1], 'at', [7, 0])), 'core:lessonStep 2'],
    ['a step beyond its table', broken((it) => set(it.steps[1], 'at', [0, 9999])), 'core:lessonStep 2'],
    ['a first step without one', broken((it) => set(it.steps[0], 'at', undefined)), 'core:lessonStep 1'],
    [
      'a question with two right answers',
      broken((it) => {
        const step = it.steps[ask];
        if (step?.kind === 'ask') step.answers.forEach((answer) => set(answer, 'right', true));
      }),
      `core:lessonAnswer ${ask + 1}`,
    ],
    [
      'a record of more actions than a lesson may have',
      broken((it) =>
        set(
          it.matches[0],
          'entries',
          Array.from({ length: MAX_ACTIONS + 1 }, () => ({ action: { type: 'lot' } })),
        ),
      ),
      'core:lessonTooLong',
    ],
  ])('%s is told as such', (_, bad, key) => {
    expect(refusal(parseLesson(bad))).toBe(key);
  });
  test('of an older form is read as of the newest, with letters for its numbers', () => {
    const old = broken((it) => {
      set(it, 'format', 'mera-lesson-1');
      set(it.steps[0], 'text', { en: 'Move ❶ beside ❽.', ru: 'Подведите ❶ к ❽.' });
    });
    const told = parseLesson(old);
    expect('lesson' in told && [told.lesson.format, told.lesson.steps[0]?.text]).toEqual([
      'mera-lesson-3',
      { en: 'Move Ⓟ beside Ⓦ.', ru: 'Подведите Ⓟ к Ⓦ.' },
    ]);
  });
  test('needs a text in one language only, and an empty one is none', () => {
    const told = parseLesson(broken((it) => set(it.steps[0], 'text', { en: '  ', ru: 'Стол' })));
    expect('lesson' in told && told.lesson.steps[0]?.text).toEqual({ ru: 'Стол' });
  });
  test('an outcome that cannot be played is told as such', () => {
    const siege = read('siege/first.json');
    const i = siege.steps.findIndex(({ kind }) => kind === 'predict');
    const steps = siege.steps.map((step) =>
      step.kind === 'predict' ? { ...step, play: [{ action: { type: 'fight', id: 'nobody', target: 'red1' } }] } : step,
    );
    expect(refusal(parseLesson(lessonToText({ ...siege, steps })))).toBe(`core:lessonStep ${i + 1}`);
  });
  test('is no match', () => {
    expect(parseMatchFile(text)).toEqual({ error: { key: 'core:fileIsLesson' } });
  });
});

describe('a lesson as a link', () => {
  const puzzle = read('toy-soldiers/puzzle1.json');
  test('comes back as it went, in letters that an address bears', async () => {
    const code = await linkOf(puzzle);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await lessonIn(code ?? '')).toEqual({ lesson: puzzle });
  });
  test('is not made where it would be too long', async () => {
    expect(await linkOf(lesson)).toBeNull();
  });
  test.each(['', 'AAAA', 'no!letters', 'x'.repeat(300)])('%j holds none, and says so', async (code) => {
    expect(refusal(await lessonIn(code))).toBe('core:linkBad');
  });
  test('of more letters than any lesson has is not unpacked', async () => {
    const code = ((await linkOf(puzzle)) ?? '').padEnd(200_001, 'A');
    expect(refusal(await lessonIn(code))).toBe('core:linkBad');
  });
  test('that was cut says so', async () => {
    const code = (await linkOf(puzzle)) ?? '';
    expect(refusal(await lessonIn(code.slice(0, code.length / 2)))).toBe('core:linkBad');
  });
});
