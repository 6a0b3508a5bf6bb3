import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '../i18n/index.ts';
import { watchDrops } from './dropped.ts';
import { ImportNotice, useImport } from './home/Import.tsx';
import { Row } from './components/Row.tsx';

const nothing = (): void => undefined;
/** Opens a file dropped on a page without a button for it, over any screen, and reports the result. */
export const Dropped = () => {
  const { status, read, stop, fail } = useImport(nothing);
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
  if (!status) return null;
  return (
    <Row className="droppedfile">
      <div className="grow">
        <ImportNotice status={status} stop={stop} />
      </div>
      {status.kind !== 'reading' && (
        <button type="button" className="icon paper" aria-label={t('close')} onClick={stop}>
          <X aria-hidden />
        </button>
      )}
    </Row>
  );
};
