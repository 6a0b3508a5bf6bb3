import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '../i18n/index.ts';
import { watchDrops } from './dropped.ts';
import { ImportNotice, useImport } from './home/Import.tsx';

const nothing = (): void => undefined;
/** Opens a file that is dropped where the page has no button for it, over whatever is shown; tells what became of it. */
export const Dropped = () => {
  const { told, read, stop, fail } = useImport(nothing);
  const now = useRef({ read, fail });
  useEffect(() => {
    now.current = { read, fail };
  });
  useEffect(
    () =>
      watchDrops((drop) => {
        if (typeof drop === 'string') now.current.fail(t(`import.${drop}`));
        else void now.current.read(drop);
      }),
    [],
  );
  if (!told) return null;
  return (
    <div className="droppedfile row">
      <div className="grow">
        <ImportNotice told={told} stop={stop} />
      </div>
      {told.kind !== 'reading' && (
        <button type="button" className="icon paper" aria-label={t('close')} onClick={stop}>
          <X aria-hidden />
        </button>
      )}
    </div>
  );
};
