import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { unsavedMatches } from '../../../storage/unsavedMatches.ts';
import { saveAgain } from '../../../store/saving.ts';
import { takeOver } from '../../../store/matchSession.ts';
import { dismissNote } from '../../../store/matchActions.ts';
import { type OpenMatch, useMatchStore } from '../../../store/matchStore.ts';
import { exportMatch } from '../../files.ts';
import { role } from '../../windowRole.ts';
import { useInputText } from '../../useInputText.ts';
import { Notice, StaleNotice } from '../../components/Notice.tsx';
import { useMatch } from '../context/match.tsx';
import { LinkedNotice } from './LinkedNotice.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';

const Export = () => (
  <button type="button" className="plain" onClick={exportMatch}>
    {t('export')}
  </button>
);
/** The numbers of actions with doubtful shots, one for each kind of doubt. The log marks each action. */
const Doubts = ({ open }: { open: OpenMatch }) => {
  const doubts = useMatchStore((state) => state.issues);
  const [isRead, setRead] = useState(false);
  const found = open.match.entries.flatMap((entry) => doubts.get(entry) ?? []);
  if (isRead || found.length === 0) return null;
  const kinds = [...new Set(found)];
  const counted = kinds.map((kind) => t(`doubts.${kind}`, { count: found.filter((each) => each === kind).length }));
  return <Notice text={[...counted, t('doubts.marked')].join(' ')} dismiss={() => setRead(true)} />;
};

/** Notices about the record: another tab plays it, it is not saved, it no longer fits the rules, or some of its shots are doubtful. */
export const Notices = () => {
  const { open, formatContext } = useMatch();
  const held = useMatchStore((state) => state.playLocation);
  const words = useInputText();
  return (
    <div className="notices" data-part="notices">
      <StaleNotice />
      {open.linked && <LinkedNotice open={open} />}
      {held !== 'here' && !open.practice && !open.linked && role !== 'projector' && (
        <Notice bad={held === 'changed'} text={t(`held.${held}`)}>
          {held === 'changed' && !open.unsaved && <Export />}
          <PlayHere />
        </Notice>
      )}
      {open.unsaved && (
        <Notice bad text={t(unsavedMatches.get(open.id)?.gone ? 'unsaved.gone' : 'unsaved')}>
          {unsavedMatches.get(open.id)?.gone && (
            <PrimaryButton onClick={() => void saveAgain()}>{t('unsaved.keep')}</PrimaryButton>
          )}
          <Export />
        </Notice>
      )}
      {open.note && <Notice text={words(open.note, formatContext)} dismiss={dismissNote} />}
      <Doubts open={open} />
    </div>
  );
};
/** The button that makes this tab the one that plays the match. */
export const PlayHere = () => {
  const held = useMatchStore((state) => state.playLocation);
  return <PrimaryButton onClick={takeOver}>{t(held === 'changed' ? 'held.reread' : 'held.take')}</PrimaryButton>;
};
