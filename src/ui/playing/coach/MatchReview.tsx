import { GraduationCap } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../../core/message.ts';
import { formatPercent, formatMessage, t } from '../../../i18n/index.ts';
import { canReview, reviewMatch, botEstimatesChances, type TurningPoint } from '../../../store/coach/review.ts';
import { turningPointHere, cacheReview } from '../../../store/coach/reviewCache.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { showPly } from '../../../store/matchActions.ts';
import { faultMessage } from '../../../store/workers/faults.ts';
import { SeatMark } from '../../components/SeatName.tsx';
import { createSpokenContext } from '../../../presentation/text/formatters.ts';
import { KeepMistakes } from './KeepMistakes.tsx';
import { actionName } from './actionName.ts';
import { Small } from '../../components/Small.tsx';
import { Row } from '../../components/Row.tsx';

/**
 * The review after a match, if it can be reviewed: the costliest actions, each with the coach's own
 * choice. A press goes there, and the player can play on from there.
 */
export const MatchReview = ({
  open,
  points,
  found,
}: {
  readonly open: OpenMatch;
  /** The turning points. Null until they have been searched for. */
  readonly points: readonly TurningPoint[] | null;
  found(points: readonly TurningPoint[]): void;
}) => {
  const [part, setPart] = useState<number | null>(null);
  const [fault, setFault] = useState<Message | null>(null);
  const looking = useRef<AbortController>(undefined);
  useEffect(() => () => looking.current?.abort(), []);
  if (!canReview(open) || open.match.players.every(({ bot }) => bot)) return null;
  const look = async () => {
    looking.current = new AbortController();
    const { signal } = looking.current;
    setPart(0);
    setFault(null);
    try {
      const points = await reviewMatch(open, setPart, signal);
      cacheReview(open, points);
      found(points);
    } catch (error) {
      if (!signal.aborted) setFault(faultMessage(error, 'noCoach'));
    } finally {
      if (!signal.aborted) setPart(null);
    }
  };
  return (
    <section className="coach" aria-label={t('coach')}>
      {points === null && (
        <button
          type="button"
          className="plain"
          aria-disabled={part !== null}
          onClick={() => part === null && void look()}
        >
          <GraduationCap aria-hidden /> {part === null ? t('coach.look') : t('coach.looks', { p: { share: part } })}
        </button>
      )}
      <div aria-live="polite">
        {fault && <Small>{formatMessage(fault)}</Small>}
        {points?.length === 0 && <Small>{t('coach.none')}</Small>}
        {points && points.length > 0 && <Points open={open} points={points} />}
      </div>
    </section>
  );
};
interface PointsProps {
  readonly open: OpenMatch;
  readonly points: readonly TurningPoint[];
}
/** The turning points that were found, and the offer to practise them. */
const Points = ({ open, points }: PointsProps) => (
  <>
    <Small>{t('coach.figures', { what: t(botEstimatesChances(open) ? 'coach.chance' : 'coach.share') })}</Small>
    <ol>
      {points.map((point) => (
        <li key={point.ply}>
          <Point open={open} point={point} />
        </li>
      ))}
    </ol>
    <KeepMistakes open={open} points={points} />
  </>
);
/** The turning point at the step shown while looking back: what was done there, and what the coach would have done. */
export const TurningPointCard = ({ open }: { open: OpenMatch }) => {
  const point = turningPointHere(open);
  if (!point) return null;
  return (
    <section className="coach" aria-label={t('coach')}>
      <Row className="here">
        <TurningPointText open={open} point={point} />
      </Row>
    </section>
  );
};
const Point = ({ open, point }: { open: OpenMatch; point: TurningPoint }) => (
  <button type="button" className="plain" onClick={() => showPly(point.ply)}>
    <TurningPointText open={open} point={point} />
  </button>
);
/** A turning point: what was done, what it cost, and what the coach would have done. */
const TurningPointText = ({
  open,
  point: { ply, seat, best, done, instead },
}: {
  open: OpenMatch;
  point: TurningPoint;
}) => {
  const { game, steps, match } = open;
  const view = game.view(steps[ply]?.state, seat);
  const scene = game.scene(view);
  const formatContext = createSpokenContext(match.players, scene);
  const name = (action: unknown): string => actionName(game.choices(view), scene, action, formatContext).text;
  const [action, other] = [name(match.entries[ply]?.action), name(instead)];
  return (
    <>
      <SeatMark seat={seat} size={24} />
      <span className="grow">
        <strong>{t('coach.point', { n: ply + 1, deed: action })}</strong>
        <Small as="span">{action === other ? t('coach.otherwise') : t('coach.instead', { deed: other })}</Small>
      </span>
      <Small as="span">
        {formatPercent(best)} → {formatPercent(done)}
      </Small>
    </>
  );
};
