import { TriangleAlert, X } from 'lucide-react';
import { tell, type Telling, ui } from '../../i18n/index.ts';
import { dismissNote } from '../../store/play.ts';
import type { OpenMatch } from '../../store/table.ts';
import { exportOpen } from '../files.ts';

/** What a player must know about the record: that it is not kept, or does not fit the rules any more. */
export const Notices = ({ open, words }: { open: OpenMatch; words: Telling }) => (
  <>
    {open.unsaved && (
      <div className="paper toast notice bad" role="alert">
        <TriangleAlert aria-hidden />
        <p className="grow">{ui('unsaved')}</p>
        <button type="button" className="plain" onClick={exportOpen}>
          {ui('export')}
        </button>
      </div>
    )}
    {open.note && (
      <div className="paper toast notice" role="status">
        <TriangleAlert aria-hidden />
        <p className="grow">{tell(open.note, words)}</p>
        <button type="button" className="icon" aria-label={ui('close')} onClick={dismissNote}>
          <X aria-hidden />
        </button>
      </div>
    )}
  </>
);
