import { useEffect, useState } from 'react';
import { ui } from '../../i18n/index.ts';
import { close, closeCurtain, open } from '../../store/play.ts';
import { useTable } from '../../store/table.ts';
import { Curtain } from './Curtain.tsx';
import { Play } from './Play.tsx';
import '../styles/curtain.css';
import '../styles/play.css';
import '../styles/top.css';
import '../styles/card.css';
import '../styles/beside.css';
import '../styles/tray.css';
import '../styles/foot.css';
import '../styles/small.css';
import '../styles/upright.css';
import '../styles/lying.css';
import '../styles/scroll.css';
import '../styles/projector.css';

/** Opens the match of the address, or says that it is not on this device. */
export const Match = ({ id }: { id: string }) => {
  const table = useTable((state) => state.open);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    open(id).then(
      (found) => setMissing(!found),
      () => setMissing(true),
    );
    return close;
  }, [id]);
  // Whoever leaves the app or locks the device leaves no secret on the screen.
  useEffect(() => {
    document.addEventListener('visibilitychange', closeCurtain);
    return () => document.removeEventListener('visibilitychange', closeCurtain);
  }, []);
  if (table?.viewer === 'public') return <Curtain open={table} />;
  if (table) return <Play key={`${table.id} ${table.viewer}`} open={table} />;
  return (
    <main className="page">
      {missing ? (
        <p className="paper notice" role="alert">
          {ui('match.missing')} <a href="#/">{ui('home')}</a>
        </p>
      ) : (
        <p>{ui('loading')}</p>
      )}
    </main>
  );
};
