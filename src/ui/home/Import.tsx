import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatMessage, t, withTexts } from '../../i18n/index.ts';
import type { Backup } from '../../storage/backup.ts';
import type { ImportedFile } from '../files.ts';
import { Progress } from '../components/Progress.tsx';
import { href } from '../route.ts';

type ImportStatus =
  | { readonly kind: 'reading'; readonly done: number }
  | { readonly kind: 'arrived'; readonly text: string; readonly id: string; readonly bad: boolean }
  /** Results that were added to the scores, or a backup that was brought back. */
  | { readonly kind: 'added'; readonly text: string; readonly bad: boolean }
  | { readonly kind: 'backup'; readonly backup: Backup; readonly done: BackupDone }
  | { readonly kind: 'failed'; readonly text: string };

type BackupDone = ComponentProps<typeof BringBack>['done'];
const BringBack = lazy(() => withTexts(import('./BringBack.tsx')).then((module) => ({ default: module.BringBack })));
/** Returns what is said about a match from a file. */
const matchStatus = ({ id, outcome, partly, bots, added }: ImportedFile): ImportStatus => {
  const unsaved = outcome !== 'kept';
  const here = added === undefined ? null : t(added > 0 ? 'import.continued' : 'import.known', { count: added });
  const whole = here ?? (partly ? t('import.partly', { why: partly }) : t('import.done'));
  const text = [
    unsaved ? t(outcome === 'full' ? 'import.full' : 'import.loose') : whole,
    unsaved && partly,
    bots && formatMessage(bots),
  ];
  return { kind: 'arrived', id, text: text.filter(Boolean).join(' '), bad: unsaved };
};
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
      if ('backup' in result) {
        const done: BackupDone = (brought) => {
          tellOwn(brought && { kind: 'added', ...brought });
          if (brought) arrived();
        };
        return tellOwn({ kind: 'backup', backup: result.backup, done });
      }
      if ('text' in result) {
        tellOwn({ kind: 'added', text: result.text, bad: false });
        return arrived();
      }
      tellOwn(matchStatus(result));
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
  if (status.kind === 'backup')
    return (
      <Suspense>
        <BringBack backup={status.backup} done={status.done} />
      </Suspense>
    );
  const bad = status.kind === 'failed' || status.bad;
  return (
    <p className={bad ? 'paper notice bad' : 'paper notice'} role={bad ? 'alert' : 'status'}>
      {status.text} {status.kind === 'arrived' && <a href={href({ at: 'match', id: status.id })}>{t('import.open')}</a>}
    </p>
  );
};
