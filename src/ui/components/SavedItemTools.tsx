import { Copy, Trash2 } from 'lucide-react';
import { t } from '../../i18n/index.ts';
import type { NamedItem } from '../../storage/namedStores.ts';
import type { SavedItems } from './useSavedItems.ts';
import { Row } from './Row.tsx';
import { Small } from './Small.tsx';

/** Deletes a saved item. */
export const DeleteSaved = ({ name, press }: { name: string; press(): void }) => (
  <button type="button" className="icon" aria-label={t('kept.forget', { name })} onClick={press}>
    <Trash2 aria-hidden />
  </button>
);
/** Copies a saved item as text. */
export const CopySaved = ({ name, press }: { name: string; press(): void }) => (
  <button type="button" className="icon" aria-label={t('kept.copyOne', { name })} onClick={press}>
    <Copy aria-hidden />
  </button>
);
/** What has just been saved or deleted. A deletion can be undone. */
export const SavedStatus = ({ kept: { status, back } }: { kept: Pick<SavedItems<NamedItem>, 'status' | 'back'> }) => (
  <Row as="span" className="keptstatus">
    <Small as="span" role="status">
      {status}
    </Small>
    {back && (
      <button type="button" className="plain" onClick={back}>
        {t('kept.back')}
      </button>
    )}
  </Row>
);
