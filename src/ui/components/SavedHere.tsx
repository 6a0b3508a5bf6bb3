import { useEffect, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { isPersistent, savesSettings } from '../../storage/persistence.ts';
import { Small } from './Small.tsx';

/** Says whether the browser may delete what is saved on this device. */
export const SavedHere = () => {
  const [safe, setSafe] = useState<boolean | null>(null);
  useEffect(() => {
    let wanted = true;
    void isPersistent().then((is) => wanted && setSafe(is));
    return () => {
      wanted = false;
    };
  }, []);
  return safe === null ? null : <Small className="saved">{t(safe ? 'saved.safe' : 'saved.maybe')}</Small>;
};
/** Says that settings are not saved, if that is so. */
export const SettingsLost = () => {
  const [saves] = useState(savesSettings);
  return saves ? null : (
    <p className="paper notice" role="status">
      {t('saved.noSettings')}
    </p>
  );
};
