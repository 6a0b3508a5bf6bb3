import { Dialog } from '@base-ui/react/dialog';
import { create } from 'zustand';
import { t } from '../../../i18n/index.ts';
import { KEY_NAMES } from '../../../table/input/keyTable.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { type Gesture, gesturesOf } from '../text/gestures.ts';
import '../../styles/match/keys.css';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { Small } from '../../components/Small.tsx';

const useOpen = create<{ open: boolean }>()(() => ({ open: false }));
/** Opens the list of keys and gestures. */
export const openKeys = (): void => useOpen.setState({ open: true });

/** The list of what can be done now by mouse, by touch and by keyboard. */
export const Keys = () => {
  const { guided } = useMatch();
  const now = useInteraction(gesturesOf);
  const gestures: readonly Gesture[] = guided ? [...now, 'repeat'] : now;
  const { open } = useOpen();
  return (
    <Dialog.Root open={open} onOpenChange={(is) => useOpen.setState({ open: is })}>
      <DialogBox title={t('keys')} kind="keys">
        <div className="body" tabIndex={0} role="region" aria-label={t('keys')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('keys.what')}</th>
                <th scope="col">{t('keys.mouse')}</th>
                <th scope="col">{t('keys.touch')}</th>
                <th scope="col">{t('keys.keyboard')}</th>
              </tr>
            </thead>
            <tbody>
              {gestures.map((gesture) => (
                <tr key={gesture}>
                  <th scope="row">{t(`keys.${gesture}`)}</th>
                  <td>{t(`keys.${gesture}.mouse`, KEY_NAMES)}</td>
                  <td>{t(`keys.${gesture}.touch`, KEY_NAMES)}</td>
                  <td>{t(`keys.${gesture}.key`, KEY_NAMES)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Small>{t('keys.more')}</Small>
        </div>
      </DialogBox>
    </Dialog.Root>
  );
};
