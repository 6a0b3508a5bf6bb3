import { useState } from 'react';
import { tell, type Telling, ui } from '../../../i18n/index.ts';
import { loose } from '../../../storage/loose.ts';
import { keepAnew } from '../../../store/keeping.ts';
import { playHere } from '../../../store/opening.ts';
import { dismissNote } from '../../../store/play.ts';
import { type OpenMatch, useTable } from '../../../store/openMatch.ts';
import { exportOpen } from '../../files.ts';
import { role } from '../../role.ts';
import { Notice, StaleNotice } from '../../parts/Notice.tsx';

const Export = () => (
  <button type="button" className="plain" onClick={exportOpen}>
    {ui('export')}
  </button>
);
/** How many actions have shots that are in doubt, by what is in doubt of them; the log marks each. */
const Doubts = ({ open }: { open: OpenMatch }) => {
  const doubts = useTable((state) => state.doubts);
  const [isRead, setRead] = useState(false);
  const found = open.match.entries.flatMap((entry) => doubts.get(entry) ?? []);
  if (isRead || found.length === 0) return null;
  const kinds = [...new Set(found)];
  const counted = kinds.map((kind) => ui(`doubts.${kind}`, { count: found.filter((each) => each === kind).length }));
  return <Notice text={[...counted, ui('doubts.marked')].join(' ')} dismiss={() => setRead(true)} />;
};

/** What a player must know about the record: that another tab plays it, that it is not kept, does not fit the rules any more, or holds shots in doubt. */
export const Notices = ({ open, formatContext }: { open: OpenMatch; formatContext: Telling }) => {
  const held = useTable((state) => state.held);
  return (
    <div className="notices">
      <StaleNotice />
      {held !== 'here' && !open.practice && role !== 'projector' && (
        <Notice bad={held === 'changed'} text={ui(`held.${held}`)}>
          {held === 'changed' && !open.unsaved && <Export />}
          <PlayHere />
        </Notice>
      )}
      {open.unsaved && (
        <Notice bad text={ui(loose.get(open.id)?.gone ? 'unsaved.gone' : 'unsaved')}>
          {loose.get(open.id)?.gone && (
            <button type="button" className="primary" onClick={() => void keepAnew()}>
              {ui('unsaved.keep')}
            </button>
          )}
          <Export />
        </Notice>
      )}
      {open.note && <Notice text={tell(open.note, formatContext)} dismiss={dismissNote} />}
      <Doubts open={open} />
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
