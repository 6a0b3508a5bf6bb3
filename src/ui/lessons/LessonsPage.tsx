import { useGame } from '../useGame.ts';
import { PositionPage } from './editor/PositionPage.tsx';
import { PlayOnPage } from './editor/PlayOnPage.tsx';
import { EditorPage } from './editor/EditorPage.tsx';
import { Lessons } from './Lessons.tsx';
import { LessonPage } from './LessonPage.tsx';

/** The lessons of a game, or the one that is named. */
export const LessonsPage = ({
  game,
  lesson,
  edit,
  table,
  plays,
}: {
  readonly game?: string;
  readonly lesson?: string;
  readonly edit?: true;
  readonly table?: number;
  readonly plays?: true;
}) => {
  // A lesson needs the code of its game.
  useGame(lesson === undefined ? null : (game ?? null));
  return game !== undefined && lesson !== undefined && table !== undefined && plays ? (
    <PlayOnPage key={`${game}/${lesson}/${table}/play`} game={game} id={lesson} step={table - 1} />
  ) : game !== undefined && lesson !== undefined && table !== undefined ? (
    <PositionPage key={`${game}/${lesson}/${table}`} game={game} id={lesson} step={table - 1} />
  ) : game !== undefined && lesson !== undefined && edit ? (
    <EditorPage key={`${game}/${lesson}`} game={game} id={lesson} />
  ) : game !== undefined && lesson !== undefined ? (
    <LessonPage key={`${game}/${lesson}`} game={game} id={lesson} />
  ) : (
    <Lessons {...(game === undefined ? {} : { game })} />
  );
};
