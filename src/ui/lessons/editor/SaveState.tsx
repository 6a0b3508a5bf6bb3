import { Check, TriangleAlert } from 'lucide-react';
import type { Message } from '../../../core/message.ts';
import { formatMessage, t } from '../../../i18n/index.ts';

interface Props {
  readonly saved: boolean;
  /** Why the lesson cannot be played. Undefined until it has been checked. */
  readonly fault: Message | null | undefined;
}
/** What is saved of an edited lesson, and whether it can be played. */
export const SaveState = ({ saved, fault }: Props) => {
  const bad = !saved || Boolean(fault);
  return (
    <span className="grow" role="status" data-bad={bad || undefined}>
      {bad ? <TriangleAlert aria-hidden /> : <Check aria-hidden />}{' '}
      {saved ? t(fault ? 'editor.draft' : 'editor.saved') : t('kept.failed')}
      {saved && fault && ` ${formatMessage(fault)}`}
    </span>
  );
};
