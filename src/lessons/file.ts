import { FORMAT, FORMAT_POSITION, replaySteps, runEntry } from '../core/match.ts';
import { type Message, messageFactory } from '../core/message.ts';
import { gameOf, loadGame } from '../games/index.ts';
import { validateMatch, refuseStartingPosition, type OnProgress } from '../storage/matchFile.ts';
import { formatField, describeIssue, readJson } from '../storage/json.ts';
import { compress, decompress } from '../storage/compression.ts';
import { startRecord } from './startRecord.ts';
import { type Lesson, LESSON_FORMAT_POSITION, LESSON_FORMAT, lessonSchema } from './lesson.ts';

/** The files that lessons are saved to end in this. */
export const LESSON_SUFFIX = '.mera-lesson.json';
/** So many million letters a lesson has at most. */
export const MAX_MILLIONS = 1;
/** The tables of a lesson have at most so many actions together: each reader plays them all again. */
export const MAX_ACTIONS = 2000;
/** A link of more letters than these is not read. */
const MOST_LETTERS = 200_000;
/** A link of more letters than these is cut by what it is sent through. */
const MOST_LINKED = 4000;
const say =
  messageFactory<
    Record<
      | 'fileOtherFormat'
      | 'fileNoGame'
      | 'fileNotLesson'
      | 'fileIsMatch'
      | 'lessonTable'
      | 'lessonPosition'
      | 'lessonStep'
      | 'lessonAnswer'
      | 'lessonTooLong'
      | 'linkBad'
      | 'whereHead',
      string
    >
  >('core');
const LISTS = { matches: 'core:whereTable', steps: 'core:whereStep' };
const ANY_LESSON = 'mera-lesson-';

/** A lesson that was read, or why it cannot be. */
export type ReadLesson = { readonly lesson: Lesson } | { readonly error: Message };
/** The text of a lesson's file. */
export const makeLesson = (lesson: Lesson): string => `${JSON.stringify(lesson, null, 1)}\n`;

/** Why a step cannot be: it has no table, no right answer or several, or what is to be foretold is not lawful there; null if it can. */
const faultOf = (lesson: Lesson, i: number): Message | null => {
  const step = lesson.steps[i];
  const n = i + 1;
  if (!step || (i === 0 && !step.at)) return say('lessonStep', { n });
  const [table, ply] = step.at ?? [];
  if (table !== undefined && ply !== undefined) {
    const match = lesson.matches[table];
    if (!match || ply > match.entries.length) return say('lessonStep', { n });
  }
  if (step.kind === 'ask' && step.answers.filter(({ right }) => right).length !== 1) return say('lessonAnswer', { n });
  return foretoldFault(lesson, i);
};
/** Whether all that is to be foretold at a step is lawful, as far as no shell or flick must be simulated for it. */
const foretoldFault = (lesson: Lesson, i: number): Message | null => {
  const step = lesson.steps[i];
  if (step?.kind !== 'predict') return null;
  // Where a deed of the pupil lies between, the table is his.
  const from = lesson.steps.slice(0, i + 1).findLastIndex(({ at }) => at !== undefined);
  const between = lesson.steps.slice(from, i);
  const match = between.every(({ kind }) => kind === 'tell' || kind === 'ask') ? startRecord(lesson, from) : null;
  const game = match && gameOf(match.game);
  if (!game) return null;
  let state = [...replaySteps(game, { ...match, options: game.schema.options.parse(match.options) })].at(-1)?.state;
  for (const [k, { action, dice }] of step.play.entries()) {
    const parsed = game.schema.action.safeParse(action);
    const entry = { action: parsed.data, ...(dice ? { dice } : {}) };
    const ran = parsed.success && runEntry(game, match.seed, match.entries.length + k + 1, state, entry);
    if (ran && 'shot' in ran) return null;
    if (!ran || !('step' in ran)) return say('lessonStep', { n: i + 1 });
    ({ state } = ran.step);
  }
  return null;
};

/** Reads the text of a lesson's file: its form, its game, whose code must be here, its tables played again, then every step; or says why it cannot be read. */
export const parseLesson = (text: string): ReadLesson => {
  const formed = formedBy(text);
  return 'error' in formed ? formed : checkLesson(formed.lesson);
};
/** Reads the text of a lesson's file and loads its game first; `told` gets the part done (0..1). */
export const readLesson = async (text: string, told?: OnProgress): Promise<ReadLesson> => {
  const formed = formedBy(text);
  if ('error' in formed) return formed;
  await loadGame(formed.lesson.game);
  return checkLesson(formed.lesson, told);
};
/** What has the form of a lesson, whatever is in it. */
const formedBy = (text: string): ReadLesson => {
  const read = readJson(text, LESSON_SUFFIX, MAX_MILLIONS);
  if ('error' in read) return read;
  const format = formatField(read.data);
  if (format === FORMAT || format === FORMAT_POSITION) return { error: say('fileIsMatch') };
  if (
    typeof format === 'string' &&
    format.startsWith(ANY_LESSON) &&
    format !== LESSON_FORMAT &&
    format !== LESSON_FORMAT_POSITION
  )
    return { error: say('fileOtherFormat') };
  const parsed = lessonSchema.safeParse(read.data);
  if (!parsed.success) return { error: say('fileNotLesson', { where: describeIssue(parsed.error.issues, LISTS) }) };
  return { lesson: parsed.data };
};
/** Whether a lesson of the right form can be played. */
const checkLesson = (lesson: Lesson, told?: OnProgress): ReadLesson => {
  const game = gameOf(lesson.game);
  if (!game) return { error: say('fileNoGame') };
  const isArranged = lesson.matches.some(({ arranged }) => arranged !== undefined);
  if (isArranged !== (lesson.format === LESSON_FORMAT_POSITION))
    return { error: say('fileNotLesson', { where: say('whereHead') }) };
  const all = lesson.matches.reduce((sum, { entries }) => sum + entries.length, 0);
  if (all > MAX_ACTIONS) return { error: say('lessonTooLong', { most: MAX_ACTIONS }) };
  let before = 0;
  for (const [i, match] of lesson.matches.entries()) {
    const why = match.game === game.id ? refuseStartingPosition(game, match) : null;
    if (why) return { error: say('lessonPosition', { n: i + 1, why: why.text }) };
    const { length } = match.entries;
    const part = (done: number): void => told?.((before + done * length) / all);
    const checked = match.game === lesson.game ? validateMatch(match, part) : null;
    before += length;
    if (!checked || 'error' in checked || checked.stopped) return { error: say('lessonTable', { n: i + 1 }) };
  }
  for (const i of lesson.steps.keys()) {
    const error = faultOf(lesson, i);
    if (error) return { error };
  }
  return { lesson };
};
/** A lesson packed into the letters of a link; null where they would be too many. */
export const linkOf = async (lesson: Lesson): Promise<string | null> => {
  const code = (await compress(JSON.stringify(lesson))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return code.length <= MOST_LINKED ? code : null;
};
/** Reads the lesson that a link holds, or says why it holds none; `told` gets the part done (0..1). */
export const lessonIn = async (code: string, told?: OnProgress): Promise<ReadLesson> => {
  if (code.length > MOST_LETTERS) return { error: say('linkBad') };
  try {
    const text = await decompress(code.replaceAll('-', '+').replaceAll('_', '/'), MAX_MILLIONS * 1_000_000);
    return text === null ? { error: say('linkBad') } : await readLesson(text, told);
  } catch {
    return { error: say('linkBad') };
  }
};
