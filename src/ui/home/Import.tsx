import { useEffect, useRef, useState } from 'react';
import { formatMessage, t, withTexts } from '../../i18n/index.ts';
import { Progress } from '../components/Progress.tsx';
import { href } from '../route.ts';

type Told =
  | { readonly kind: 'reading'; readonly done: number }
  | { readonly kind: 'arrived'; readonly text: string; readonly id: string; readonly bad: boolean }
  | { readonly kind: 'failed'; readonly text: string };

/** Reads the match of a chosen file and tells how that goes, or what else has failed beside it. */
export const useImport = (arrived: () => void) => {
  const [told, setTold] = useState<Told | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const read = async (file: File) => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const tellOwn = (news: Told | null) => !signal.aborted && setTold(news);
    tellOwn({ kind: 'reading', done: 0 });
    try {
      const { importFile } = await withTexts(import('../files.ts'));
      const result = await importFile(file, (done) => tellOwn({ kind: 'reading', done }), signal);
      if (!result) return;
      if ('error' in result) return tellOwn({ kind: 'failed', text: formatMessage(result.error) });
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
    setTold(null);
  };
  const fail = (text: string) => setTold({ kind: 'failed', text });
  return { told, read, stop, fail };
};

/** How far the reading of a file has come, or what became of it. */
export const ImportNotice = ({ told, stop }: { told: Told | null; stop: () => void }) => {
  if (!told) return null;
  if (told.kind === 'reading') return <Progress text={t('import.reading')} done={told.done} stop={stop} />;
  const bad = told.kind === 'failed' || told.bad;
  return (
    <p className={bad ? 'paper notice bad' : 'paper notice'} role={bad ? 'alert' : 'status'}>
      {told.text} {told.kind === 'arrived' && <a href={href({ at: 'match', id: told.id })}>{t('import.open')}</a>}
    </p>
  );
};
