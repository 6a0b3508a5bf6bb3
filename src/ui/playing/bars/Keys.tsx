import { Dialog } from '@base-ui/react/dialog';
import { useEffect } from 'react';
import { t } from '../../../i18n/index.ts';
import { KEY_NAMES } from '../../../table/input/keyTable.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { useKeysOpen } from '../../keysOpen.ts';
import { type Gesture, gesturesOf } from '../text/gestures.ts';
import '../../styles/match/keys.css';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { Small } from '../../components/Small.tsx';

interface Props {
  readonly gestures: readonly Gesture[];
  /** What the list is about, below it. */
  readonly about: string;
}
/** The list of what can be done by mouse, by touch and by keyboard. */
export const KeysDialog = ({ gestures, about }: Props) => {
  const { open } = useKeysOpen();
  return (
    <Dialog.Root open={open} onOpenChange={(is) => useKeysOpen.setState({ open: is })}>
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
          <Small>{about}</Small>
        </div>
      </DialogBox>
    </Dialog.Root>
  );
};

/** The list of what can be done at the table now. */
export const Keys = () => {
  const { guided } = useMatch();
  const now = useInteraction(gesturesOf);
  useEffect(() => {
    useKeysOpen.setState({ atTable: true });
    return () => useKeysOpen.setState({ atTable: false, open: false });
  }, []);
  return <KeysDialog gestures={guided ? [...now, 'repeat'] : now} about={t('keys.more')} />;
};
