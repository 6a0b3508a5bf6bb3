import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ui } from '../../i18n/index.ts';

/** What a dialog shows over the darkened screen: its title, a cross that closes it, and its contents; stands in a `Dialog.Root`. */
export const DialogBox = ({ title, kind, children }: { title: ReactNode; kind?: string; children: ReactNode }) => (
  <Dialog.Portal>
    <Dialog.Backdrop className="backdrop" />
    <Dialog.Popup className={kind ? `dialog ${kind}` : 'dialog'}>
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
