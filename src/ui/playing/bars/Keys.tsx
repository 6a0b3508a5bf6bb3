import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/index.ts';
import { KEY_NAMES } from '../../../table/input/keyTable.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { type LastInput, useLastInput } from '../../lastInput.ts';
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
/** The ways to do something, each a column with its heading. */
const HEADS = { mouse: 'keys.mouse', touch: 'keys.touch', key: 'keys.keyboard' } as const;
const WAYS: Readonly<Record<LastInput, readonly (keyof typeof HEADS)[]>> = {
  keys: ['key', 'mouse', 'touch'],
  pointer: ['mouse', 'touch', 'key'],
};
/** The list of what can be done by mouse, by touch and by keyboard. The way that is in use comes first. */
export const KeysDialog = ({ gestures, about }: Props) => {
  const { open } = useKeysOpen();
  const input = useLastInput();
  const list = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(is) => useKeysOpen.setState({ open: is })}>
      <DialogBox title={t('keys')} kind="keys" {...(input === 'keys' ? { focus: list } : {})}>
        <div ref={list} className="body" tabIndex={0} role="region" aria-label={t('keys')}>
          <table data-input={input}>
            <thead>
              <tr>
                <th scope="col">{t('keys.what')}</th>
                {WAYS[input].map((way) => (
                  <th key={way} scope="col" data-way={way}>
                    {t(HEADS[way])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {gestures.map((gesture) => (
                <tr key={gesture}>
                  <th scope="row">{t(`keys.${gesture}`)}</th>
                  {WAYS[input].map((way) => (
                    <td key={way} data-way={way}>
                      {t(`keys.${gesture}.${way}`, KEY_NAMES)}
                    </td>
                  ))}
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
