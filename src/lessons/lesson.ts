import { matchSchema } from '../core/match.ts';
import { cleanText } from '../core/names.ts';
import { z } from '../core/schema.ts';
import { SEATS } from '../core/seat.ts';
import { lettered } from './marks.ts';

/** The format of lesson files. */
export const LESSON_FORMAT = 'mera-lesson-3';
/** The older formats, which are read too: all tables reached by play, or some from positions. */
const [PLAYED, POSITIONS] = ['mera-lesson-1', 'mera-lesson-2'] as const;
/** All formats that are read. */
export const LESSON_FORMATS: readonly string[] = [PLAYED, POSITIONS, LESSON_FORMAT];
/** The most tables of a lesson. */
export const MAX_TABLES = 8;

const sentence = z
  .string()
  .trim()
  .max(600)
  .transform((text) => lettered(cleanText(text)) || undefined);
/** A text in one or both languages. If the reader's is missing, the other one is shown. A text that is not written yet has neither. */
const wordsSchema = z.object({ en: sentence.optional(), ru: sentence.optional() });
export type LocalText = z.infer<typeof wordsSchema>;

const id = z.string().max(40);
const seat = z.enum(SEATS);
const mm = z.int().min(0).max(10_000);
const faces = z.array(z.int().min(1).max(6)).max(40);
const EVENTS = ['moved', 'shot', 'rolled', 'hit', 'wounded', 'removed', 'restored', 'revealed', 'scored'] as const;

/** A goal to reach by any legal actions, judged from the steps played since. */
const aimSchema = z.discriminatedUnion('kind', [
  /** An event of this kind has happened, by this rule and to one of these pieces if they are named. */
  z.object({ kind: z.literal('event'), event: z.enum(EVENTS), ids: z.array(id).optional(), rule: id.optional() }),
  /** An event has named a rule. */
  z.object({ kind: z.literal('rule'), rule: id }),
  /** A piece's centre is this close to a point, mm. */
  z.object({ kind: z.literal('place'), id, at: z.object({ x: z.int(), y: z.int() }), within: mm }),
  /** The part (0 to 1) of a piece that obstacles hide from another's eye is in this range. */
  z.object({
    kind: z.literal('hidden'),
    id,
    from: id,
    least: z.number().min(0).max(1).optional(),
    most: z.number().min(0).max(1).optional(),
  }),
  /** None of these has left the table. */
  z.object({ kind: z.literal('safe'), ids: z.array(id).min(1) }),
  /** At least one action was taken. None of these pieces, or no piece at all, has moved, been harmed, restored or removed, or scored. */
  z.object({ kind: z.literal('nothing'), ids: z.array(id).min(1).optional() }),
  /** An action was taken with one of these pieces, or at it. */
  z.object({ kind: z.literal('chosen'), ids: z.array(id).min(1) }),
  /** The turn has passed to a seat, or (`midway`) the seat must respond to what was done to it. */
  z.object({ kind: z.literal('turn'), to: seat, midway: z.literal(true).optional() }),
  /** The match is over and a seat has won. */
  z.object({ kind: z.literal('won'), by: seat }),
]);
export type LessonGoal = z.infer<typeof aimSchema>;
const aims = z.array(aimSchema).min(1).max(6);

const common = {
  /** A word or two for the list of steps. */
  name: wordsSchema,
  text: wordsSchema,
  /** The rule that it is about, with a link to its text. */
  rule: id.optional(),
  /** The table: the index of the lesson's record, and the number of its actions. Without it the step continues from the table before. */
  at: z.tuple([z.int().min(0), z.int().min(0)]).optional(),
  /** Pieces to look at. They are marked on the table in this order, and the camera moves to them. Texts name the marks Ⓟ to Ⓦ. */
  points: z.array(id).max(8).optional(),
};
/** The most settings of a lab step. */
const MAX_SETTINGS = 20;
const answers = <Answer extends z.ZodType>(answer: Answer) => z.array(answer).min(2).max(5);
const stepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tell'), ...common }),
  z.object({
    kind: z.literal('ask'),
    ...common,
    answers: answers(z.object({ text: wordsSchema, right: z.boolean().optional(), why: wordsSchema })),
  }),
  /** First an answer is chosen, then the actions are played. The answer that meets its aims is the right one. */
  z.object({
    kind: z.literal('predict'),
    ...common,
    answers: answers(z.object({ text: wordsSchema, aims })),
    play: z
      .array(z.object({ action: z.unknown(), dice: faces.optional() }))
      .min(1)
      .max(20),
    told: wordsSchema,
  }),
  /** An action of the game's odds lab. Its bars are shown after a press, and first an answer is chosen if there are any. */
  z.object({
    kind: z.literal('lab'),
    ...common,
    /** The action of the lab, and its settings by field. Fields without a setting have their defaults. */
    trial: id,
    settings: z.record(id, id).refine((settings) => Object.keys(settings).length <= MAX_SETTINGS),
    answers: answers(z.object({ text: wordsSchema, right: z.boolean().optional() })).optional(),
    told: wordsSchema,
  }),
  z.object({
    kind: z.literal('do'),
    ...common,
    aims,
    /** The dice of the coming rolls, set for the demonstration. They repeat at their end. */
    dice: faces.optional(),
    /** After this many actions without reaching the aim it is missed, and in any case when the turn has passed. */
    within: z.int().min(1).max(60).optional(),
    told: wordsSchema,
    hint: wordsSchema,
  }),
]);
export type LessonStep = z.infer<typeof stepSchema>;
export type StepOf<Kind extends LessonStep['kind']> = Extract<LessonStep, { kind: Kind }>;

const anyFormat = z.object({
  format: z.literal([PLAYED, POSITIONS, LESSON_FORMAT]),
  game: z.string().max(40),
  sort: z.enum(['lesson', 'puzzle']),
  name: wordsSchema,
  about: wordsSchema,
  matches: z.array(matchSchema).min(1).max(MAX_TABLES),
  steps: z.array(stepSchema).min(1).max(20),
});
/** A lesson or a puzzle: records of matches, and steps that use their tables. It is in the newest format, whatever it was read from. */
export const lessonSchema = anyFormat
  .refine(({ format, matches }) => {
    const hasPositions = matches.some(({ arranged }) => arranged !== undefined);
    return format === LESSON_FORMAT || hasPositions === (format === POSITIONS);
  })
  .transform((lesson) => ({ ...lesson, format: LESSON_FORMAT }) as const);
export type Lesson = z.infer<typeof lessonSchema>;

/** Returns a text in the reader's language, or in the other one. */
export const textIn = ({ en, ru }: LocalText, language: string): string =>
  (language === 'ru' ? (ru ?? en) : (en ?? ru)) ?? '';
