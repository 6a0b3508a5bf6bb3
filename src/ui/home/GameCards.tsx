import { Bot, Clock, GraduationCap, Settings2, Users } from 'lucide-react';
import { useState } from 'react';
import { formatNumber, formatMessage, t } from '../../i18n/index.ts';
import { useTheme } from '../appearance.ts';
import { LazyPicture } from '../components/LazyPicture.tsx';
import { href } from '../route.ts';
import { GAME_CARDS, type GameCardInfo, pictureAt } from '../components/gameCards.ts';
import { Small } from '../components/Small.tsx';
import { Later } from './Later.tsx';

/** All games, each as a game card. */
export const GameCards = ({ first }: { first: boolean }) => (
  <section aria-labelledby="new">
    <h2 id="new">{t(first ? 'lids.first' : 'lids.title')}</h2>
    <ul className="lids">
      {GAME_CARDS.map((game) => (
        <Later key={game.id}>
          <li>
            <Card game={game} />
          </li>
        </Later>
      ))}
    </ul>
  </section>
);

/** The two ways to begin: against a person at this screen, or a bot. */
const AGAINST = [
  { against: 'person', label: 'lids.people', Icon: Users },
  { against: 'bot', label: 'lids.bot', Icon: Bot },
] as const;
// Starting a match needs the games, which load when a card is touched or focused.
const loadBeginning = () => import('../starting/startMatch.ts');

const Card = ({ game: { id, minutes, seats } }: { game: GameCardInfo }) => {
  const theme = useTheme();
  const [going, setGoing] = useState(false);
  const name = formatMessage({ key: `${id}:name` });
  const begin = async (against: 'person' | 'bot') => {
    if (going) return;
    setGoing(true);
    try {
      await (await loadBeginning()).startPreset(id, against);
    } finally {
      setGoing(false);
    }
  };
  return (
    <section
      className="paper lid"
      data-game={id}
      aria-labelledby={`lid-${id}`}
      onPointerEnter={() => void loadBeginning()}
    >
      <span className="view">
        <LazyPicture src={pictureAt(`lids/${id}`, theme)} width={266} height={236} />
        <span className="verb display">{formatMessage({ key: `${id}:verb` })}</span>
      </span>
      <div className="words">
        <h3 id={`lid-${id}`}>{name}</h3>
        <Small>{formatMessage({ key: `${id}:blurb` })}</Small>
        <Small className="facts">
          <Clock aria-hidden /> {t('lids.minutes', { n: minutes })}
          <Users aria-hidden />{' '}
          {seats.min === seats.max ? formatNumber(seats.min) : t('lids.seats', { from: seats.min, to: seats.max })}
        </Small>
        <div className="begin">
          {AGAINST.map(({ against, label, Icon }) => (
            <button
              key={against}
              type="button"
              className="plain"
              aria-label={t('lids.named', { label: t(label), game: name })}
              disabled={going}
              onClick={() => void begin(against)}
            >
              <Icon aria-hidden /> {t(label)}
            </button>
          ))}
        </div>
        <div className="ways">
          <a href={href({ at: 'lessons', game: id, lesson: 'first' })} aria-label={t('lids.learnOf', { game: name })}>
            <GraduationCap size={18} aria-hidden /> {t('lids.learn')}
          </a>
          <a href={href({ at: 'setup', game: id })} aria-label={t('lids.setupOf', { game: name })}>
            <Settings2 size={18} aria-hidden /> {t('lids.setup')}
          </a>
        </div>
      </div>
    </section>
  );
};
