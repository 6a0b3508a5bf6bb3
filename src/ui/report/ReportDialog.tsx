import { Dialog } from '@base-ui/react/dialog';
import { Download, ImageDown, Printer } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { currentMatch, isSecret } from '../../store/matchStore.ts';
import { announce } from '../announcements.ts';
import { DialogBox } from '../components/DialogBox.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { Progress } from '../components/Progress.tsx';
import { Small } from '../components/Small.tsx';
import { download, stamp } from '../files.ts';
import { canCopyPicture, copyPicture } from './copyPicture.ts';
import { makeReport } from './makeReport.tsx';
import { printPage } from './printPage.ts';
import { useReportOpen } from './reportOpen.ts';

/** What is made of a match. */
type Making = 'save' | 'print' | 'copy';
const REPORT_SUFFIX = '.html';

/** Makes one thing at a time, and reports how far it is. */
const useMaking = () => {
  const [done, setDone] = useState<number | null>(null);
  const [said, say] = useState('');
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const make = useCallback(async (making: Making): Promise<void> => {
    const work = new AbortController();
    stop.current?.abort();
    stop.current = work;
    const open = currentMatch();
    say('');
    setDone(0);
    try {
      if (making === 'copy') await copyPicture(open);
      else {
        const page = await makeReport(open, making === 'save', { signal: work.signal, onProgress: setDone });
        if (making === 'print') await printPage(page);
        else download(page, `${open.match.game}-${stamp(new Date())}${REPORT_SUFFIX}`, 'text/html');
      }
      const text = t(`report.done.${making}`);
      say(text);
      announce(text);
    } catch (error) {
      if (work.signal.aborted) return;
      console.warn(error);
      say(t(`report.failed.${making === 'copy' ? 'copy' : 'page'}`));
    } finally {
      if (stop.current === work) setDone(null);
    }
  }, []);
  const cancel = (): void => {
    stop.current?.abort();
    setDone(null);
  };
  return { done, said, make, cancel };
};

/** Offers to save or print the report of the open match, or to copy a picture of its table. */
export const ReportDialog = () => {
  const prints = useReportOpen((state) => state.prints);
  const { done, said, make, cancel } = useMaking();
  const open = currentMatch();
  useEffect(() => {
    if (prints) void make('print');
  }, [prints, make]);
  const close = (): void => useReportOpen.setState({ open: false });
  return (
    <Dialog.Root open onOpenChange={(is) => !is && close()}>
      <DialogBox title={t('report')}>
        <Dialog.Description className="body" render={<div />}>
          <p>{t('report.about')}</p>
          <p>{t('report.people')}</p>
          {isSecret(open) && open.viewer !== 'all' && open.viewer !== 'public' && (
            <p>{t('report.view', { seat: { seat: open.viewer } })}</p>
          )}
          {done !== null && <Progress text={t('report.making')} done={done} stop={cancel} />}
          <Small role="status">{said}</Small>
        </Dialog.Description>
        <footer>
          {canCopyPicture() && (
            <button type="button" className="plain" onClick={() => void make('copy')}>
              <ImageDown aria-hidden /> {t('report.copy')}
            </button>
          )}
          <button type="button" className="plain" onClick={() => void make('print')}>
            <Printer aria-hidden /> {t('report.print')}
          </button>
          <PrimaryButton onClick={() => void make('save')}>
            <Download aria-hidden /> {t('report.save')}
          </PrimaryButton>
        </footer>
      </DialogBox>
    </Dialog.Root>
  );
};
