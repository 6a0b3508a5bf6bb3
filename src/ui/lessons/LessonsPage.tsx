import { lazy } from 'react';
import { isMistake } from '../../lessons/mistakes.ts';
import { useGame } from '../useGame.ts';
import { Lessons } from './Lessons.tsx';

// A lesson needs the table. The list of lessons does not.
const LessonPage = lazy(() => import('./LessonPage.tsx').then((module) => ({ default: module.LessonPage })));
const MistakePage = lazy(() => import('./MistakePage.tsx').then((module) => ({ default: module.MistakePage })));
const EditorPage = lazy(() => import('./editor/EditorPage.tsx').then((module) => ({ default: module.EditorPage })));
const PositionPage = lazy(() =>
  import('./editor/PositionPage.tsx').then((module) => ({ default: module.PositionPage })),
);
const PlayOnPage = lazy(() => import('./editor/PlayOnPage.tsx').then((module) => ({ default: module.PlayOnPage })));

/** The lessons of a game, or the one that is named. */
export const LessonsPage = ({
  game,
  lesson,
  step,
  edit,
  table,
  plays,
}: {
  readonly game?: string;
  readonly lesson?: string;
  readonly step?: number;
  readonly edit?: true;
  readonly table?: number;
  readonly plays?: true;
}) => {
  // A lesson needs the code of its game.
  useGame(lesson === undefined ? null : (game ?? null));
  if (game === undefined) return <Lessons />;
  if (lesson === undefined) return <Lessons game={game} />;
  const key = `${game}/${lesson}`;
  if (isMistake(lesson)) return <MistakePage key={key} game={game} id={lesson} />;
  if (table !== undefined) {
    const Page = plays ? PlayOnPage : PositionPage;
    return <Page key={`${key}/${table}`} game={game} id={lesson} step={table - 1} />;
  }
  if (edit) return <EditorPage key={key} game={game} id={lesson} />;
  const from = step === undefined ? {} : { step: step - 1 };
  return <LessonPage key={`${key}/${step ?? ''}`} game={game} id={lesson} {...from} />;
};
