import { Shuffle } from 'lucide-react';
import { t } from '../../i18n/index.ts';
import { Die } from '../components/Die.tsx';
import { changeClass, useClass } from '../class/classroom.ts';
import { Small } from '../components/Small.tsx';

/** A face for the next roll of a demonstration, instead of a random one or the lesson's. Both the class and the record mention it. */
export const DieSetter = ({ usual }: { readonly usual: readonly number[] }) => {
  const die = useClass((state) => state.die);
  return (
    <section className="paper diesetter" aria-labelledby="deskDie">
      <h2 id="deskDie" title={t('desk.dieHelp')}>
        {t('desk.die')}
      </h2>
      <button type="button" className="plain" aria-pressed={die === null} onClick={() => changeClass({ die: null })}>
        {usual.length > 0 ? (
          <>
            {usual.map((face, i) => (
              <Die key={i} face={face} size={26} />
            ))}{' '}
            {t('desk.asSet')}
          </>
        ) : (
          <>
            <Shuffle aria-hidden /> {t('desk.chance')}
          </>
        )}
      </button>
      <div className="faces">
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <button
            key={face}
            type="button"
            aria-pressed={die === face}
            aria-label={t('desk.face', { face })}
            onClick={() => changeClass({ die: face })}
          >
            <Die face={face} size={30} />
          </button>
        ))}
      </div>
      {die !== null && <Small>{t('desk.dieHelp')}</Small>}
    </section>
  );
};
