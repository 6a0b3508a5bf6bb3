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
import { FilmFields, type Span } from './film/FilmFields.tsx';
import { filmFrames, lastTurnFrom } from './film/filmFrames.ts';
import { makeGif } from './film/makeGif.ts';
import { recordVideo } from './film/recordVideo.ts';
import { makeReport, type PageWork } from './makeReport.tsx';
import { printPage } from './printPage.ts';
import { useReportOpen } from './reportOpen.ts';

/** What is made of a match. */
type Making = 'save' | 'print' | 'copy' | 'gif' | 'video';
const FAILURES = { save: 'page', print: 'page', copy: 'copy', gif: 'film', video: 'film' } as const;
const ENDINGS = { 'text/html': 'html', 'image/gif': 'gif', 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;

/** Downloads a page or a film under the name of its match. */
const downloadAs = (data: string | Blob, type: keyof typeof ENDINGS): void =>
  download(data, `${currentMatch().match.game}-${stamp(new Date())}.${ENDINGS[type]}`, type);
/** Makes one thing of the open match. */
const makeIt = async (making: Making, { from, to }: Span, work: PageWork): Promise<void> => {
  const open = currentMatch();
  if (making === 'copy') return copyPicture(open);
  if (making === 'print') return printPage(await makeReport(open, false, work));
  if (making === 'save') return downloadAs(await makeReport(open, true, work), 'text/html');
  const frames = filmFrames(open, from, to);
  if (making === 'gif') return downloadAs(await makeGif(open, frames, work), 'image/gif');
  const video = await recordVideo(open, frames, work);
  return downloadAs(video, video.type === 'video/mp4' ? 'video/mp4' : 'video/webm');
};

const NO_SPAN: Span = { from: 0, to: 0 };
/** Makes one thing at a time, and reports how far it is. */
const useMaking = () => {
  const [done, setDone] = useState<number | null>(null);
  const [said, say] = useState('');
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const make = useCallback(async (making: Making, span: Span): Promise<void> => {
    const work = new AbortController();
    stop.current?.abort();
    stop.current = work;
    say('');
    setDone(0);
    try {
      await makeIt(making, span, { signal: work.signal, onProgress: setDone });
      const text = t(`report.done.${making}`);
      say(text);
      announce(text);
    } catch (error) {
      if (work.signal.aborted) return;
      console.warn(error);
      say(t(`report.failed.${FAILURES[making]}`));
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
  const [span, setSpan] = useState<Span>(() => ({ from: lastTurnFrom(open), to: open.steps.length - 1 }));
  useEffect(() => {
    if (prints) void make('print', NO_SPAN);
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
          <FilmFields open={open} span={span} set={setSpan} make={(kind) => void make(kind, span)} />
          {done !== null && <Progress text={t('report.making')} done={done} stop={cancel} />}
          <Small role="status">{said}</Small>
        </Dialog.Description>
        <footer>
          {canCopyPicture() && (
            <button type="button" className="plain" onClick={() => void make('copy', span)}>
              <ImageDown aria-hidden /> {t('report.copy')}
            </button>
          )}
          <button type="button" className="plain" onClick={() => void make('print', span)}>
            <Printer aria-hidden /> {t('report.print')}
          </button>
          <PrimaryButton onClick={() => void make('save', span)}>
            <Download aria-hidden /> {t('report.save')}
          </PrimaryButton>
        </footer>
      </DialogBox>
    </Dialog.Root>
  );
};
