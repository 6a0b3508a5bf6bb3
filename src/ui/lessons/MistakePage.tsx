import { useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { formatPercent, t, useTranslation } from '../../i18n/index.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import {
  afterFailure,
  afterSuccess,
  forgetMistake,
  judgeMistake,
  type Mistake,
  mistakeLesson,
  nextDue,
  readMistakes,
  saveProgress,
  tableOf,
} from '../../lessons/mistakes.ts';
import { createSpokenContext } from '../../presentation/text/formatters.ts';
import { actionName } from '../playing/coach/actionName.ts';
import { go } from '../route.ts';
import { useGame } from '../useGame.ts';
import { LessonPlay } from './LessonPage.tsx';
import { moveOf, whenText } from './Mistakes.tsx';
import { NoLesson } from './NoLesson.tsx';
import type { LessonEnd } from './Outcome.tsx';
import '../styles/lessons.css';

/** Returns a mistake as a lesson with the coach's action in words. */
const lessonOf = (game: AnyGame, mistake: Mistake, state: unknown): Lesson => {
  const turn = game.turn(state);
  const view = game.view(state, 'to' in turn ? turn.to : 'all');
  const scene = game.scene(view);
  const spoken = createSpokenContext(mistake.match.players, scene);
  const { text: action } = actionName(game.choices(view), scene, mistake.instead, spoken);
  const values = { action, best: formatPercent(mistake.best), done: formatPercent(mistake.done) };
  return mistakeLesson(mistake, {
    name: t('mistakes.one', { n: moveOf(mistake) }),
    text: t('mistakes.text'),
    told: t('mistakes.told', values),
    hint: t('mistakes.better', values),
  });
};
/** Returns a saved mistake with its table, or why there is none. A damaged one is removed. */
const openMistake = (
  game: AnyGame,
  id: string,
): { mistake: Mistake; state: unknown } | { why: 'missing' | 'broken' } => {
  const { mistakes, dropped } = readMistakes(game.id, Date.now());
  const mistake = mistakes.find((each) => each.id === id);
  if (!mistake) return { why: dropped > 0 ? 'broken' : 'missing' };
  const state = tableOf(game, mistake);
  if (state !== null) return { mistake, state };
  forgetMistake(mistake);
  return { why: 'broken' };
};
/** One of the player's mistakes as a puzzle on its table. */
export const MistakePage = ({ game: name, id }: { readonly game: string; readonly id: string }) => {
  const game = useGame(name);
  const [read] = useState(() => game && openMistake(game, id));
  if (!game || !read) return <NoLesson why={t('lessons.noGame')} />;
  if ('why' in read) return <NoLesson why={t(`mistakes.${read.why}`)} game={name} />;
  return <MistakePlay game={game} {...read} />;
};

interface PlayProps {
  readonly game: AnyGame;
  readonly mistake: Mistake;
  /** The table of the mistake. */
  readonly state: unknown;
}
const MistakePlay = ({ game, mistake, state }: PlayProps) => {
  // Its texts are made in the language of the moment.
  useTranslation();
  const lesson = lessonOf(game, mistake, state);
  const [now, setNow] = useState<Mistake | null>(mistake);
  const [failed, setFailed] = useState(false);
  const [today] = useState(() => Date.now());
  const become = (after: Mistake | null): void => {
    setNow(after);
    setFailed(!saveProgress(mistake, after));
  };
  const all = (): void => go({ at: 'lessons', game: game.id });
  const next = nextDue(game.id, mistake.id, today);
  const told = now === null ? t('mistakes.done') : whenText(now, today);
  const end: LessonEnd = {
    note: failed ? t('kept.failed') : told,
    judge: ({ match, practice }) => judgeMistake(mistake, match.entries, practice?.from ?? 0),
    solved: () => now && become(afterSuccess(now, today)),
    missed: () => become(afterFailure(mistake, today)),
    ...(next
      ? {
          text: 'mistakes.next',
          finish: () => go({ at: 'lessons', game: game.id, lesson: next.id }),
          beside: { text: 'mistakes', press: all },
        }
      : { text: 'mistakes', finish: all }),
  };
  return <LessonPlay lesson={lesson} name={null} end={end} />;
};
