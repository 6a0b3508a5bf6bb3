import { Minus, Plus } from 'lucide-react';
import type { AnyGame } from '../../core/game.ts';
import { SEATS } from '../../core/seat.ts';
import { ui } from '../../i18n/index.ts';
import { KindSelect } from '../KindSelect.tsx';
import { SeatMark, seatName } from '../SeatName.tsx';
import type { Draft } from './beginning.ts';

/** Who sits at each seat. */
export const Players = ({
  game,
  players,
  set,
}: {
  game: AnyGame;
  players: readonly Draft[];
  set(players: readonly Draft[]): void;
}) => {
  const change = (i: number, part: Partial<Draft>) =>
    set(players.map((player, k) => (k === i ? { ...player, ...part } : player)));
  const next = SEATS[players.length];
  return (
    <>
      <ul className="players">
        {players.map(({ seat, name, bot }, i) => (
          <li key={seat} className="row">
            <SeatMark seat={seat} size={32} />
            <input
              className="field grow"
              value={name}
              maxLength={40}
              placeholder={seatName(seat)}
              aria-label={ui('setup.name', { seat: { seat } })}
              onChange={(event) => change(i, { name: event.target.value })}
            />
            <KindSelect game={game} seat={seat} bot={bot} set={(kind) => change(i, { bot: kind })} />
          </li>
        ))}
      </ul>
      {game.seats.max > game.seats.min && (
        <div className="row">
          <button
            type="button"
            className="plain"
            disabled={players.length <= game.seats.min}
            onClick={() => set(players.slice(0, -1))}
          >
            <Minus aria-hidden /> {ui('setup.fewer')}
          </button>
          <button
            type="button"
            className="plain"
            disabled={players.length >= game.seats.max}
            onClick={() => next && set([...players, { seat: next, name: '', bot: '' }])}
          >
            <Plus aria-hidden /> {ui('setup.more')}
          </button>
        </div>
      )}
    </>
  );
};
