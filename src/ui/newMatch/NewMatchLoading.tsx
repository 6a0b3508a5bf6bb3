import { ArrowLeft } from 'lucide-react';
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { formatMessage, t } from '../../i18n/index.ts';
import { GAME_CARDS, pictureAt } from '../components/gameCards.ts';
import { firstSmallTable, firstTheme, useSmallTable, useTheme } from '../appearance.ts';
import { href } from '../route.ts';

/** Returns the picture of a game until its table is drawn: on small screens the table of its first scenario, otherwise its game card. */
const pictureOf = (game: string, theme: Parameters<typeof pictureAt>[1], small: boolean): string =>
  pictureAt(`${small ? 'tables' : 'lids'}/${game}`, theme);
/** Whether a game is built in, and so has pictures. */
export const isPictured = (game: string): boolean => GAME_CARDS.some(({ id }) => id === game);
/** Requests the picture of a game, before everything else. */
export const preloadPicture = (game: string): void =>
  preload(pictureOf(game, firstTheme(), firstSmallTable()), { as: 'image', fetchPriority: 'high' });
/** The picture of a game, in place of the chosen table. */
export const GamePicture = ({ game }: { game: string }) => {
  const theme = useTheme();
  const small = useSmallTable();
  return <img className="gamepicture" src={pictureOf(game, theme, small)} alt="" fetchPriority="high" />;
};

/** The set-up page of a game until its code is loaded: the name and a picture, in their final places. */
export const NewMatchLoading = ({ game }: { game: string }) => {
  const gameCard = GAME_CARDS.find(({ id }) => id === game);
  const loading = <p className="loading">{t('loading')}</p>;
  if (!gameCard) return loading;
  const { width, height } = gameCard.table;
  return (
    <main className="page setup" aria-busy>
      <header className="top">
        <a className="icon" href={href({ at: 'home' })} aria-label={t('home')}>
          <ArrowLeft aria-hidden />
        </a>
        <h1 className="grow">{formatMessage({ key: `${game}:name` })}</h1>
        <span className="plain onwood" aria-hidden>
          {t('rulebook')}
        </span>
      </header>
      <div className="form">
        <div className="beside">
          <div
            className="paper chosen"
            data-part="chosen-table"
            style={{ '--ratio': `${width} / ${height}` } as CSSProperties}
            aria-hidden
          >
            <GamePicture game={game} />
          </div>
          {loading}
        </div>
      </div>
    </main>
  );
};
