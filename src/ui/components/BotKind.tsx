import { Bot, User } from 'lucide-react';
import { botIds } from '../../core/bots.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import { t } from '../../i18n/index.ts';
import { botHelp, botName } from './SeatName.tsx';
import { Small } from './Small.tsx';

interface BotKindProps {
  readonly game: AnyGame;
  readonly seat: Seat;
  /** A bot of the game. Empty for a person. */
  readonly bot: string;
  set(bot: string): void;
}
/** The player of a seat: a person or a bot, at first the easiest one that thinks. */
export const KindSwitch = ({ game, seat, bot, set }: BotKindProps) => (
  <span className="segments" role="group" aria-label={t('setup.kind', { seat: { seat } })}>
    <button type="button" aria-pressed={bot === ''} onClick={() => set('')}>
      <User aria-hidden /> {t('setup.person')}
    </button>
    <button type="button" aria-pressed={bot !== ''} onClick={() => bot === '' && set(botIds(game)[1] ?? '')}>
      <Bot aria-hidden /> {t('setup.bot')}
    </button>
  </span>
);
/** The bots of a game, each with its style of play in a few words. Nothing for a person. */
export const Strengths = ({ game, seat, bot, set }: BotKindProps) =>
  bot !== '' && (
    <span className="strengths" role="group" aria-label={t('setup.strength', { seat: { seat } })}>
      {botIds(game).map((each) => (
        <button key={each} type="button" aria-pressed={bot === each} onClick={() => set(each)}>
          <strong>{botName(game.id, each)}</strong>
          <Small as="span">{botHelp(game.id, each)}</Small>
        </button>
      ))}
    </span>
  );
