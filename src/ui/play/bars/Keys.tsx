import { Dialog } from '@base-ui/react/dialog';
import { create } from 'zustand';
import { ui } from '../../../i18n/index.ts';
import { KEY_NAMES } from '../../../table/hand/keyTable.ts';
import { DialogBox } from '../../parts/DialogBox.tsx';
import type { Gesture } from '../words/gestures.ts';
import '../../styles/match/keys.css';

const useOpen = create<{ open: boolean }>()(() => ({ open: false }));
/** Opens the table of keys and gestures. */
export const openKeys = (): void => useOpen.setState({ open: true });

/** The keys and gestures of the moment: what can be done now by mouse, by touch and by keys; `gestures` are their names, parted by spaces. */
export const Keys = ({ gestures }: { readonly gestures: string }) => {
  const { open } = useOpen();
  return (
    <Dialog.Root open={open} onOpenChange={(is) => useOpen.setState({ open: is })}>
      <DialogBox title={ui('keys')} kind="keys">
        <div className="body" tabIndex={0} role="region" aria-label={ui('keys')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{ui('keys.what')}</th>
                <th scope="col">{ui('keys.mouse')}</th>
                <th scope="col">{ui('keys.touch')}</th>
                <th scope="col">{ui('keys.keyboard')}</th>
              </tr>
            </thead>
            <tbody>
              {(gestures.split(' ') as Gesture[]).map((gesture) => (
                <tr key={gesture}>
                  <th scope="row">{ui(`keys.${gesture}`)}</th>
                  <td>{ui(`keys.${gesture}.mouse`, KEY_NAMES)}</td>
                  <td>{ui(`keys.${gesture}.touch`, KEY_NAMES)}</td>
                  <td>{ui(`keys.${gesture}.key`, KEY_NAMES)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="small">{ui('keys.more')}</p>
        </div>
      </DialogBox>
    </Dialog.Root>
  );
};
