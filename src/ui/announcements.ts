import { create } from 'zustand';

/** A thing said: a new id makes two equal ones in a row be heard twice. */
export interface SpokenText {
  readonly id: number;
  readonly text: string;
}
interface Speech {
  /** What has come about, the last thing last. */
  readonly said: readonly SpokenText[];
  /** What the hand holds and what was asked of the table. */
  readonly held: SpokenText | null;
}
/** What is said to those who listen. */
export const useAnnouncements = create<Speech>()(() => ({ said: [], held: null }));

const KEPT = 6;
let count = 0;
const next = (text: string): SpokenText => ({ id: ++count, text });
/** Says what has come about, after what is being said. */
export const announce = (text: string): void => {
  if (text) useAnnouncements.setState(({ said }) => ({ said: [...said, next(text)].slice(-KEPT) }));
};
/** Says what the hand holds, or an answer to a question, in place of what it said before; nothing for an empty text. */
export const announceDrag = (text: string): void => useAnnouncements.setState({ held: text ? next(text) : null });
/** Leaves nothing to be heard, or read in the page, of what has been said. */
export const clearAnnouncements = (): void => useAnnouncements.setState({ said: [], held: null });
