import { useEffect, useRef, useState } from 'react';
import type { Match } from '../../core/match.ts';
import { laidAt } from '../../lessons/laid.ts';
import { type Lesson, type LessonStep, wordsIn } from '../../lessons/lesson.ts';
import { useTranslation } from '../../i18n/index.ts';
import { act } from '../../store/play.ts';
import { goOnPractising, practise } from '../../store/practice.ts';
import { useTable } from '../../store/openMatch.ts';
import type { Guide } from '../play/guide.ts';
import { LessonCard, LessonTray } from './LessonCard.tsx';
import { FRESH, standingOf, truthOf } from './standing.ts';
import { StepStrip } from './StepStrip.tsx';

const sameTable = (a: Match, b: Match): boolean =>
  JSON.stringify([a.game, a.seed, a.entries]) === JSON.stringify([b.game, b.seed, b.entries]);
/** Leads through a lesson: lays each step's table, judges what is done on it, and goes on. */
export const useLesson = (lesson: Lesson, finish: () => void): Guide => {
  const { i18n } = useTranslation();
  const [at, setAt] = useState(0);
  const [reached, setReached] = useState(0);
  const [progress, setProgress] = useState(FRESH);
  /** What of a prediction is still to be played. */
  const [left, setLeft] = useState<number | null>(null);
  const starts = useRef<Match[]>([]);
  const step = lesson.steps[at] as LessonStep;

  const begin = (next: number): void => {
    const { open } = useTable.getState();
    const to = lesson.steps[next];
    if (!to) return finish();
    const dice = to.kind === 'do' ? (to.dice ?? []) : [];
    const wanted = laidAt(lesson, next) ?? (next === at + 1 ? open?.match : starts.current[next]) ?? lesson.matches[0];
    if (!wanted) throw new Error('A lesson has at least one table.');
    if (open?.practice && sameTable(open.match, wanted)) goOnPractising(dice);
    else practise(wanted, dice);
    starts.current[next] = wanted;
    setAt(next);
    setReached(Math.max(reached, next));
    setProgress(FRESH);
    setLeft(null);
  };
  const first = useRef(begin);
  useEffect(() => first.current(0), []);

  const throwNext = (): void => {
    if (step.kind !== 'predict') return;
    const next = step.play[left ?? 0];
    setProgress({ ...progress, thrown: true });
    setLeft((left ?? 0) + 1);
    if (next) void act(next.action, next.dice);
  };
  const words = (text: Parameters<typeof wordsIn>[0]): string => wordsIn(text, i18n.language);

  return (told, showing) => {
    const played = step.kind !== 'predict' || (left ?? 0) >= step.play.length;
    const standing = standingOf(step, progress, told, !showing && played);
    const press = {
      open: undefined,
      running: undefined,
      ready: throwNext,
      met: () => begin(at + 1),
      missed: () => begin(at),
    }[standing];
    const doing = step.kind === 'do' && standing === 'open';
    const last = at === lesson.steps.length - 1;
    return {
      name: words(lesson.name),
      lead: (
        <LessonCard
          name={lesson.name}
          step={step}
          at={at}
          of={lesson.steps.length}
          standing={standing}
          progress={progress}
          truth={truthOf(step, told)}
          words={words}
          choose={(chosen) => !progress.thrown && setProgress({ ...progress, chosen })}
          next={progress.thrown && !played && !showing ? throwNext : null}
        />
      ),
      foot: <StepStrip lesson={lesson} at={at} reached={reached} words={words} go={begin} />,
      bare: step.kind !== 'do',
      points: standing === 'open' || standing === 'ready' || step.kind === 'tell' ? (step.points ?? NONE) : NONE,
      ...(doing
        ? {}
        : { tray: <LessonTray step={step} standing={standing} last={last} press={press} />, press: press ?? nothing }),
    };
  };
};
const NONE: readonly string[] = [];
const nothing = (): void => undefined;
