import { useEffect, useRef } from 'react';
import type { LessonStep } from '../../lessons/lesson.ts';
import { useMatchStore } from '../../store/matchStore.ts';
import { answerOf, DESK_KEYS, isKey, type KeyAct } from '../../table/input/keyTable.ts';
import { setPracticeDice } from '../../store/practice.ts';
import type { LessonPosition, StepStatus } from '../../lessons/stepStatus.ts';
import type { TableListener } from '../playing/guide.ts';
import { toRemoteHold } from '../../interaction/remoteHold.ts';
import { namesSquare } from '../../interaction/squareInput.ts';
import { sceneAt } from '../../presentation/scenes.ts';
import {
  changeClass,
  type DeskCommand,
  type LessonName,
  onCommand,
  sendDrag,
  sendTable,
  useClass,
} from './classroom.ts';

/** Whether a key enters text: in a field, as part of a shortcut, or as the name of a square. */
const isTyped = (event: KeyboardEvent): boolean => {
  const { open } = useMatchStore.getState();
  const square = open !== null && namesSquare(sceneAt(open, open.ply), event);
  return square || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement;
};
/** Makes these keys lead in the desk's view of the table too. The desk's other keys count hands, cover the projector and draw on it. */
export const useForwardedKeys = (leads: readonly KeyAct[]): void =>
  useEffect(() => {
    if (window.parent === window) return undefined;
    const key = (event: KeyboardEvent): void => {
      const { code, key, shiftKey, isTrusted } = event;
      const does = (act: KeyAct): boolean => isKey(event, act);
      const written = (DESK_KEYS.some(does) || answerOf(event) !== null) && !isTyped(event);
      if (!isTrusted || (!leads.some(does) && !written)) return;
      event.preventDefault();
      event.stopPropagation();
      window.parent.dispatchEvent(new KeyboardEvent('keydown', { code, key, shiftKey }));
    };
    window.addEventListener('keydown', key, true);
    return () => window.removeEventListener('keydown', key, true);
  }, [leads]);
const LEADS: readonly KeyAct[] = ['later', 'earlier'];

/** How long the pointer must rest before the dragged piece is sent to the other windows, ms. */
export const REST_MS = 80;
/** In the window that plays a class's lesson: sends the dragged piece to the other windows. */
export const DragReporter = ({ interaction }: TableListener) => {
  const entries = useMatchStore((state) => state.open?.match.entries.length ?? 0);
  const latest = useRef(interaction);
  useEffect(() => {
    latest.current = interaction;
  });
  useEffect(() => {
    const timer = setTimeout(() => sendDrag(toRemoteHold(latest.current, entries)), REST_MS);
    return () => clearTimeout(timer);
  }, [entries, interaction.proposal, interaction.picked, interaction.mode]);
  return null;
};

interface Props {
  readonly lesson: LessonName;
  readonly step: LessonStep;
  readonly position: LessonPosition;
  readonly standing: StepStatus;
  readonly truth: number;
  press(): void;
  choose(answer: number): void;
  begin(step: number): void;
  solve(): void;
}
const mostOf = (hands: readonly number[]): number => hands.indexOf(Math.max(...hands));

/** In the window that plays a class's lesson: sends its position to the other windows, and runs the desk's commands. */
export const Reporter = ({ lesson, step, position, standing, truth, press, choose, begin, solve }: Props) => {
  const open = useMatchStore((state) => state.open);
  const votes = useClass((state) => state.votes);
  const die = useClass((state) => state.die);
  const match = open?.match;
  const practice = open?.practice;
  useEffect(() => {
    if (match && practice) sendTable({ lesson, position, standing, truth, match, practice });
  }, [lesson, position, standing, truth, match, practice]);

  const actions = useRef({ press, choose, begin, solve });
  useEffect(() => {
    actions.current = { press, choose, begin, solve };
  });
  useEffect(
    () =>
      onCommand((action: DeskCommand) => {
        if (action.type === 'press') actions.current.press();
        else if (action.type === 'solve') actions.current.solve();
        else if (action.type === 'choose') actions.current.choose(action.answer);
        else actions.current.begin(action.to);
      }),
    [],
  );
  useForwardedKeys(LEADS);
  // The answer with most hands is the answer of the class.
  const max = votes.step === position.at && votes.hands.some((count) => count > 0) ? mostOf(votes.hands) : null;
  const predicts = (step.kind === 'predict' || step.kind === 'lab') && !position.progress.thrown;
  useEffect(() => {
    if (predicts && max !== null && position.progress.chosen !== max) actions.current.choose(max);
  }, [predicts, max, position.progress.chosen]);
  // A set die applies to a single roll.
  const entries = match?.entries.length ?? 0;
  const usual = step.kind === 'do' ? step.dice : undefined;
  useEffect(() => setPracticeDice(die === null ? (usual ?? []) : [die]), [die, usual]);
  const before = useRef(entries);
  useEffect(() => {
    if (entries > before.current && useClass.getState().die !== null) changeClass({ die: null });
    before.current = entries;
  }, [entries]);
  return null;
};
