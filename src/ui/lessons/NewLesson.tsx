import { Plus } from 'lucide-react';
import { useGame } from '../useGame.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { newMatch } from '../starting/startMatch.ts';
import { playSetup } from '../../core/flow/setupSteps.ts';
import { SEATS } from '../../core/seat.ts';
import { startOwnLesson } from '../lesson/startOwnLesson.ts';
import { Small } from '../components/Small.tsx';
import { Row } from '../components/Row.tsx';

/** The scenarios of a game that an own lesson can begin with, to be edited at once. */
export const NewLesson = ({ game: id }: { readonly game: string }) => {
  const game = useGame(id);
  if (!game?.arrange) return null;
  const begin = (options: unknown): void => {
    const players = SEATS.slice(0, game.seats.min).map((seat) => ({ seat, name: '' }));
    const asked = newMatch(game, { options: game.schema.options.parse(options), players, takeBack: 'free' });
    const { match } = playSetup(game, asked, { lots: true, lines: true });
    startOwnLesson(match, match.entries.length, true);
  };
  return (
    <section className="paper sheet newlesson" data-part="new-lesson">
      <h2>{t('arrange.new')}</h2>
      <Small>{t('arrange.newHow')}</Small>
      <Row>
        {(game.presets ?? []).map((preset) => (
          <button key={preset.id} type="button" className="plain" onClick={() => begin(preset.options)}>
            <Plus aria-hidden /> {formatMessage({ key: `${id}:preset.${preset.id}` })}
          </button>
        ))}
      </Row>
    </section>
  );
};
