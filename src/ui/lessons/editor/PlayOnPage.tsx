import { Check } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { withPlayedSteps } from '../../../lessons/draft.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import type { Match } from '../../../core/match.ts';
import { t } from '../../../i18n/index.ts';
import { useMatchStore } from '../../../store/matchStore.ts';
import { closeMatch } from '../../../store/matchSession.ts';
import { startPractice } from '../../../store/practice.ts';
import type { Guide } from '../../playing/guide.ts';
import { Play } from '../../playing/MatchScreen.tsx';
import { go, type Route } from '../../route.ts';
import { announce } from '../../announcements.ts';
import { NoLesson } from '../NoLesson.tsx';
import { keepTable, stepPanel, useStepTable } from './stepTable.tsx';
import '../../styles/lessons.css';

interface PageProps {
  readonly game: string;
  readonly id: string;
  readonly step: number;
}
/** Plays on from the table of an own lesson's step. The actions are saved in its record, and can be predicted. */
export const PlayOnPage = ({ game, id, step }: PageProps) => {
  const { lesson, match } = useStepTable(game, id, step);
  if (!lesson || !match) return <NoLesson why={t('lesson.missing')} game={game} />;
  return <PlayingOn game={game} id={id} step={step} lesson={lesson} match={match} />;
};

/** With the record that the play continues. */
const PlayingOn = ({
  game,
  id,
  step,
  lesson,
  match,
}: PageProps & { readonly lesson: Lesson; readonly match: Match }) => {
  const back: Route = useMemo(() => ({ at: 'lessons', game, lesson: id, edit: true }), [game, id]);
  useEffect(() => {
    startPractice(match, []);
    return closeMatch;
  }, [match]);
  const open = useMatchStore((state) => state.open);
  if (!open?.practice) return <p className="loading">{t('loading')}</p>;
  const count = open.steps.length - 1 - match.entries.length;
  const keep = (): void => {
    const next = withPlayedSteps(lesson, step, open.match);
    if (!next) return announce(t('editor.tablesFull'));
    keepTable(game, id, next);
    go(back);
  };
  const guide: Guide = () =>
    stepPanel(
      t('playOn.of', { n: step + 1 }),
      <>
        <p>{t('playOn.how')}</p>
        <button
          type="button"
          className="plain"
          aria-disabled={count === 0 || undefined}
          onClick={() => count > 0 && keep()}
        >
          <Check aria-hidden /> {t('playOn.keep', { count })}
        </button>
      </>,
      back,
    );
  return <Play key={open.id} open={open} guide={guide} />;
};
