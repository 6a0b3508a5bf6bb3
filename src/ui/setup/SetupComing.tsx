import { ArrowLeft } from 'lucide-react';
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { tell, ui } from '../../i18n/index.ts';
import { HOUSE, pictureAt } from '../home/house.ts';
import { useTheme } from '../look.ts';
import { href } from '../route.ts';

const lidOf = (game: string, theme: Parameters<typeof pictureAt>[1]): string => pictureAt(`lids/${game}`, theme);
/** Whether a game is one of the house, and so has a lid. */
export const isLidded = (game: string): boolean => HOUSE.some(({ id }) => id === game);
/** Asks for the picture of a lid, before all else. */
export const askForLid = (game: string, theme: Parameters<typeof pictureAt>[1]): void =>
  preload(lidOf(game, theme), { as: 'image', fetchPriority: 'high' });
/** The picture of a game's lid, in place of the chosen table until that is drawn. */
export const LidPicture = ({ game }: { game: string }) => {
  const theme = useTheme();
  return <img className="lidpicture" src={lidOf(game, theme)} alt="" fetchPriority="high" />;
};

/** What the set-up page shows of a game until its code is here: the name and the picture of the lid, where the page will have them. */
export const SetupComing = ({ game }: { game: string }) => {
  const lid = HOUSE.find(({ id }) => id === game);
  const loading = <p className="loading">{ui('loading')}</p>;
  if (!lid) return loading;
  const { width, height } = lid.table;
  return (
    <main className="page setup" aria-busy>
      <header className="top">
        <a className="icon" href={href({ at: 'home' })} aria-label={ui('home')}>
          <ArrowLeft aria-hidden />
        </a>
        <h1 className="grow">{tell({ key: `${game}:name` })}</h1>
        <span className="plain onwood" aria-hidden>
          {ui('rulebook')}
        </span>
      </header>
      <div className="form">
        <div className="beside">
          <div className="paper chosen" style={{ '--ratio': `${width} / ${height}` } as CSSProperties} aria-hidden>
            <LidPicture game={game} />
          </div>
          {loading}
        </div>
      </div>
    </main>
  );
};
