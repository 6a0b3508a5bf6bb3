import { useEffect, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { textIn } from '../../lessons/lesson.ts';
import { plainMarks } from '../../lessons/marks.ts';
import { useTranslation } from '../../i18n/index.ts';
import { changeClass, type LessonName, type TableUpdate, useClass, useClassUpdates } from '../class/classroom.ts';
import { useGame } from '../useGame.ts';
import { NO_VOTES, withCount } from '../class/votes.ts';
import { ClassScreens } from './ClassScreens.tsx';
import { ClassView } from './ClassView.tsx';
import { DeskTools } from './DeskTools.tsx';
import { DieSetter } from './DieSetter.tsx';
import { NextStep } from './NextStep.tsx';
import { Rehearsal } from './Rehearsal.tsx';
import { TeacherAnswers } from './TeacherAnswers.tsx';
import { useReport } from './useReport.ts';
import { TeacherNotes } from './TeacherNotes.tsx';
import { useLessonByName } from './useLessonByName.ts';
import { Votes } from './Votes.tsx';

const NONE: readonly number[] = [];
/** Whether dice decide in a game, as its odds lab rolls them. */
const rollsDice = ({ secrets, lab }: AnyGame): boolean =>
  !secrets && (lab?.trials.some(({ tried }) => !tried) ?? false);
/** Returns the votes of a step, and how to set the hands for one of its answers. Each step has votes, drawings and a spotlight of its own. */
const useVotes = (news: TableUpdate | null, at: number, answers: number) => {
  const votes = useClass((state) => state.votes);
  useEffect(() => {
    if (!news || useClass.getState().votes.step === at) return;
    const fresh = { votes: { ...NO_VOTES, step: at }, odds: null, shown: false, marks: [], spot: null, talkEnds: null };
    changeClass(fresh);
  }, [news, at]);
  const own = votes.step === at ? votes : { ...NO_VOTES, step: at };
  const count = (answer: number, hands: number): void => {
    if (answers > 0) changeClass({ votes: { ...own, hands: withCount(own.hands, answers, answer, hands) } });
  };
  return { own, count };
};
/** The desk during a lesson: what the class sees, and the controls for the teacher only. */
export const Teaching = ({ name }: { readonly name: LessonName }) => {
  const { i18n } = useTranslation();
  const lesson = useLessonByName(name);
  const game = useGame(name.game);
  const update = useClassUpdates((state) => state.news);
  const news = update?.lesson.game === name.game && update.lesson.id === name.id ? update : null;
  const at = news?.position.at ?? 0;
  const step = lesson?.steps[at];
  const words = (text: Parameters<typeof textIn>[0]): string => plainMarks(textIn(text, i18n.language));
  const answers = (step && 'answers' in step && step.answers) || null;
  const { own, count } = useVotes(news, at, answers?.length ?? 0);
  const [begun, setBegun] = useState<number | null>(null);
  const right = news?.standing === 'met' ? news.truth : null;
  const report = useReport(name, lesson, news, i18n.language);
  return (
    <div className="desk" data-rehearses={begun !== null || undefined}>
      <div className="left">
        <ClassView route={{ at: 'lessons', game: name.game, lesson: name.id }} game={name.game} />
        <ClassScreens table="desk.lesson" report={report} />
        <DeskTools coded />
        {game && rollsDice(game) && <DieSetter usual={(step?.kind === 'do' && step.dice) || NONE} />}
      </div>
      <div className="right">
        {lesson && step && (
          <NextStep
            lesson={lesson}
            at={at}
            news={news}
            words={words}
            vote={(answer) => count(answer, (own.hands[answer] ?? 0) + 1)}
            report={report}
            rehearses={begun !== null}
          />
        )}
        {answers && (
          <Votes answers={answers.map(({ text }) => words(text))} votes={own} right={right} coded count={count} />
        )}
        {lesson && step && news && <TeacherAnswers step={step} news={news} words={words} />}
        {lesson && (
          <Rehearsal
            name={name}
            title={words(lesson.name)}
            begun={begun}
            ended={at === lesson.steps.length - 1 && news?.standing === 'met'}
            set={setBegun}
          />
        )}
        <TeacherNotes lesson={`${name.game}/${name.id}`} at={at} />
      </div>
    </div>
  );
};
