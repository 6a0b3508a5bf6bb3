import { useEffect, useRef, useState } from 'react';
import type { AnyGame } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import type { Message } from '../../../core/message.ts';
import { positionEditorGame, positionEditorMatch, positionOf } from '../../../core/position/editor.ts';
import type { Position } from '../../../core/position/position.ts';
import { t } from '../../../i18n/index.ts';
import { useMatchStore } from '../../../store/matchStore.ts';
import { closeMatch } from '../../../store/matchSession.ts';
import { startPractice } from '../../../store/practice.ts';
import type { Guide } from '../guide.ts';
import { Play } from '../MatchScreen.tsx';

interface ArrangeProps {
  readonly game: AnyGame;
  /** Its options and seats are those of the table. */
  readonly match: Match;
  /** The table at the start. It must be legal. */
  readonly start: Position;
  readonly guide: Guide;
  /** The text of the button that is pressed when the table is ready. */
  readonly doneLabel?: Message;
  /** Gets the table after each change. */
  changed?(position: Position): void;
  done(position: Position): void;
}
/** A table that is arranged by hand, at the table of play. Things are put, moved, turned, marked and removed, with undo. */
export const Arrange = ({ game, match, start, guide, doneLabel, changed, done }: ArrangeProps) => {
  const [first] = useState({ game, match, start, doneLabel });
  useEffect(() => {
    const { game, match, start, doneLabel } = first;
    startPractice(positionEditorMatch(match, start), [], positionEditorGame(game, doneLabel));
    return closeMatch;
  }, [first]);
  const open = useMatchStore((state) => state.open);
  const last = open?.practice ? open.steps.at(-1)?.state : undefined;
  const isDone = last !== undefined && open !== null && 'over' in open.game.turn(last);
  const told = useRef({ changed, done });
  useEffect(() => {
    told.current = { changed, done };
  });
  useEffect(() => {
    if (last === undefined) return;
    const { changed, done } = told.current;
    changed?.(positionOf(last));
    if (isDone) done(positionOf(last));
  }, [last, isDone]);
  if (!open?.practice || isDone) return <p className="loading">{t('loading')}</p>;
  return <Play key={open.id} open={open} guide={guide} />;
};
