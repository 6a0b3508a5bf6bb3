import { useEffect, useRef } from 'react';
import { followPractice } from '../../store/practice.ts';
import type { LessonPosition } from '../../lessons/stepStatus.ts';
import { type LessonName, useClass, useClassUpdates } from './classroom.ts';

/** On the projector: brings the lesson to the step of the window that plays it, unless the picture is frozen. */
export const Follower = ({
  lesson,
  follow,
}: {
  readonly lesson: LessonName;
  follow(position: LessonPosition): void;
}) => {
  const news = useClassUpdates((state) => state.news);
  const frozen = useClass((state) => state.covered === 'frozen');
  const { game, id } = lesson;
  const then = useRef(follow);
  useEffect(() => {
    then.current = follow;
  });
  useEffect(() => {
    if (frozen || !news || news.lesson.game !== game || news.lesson.id !== id) return;
    followPractice(news.match, news.practice);
    then.current(news.position);
  }, [frozen, news, game, id]);
  return null;
};
