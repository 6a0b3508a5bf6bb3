import { z } from '../core/schema.ts';
import { createStoredList } from './storedList.ts';

const text = z.string().max(1000);
const count = z.int().min(0).max(999);
const questionSchema = z.object({
  /** The number of its step, from 1. */
  step: z.int().min(1).max(20),
  text,
  answers: z.array(text).min(2).max(5),
  /** The right answer, once it is known. */
  right: z.int().min(0).max(4).nullable(),
  /** The votes for each answer: first, and after the class has talked. */
  rounds: z.array(z.array(count).max(5)).min(1).max(2),
  /** The chance of each answer, for what luck decides. */
  chances: z.array(z.number().min(0).max(1)).max(5).nullable(),
});
/** A question of a lesson with a class's votes. */
export type VotedQuestion = z.infer<typeof questionSchema>;
const reportSchema = z.object({
  id: z.string().min(1).max(60),
  game: z.string().max(40),
  /** The name of the lesson in the address. */
  lesson: z.string().max(80),
  title: text,
  /** When it began, ms. */
  at: z.number().min(0).max(8.64e15),
  minutes: z.number().min(0).max(10_000),
  /** Whether the teacher played it without a class. */
  rehearsal: z.boolean().optional(),
  questions: z.array(questionSchema).max(20),
});
/** What a class voted in one lesson. It holds no names. */
export type LessonReport = z.infer<typeof reportSchema>;

const list = createStoredList<LessonReport>('mera.lessonReports', reportSchema, { most: 100, idOf: ({ id }) => id });
/** Returns the reports of lessons on this device, the latest first, without damaged ones. */
export const lessonReports = (): LessonReport[] => list.read().toReversed();
/** Saves a report, in place of its older state. False if the browser saves nothing. */
export const keepReport = (report: LessonReport): boolean =>
  list.write([...list.read().filter(({ id }) => id !== report.id), report]);
/** Deletes a report. False if the browser saves nothing. */
export const forgetReport = (id: string): boolean => list.write(list.read().filter((each) => each.id !== id));
