import { useMemo, useState } from 'react';
import { matchFromPosition } from '../../../core/position/editor.ts';
import { sortPlacements } from '../../../core/position/checks.ts';
import type { Position } from '../../../core/position/position.ts';
import type { AnyGame } from '../../../core/game.ts';
import { initialState, type Match, replaySteps } from '../../../core/match.ts';
import { gameOf } from '../../../games/index.ts';
import { onTable } from '../../../lessons/draft.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { t } from '../../../i18n/index.ts';
import { Arrange } from '../../playing/arrange/Arrange.tsx';
import type { Guide } from '../../playing/guide.ts';
import { go, type Route } from '../../route.ts';
import { announce } from '../../announcements.ts';
import { useInputText } from '../../useInputText.ts';
import { NoLesson } from '../NoLesson.tsx';
import { keepTable, stepPanel, useStepTable } from './stepTable.tsx';
import '../../styles/lessons.css';

/** A step of an own lesson with a table edited by hand. Pieces are put, moved, marked and removed at the table of play. */
export const PositionPage = ({
  game: name,
  id,
  step,
}: {
  readonly game: string;
  readonly id: string;
  readonly step: number;
}) => {
  const { lesson, match } = useStepTable(name, id, step);
  const game = gameOf(name);
  if (!lesson || !match || !game?.arrange) return <NoLesson why={t('lesson.missing')} game={name} />;
  return <Arranging game={game} lesson={lesson} id={id} step={step} match={match} />;
};

interface Props {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly id: string;
  readonly step: number;
  /** The record with the last table that is edited. */
  readonly match: Match;
}
const Arranging = ({ game, lesson, id, step, match }: Props) => {
  const back: Route = useMemo(() => ({ at: 'lessons', game: game.id, lesson: id, edit: true }), [game, id]);
  const [start] = useState(() => {
    const last = [...replaySteps(game, match)].at(-1)?.state;
    const now = game.arrange?.read(last) ?? { to: match.players[0]?.seat ?? 'blue', pieces: [] };
    return sortPlacements(game, initialState(game, match), now).legal;
  });
  const words = useInputText();
  const done = (position: Position): void => {
    const next = onTable(lesson, step, matchFromPosition(match, position));
    if (!next) announce(t('editor.tablesFull'));
    else keepTable(game.id, id, next);
    go(back);
  };
  const guide: Guide = () =>
    stepPanel(t('arrange.of', { n: step + 1 }), <p>{words({ key: 'ui:arrange.how' })}</p>, back);
  return <Arrange game={game} match={match} start={start} guide={guide} done={done} />;
};
