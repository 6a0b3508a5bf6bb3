import { FORMAT, FORMAT_POSITION, replaySteps, runEntry } from '../core/match.ts';
import { type Message, messageFactory } from '../core/message.ts';
import { gameOf, loadGame } from '../games/index.ts';
import { validateMatch, refuseStartingPosition, type OnProgress } from '../storage/matchFile.ts';
import { formatField, describeIssue, readJson } from '../storage/json.ts';
import { packLink, unpackLink } from '../storage/linkCode.ts';
import { startRecord } from './startRecord.ts';
import {
  type Lesson,
  LESSON_FORMATS,
  type LessonStep,
  lessonSchema,
  type LocalText,
  type StepOf,
  textIn,
} from './lesson.ts';

/** The largest lesson, in millions of characters. */
export const MAX_MILLIONS = 1;
/** The most actions of all tables of a lesson together. Each reader plays them all again. */
export const MAX_ACTIONS = 2000;
const say =
  messageFactory<
    Record<
      | 'lessonNewer'
      | 'lessonText'
      | 'fileNoGame'
      | 'fileNotLesson'
      | 'fileIsMatch'
      | 'lessonTable'
      | 'lessonPosition'
      | 'lessonStep'
      | 'lessonAnswer'
      | 'lessonLab'
      | 'lessonTooLong'
      | 'linkBad'
      | 'whereHead',
      string
    >
  >('core');
const LISTS = { matches: 'core:whereTable', steps: 'core:whereStep' };
const ANY_LESSON = 'mera-lesson-';
/** The texts of steps and answers. */
const TEXTS: ReadonlySet<string> = new Set(['name', 'text', 'why', 'told', 'hint']);

/** A lesson, or why it cannot be read. */
export type ReadLesson = { readonly lesson: Lesson } | { readonly error: Message };
/** Returns the text of a lesson's file. */
export const lessonToText = (lesson: Lesson): string => `${JSON.stringify(lesson, null, 1)}\n`;

/** Returns why a step is invalid, or null: it has no table, no or several right answers, or the action to predict is illegal there. */
const faultOf = (lesson: Lesson, i: number): Message | null => {
  const step = lesson.steps[i];
  const n = i + 1;
  if (!step || (i === 0 && !step.at)) return say('lessonStep', { n });
  const [table, ply] = step.at ?? [];
  if (table !== undefined && ply !== undefined) {
    const match = lesson.matches[table];
    if (!match || ply > match.entries.length) return say('lessonStep', { n });
  }
  return contentFault(lesson, step, n) ?? foretoldFault(lesson, i);
};
/** Returns why a question or a lab step is invalid. */
const contentFault = (lesson: Lesson, step: LessonStep, n: number): Message | null => {
  const asked = step.kind === 'ask' || step.kind === 'lab' ? step.answers : undefined;
  if (asked && asked.filter(({ right }) => right).length !== 1) return say('lessonAnswer', { n });
  return step.kind === 'lab' && !isInLab(lesson, step) ? say('lessonLab', { n }) : null;
};
/** Whether a lab step is about an action that the game's odds lab has, with settings that it knows and that the rules allow. */
const isInLab = ({ game: id }: Lesson, { trial, settings }: StepOf<'lab'>): boolean => {
  const game = gameOf(id);
  const found = game?.lab?.trials.find((each) => each.id === trial);
  if (!game || !found) return false;
  const fields = found.fields(settings);
  const isKnown = ([name, value]: readonly [string, string]): boolean => {
    const field = fields.find((each) => each.id === name);
    if (field?.kind === 'one') return field.values.some((each) => each.id === value);
    return field !== undefined && (value === 'on' || value === 'off');
  };
  if (!Object.entries(settings).every(isKnown)) return false;
  const { state, action } = found.lay(settings);
  return game.refuse(state, action) === null;
};
/** Checks that the actions to predict at a step are legal, as far as no shot must be simulated. */
const foretoldFault = (lesson: Lesson, i: number): Message | null => {
  const step = lesson.steps[i];
  if (step?.kind !== 'predict') return null;
  // If the pupil acts in between, the table is the pupil's.
  const from = lesson.steps.slice(0, i + 1).findLastIndex(({ at }) => at !== undefined);
  const between = lesson.steps.slice(from, i);
  const match = between.every(({ kind }) => kind === 'tell' || kind === 'ask' || kind === 'lab')
    ? startRecord(lesson, from)
    : null;
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

/**
 * Reads the text of a lesson's file: its form, its game (which must be loaded), its tables, which are played again, and every
 * step. Returns why it cannot be read.
 */
export const parseLesson = (text: string): ReadLesson => {
  const formed = formedBy(text);
  return 'error' in formed ? formed : checkLesson(formed.lesson);
};
/** Reads the text of a lesson's file and loads its game first. `onProgress` gets the part done (0 to 1). */
export const readLesson = async (text: string, onProgress?: OnProgress): Promise<ReadLesson> => {
  const formed = formedBy(text);
  if ('error' in formed) return formed;
  await loadGame(formed.lesson.game);
  return checkLesson(formed.lesson, onProgress);
};
/** Returns a lesson of the right form, whatever its content. */
const formedBy = (text: string): ReadLesson => {
  const read = readJson(text, MAX_MILLIONS);
  if ('error' in read) return read;
  const format = formatField(read.data);
  if (format === FORMAT || format === FORMAT_POSITION) return { error: say('fileIsMatch') };
  if (typeof format === 'string' && format.startsWith(ANY_LESSON) && !LESSON_FORMATS.includes(format))
    return { error: say('lessonNewer') };
  const parsed = lessonSchema.safeParse(read.data);
  if (!parsed.success) return { error: say('fileNotLesson', { where: describeIssue(parsed.error.issues, LISTS) }) };
  return { lesson: parsed.data };
};
/** Whether a text of a part is in neither language. */
const hasEmptyText = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(hasEmptyText);
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([key, value]) =>
    TEXTS.has(key) ? textIn(value as LocalText, 'en') === '' : key !== 'play' && hasEmptyText(value),
  );
};
/** Checks that a lesson of the right form can be played. */
const checkLesson = (lesson: Lesson, onProgress?: OnProgress): ReadLesson => {
  const game = gameOf(lesson.game);
  if (!game) return { error: say('fileNoGame') };
  if ([lesson.name, lesson.about].some((words) => textIn(words, 'en') === ''))
    return { error: say('lessonText', { where: say('whereHead') }) };
  const empty = lesson.steps.findIndex(hasEmptyText);
  if (empty >= 0) return { error: say('lessonText', { where: { key: LISTS.steps, values: { n: empty + 1 } } }) };
  const all = lesson.matches.reduce((sum, { entries }) => sum + entries.length, 0);
  if (all > MAX_ACTIONS) return { error: say('lessonTooLong', { most: MAX_ACTIONS }) };
  let before = 0;
  for (const [i, match] of lesson.matches.entries()) {
    const why = match.game === game.id ? refuseStartingPosition(game, match) : null;
    if (why) return { error: say('lessonPosition', { n: i + 1, why: why.text }) };
    const { length } = match.entries;
    const part = (done: number): void => onProgress?.((before + done * length) / all);
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
/** Packs a lesson into link characters. Null if there would be too many. */
export const linkOf = (lesson: Lesson): Promise<string | null> => packLink(JSON.stringify(lesson));
/** Reads the lesson of a link, or returns why it has none. `onProgress` gets the part done (0 to 1). */
export const lessonIn = async (code: string, onProgress?: OnProgress): Promise<ReadLesson> => {
  const text = await unpackLink(code, MAX_MILLIONS * 1_000_000);
  try {
    return text === null ? { error: say('linkBad') } : await readLesson(text, onProgress);
  } catch {
    return { error: say('linkBad') };
  }
};
