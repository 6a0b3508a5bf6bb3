import { create } from 'zustand';
import { deepEqual } from '../../../core/equality.ts';
import type { Message } from '../../../core/message.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { editedOwn, saveDraft, saveEdited } from '../../../lessons/own.ts';

/** How many changes can be undone. */
const MOST_UNDONE = 50;
/** How long after a change the lesson is checked, ms. Each check plays all its tables. */
const CHECK_AFTER = 500;

/** A state of the lesson, and the step that was edited then. */
interface Version {
  readonly lesson: Lesson;
  readonly step: number;
}
/** The lesson that is being edited, with its changes during this visit. */
interface Editing extends Version {
  readonly id: string;
  readonly past: readonly Version[];
  readonly future: readonly Version[];
  /** The field of the last change, if more typing there joins it. */
  readonly field: string | null;
  /** Whether the browser has saved the last change. */
  readonly saved: boolean;
  /** Why the lesson cannot be played. Undefined until it has been checked. */
  readonly fault: Message | null | undefined;
}
/** The lesson that is being edited. Null while none has been opened. */
export const useEditing = create<{ readonly now: Editing | null }>(() => ({ now: null }));

let timer: ReturnType<typeof setTimeout> | undefined;
/** Checks the lesson at once. One that can be played becomes the version that others see. */
export const checkNow = (): void => {
  clearTimeout(timer);
  const { now } = useEditing.getState();
  if (now && now.fault === undefined) useEditing.setState({ now: { ...now, ...saveEdited(now.lesson, now.id) } });
};
const become = (next: Editing): void => {
  useEditing.setState({ now: { ...next, saved: saveDraft(next.lesson, next.id), fault: undefined } });
  clearTimeout(timer);
  timer = setTimeout(checkNow, CHECK_AFTER);
};
/** Opens a lesson to edit it, as it was last edited. Its changes of this visit can still be undone. Returns null if there is none. */
export const openEditing = (game: string, id: string): Editing | null => {
  const lesson = editedOwn(game, id);
  const { now } = useEditing.getState();
  if (!lesson) return null;
  if (now?.id === id && deepEqual(now.lesson, lesson)) return now;
  const opened = { id, lesson, step: 0, past: [], future: [], field: null, saved: true, fault: undefined };
  useEditing.setState({ now: opened });
  timer = setTimeout(checkNow, 0);
  return opened;
};
/** Changes the lesson and saves it. Typing in one field is one change. `step` is the step to edit next. */
export const changeLesson = (lesson: Lesson, field: string | null = null, step?: number): void => {
  const { now } = useEditing.getState();
  if (!now) return;
  const joins = field !== null && field === now.field;
  const past = joins ? now.past : [...now.past, { lesson: now.lesson, step: now.step }].slice(-MOST_UNDONE);
  become({ ...now, lesson, field, past, future: [], step: step ?? now.step });
};
/** Goes to a step. */
export const goToStep = (step: number): void => {
  const { now } = useEditing.getState();
  if (now) useEditing.setState({ now: { ...now, step, field: null } });
};
/** Undoes the last change. False if there is none. */
export const undoChange = (): boolean => {
  const { now } = useEditing.getState();
  const last = now?.past.at(-1);
  if (!now || !last) return false;
  const future = [...now.future, { lesson: now.lesson, step: now.step }];
  become({ ...now, ...last, past: now.past.slice(0, -1), future, field: null });
  return true;
};
/** Makes the last undone change again. False if there is none. */
export const redoChange = (): boolean => {
  const { now } = useEditing.getState();
  const next = now?.future.at(-1);
  if (!now || !next) return false;
  const past = [...now.past, { lesson: now.lesson, step: now.step }];
  become({ ...now, ...next, past, future: now.future.slice(0, -1), field: null });
  return true;
};
