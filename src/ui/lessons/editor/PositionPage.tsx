import { useMemo, useRef, useState } from 'react';
import { matchFromPosition } from '../../../core/position/editor.ts';
import { sortPlacements } from '../../../core/position/checks.ts';
import type { Position } from '../../../core/position/position.ts';
import type { AnyGame } from '../../../core/game.ts';
import { initialState, type Match, replaySteps } from '../../../core/match.ts';
import { gameOf } from '../../../games/index.ts';
import { onTable } from '../../../lessons/draft.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
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
/** Returns the legal part of a position for a match's pieces. */
const legalIn = (game: AnyGame, match: Match, position: Position): Position =>
  sortPlacements(game, initialState(game, match), position).legal;
const Arranging = ({ game, lesson, id, step, match }: Props) => {
  const back: Route = useMemo(() => ({ at: 'lessons', game: game.id, lesson: id, edit: true }), [game, id]);
  const [table, setTable] = useState(() => {
    const last = [...replaySteps(game, match)].at(-1)?.state;
    const now = game.arrange?.read(last) ?? { to: match.players[0]?.seat ?? 'blue', pieces: [] };
    return { match, start: legalIn(game, match, now), preset: '' };
  });
  const current = useRef(table.start);
  const words = useInputText();
  const done = (position: Position): void => {
    const next = onTable(lesson, step, matchFromPosition(table.match, position));
    if (!next) announce(t('editor.tablesFull'));
    else keepTable(game.id, id, next);
    go(back);
  };
  /** Takes the pieces of another scenario. What is on the table stays there as far as that scenario has it. */
  const take = (preset: string): void => {
    const found = game.presets?.find((each) => each.id === preset);
    const options: unknown = found ? game.schema.options.parse(found.options) : match.options;
    const other = { ...match, options };
    const start = legalIn(game, other, current.current);
    const lost = current.current.pieces.length - start.pieces.length;
    if (lost > 0) announce(t('arrange.lost', { count: lost }));
    current.current = start;
    setTable({ match: other, start, preset });
  };
  const guide: Guide = () =>
    stepPanel(
      t('arrange.of', { n: step + 1 }),
      <>
        <p>{words({ key: 'ui:arrange.how' })}</p>
        <label className="stack">
          <span>{t('arrange.pieces')}</span>
          <select className="field" value={table.preset} onChange={({ target: { value } }) => take(value)}>
            <option value="">{t('arrange.piecesHere')}</option>
            {(game.presets ?? []).map((preset) => (
              <option key={preset.id} value={preset.id}>
                {formatMessage({ key: `${game.id}:preset.${preset.id}` })}
              </option>
            ))}
          </select>
        </label>
      </>,
      back,
    );
  return (
    <Arrange
      key={table.preset}
      game={game}
      match={table.match}
      start={table.start}
      guide={guide}
      changed={(position) => {
        current.current = position;
      }}
      done={done}
    />
  );
};
