import { Dialog } from '@base-ui/react/dialog';
import { lessonToText } from '../../lessons/file.ts';
import { type Lesson, textIn } from '../../lessons/lesson.ts';
import type { Shipped } from '../../lessons/shipped.ts';
import { t, useTranslation } from '../../i18n/index.ts';
import { FILE_SUFFIX } from '../../storage/json.ts';
import type { NamedText } from '../components/shareFile.ts';
import { DialogBox } from '../components/DialogBox.tsx';
import { ShareWays } from '../components/ShareWays.tsx';
import { useAddress } from '../lesson/useAddress.ts';

const fileOf = (lesson: Lesson, name: string): NamedText => {
  const stem = name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'lesson';
  return { text: lessonToText(lesson), name: `${stem}${FILE_SUFFIX}` };
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
  const name = textIn(lesson.name, i18n.language);
  return (
    <ShareWays
      name={name}
      opens="lesson"
      address={address}
      tooLong={t('lessons.tooLong')}
      file={() => fileOf(lesson, name)}
    />
  );
};
