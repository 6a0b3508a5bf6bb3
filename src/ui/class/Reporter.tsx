import { useEffect, useRef } from 'react';
import type { LessonStep } from '../../lessons/lesson.ts';
import { useMatchStore } from '../../store/matchStore.ts';
import type { KeyAct } from '../../table/input/keyTable.ts';
import { setPracticeDice } from '../../store/practice.ts';
import type { LessonPosition, StepStatus } from '../../lessons/stepStatus.ts';
import type { TableListener } from '../playing/guide.ts';
import { toRemoteHold } from '../../interaction/remoteHold.ts';
import {
  changeClass,
  type DeskCommand,
  type LessonName,
  onCommand,
  sendDrag,
  sendTable,
  useClass,
} from './classroom.ts';
import { useForwardedKeys } from './forwardedKeys.ts';
import { majority } from './majority.ts';
import { sumOf } from './votes.ts';

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
  readonly solvable: boolean;
  press(): void;
  choose(answer: number | null): void;
  begin(step: number): void;
  solve(): void;
}

/** In the window that plays a class's lesson: sends its position to the other windows, and runs the desk's commands. */
export const Reporter = ({ lesson, step, position, standing, truth, solvable, ...does }: Props) => {
  const open = useMatchStore((state) => state.open);
  const votes = useClass((state) => state.votes);
  const die = useClass((state) => state.die);
  const match = open?.match;
  const practice = open?.practice;
  useEffect(() => {
    if (match && practice) sendTable({ lesson, position, standing, truth, solvable, match, practice });
  }, [lesson, position, standing, truth, solvable, match, practice]);

  const actions = useRef(does);
  useEffect(() => {
    actions.current = does;
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
  // The answer with most hands is the answer of the class. If several have as many, the teacher chooses.
  const predicts = (step.kind === 'predict' || step.kind === 'lab') && !position.progress.thrown;
  const { at } = position;
  useEffect(() => {
    if (predicts && votes.step === at && sumOf(votes.hands) > 0) actions.current.choose(majority(votes.hands));
  }, [predicts, votes, at]);
  // A new step leaves the keys to the desk.
  useEffect(() => changeClass({ taken: false }), [at]);
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
