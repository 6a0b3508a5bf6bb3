import { useEffect, useMemo } from 'react';
import {
  positionEditorGame,
  matchFromPosition,
  positionOf,
  positionEditorMatch,
} from '../../../core/position/editor.ts';
import { legalPlacements } from '../../../core/position/checks.ts';
import type { AnyGame } from '../../../core/game.ts';
import { initialState, type Match, replaySteps } from '../../../core/match.ts';
import { gameOf } from '../../../games/index.ts';
import { onTable } from '../../../lessons/draft.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { saveOwn } from '../../../lessons/own.ts';
import { t } from '../../../i18n/index.ts';
import { useMatchStore } from '../../../store/matchStore.ts';
import { closeMatch } from '../../../store/matchSession.ts';
import { startPractice } from '../../../store/practice.ts';
import type { Guide } from '../../playing/guide.ts';
import { Play } from '../../playing/MatchScreen.tsx';
import { go, type Route } from '../../route.ts';
import { announce } from '../../announcements.ts';
import { useInputText } from '../../useInputText.ts';
import { NoLesson } from '../NoLesson.tsx';
import { stepPanel, useStepTable } from './stepTable.tsx';
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
  useEffect(() => {
    const last = [...replaySteps(game, match)].at(-1)?.state;
    const now = game.arrange?.read(last);
    if (now)
      startPractice(
        positionEditorMatch(match, legalPlacements(game, initialState(game, match), now)),
        [],
        positionEditorGame(game),
      );
    return closeMatch;
  }, [game, match]);
  const words = useInputText();
  const open = useMatchStore((state) => state.open);
  const last = open?.practice ? open.steps.at(-1)?.state : undefined;
  const done = last !== undefined && open !== null && 'over' in open.game.turn(last);
  useEffect(() => {
    if (!done) return;
    const next = onTable(lesson, step, matchFromPosition(match, positionOf(last)));
    if (!next) announce(t('editor.tablesFull'));
    else if (saveOwn(next, id) === null) announce(t('kept.failed'));
    go(back);
  }, [done, last, lesson, step, match, id, back]);
  if (!open?.practice || done) return <p className="loading">{t('loading')}</p>;
  const guide: Guide = () =>
    stepPanel(t('arrange.of', { n: step + 1 }), <p>{words({ key: 'ui:arrange.how' })}</p>, back);
  return <Play key={open.id} open={open} guide={guide} />;
};
