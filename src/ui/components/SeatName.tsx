import { Bot } from 'lucide-react';
import { NOVICE_BOT, RANDOM_BOT } from '../../core/botLevels.ts';
import { isolated } from '../../core/message.ts';
import { cleanName } from '../../core/names.ts';
import type { Player } from '../../core/match.ts';
import type { Seat } from '../../core/seat.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { Row } from './Row.tsx';

const SHAPES: Readonly<Record<Seat, string>> = {
  blue: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z',
  red: 'M12 1.6 21 6.8V17.2L12 22.4 3 17.2V6.8Z',
  plum: 'M6 2.5H18A3.5 3.5 0 0 1 21.5 6V18A3.5 3.5 0 0 1 18 21.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5Z',
  graphite: 'M10.3 3.2a2 2 0 0 1 3.4 0L22.6 18.4a2 2 0 0 1-1.7 3H3.1a2 2 0 0 1-1.7-3Z',
};
/** The shape and colour of a seat, never colour alone. `onSeat`: drawn on a ground of that colour. */
export const SeatMark = ({ seat, size = 24, onSeat = false }: { seat: Seat; size?: number; onSeat?: boolean }) => (
  <svg
    className="seatmark"

    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="0 0 24 24"
    aria-hidden
  >
    <path
      d={SHAPES[seat]}
      fill={onSeat ? 'none' : `var(--${seat}Mark)`}
      stroke={onSeat ? 'var(--onDark)' : 'var(--paper)'}
      strokeWidth={onSeat ? 2 : 1.6}
      strokeLinejoin="round"
    />
  </svg>
);
/** A seat's name, such as ‘Blue’. */
export const seatName = (seat: Seat): string => t(`seat.${seat}`);
/** Returns the name that a player entered, or the seat's name. A bot has its own name. */
export const playerName = (player: Player): string => isolated(cleanName(player.name)) || seatName(player.seat);
/** Returns the same with the seat, for players who do not see its colour. */
export const playerCalled = ({ name, seat }: Player): string =>
  cleanName(name) ? t('live.name', { name: cleanName(name), seat: { seat } }) : seatName(seat);
/** Returns the name of a seat's bot, for the second line of a plate. */
export const botName = (game: string, bot: string): string =>
  bot === RANDOM_BOT || bot === NOVICE_BOT ? t(`bot.${bot}`) : formatMessage({ key: `${game}:bot.${bot}` });
/** Returns a bot's style of play, in a few words. */
export const botHelp = (game: string, bot: string): string =>
  bot === RANDOM_BOT || bot === NOVICE_BOT ? t(`bot.${bot}.help`) : formatMessage({ key: `${game}:bot.${bot}.help` });
/** A seat's mark and the player's name, and whether it is a bot. */
export const SeatName = ({ seat, name, bot }: { seat: Seat; name: string; bot?: string | undefined }) => (
  <Row as="span" className="seatname">
    <SeatMark seat={seat} /> <bdi>{name}</bdi>
    {bot !== undefined && <Bot size={18} role="img" aria-label={t('setup.bot')} />}
  </Row>
);
