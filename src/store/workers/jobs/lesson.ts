import { lessonIn, readLesson } from '../../../lessons/file.ts';
import type { Work } from '../protocol.ts';

/** Reads a lesson from its file or link code; reports the part done (0 to 1). */
export const work: Work<'lesson'> = async (from, report) =>
  typeof from === 'string' ? lessonIn(from, report) : readLesson(await from.text(), report);
