import { AlertDialog } from '@base-ui/react/alert-dialog';
import { ui } from '../i18n/index.ts';
import { useLayer } from './back.ts';
import { useSealing } from '../store/sealing.ts';

const close = (): void => useSealing.setState({ save: null });

/** What is said before a match is saved in which something is still hidden. */
export const Sealing = () => {
  const save = useSealing((state) => state.save);
  useLayer(close, save !== null);
  return (
    <AlertDialog.Root open={save !== null} onOpenChange={(is) => !is && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <header>
            <AlertDialog.Title>{ui('seal.title')}</AlertDialog.Title>
          </header>
          <AlertDialog.Description className="body">{ui('seal.text')}</AlertDialog.Description>
          <footer>
            <AlertDialog.Close className="plain">{ui('cancel')}</AlertDialog.Close>
            <AlertDialog.Close className="primary" onClick={() => save?.()}>
              {ui('seal.save')}
            </AlertDialog.Close>
          </footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
