import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { type Backup, backupToText, makeBackup } from '../../storage/backup.ts';
import { FILE_SUFFIX } from '../../storage/json.ts';
import { useSettings } from '../../store/settings.ts';
import { useLayer } from '../back.ts';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { download, stamp } from '../files.ts';

const save = async (backup: Backup): Promise<void> =>
  download(await backupToText(backup), `mera-backup-${stamp(new Date(backup.at))}${FILE_SUFFIX}`);

/** The dialog that saves everything on this device to a file. It says first what the file contains. */
export const BackUp = ({ close }: { close(): void }) => {
  const [made, setMade] = useState<{ readonly backup: Backup; readonly missing: number } | null>(null);
  useEffect(() => {
    let wanted = true;
    void makeBackup({ ...useSettings.getState() }, Date.now()).then((backup) => wanted && setMade(backup));
    return () => {
      wanted = false;
    };
  }, []);
  useLayer(close);
  return (
    <AlertDialog.Root open onOpenChange={(is) => !is && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <header>
            <AlertDialog.Title>{t('backup.title')}</AlertDialog.Title>
          </header>
          <AlertDialog.Description className="body" render={<div />}>
            <p>{made ? t('backup.text', { count: made.backup.matches.length }) : t('backup.making')}</p>
            <p>{t('backup.people')}</p>
            {made && made.missing > 0 && <p>{t('backup.missing', { count: made.missing })}</p>}
          </AlertDialog.Description>
          <footer>
            <AlertDialog.Close className="plain">{t('cancel')}</AlertDialog.Close>
            <PrimaryButton
              aria-disabled={made === null}
              onClick={() => {
                if (made) void save(made.backup).then(close);
              }}
            >
              {t('backup.save')}
            </PrimaryButton>
          </footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
