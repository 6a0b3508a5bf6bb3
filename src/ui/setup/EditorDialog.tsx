import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ui } from '../../i18n/index.ts';
import '../styles/editors.css';

/** An editor over the set-up screen, opened by a button; what it changes stands at once. */
export const EditorDialog = ({ title, open, children }: { title: string; open: string; children: ReactNode }) => (
  <Dialog.Root>
    <Dialog.Trigger className="plain">{open}</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Backdrop className="backdrop" />
      <Dialog.Popup className="dialog editor">
        <header>
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Close className="icon" aria-label={ui('close')}>
            <X aria-hidden />
          </Dialog.Close>
        </header>
        <div className="body">{children}</div>
        <footer>
          <Dialog.Close className="primary">{ui('editor.done')}</Dialog.Close>
        </footer>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
