import { Trophy } from 'lucide-react';
import type { AnyGame } from '../../core/game.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { useInputText } from '../useInputText.ts';

interface BriefProps {
  readonly game: AnyGame;
  /** Legal options of the game. */
  readonly options: unknown;
}
/** How to win with these options. */
export const Wins = ({ game, options }: BriefProps) => (
  <p className="wins" data-part="wins">
    <Trophy aria-hidden />
    <span>
      <strong>{t('brief.wins')}</strong>{' '}
      {game
        .brief(options)
        .wins.map((each) => formatMessage(each))
        .join(' ')}
    </span>
  </p>
);
/** What a player does in a turn with these options, in order. */
export const InTurn = ({ game, options }: BriefProps) => {
  const words = useInputText();
  return (
    <section className="inturn" aria-labelledby="inturn">
      <h2 id="inturn">{t('brief.turn')}</h2>
      <ol>
        {game.brief(options).turn.map((each) => (
          <li key={each.key}>{words(each)}</li>
        ))}
      </ol>
    </section>
  );
};
