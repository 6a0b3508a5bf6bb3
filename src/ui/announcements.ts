import { create } from 'zustand';

/** An announcement. A new id makes two equal ones in a row be read twice. */
export interface SpokenText {
  readonly id: number;
  readonly text: string;
}
interface Speech {
  /** The events so far, the latest last. */
  readonly said: readonly SpokenText[];
  /** The dragged piece, and answers to questions about the table. */
  readonly held: SpokenText | null;
}
/** The announcements for screen readers. */
export const useAnnouncements = create<Speech>()(() => ({ said: [], held: null }));

const KEPT = 6;
let count = 0;
const next = (text: string): SpokenText => ({ id: ++count, text });
/** Announces an event, after the current announcement. */
export const announce = (text: string): void => {
  if (text) useAnnouncements.setState(({ said }) => ({ said: [...said, next(text)].slice(-KEPT) }));
};
/** Announces the dragged piece, or an answer to a question, in place of the previous text. Nothing for an empty text. */
export const announceDrag = (text: string): void => useAnnouncements.setState({ held: text ? next(text) : null });
/** How long a character takes to be heard, ms. */
const HEARD_MS = 65;
/** Returns how long the latest announcement takes to be heard, ms. 0 without any. */
export const hearingTime = (): number => HEARD_MS * (useAnnouncements.getState().said.at(-1)?.text.length ?? 0);
/** Removes all announcements, so that they can neither be heard nor read in the page. */
export const clearAnnouncements = (): void => useAnnouncements.setState({ said: [], held: null });
