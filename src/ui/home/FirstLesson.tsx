import { Play } from 'lucide-react';
import { t } from '../../i18n/index.ts';
import { useTheme } from '../appearance.ts';
import { go } from '../route.ts';
import { GAME_CARDS, pictureAt } from '../components/gameCards.ts';
import { Small } from '../components/Small.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';

/** The welcome before the first match: a summary, and the link to the first game's lesson. */
export const FirstLesson = () => {
  const theme = useTheme();
  const game = GAME_CARDS[0]?.id ?? '';
  return (
    <section className="welcome" aria-labelledby="welcome">
      <div>
        <h2 id="welcome" className="display">
          {t('welcome')}
        </h2>
        <p>{t('welcome.text')}</p>
      </div>
      <div className="paper newhere">
        <img src={pictureAt(`lids/${game}`, theme)} alt="" width={266} height={236} />
        <div>
          <h3>{t('welcome.new')}</h3>
          <Small>{t('welcome.about')}</Small>
        </div>
        <PrimaryButton onClick={() => go({ at: 'lessons', game, lesson: 'first' })}>
          <Play aria-hidden /> {t('welcome.learn')}
        </PrimaryButton>
      </div>
    </section>
  );
};
