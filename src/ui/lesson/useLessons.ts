import { useEffect, useState } from 'react';
import { lessonsOf, type Shipped } from '../../lessons/shipped.ts';

/** Returns the built-in lessons of a game. Null until they are loaded. */
export const useLessons = (game: string): readonly Shipped[] | null => {
  const [read, setRead] = useState<{ readonly game: string; readonly lessons: readonly Shipped[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    lessonsOf(game).then(
      (lessons) => wanted && setRead({ game, lessons }),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return read?.game === game ? read.lessons : null;
};
