import { matchSchema } from '../core/match.ts';
import { cleanText } from '../core/names.ts';
import { z } from '../core/schema.ts';
import { SEATS } from '../core/seat.ts';

/** What a lesson's file says of its form: that all its tables come about by play, or that some are arranged by hand. */
export const [LESSON_FORMAT, LESSON_FORMAT_POSITION] = ['mera-lesson-1', 'mera-lesson-2'] as const;
/** So many tables a lesson has at most. */
export const MAX_TABLES = 8;

const sentence = z.string().trim().max(600).transform(cleanText).pipe(z.string().min(1));
/** A text in one language or in both; where the reader's is missing the other one is shown. */
const wordsSchema = z
  .object({ en: sentence.optional(), ru: sentence.optional() })
  .refine(({ en, ru }) => en !== undefined || ru !== undefined);
export type LocalText = z.infer<typeof wordsSchema>;

const id = z.string().max(40);
const seat = z.enum(SEATS);
const mm = z.int().min(0).max(10_000);
const faces = z.array(z.int().min(1).max(6)).max(40);
const EVENTS = ['moved', 'shot', 'rolled', 'hit', 'wounded', 'removed', 'restored', 'revealed', 'scored'] as const;

/** What is to be reached by whatever lawful deeds, judged from the steps played since. */
const aimSchema = z.discriminatedUnion('kind', [
  /** Something of this kind has come about, by this rule and to one of these pieces where they are named. */
  z.object({ kind: z.literal('event'), event: z.enum(EVENTS), ids: z.array(id).optional(), rule: id.optional() }),
  /** A rule has been told. */
  z.object({ kind: z.literal('rule'), rule: id }),
  /** A piece stands with its middle so near a point, mm. */
  z.object({ kind: z.literal('place'), id, at: z.object({ x: z.int(), y: z.int() }), within: mm }),
  /** The share (0..1) that obstacles hide of a piece from another's eye lies between these. */
  z.object({
    kind: z.literal('hidden'),
    id,
    from: id,
    least: z.number().min(0).max(1).optional(),
    most: z.number().min(0).max(1).optional(),
  }),
  /** None of these has left the table. */
  z.object({ kind: z.literal('safe'), ids: z.array(id).min(1) }),
  /** The turn has passed to a seat, or, `midway`, it has to answer what has been done to it. */
  z.object({ kind: z.literal('turn'), to: seat, midway: z.literal(true).optional() }),
  /** The match is over and a seat has won. */
  z.object({ kind: z.literal('won'), by: seat }),
]);
export type LessonGoal = z.infer<typeof aimSchema>;
const aims = z.array(aimSchema).min(1).max(6);

const common = {
  /** A word or two for the strip of steps. */
  name: wordsSchema,
  text: wordsSchema,
  /** The rule that it is about, to be read from there. */
  rule: id.optional(),
  /** The table: which of the lesson's records, and after how many of its actions; without it the step goes on from the table before. */
  at: z.tuple([z.int().min(0), z.int().min(0)]).optional(),
  /** Pieces to be looked at: marked on the table in this order, and the camera comes near; a text names the marks by ❶ to ❽. */
  points: z.array(id).max(8).optional(),
};
const answers = <Answer extends z.ZodType>(answer: Answer) => z.array(answer).min(2).max(5);
const stepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tell'), ...common }),
  z.object({
    kind: z.literal('ask'),
    ...common,
    answers: answers(z.object({ text: wordsSchema, right: z.boolean().optional(), why: wordsSchema })),
  }),
  /** First an answer, then it is played; the answer whose aims are met was the true one. */
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
  z.object({
    kind: z.literal('do'),
    ...common,
    aims,
    /** The faces of the throws to come, set for the demonstration; they begin anew at their end. */
    dice: faces.optional(),
    /** After so many actions without the aim it is missed, as it is in any case when the turn has passed. */
    within: z.int().min(1).max(60).optional(),
    told: wordsSchema,
    hint: wordsSchema,
  }),
]);
export type LessonStep = z.infer<typeof stepSchema>;
export type StepOf<Kind extends LessonStep['kind']> = Extract<LessonStep, { kind: Kind }>;

/** A lesson or a puzzle: records of matches, and steps that stand on their tables. */
export const lessonSchema = z.object({
  format: z.literal([LESSON_FORMAT, LESSON_FORMAT_POSITION]),
  game: z.string().max(40),
  sort: z.enum(['lesson', 'puzzle']),
  name: wordsSchema,
  about: wordsSchema,
  matches: z.array(matchSchema).min(1).max(MAX_TABLES),
  steps: z.array(stepSchema).min(1).max(20),
});
export type Lesson = z.infer<typeof lessonSchema>;

/** A text in the reader's language, else in the one that there is. */
export const textIn = ({ en, ru }: LocalText, language: string): string =>
  (language === 'ru' ? (ru ?? en) : (en ?? ru)) ?? '';
