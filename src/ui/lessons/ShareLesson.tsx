import { Dialog } from '@base-ui/react/dialog';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { LESSON_SUFFIX, lessonToText } from '../../lessons/file.ts';
import { type Lesson, textIn } from '../../lessons/lesson.ts';
import type { Shipped } from '../../lessons/shipped.ts';
import { t, useTranslation } from '../../i18n/index.ts';
import { download } from '../files.ts';
import { DialogBox } from '../components/DialogBox.tsx';
import { LinkCode } from '../lesson/LinkCode.tsx';
import { useAddress } from '../lesson/useAddress.ts';

const save = (lesson: Lesson, name: string): void => {
  const stem = name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'lesson';
  download(lessonToText(lesson), `${stem}${LESSON_SUFFIX}`);
};
/** How to share a lesson: as a link with its code to photograph if it is short, and as a file. */
export const ShareLesson = ({ shared, close }: { readonly shared: Shipped | null; close(): void }) => (
  <Dialog.Root open={shared !== null} onOpenChange={(open) => !open && close()}>
    <DialogBox title={t('lessons.shareTitle')}>{shared && <Ways {...shared} />}</DialogBox>
  </Dialog.Root>
);
const Ways = (shared: Shipped) => {
  const { lesson } = shared;
  const { i18n } = useTranslation();
  const address = useAddress(shared);
  const [status, setStatus] = useState<string | null>(null);
  const name = textIn(lesson.name, i18n.language);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t('lessons.copied'));
    } catch {
      setStatus(t('lessons.noCopy'));
    }
  };
  return (
    <div className="body stack sharing">
      <h2>{name}</h2>
      {address === null && <p>{t('lessons.tooLong')}</p>}
      {address && (
        <>
          <LinkCode address={address} />
          <label className="stack">
            <span>{t('lessons.link')}</span>
            <input className="field" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <button type="button" className="plain" onClick={() => void copy(address)}>
            <Copy aria-hidden /> {t('lessons.copy')}
          </button>
        </>
      )}
      <button type="button" className="plain" onClick={() => save(lesson, name)}>
        <Download aria-hidden /> {t('lessons.save')}
      </button>
      <p role="status">{status}</p>
    </div>
  );
};
