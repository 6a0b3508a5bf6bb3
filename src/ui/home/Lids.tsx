import { Bot, Clock, GraduationCap, Settings2, Users } from 'lucide-react';
import { useState } from 'react';
import { number, tell, ui } from '../../i18n/index.ts';
import { useTheme } from '../look.ts';
import { LatePicture } from '../parts/LatePicture.tsx';
import { href } from '../route.ts';
import { HOUSE, type Lidded, pictureAt } from './house.ts';

/** The first so many games, each a lid to lift. */
export const Lids = ({ first, count }: { first: boolean; count: number }) => (
  <section aria-labelledby="new">
    <h2 id="new">{ui(first ? 'lids.first' : 'lids.title')}</h2>
    <ul className="lids">
      {HOUSE.slice(0, count).map((game) => (
        <li key={game.id}>
          <Lid game={game} />
        </li>
      ))}
    </ul>
  </section>
);

// What begins a match needs the games, which come when somebody reaches for a lid.
const loadBeginning = () => import('../setup/beginning.ts');

const Lid = ({ game: { id, minutes, seats } }: { game: Lidded }) => {
  const theme = useTheme();
  const [going, setGoing] = useState(false);
  const name = tell({ key: `${id}:name` });
  const begin = async (against: 'person' | 'bot') => {
    if (going) return;
    setGoing(true);
    try {
      await (await loadBeginning()).beginReady(id, against);
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
        <LatePicture src={pictureAt(`lids/${id}`, theme)} width={266} height={236} />
        <span className="verb display">{tell({ key: `${id}:verb` })}</span>
      </span>
      <div className="words">
        <h3 id={`lid-${id}`}>{name}</h3>
        <p className="small">{tell({ key: `${id}:blurb` })}</p>
        <p className="small facts">
          <Clock aria-hidden /> {ui('lids.minutes', { n: minutes })}
          <Users aria-hidden />{' '}
          {seats.min === seats.max ? number(seats.min) : ui('lids.seats', { from: seats.min, to: seats.max })}
        </p>
        <div className="begin">
          <button type="button" className="plain" disabled={going} onClick={() => void begin('person')}>
            <Users aria-hidden /> {ui('lids.people')}
          </button>
          <button type="button" className="plain" disabled={going} onClick={() => void begin('bot')}>
            <Bot aria-hidden /> {ui('lids.bot')}
          </button>
        </div>
        <div className="ways">
          <a href={href({ at: 'lessons', game: id, lesson: 'first' })} aria-label={ui('lids.learnOf', { game: name })}>
            <GraduationCap size={18} aria-hidden /> {ui('lids.learn')}
          </a>
          <a href={href({ at: 'setup', game: id })} aria-label={ui('lids.setupOf', { game: name })}>
            <Settings2 size={18} aria-hidden /> {ui('lids.setup')}
          </a>
        </div>
      </div>
    </section>
  );
};
