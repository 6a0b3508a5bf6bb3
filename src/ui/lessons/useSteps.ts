import { useEffect, useRef, useState } from 'react';
import { deepEqual } from '../../core/equality.ts';
import type { Match } from '../../core/match.ts';
import { gameOf } from '../../games/index.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { Solutions } from '../../lessons/solutions.ts';
import { startRecord } from '../../lessons/startRecord.ts';
import { type LessonPosition, NOT_STARTED } from '../../lessons/stepStatus.ts';
import { tableBefore } from '../../lessons/tableBefore.ts';
import { useMatchStore } from '../../store/matchStore.ts';
import { continuePractice, followPractice, startPractice } from '../../store/practice.ts';
import { type LessonName, savedTable } from '../class/classroom.ts';
import { useSolutions } from './useSolutions.ts';

const sameTable = (a: Match, b: Match): boolean =>
  deepEqual([a.game, a.seed, a.arranged, a.entries], [b.game, b.seed, b.arranged, b.entries]);
const START: LessonPosition = { at: 0, reached: 0, progress: NOT_STARTED, left: null };
/** The step (from 0) at which a lesson begins, and the solutions that give its table. */
export interface StartAt {
  readonly at: number;
  readonly solutions: Solutions;
}
/** The position in a lesson, how to go to a step with its table, and the actions that reach the goal of the current step. */
export const useSteps = (lesson: Lesson, finish: () => void, name: LessonName | null, start?: StartAt) => {
  const [position, setPosition] = useState(START);
  const { at, reached } = position;
  const starts = useRef<Match[]>([]);
  const { solutions, found } = useSolutions(lesson, name, at, () => starts.current[at]);
  /** Goes to a step. `onward`: the step before it has been done, so its table is the one to continue from. */
  const begin = (next: number, onward = false): void => {
    const { open } = useMatchStore.getState();
    const to = lesson.steps[next];
    const game = gameOf(lesson.game);
    if (!to || !game) return finish();
    const dice = to.kind === 'do' ? (to.dice ?? []) : [];
    const wanted =
      startRecord(lesson, next) ??
      (onward ? open?.match : starts.current[next]) ??
      tableBefore(game, lesson, next, start?.solutions ?? solutions);
    if (open?.practice && sameTable(open.match, wanted)) continuePractice(dice);
    else startPractice(wanted, dice);
    starts.current[next] = wanted;
    setPosition({ at: next, reached: Math.max(reached, next), progress: NOT_STARTED, left: null });
  };
  const resume = (): void => {
    const kept = name && savedTable(name);
    if (!kept || !lesson.steps[kept.position.at]) return begin(start?.at ?? 0);
    followPractice(kept.match, kept.practice);
    useMatchStore.setState({ playLocation: 'here' });
    setPosition(kept.position);
  };
  const first = useRef(resume);
  useEffect(() => first.current(), []);
  return { position, setPosition, begin, found };
};
