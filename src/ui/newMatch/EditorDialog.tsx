import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { t } from '../../i18n/index.ts';
import { DialogBox } from '../components/DialogBox.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import '../styles/setup/editors.css';
import '../styles/setup/fortress.css';

/** An editor over the set-up screen, opened by a button. Its changes apply at once. */
export const EditorDialog = ({ title, open, children }: { title: string; open: string; children: ReactNode }) => (
  <Dialog.Root>
    <Dialog.Trigger className="plain">{open}</Dialog.Trigger>
    <DialogBox title={title} kind="editor">
      <div className="body">{children}</div>
      <footer>
        <PrimaryButton as={Dialog.Close}>{t('editor.done')}</PrimaryButton>
      </footer>
    </DialogBox>
  </Dialog.Root>
);
