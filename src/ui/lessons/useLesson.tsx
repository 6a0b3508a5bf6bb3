import { useState } from 'react';
import type { Message } from '../../core/message.ts';
import { type StartAt, useSteps } from './useSteps.ts';
import { otherThanSaid } from './otherThanSaid.ts';
import { type Lesson, type LessonStep, textIn } from '../../lessons/lesson.ts';
import { t, useTranslation } from '../../i18n/index.ts';
import { performAction } from '../../store/matchActions.ts';
import { sendCommand, type LessonName, useClass, useClassUpdates } from '../class/classroom.ts';
import { ClassOverlay } from '../class/ClassOverlay.tsx';
import { Follower } from '../class/Follower.tsx';
import { DragReporter, Reporter } from '../class/Reporter.tsx';
import type { Guide } from '../playing/guide.ts';
import type { RemoteHold } from '../../interaction/remoteHold.ts';
import { useLastInput } from '../lastInput.ts';
import { useInputText } from '../useInputText.ts';
import { role } from '../windowRole.ts';
import { answerNothing } from '../playing/input/keyContext.ts';
import { focusAnswers } from './answerFocus.ts';
import { LabBoard } from './LabBoard.tsx';
import { LessonCard, LessonTray } from './LessonCard.tsx';
import { type Progress, type StepStatus, stepStatus, buttonText, correctAnswer } from '../../lessons/stepStatus.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { sceneAt } from '../../presentation/scenes.ts';
import { leadsElsewhere } from '../../lessons/leadsElsewhere.ts';
import { type LessonEnd, Outcome } from './Outcome.tsx';
import { StepStrip } from './StepStrip.tsx';

/** Whether another window plays it, and this one shows it. */
const follows = role === 'projector';

/** Leads through a lesson: sets up each step's table, judges the actions on it, and continues. With a name it can be shown to a class. */
export const useLesson = (lesson: Lesson, end: LessonEnd, name: LessonName | null, start?: StartAt): Guide => {
  const { i18n } = useTranslation();
  const { position, setPosition, begin, found } = useSteps(lesson, end.finish, name, start);
  const { at, reached, progress, left } = position;
  const step = lesson.steps[at] as LessonStep;

  /** Plays the next action of a prediction, or shows the bars of a lab. */
  const throwNext = (): void => {
    if (step.kind === 'lab') setPosition({ ...position, progress: { ...progress, thrown: true } });
    if (step.kind !== 'predict') return;
    const next = step.play[left ?? 0];
    setPosition({ ...position, progress: { ...progress, thrown: true }, left: (left ?? 0) + 1 });
    if (next) void performAction(next.action, next.dice);
  };
  /** Does what a step asks for from its first table on, as far as its solution is known. */
  const solve = async (): Promise<void> => {
    begin(at);
    for (const action of found) if (!('done' in (await performAction(action)))) return;
  };
  const held = useHeld();
  const dieSet = useClass((state) => role !== null && state.die !== null);
  const inputText = useInputText();
  const input = useLastInput();
  const words = (text: Parameters<typeof textIn>[0]): string => textIn(text, i18n.language);
  const choose = (chosen: number | null): void => {
    if (follows) {
      if (chosen !== null) sendCommand({ type: 'choose', answer: chosen });
    } else if (!progress.thrown) setPosition({ ...position, progress: { ...progress, chosen } });
  };
  const all = step.kind === 'predict' ? step.play.length : 0;

  return (shown, showing) => {
    // A shot is simulated before it is reported. Until then no step is met, and there is no further roll.
    const seen = shown.steps.length - 1 - (shown.practice?.from ?? 0);
    const due = seen >= (left ?? 0) && (left ?? 0) < all;
    const standing = standingOf(end, step, progress, { shown, idle: !showing && seen >= all });
    const own = {
      open: undefined,
      running: undefined,
      ready: throwNext,
      met: () => begin(at + 1, true),
      missed: () => begin(at),
    }[standing];
    const press = follows && own ? () => sendCommand({ type: 'press' }) : (own ?? null);
    const wait = standing === 'open' ? focusAnswers : () => void answerNothing(t('lesson.watch'));
    const doing = step.kind === 'do' && standing === 'open';
    const closing = endAt(lesson, at, end);
    const truth = correctAnswer(step, shown);
    const otherwise = otherThanSaid(step, shown);
    const go = follows ? (to: number) => sendCommand({ type: 'step', to }) : begin;
    return {
      name: words(lesson.name),
      lead: (
        <>
          <LessonCard
            game={lesson.game}
            name={lesson.name}
            step={step}
            at={at}
            of={lesson.steps.length}
            standing={standing}
            progress={progress}
            truth={truth}
            words={words}
            choose={choose}
            otherwise={otherwise}
            next={progress.thrown && due && !showing && !follows ? throwNext : null}
          >
            <Outcome {...{ end, step, standing, progress, truth }} last={closing !== null} />
          </LessonCard>
          {name && role === 'stage' && (
            <Reporter
              lesson={name}
              step={step}
              position={position}
              standing={standing}
              truth={truth}
              press={own ?? nothing}
              choose={choose}
              begin={begin}
              solve={() => void solve()}
              solvable={found.length > 0}
            />
          )}
          {name && follows && <Follower lesson={name} follow={setPosition} />}
        </>
      ),
      foot: <StepStrip lesson={lesson} at={at} reached={reached} words={words} go={go} />,
      ...(name && role !== null ? { Over: ClassOverlay } : {}),
      ...(name && role === 'stage' ? { Ear: DragReporter } : {}),
      ...(name && follows && doing ? { held } : {}),
      ...steadOf(lesson, step, `${name?.game}/${name?.id} ${at}`, progress.thrown),
      bare: step.kind !== 'do',
      // The chances of a free roll are none of a set die.
      veiled: dieSet,
      names: true,
      goesOn: reached > 0,
      // A path is easily drawn by hand, but not by keys and by ear.
      nearer: input === 'keys' && doing && !leadsElsewhere(step, sceneAt(shown, shown.ply)),
      says: saysOf(step, standing, closing, inputText),
      // While an answer is explained, its pieces are still marked. A completed action has marks of its own.
      points: standing === 'running' || (step.kind === 'do' && standing !== 'open') ? NONE : (step.points ?? NONE),
      ...(doing
        ? {}
        : { tray: <LessonTray {...{ step, standing, press, wait }} end={closing} />, press: press ?? wait }),
    };
  };
};
/** Returns the status of a step, as its goals or the lesson itself judge it. `idle`: nothing is in motion. */
const standingOf = (
  end: LessonEnd,
  step: LessonStep,
  progress: Progress,
  { shown, idle }: { readonly shown: OpenMatch; readonly idle: boolean },
): StepStatus => {
  if (!end.judge) return stepStatus(step, progress, shown, idle);
  return idle ? end.judge(shown) : 'open';
};
/** Returns the end of a lesson at its last step, and before it null. */
const endAt = ({ steps }: Lesson, at: number, end: LessonEnd): LessonEnd | null =>
  at === steps.length - 1 ? end : null;
/** Returns the dragged piece of the window that plays the lesson, unless the projector is frozen. */
const useHeld = (): RemoteHold | null => {
  const held = useClassUpdates((state) => state.held);
  const frozen = useClass((state) => state.covered === 'frozen');
  const [shown, show] = useState(held);
  if (!frozen && shown !== held) show(held);
  return shown;
};
/** Returns the ribbon's text, which is announced too. Undefined while an action on the table is to be done. */
const saysOf = (
  { kind }: LessonStep,
  standing: StepStatus,
  end: LessonEnd | null,
  words: (message: Message) => string,
): string | undefined => {
  if (kind === 'tell' && !end) return words({ key: 'ui:lesson.tells' });
  if (standing === 'open') return kind === 'do' ? undefined : t('lesson.answer');
  if (standing === 'running') return t('lesson.watch');
  return words({
    key: 'ui:lesson.press',
    values: { button: { key: `ui:${buttonText(kind, standing, end?.text ?? null)}` } },
  });
};
/** Returns what a lab step shows in place of the table. */
const steadOf = ({ game }: Lesson, step: LessonStep, of: string, open: boolean) =>
  step.kind === 'lab' ? { stead: <LabBoard game={game} step={step} of={of} open={open} /> } : {};
const NONE: readonly string[] = [];
const nothing = (): void => undefined;
