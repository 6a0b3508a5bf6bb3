import { lessonIn, readLesson } from '../../../lessons/file.ts';
import type { Work } from '../protocol.ts';

/** Reads a lesson from its file or from the letters of its link; reports the part done (0..1). */
export const work: Work<'lesson'> = async (from, report) =>
  typeof from === 'string' ? lessonIn(from, report) : readLesson(await from.text(), report);
