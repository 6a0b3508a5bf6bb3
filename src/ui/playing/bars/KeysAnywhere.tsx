import { ALL_GESTURES } from '../text/gestures.ts';
import { KeysDialog } from './Keys.tsx';
import { t } from '../../../i18n/index.ts';

/** The list of all keys and gestures, on pages without a table. */
export const KeysAnywhere = () => <KeysDialog gestures={ALL_GESTURES} about={t('keys.all')} />;
