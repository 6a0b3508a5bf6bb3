import { Lessons } from './Lessons.tsx';
import { LessonPage } from './LessonPage.tsx';

/** The lessons of a game, or the one that is named. */
export const LessonsPage = ({ game, lesson }: { readonly game?: string; readonly lesson?: string }) =>
  game !== undefined && lesson !== undefined ? (
    <LessonPage key={`${game}/${lesson}`} game={game} id={lesson} />
  ) : (
    <Lessons {...(game === undefined ? {} : { game })} />
  );
