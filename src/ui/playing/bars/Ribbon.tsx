import { Check, Minus } from 'lucide-react';
import type { Turn } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import type { Player } from '../../../core/match.ts';
import type { Scene } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { SeatMark } from '../../components/SeatName.tsx';
import { createRibbonContext } from '../../../presentation/text/formatters.ts';

/** The stages of the turn. A ribbon in the acting seat's colour names the current stage and gives its reason. */
export const Ribbon = ({
  turn,
  players,
  scene,
  past,
  played,
  thrown,
  says,
}: {
  turn: Turn;
  players: readonly Player[];
  scene: Scene;
  past: boolean;
  /** The seat that has played its turn and is to hand over. */
  played: Seat | null;
  /** What is being rolled now. */
  thrown: Message | null;
  /** The text shown instead of the reason. */
  says: string | undefined;
}) => {
  const formatContext = createRibbonContext(players, scene);
  if (played)
    return (
      <ol className="ribbon" data-part="ribbon">
        <li className="now" data-seat={played} aria-current="step">
          <SeatMark seat={played} size={28} onSeat />
          <div>
            <strong className="display">{t('handOver.title')}</strong>
            <span>{t('handOver.why')}</span>
          </div>
        </li>
      </ol>
    );
  if ('over' in turn) {
    const [winner] = turn.over.winners;
    return (
      <ol className="ribbon" data-part="ribbon">
        <li className="now" data-seat={winner} aria-current="step">
          {winner && <SeatMark seat={winner} size={28} onSeat />}
          <div>
            <strong className="display">{t('over')}</strong>
            <span>{formatMessage(turn.over.why, formatContext)}</span>
          </div>
        </li>
      </ol>
    );
  }
  const { list, at, why, skipped = [] } = turn.stage;
  const said = thrown ? formatMessage(thrown, formatContext) : (says ?? formatMessage(why, formatContext));
  return (
    <ol className="ribbon" data-part="ribbon" data-past={past || undefined}>
      {list.map((stage, i) =>
        i === at ? (
          <li key={i} className="now" data-seat={turn.to} aria-current="step">
            <SeatMark seat={turn.to} size={28} onSeat />
            <div>
              <strong className="display">{formatMessage(stage, formatContext)}</strong>
              <span title={said}>{said}</span>
            </div>
            <small className="steps" aria-hidden>
              {list.map((_, k) => (
                <i key={k} data-kind={k === at ? 'now' : k > at ? 'next' : skipped.includes(k) ? 'skipped' : 'done'} />
              ))}
            </small>
          </li>
        ) : (
          <li key={i} className={i >= at ? 'next' : skipped.includes(i) ? 'skipped' : 'done'}>
            <span className="dot">
              {i >= at ? (
                i + 1
              ) : skipped.includes(i) ? (
                <Minus size={16} strokeWidth={3} aria-label={t('stage.skipped')} />
              ) : (
                <Check size={16} strokeWidth={3} aria-label={t('stage.done')} />
              )}
            </span>
            <span className="name">{formatMessage(stage, formatContext)}</span>
          </li>
        ),
      )}
    </ol>
  );
};
