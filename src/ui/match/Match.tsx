import { useEffect, useState } from 'react';
import { type StorageFault, onDatabaseAnswer } from '../../storage/database.ts';
import { t } from '../../i18n/index.ts';
import { closeMatch, openMatch, type OpenResult } from '../../store/matchSession.ts';
import { dropCurtain, showPly } from '../../store/matchActions.ts';
import { isSecret, NOTHING_SHOWN, useMatchStore } from '../../store/matchStore.ts';
import { exportSavedMatch } from '../files.ts';
import { go } from '../route.ts';
import { Progress } from '../components/Progress.tsx';
import { Curtain } from './Curtain.tsx';
import type { ClassView } from '../playing/guide.ts';
import { Play } from '../playing/MatchScreen.tsx';
import { Row } from '../components/Row.tsx';
import '../styles/match/curtain.css';

/** Opens the match of the address, at its start if its record is requested. Otherwise it says that the match is not on this device. */
export const Match = ({ id, record, inClass }: { id: string; record: boolean; inClass?: ClassView }) => {
  const table = useMatchStore((state) => state.open);
  const read = useMatchStore((state) => state.loadProgress);
  const [opened, setOpened] = useState<OpenResult>('left');
  useEffect(() => {
    let here = true;
    const load = (): void => {
      void openMatch(id, NOTHING_SHOWN).then((what) => {
        if (!here) return;
        if (record && what === 'open') showPly(0);
        setOpened(what);
      });
    };
    load();
    const forget = onDatabaseAnswer(() => useMatchStore.getState().open ?? load());
    return () => {
      here = false;
      forget();
      closeMatch();
    };
  }, [id, record]);
  // When the player leaves the app or locks the device, no secret remains on the screen.
  useEffect(() => {
    document.addEventListener('visibilitychange', dropCurtain);
    return () => document.removeEventListener('visibilitychange', dropCurtain);
  }, []);
  if (table && inClass && isSecret(table))
    return (
      <main className="page">
        <p className="paper notice" role="alert">
          {t('secret.class')}
        </p>
      </main>
    );
  if (table?.viewer === 'public') return <Curtain open={table} />;
  if (table) return <Play key={table.id} open={table} {...(inClass && { inClass })} />;
  return (
    <main className="page">
      {opened !== 'left' && opened !== 'open' ? (
        <Closed id={id} why={opened} />
      ) : read > 0 ? (
        <Progress text={t('loading')} done={read} stop={() => go({ at: 'home' })} />
      ) : (
        <p>{t('loading')}</p>
      )}
    </main>
  );
};
/** Why a match cannot be opened, and what the player can do. */
const Closed = ({ id, why }: { id: string; why: 'missing' | 'unreadable' | StorageFault }) => (
  <div className="paper notice stack" role="alert">
    <p>{t(why === 'missing' || why === 'unreadable' ? `match.${why}` : `shelf.${why}`)}</p>
    <Row>
      {why === 'unreadable' && (
        <button type="button" className="plain" onClick={() => void exportSavedMatch(id)}>
          {t('export.damaged')}
        </button>
      )}
      <a href="#/">{t('home')}</a>
    </Row>
  </div>
);
