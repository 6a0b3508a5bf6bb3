import { AlertDialog } from '@base-ui/react/alert-dialog';
import { t } from '../i18n/index.ts';
import { useLayer } from './back.ts';
import { useSealDialog } from '../store/sealDialog.ts';
import { useCovering } from './components/DialogBox.tsx';
import { PrimaryButton } from './components/PrimaryButton.tsx';

const close = (): void => useSealDialog.setState({ save: null });

/** The text shown before a match with hidden information is saved. */
export const SealDialog = () => {
  const save = useSealDialog((state) => state.save);
  useLayer(close, save !== null);
  useCovering(save !== null);
  return (
    <AlertDialog.Root open={save !== null} onOpenChange={(is) => !is && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <header>
            <AlertDialog.Title>{t('seal.title')}</AlertDialog.Title>
          </header>
          <AlertDialog.Description className="body">{t('seal.text')}</AlertDialog.Description>
          <footer>
            <AlertDialog.Close className="plain">{t('cancel')}</AlertDialog.Close>
            <PrimaryButton as={AlertDialog.Close} onClick={() => save?.()}>
              {t('seal.save')}
            </PrimaryButton>
          </footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
