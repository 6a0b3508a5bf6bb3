import { Link } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { copyFromHere } from '../../../store/copying.ts';
import { keepLinked } from '../../../store/linkedMatch.ts';
import { isAtLatest, isOver, type OpenMatch } from '../../../store/matchStore.ts';
import { Notice } from '../../components/Notice.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';
import { go } from '../../route.ts';

/** Says that a match came as a link, and offers to keep it, or to play on from its last step. From earlier steps the card offers that. */
export const LinkedNotice = ({ open }: { readonly open: OpenMatch }) => {
  const [busy, setBusy] = useState(false);
  const save = (saving: Promise<string>): void => {
    setBusy(true);
    void saving.then((id) => go({ at: 'match', id }));
  };
  return (
    <Notice icon={<Link aria-hidden />} text={t('linked.about')}>
      {isAtLatest(open) && !isOver(open.game, open.steps.at(-1)) && (
        <PrimaryButton disabled={busy} onClick={() => save(copyFromHere())}>
          {t('linked.play')}
        </PrimaryButton>
      )}
      <button type="button" className="plain" disabled={busy} onClick={() => save(keepLinked(open))}>
        {t('linked.keep')}
      </button>
    </Notice>
  );
};
