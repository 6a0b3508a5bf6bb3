import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import { ui } from '../../i18n/index.ts';

const useBoxes = create<{ open: number }>()(() => ({ open: 0 }));
const count = (by: 1 | -1): void => useBoxes.setState(({ open }) => ({ open: open + by }));
/** Whether a dialog lies over the screen: whoever reads it sees nothing of the table. */
export const useBoxOpen = (): boolean => useBoxes(({ open }) => open > 0);
/** Counts the dialog that it stands in for as long as it is there. */
const Counted = () => {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
};

/** What a dialog shows over the darkened screen: its title, a cross that closes it, and its contents; stands in a `Dialog.Root`. */
export const DialogBox = ({ title, kind, children }: { title: ReactNode; kind?: string; children: ReactNode }) => (
  <Dialog.Portal>
    <Dialog.Backdrop className="backdrop" />
    <Dialog.Popup className={kind ? `dialog ${kind}` : 'dialog'}>
      <Counted />
      <header>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Close className="icon" aria-label={ui('close')}>
          <X aria-hidden />
        </Dialog.Close>
      </header>
      {children}
    </Dialog.Popup>
  </Dialog.Portal>
);
