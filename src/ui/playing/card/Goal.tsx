import { Hourglass, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { onlyPerson } from '../../../core/match.ts';
import type { Seat } from '../../../core/seat.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { useHelpLevel } from '../../../store/helpLevels.ts';
import { isAtLatest } from '../../../store/matchStore.ts';
import { actedBefore } from '../../../presentation/recap.ts';
import { botName, SeatMark } from '../../components/SeatName.tsx';
import { Row } from '../../components/Row.tsx';
import { openBrief } from '../bars/briefOpen.ts';
import { useMatch } from '../context/match.tsx';

/** Who the player is, who the bots are, and how the match is won. The menu shows it at any time. */
export const WhoAndGoal = ({ children }: { readonly children?: ReactNode }) => {
  const { open } = useMatch();
  const you = onlyPerson(open.match);
  const { options } = open.match;
  const wins = open.game.brief(options).wins.map((each) => formatMessage(each));
  const bots = you === null ? [] : open.match.players.filter(({ bot }) => bot !== undefined);
  return (
    <section className="goal" data-part="goal" aria-label={t('goal')}>
      {you !== null && (
        <Row as="p">
          <SeatMark seat={you} size={28} />
          <span className="grow">
            <strong>{t('goal.you', { seat: { seat: you } })}</strong>{' '}
            {bots.map(({ seat, bot = '' }) => (
              <span key={seat}>{t('goal.bot', { seat: { seat }, name: botName(open.match.game, bot) })} </span>
            ))}
          </span>
        </Row>
      )}
      <Row as="p">
        <Trophy aria-hidden />
        <span className="grow">{wins.join(' ')}</span>
      </Row>
      {children}
    </section>
  );
};
/** Offers the rules in a minute to a player who is still guided, as in a first match. */
const InAMinute = ({ seat }: { readonly seat: Seat }) => {
  const { open } = useMatch();
  const level = useHelpLevel(open.id, open.game.id, seat);
  return (
    level === 'guided' && (
      <button type="button" onClick={openBrief}>
        <Hourglass size={20} aria-hidden /> {t('brief')}
      </button>
    )
  );
};
/** The same at the start of a match, until the player has acted. */
export const Goal = () => {
  const { open, guided, inClass, seen } = useMatch();
  const { turn } = seen;
  const starts =
    !guided && !inClass && isAtLatest(open) && 'to' in turn && !turn.opening && !actedBefore(open, open.steps.length);
  return starts ? (
    <WhoAndGoal>
      <InAMinute seat={turn.to} />
    </WhoAndGoal>
  ) : null;
};
