import { useEffect, useRef, useState } from 'react';
import type { AnyGame } from '../../../core/game.ts';
import { initialState, type Match } from '../../../core/match.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Message } from '../../../core/message.ts';
import { positionEditorGame, positionEditorMatch, positionOf } from '../../../core/position/editor.ts';
import type { Position } from '../../../core/position/position.ts';
import { t } from '../../../i18n/index.ts';
import { useMatchStore } from '../../../store/matchStore.ts';
import { closeMatch } from '../../../store/matchSession.ts';
import { startPractice } from '../../../store/practice.ts';
import type { NodeId, Scene } from '../../../core/scene.ts';
import { sceneFrame } from '../../../table/camera/camera.ts';
import type { Guide } from '../guide.ts';
import { Play } from '../MatchScreen.tsx';
import { ArrangePalette } from './ArrangePalette.tsx';
import { snapped } from './snapping.ts';

interface ArrangeProps {
  readonly game: AnyGame;
  /** Its options and seats are those of the table. */
  readonly match: Match;
  /** The table at the start. It must be legal. */
  readonly start: Position;
  readonly guide: Guide;
  /** The piece that is selected at the start. */
  readonly select?: NodeId | undefined;
  /** The text of the button that is pressed when the table is ready. */
  readonly doneLabel?: Message;
  /** Gets the table after each change. */
  changed?(position: Position): void;
  done(position: Position): void;
}
/** Returns the editor of a game with a grid that things snap to. Boards have squares instead. */
const editorOf = (game: AnyGame, match: Match, doneLabel: Message | undefined): AnyGame => {
  const scene: Scene = game.scene(game.view(initialState(game, match), 'all'));
  const { at } = sceneFrame(scene);
  return positionEditorGame(game, {
    doneLabel,
    ...(scene.boards ? {} : { snap: (point: Point) => snapped(point, at, scene.unit.mm) }),
  });
};
/** A table that is arranged by hand, at the table of play. Things are put, moved, turned, marked and removed, with undo. */
export const Arrange = ({ game, match, start, guide, select, doneLabel, changed, done }: ArrangeProps) => {
  const [Palette] = useState(() => () => <ArrangePalette first={select} />);
  const [first] = useState({ game, match, start, doneLabel });
  useEffect(() => {
    const { game, match, start, doneLabel } = first;
    startPractice(positionEditorMatch(match, start), [], editorOf(game, match, doneLabel));
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
  return <Play key={open.id} open={open} guide={(shown, showing) => ({ ...guide(shown, showing), Palette })} />;
};
