import { ChevronDown, Minus, Plus } from 'lucide-react';
import type { AnyGame } from '../../core/game.ts';
import { type Seat, SEATS } from '../../core/seat.ts';
import { t } from '../../i18n/index.ts';
import { KindSwitch, Strengths } from '../components/BotKind.tsx';
import { botName, SeatMark, seatName } from '../components/SeatName.tsx';
import type { SeatDraft } from '../starting/seating.ts';
import { NameInput } from './NameInput.tsx';
import { withSeatChanged } from '../starting/seating.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

interface PlayersProps {
  readonly game: AnyGame;
  readonly players: readonly SeatDraft[];
  /** The names of people who have played here. */
  readonly known: readonly string[];
  set(players: readonly SeatDraft[]): void;
}
/** The players: each with seat and colour, name, person or bot, and the bot's strength. */
export const Players = ({ game, players, known, set }: PlayersProps) => {
  const change = (i: number, part: Partial<SeatDraft>) =>
    set(players.map((player, k) => (k === i ? { ...player, ...part } : player)));
  const seats = SEATS.slice(0, players.length);
  const offered = known.filter((name) => players.every((player) => player.name !== name));
  const next = SEATS[players.length];
  return (
    <>
      <ul className="players" data-part="players">
        {players.map(({ seat, name, bot }, i) => (
          <Row as="li" key={i}>
            <SeatSelect seat={seat} seats={seats} set={(desired) => set(withSeatChanged(players, i, desired))} />
            <NameInput
              value={name}
              label={t('setup.name', { seat: { seat } })}
              placeholder={bot ? botName(game.id, bot) : seatName(seat)}
              offers={known.length > 0}
              known={bot ? [] : offered}
              set={(desired) => change(i, { name: desired })}
            />
            <KindSwitch game={game} seat={seat} bot={bot} set={(kind) => change(i, { bot: kind, name: '' })} />
            <Strengths game={game} seat={seat} bot={bot} set={(kind) => change(i, { bot: kind })} />
          </Row>
        ))}
      </ul>
      {players.some(({ name, bot }) => bot === '' && name !== '') && <Small>{t('score.kept')}</Small>}
      {game.seats.max > game.seats.min && (
        <Row>
          <button
            type="button"
            className="plain"
            disabled={players.length <= game.seats.min}
            onClick={() => set(players.filter(({ seat }) => seat !== seats.at(-1)))}
          >
            <Minus aria-hidden /> {t('setup.fewer')}
          </button>
          <button
            type="button"
            className="plain"
            disabled={players.length >= game.seats.max}
            onClick={() => next && set([...players, { seat: next, name: '', bot: '' }])}
          >
            <Plus aria-hidden /> {t('setup.more')}
          </button>
        </Row>
      )}
    </>
  );
};

/** The seat of a player as its colour. Choosing another one swaps the seats of two players. */
const SeatSelect = ({ seat, seats, set }: { seat: Seat; seats: readonly Seat[]; set(seat: Seat): void }) => (
  <span className="colour">
    <SeatMark seat={seat} size={32} />
    <ChevronDown aria-hidden />
    <select
      value={seat}
      aria-label={t('setup.colour', { seat: { seat } })}
      onChange={(event) => set(event.target.value as Seat)}
    >
      {seats.map((each) => (
        <option key={each} value={each}>
          {seatName(each)}
        </option>
      ))}
    </select>
  </span>
);
