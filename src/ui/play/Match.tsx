import { useEffect, useState } from 'react';
import { type Fault, onceAnswered } from '../../storage/device.ts';
import { ui } from '../../i18n/index.ts';
import { close, open, type Opened } from '../../store/opening.ts';
import { closeCurtain, goTo } from '../../store/play.ts';
import { isSecret, useTable } from '../../store/openMatch.ts';
import { exportShelved } from '../files.ts';
import { go } from '../route.ts';
import { Progress } from '../parts/Progress.tsx';
import { Curtain } from './Curtain.tsx';
import type { InClass } from './guide.ts';
import { Play } from './Play.tsx';
import '../styles/match/curtain.css';

/** Opens the match of the address, at its start where its record is asked for, or says that it is not on this device. */
export const Match = ({ id, record, inClass }: { id: string; record: boolean; inClass?: InClass }) => {
  const table = useTable((state) => state.open);
  const read = useTable((state) => state.read);
  const [opened, setOpened] = useState<Opened>('left');
  useEffect(() => {
    let here = true;
    const load = (): void => {
      void open(id).then((what) => {
        if (!here) return;
        if (record && what === 'open') goTo(0);
        setOpened(what);
      });
    };
    load();
    const forget = onceAnswered(() => useTable.getState().open ?? load());
    return () => {
      here = false;
      forget();
      close();
    };
  }, [id, record]);
  // Whoever leaves the app or locks the device leaves no secret on the screen.
  useEffect(() => {
    document.addEventListener('visibilitychange', closeCurtain);
    return () => document.removeEventListener('visibilitychange', closeCurtain);
  }, []);
  if (table && inClass && isSecret(table))
    return (
      <main className="page">
        <p className="paper notice" role="alert">
          {ui('secret.class')}
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
        <Progress text={ui('loading')} done={read} stop={() => go({ at: 'home' })} />
      ) : (
        <p>{ui('loading')}</p>
      )}
    </main>
  );
};
/** Why a match does not lie on the table, and what can be done. */
const Closed = ({ id, why }: { id: string; why: 'missing' | 'unreadable' | Fault }) => (
  <div className="paper notice stack" role="alert">
    <p>{ui(why === 'missing' || why === 'unreadable' ? `match.${why}` : `shelf.${why}`)}</p>
    <div className="row">
      {why === 'unreadable' && (
        <button type="button" className="plain" onClick={() => void exportShelved(id)}>
          {ui('export.damaged')}
        </button>
      )}
      <a href="#/">{ui('home')}</a>
    </div>
  </div>
);
