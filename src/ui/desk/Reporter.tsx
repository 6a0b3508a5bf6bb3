import { useEffect, useRef } from 'react';
import type { LessonStep } from '../../lessons/lesson.ts';
import { useTable } from '../../store/openMatch.ts';
import { loadDice } from '../../store/practice.ts';
import type { Lead, Standing } from '../lessons/standing.ts';
import type { Heard } from '../play/guide.ts';
import { heldBy } from '../play/hand/held.ts';
import { sceneAt } from '../play/show/scenes.ts';
import { changeClass, type Deed, type LessonName, onDeed, tellHeld, tellTable, useClass } from './classroom.ts';

/** The desk's keys that cover the wall and draw on it; the code of a link has no letter here, for it is sounds on or off at the table. */
const COVERS = new Set(['KeyF', 'KeyB', 'KeyS', 'KeyP', 'KeyC']);
/** Those that count hands. */
const COUNTS = /^Digit[1-5]$/;
/** Whether a letter is written: in a field, as part of a shortcut, or as a square of a board. */
const isTyped = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean => {
  const { open } = useTable.getState();
  const squares = open !== null && (sceneAt(open, open.ply).boards ?? []).length > 0;
  return squares || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement;
};
/** Whoever has touched the table in the desk's view still leads by these keys, counts hands, covers the wall and draws on it with the desk's keys. */
export const useForwardedKeys = (leads: ReadonlySet<string>): void =>
  useEffect(() => {
    if (window.parent === window) return undefined;
    const key = (event: KeyboardEvent): void => {
      const { code, isTrusted } = event;
      const written = (COVERS.has(code) || COUNTS.test(code)) && !isTyped(event);
      if (!isTrusted || (!leads.has(code) && !written)) return;
      event.preventDefault();
      event.stopPropagation();
      window.parent.dispatchEvent(new KeyboardEvent('keydown', { code }));
    };
    window.addEventListener('keydown', key, true);
    return () => window.removeEventListener('keydown', key, true);
  }, [leads]);
const LEADS = new Set(['PageDown', 'PageUp']);

/** So long a hand must rest before the other windows are told what it holds, ms. */
export const REST_MS = 80;
/** In the window that plays a class's lesson: tells the others what the hand holds. */
export const HandTeller = ({ hand }: Heard) => {
  const entries = useTable((state) => state.open?.match.entries.length ?? 0);
  const latest = useRef(hand);
  useEffect(() => {
    latest.current = hand;
  });
  useEffect(() => {
    const timer = setTimeout(() => tellHeld(heldBy(latest.current, entries)), REST_MS);
    return () => clearTimeout(timer);
  }, [entries, hand.proposal, hand.picked, hand.mode]);
  return null;
};

interface Props {
  readonly lesson: LessonName;
  readonly step: LessonStep;
  readonly lead: Lead;
  readonly standing: Standing;
  readonly truth: number;
  press(): void;
  choose(answer: number): void;
  begin(step: number): void;
}
const mostOf = (hands: readonly number[]): number => hands.indexOf(Math.max(...hands));

/** In the window that plays a class's lesson: tells the others how it stands, and does what the desk asks for. */
export const Reporter = ({ lesson, step, lead, standing, truth, press, choose, begin }: Props) => {
  const open = useTable((state) => state.open);
  const votes = useClass((state) => state.votes);
  const die = useClass((state) => state.die);
  const match = open?.match;
  const practice = open?.practice;
  useEffect(() => {
    if (match && practice) tellTable({ lesson, lead, standing, truth, match, practice });
  }, [lesson, lead, standing, truth, match, practice]);

  const deeds = useRef({ press, choose, begin });
  useEffect(() => {
    deeds.current = { press, choose, begin };
  });
  useEffect(
    () =>
      onDeed((deed: Deed) => {
        if (deed.type === 'press') deeds.current.press();
        else if (deed.type === 'choose') deeds.current.choose(deed.answer);
        else deeds.current.begin(deed.to);
      }),
    [],
  );
  useForwardedKeys(LEADS);
  // What most hands were raised for is the answer of the class.
  const most = votes.step === lead.at && votes.hands.some((count) => count > 0) ? mostOf(votes.hands) : null;
  const predicts = step.kind === 'predict' && !lead.progress.thrown;
  useEffect(() => {
    if (predicts && most !== null && lead.progress.chosen !== most) deeds.current.choose(most);
  }, [predicts, most, lead.progress.chosen]);
  // A set die is thrown once.
  const entries = match?.entries.length ?? 0;
  const usual = step.kind === 'do' ? step.dice : undefined;
  useEffect(() => loadDice(die === null ? (usual ?? []) : [die]), [die, usual]);
  const before = useRef(entries);
  useEffect(() => {
    if (entries > before.current && useClass.getState().die !== null) changeClass({ die: null });
    before.current = entries;
  }, [entries]);
  return null;
};
