import { TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { tell, type Telling, ui } from '../../i18n/index.ts';
import { playHere } from '../../store/opening.ts';
import { dismissNote } from '../../store/play.ts';
import { type OpenMatch, useTable } from '../../store/table.ts';
import { exportOpen } from '../files.ts';
import { StaleNotice } from '../StaleNotice.tsx';

const Notice = ({ bad, text, children }: { bad?: boolean; text: string; children: ReactNode }) => (
  <div className={bad ? 'paper toast notice bad' : 'paper toast notice'} role={bad ? 'alert' : 'status'}>
    <TriangleAlert aria-hidden />
    <p className="grow">{text}</p>
    {children}
  </div>
);
const Export = () => (
  <button type="button" className="plain" onClick={exportOpen}>
    {ui('export')}
  </button>
);

/** What a player must know about the record: that another tab plays it, that it is not kept, or does not fit the rules any more. */
export const Notices = ({ open, words }: { open: OpenMatch; words: Telling }) => {
  const held = useTable((state) => state.held);
  return (
    <div className="notices">
      <StaleNotice />
      {held !== 'here' && (
        <Notice bad={held === 'changed'} text={ui(`held.${held}`)}>
          {held === 'changed' && !open.unsaved && <Export />}
          <PlayHere />
        </Notice>
      )}
      {open.unsaved && (
        <Notice bad text={ui('unsaved')}>
          <Export />
        </Notice>
      )}
      {open.note && (
        <Notice text={tell(open.note, words)}>
          <button type="button" className="icon" aria-label={ui('close')} onClick={dismissNote}>
            <X aria-hidden />
          </button>
        </Notice>
      )}
    </div>
  );
};
/** Lets a tab that looks on play the match. */
export const PlayHere = () => {
  const held = useTable((state) => state.held);
  return (
    <button type="button" className="primary" onClick={playHere}>
      {ui(held === 'changed' ? 'held.reread' : 'held.take')}
    </button>
  );
};
