import { botsOf } from '../core/bots.ts';
import type { AnyGame } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import { ui } from '../i18n/index.ts';
import { botName } from './SeatName.tsx';

/** Who plays a seat: a person, which is empty, or a bot of the game. */
export const KindSelect = ({
  game,
  seat,
  bot,
  set,
}: {
  game: AnyGame;
  seat: Seat;
  bot: string;
  set(bot: string): void;
}) => (
  <select
    className="field"
    value={bot}
    aria-label={ui('setup.kind', { seat: { seat } })}
    onChange={(event) => set(event.target.value)}
  >
    <option value="">{ui('setup.person')}</option>
    {botsOf(game).map((id) => (
      <option key={id} value={id}>
        {botName(game.id, id)}
      </option>
    ))}
  </select>
);
