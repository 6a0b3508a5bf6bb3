import { useState } from 'react';
import { t } from '../../i18n/index.ts';

/** Returns a function that puts text on the clipboard, and a sentence about the last time. It is null for another owner, who may not see it. */
export const useCopying = (owner: string) => {
  const [last, setLast] = useState<{ readonly owner: string; readonly status: string } | null>(null);
  const write = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ owner, status: t('copyText.done') });
    } catch {
      setLast({ owner, status: t('copyText.failed', { text }) });
    }
  };
  const copy = (text: string): void => void write(text);
  return { status: last?.owner === owner ? last.status : null, copy };
};
