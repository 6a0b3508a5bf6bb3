import { useEffect, useMemo } from 'react';
import { type Lesson, textIn } from '../../lessons/lesson.ts';
import { plainMarks } from '../../lessons/marks.ts';
import { keepReport, lessonReports, type VotedQuestion } from '../../storage/lessonReports.ts';
import { type LessonName, type TableUpdate, useClass } from '../class/classroom.ts';
import { sumOf, type Votes } from '../class/votes.ts';

const MINUTE_MS = 60_000;
interface Voted {
  readonly news: TableUpdate;
  readonly votes: Votes;
  readonly odds: readonly number[] | null;
  readonly language: string;
}
/** Returns a question of a lesson with its votes. Null if nobody has voted on it. */
const questionOf = (lesson: Lesson, { news, votes, odds, language }: Voted): VotedQuestion | null => {
  const { at } = news.position;
  const step = lesson.steps[at];
  const answers = step && 'answers' in step ? step.answers : undefined;
  if (!step || !answers || votes.step !== at) return null;
  const rounds = [...(votes.first ? [votes.first] : []), votes.hands].filter((hands) => sumOf(hands) > 0);
  if (rounds.length === 0) return null;
  const known = step.kind === 'ask' || news.standing === 'met';
  return {
    step: at + 1,
    text: plainMarks(textIn(step.text, language)),
    answers: answers.map(({ text }) => plainMarks(textIn(text, language))),
    right: known && news.truth >= 0 ? news.truth : null,
    rounds: rounds.map((hands) => [...hands]),
    chances: step.kind !== 'ask' && odds ? [...odds] : null,
  };
};
const reportOf = (id: string) => lessonReports().find((each) => each.id === id);
/** Keeps the votes of a lesson in its report, on this device only. Returns the report's id once there is one. */
export const useReport = (
  { game, id }: LessonName,
  lesson: Lesson | null,
  news: TableUpdate | null,
  language: string,
): string | null => {
  const begun = useClass((state) => state.report);
  const votes = useClass((state) => state.votes);
  const odds = useClass((state) => state.odds);
  const question = useMemo(
    () => (lesson && news ? questionOf(lesson, { news, votes, odds, language }) : null),
    [lesson, news, votes, odds, language],
  );
  useEffect(() => {
    if (!question || !begun || !lesson) return;
    const others = reportOf(begun.id)?.questions.filter(({ step }) => step !== question.step) ?? [];
    keepReport({
      id: begun.id,
      game,
      lesson: id,
      title: textIn(lesson.name, language),
      at: begun.at,
      minutes: Math.round(((Date.now() - begun.at) / MINUTE_MS) * 10) / 10,
      questions: [...others, question].toSorted((a, b) => a.step - b.step),
    });
  }, [begun, lesson, question, language, game, id]);
  const report = begun?.id;
  // It may have been kept at an earlier step.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const has = useMemo(() => report !== undefined && reportOf(report) !== undefined, [report, news]);
  return report !== undefined && (question || has) ? report : null;
};
