import { lazy, Suspense, useEffect } from 'react';
import { t } from '../../i18n/index.ts';
import { printReport, useReportOpen } from './reportOpen.ts';

const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((module) => ({ default: module.ReportDialog })));

/** Whether a key asks the browser to print. */
const isPrint = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyP';
/** The report of the match on the page: its dialog, the keys that print it, and what the browser's own menu prints. */
export const Report = () => {
  const open = useReportOpen((state) => state.open);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isPrint(event)) return;
      event.preventDefault();
      printReport();
    };
    addEventListener('keydown', press, { capture: true });
    return () => {
      removeEventListener('keydown', press, { capture: true });
      useReportOpen.setState({ open: false });
    };
  }, []);
  return (
    <>
      <p className="printnote" aria-hidden>
        {t('report.printNote')}
      </p>
      {open && (
        <Suspense>
          <ReportDialog />
        </Suspense>
      )}
    </>
  );
};
