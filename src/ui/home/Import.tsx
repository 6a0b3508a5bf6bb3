import { useEffect, useRef, useState } from 'react';
import { formatMessage, t, withTexts } from '../../i18n/index.ts';
import { Progress } from '../components/Progress.tsx';
import { href } from '../route.ts';

type ImportStatus =
  | { readonly kind: 'reading'; readonly done: number }
  | { readonly kind: 'arrived'; readonly text: string; readonly id: string; readonly bad: boolean }
  /** Results that were added to the scores. */
  | { readonly kind: 'scores'; readonly text: string; readonly bad: false }
  | { readonly kind: 'failed'; readonly text: string };

/** Reads the match of a chosen file and reports progress, its result, or another error. */
export const useImport = (arrived: () => void) => {
  const [status, setStatus] = useState<ImportStatus | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const read = async (file: File) => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const tellOwn = (news: ImportStatus | null) => !signal.aborted && setStatus(news);
    tellOwn({ kind: 'reading', done: 0 });
    try {
      const { importFile } = await withTexts(import('../files.ts'));
      const result = await importFile(file, (done) => tellOwn({ kind: 'reading', done }), signal);
      if (!result) return;
      if ('error' in result) return tellOwn({ kind: 'failed', text: formatMessage(result.error) });
      if (!('id' in result)) {
        const { added } = result;
        tellOwn({
          kind: 'scores',
          text: t(added > 0 ? 'import.scores' : 'import.noScores', { count: added }),
          bad: false,
        });
        return arrived();
      }
      const { id, outcome, partly, bots, added } = result;
      const unsaved = outcome !== 'kept';
      const here = added === undefined ? null : t(added > 0 ? 'import.continued' : 'import.known', { count: added });
      const whole = here ?? (partly ? t('import.partly', { why: partly }) : t('import.done'));
      const text = [
        unsaved ? t(outcome === 'full' ? 'import.full' : 'import.loose') : whole,
        unsaved && partly,
        bots && formatMessage(bots),
      ];
      tellOwn({ kind: 'arrived', id, text: text.filter(Boolean).join(' '), bad: unsaved });
      arrived();
    } catch (error) {
      console.warn(error);
      tellOwn({ kind: 'failed', text: formatMessage({ key: 'core:fileUnread' }) });
    }
  };
  const stop = () => {
    reading.current?.abort();
    setStatus(null);
  };
  const fail = (text: string) => setStatus({ kind: 'failed', text });
  return { status, read, stop, fail };
};

/** The progress of reading a file, or its result. */
export const ImportNotice = ({ status, stop }: { status: ImportStatus | null; stop: () => void }) => {
  if (!status) return null;
  if (status.kind === 'reading') return <Progress text={t('import.reading')} done={status.done} stop={stop} />;
  const bad = status.kind === 'failed' || status.bad;
  return (
    <p className={bad ? 'paper notice bad' : 'paper notice'} role={bad ? 'alert' : 'status'}>
      {status.text} {status.kind === 'arrived' && <a href={href({ at: 'match', id: status.id })}>{t('import.open')}</a>}
    </p>
  );
};
