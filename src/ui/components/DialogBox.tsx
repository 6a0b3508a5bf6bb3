import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { create } from 'zustand';
import { t } from '../../i18n/index.ts';
import { useLayer } from '../back.ts';

const useBoxes = create<{ open: number }>()(() => ({ open: 0 }));
const count = (by: 1 | -1): void => useBoxes.setState(({ open }) => ({ open: open + by }));
/** Whether a dialog or a menu is open over the screen. Its reader does not look at the table. */
export const useBoxOpen = (): boolean => useBoxes(({ open }) => open > 0);
/** Counts something as open over the screen while it is. */
export const useCovering = (is: boolean): void =>
  useEffect(() => {
    if (!is) return undefined;
    count(1);
    return () => count(-1);
  }, [is]);
/** The cross of a dialog, which Back presses too. It counts the dialog as open while it is mounted. */
const Cross = () => {
  const cross = useRef<HTMLButtonElement>(null);
  useCovering(true);
  useLayer(() => cross.current?.click());
  return (
    <Dialog.Close ref={cross} className="icon" aria-label={t('close')}>
      <X aria-hidden />
    </Dialog.Close>
  );
};

interface BoxProps {
  readonly title: ReactNode;
  readonly kind?: string;
  /** What takes the focus when it opens, if not the cross. */
  readonly focus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}
/** The contents of a dialog over the darkened screen: its title, a cross that closes it, and its children. It belongs in a `Dialog.Root`. */
export const DialogBox = ({ title, kind, focus, children }: BoxProps) => (
  <Dialog.Portal>
    <Dialog.Backdrop className="backdrop" />
    <Dialog.Popup className={kind ? `dialog ${kind}` : 'dialog'} {...(focus ? { initialFocus: focus } : {})}>
      <header>
        <Dialog.Title>{title}</Dialog.Title>
        <Cross />
      </header>
      {children}
    </Dialog.Popup>
  </Dialog.Portal>
);
