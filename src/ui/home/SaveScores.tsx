import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../i18n/index.ts';
import { resultsToText } from '../../storage/resultsFile.ts';
import { FILE_SUFFIX } from '../../storage/json.ts';
import type { Result } from '../../storage/results.ts';
import { useLayer } from '../back.ts';
import { PrimaryButton } from '../components/PrimaryButton.tsx';

const save = async (results: readonly Result[]): Promise<void> => {
  const { download, stamp } = await import('../files.ts');
  download(resultsToText(results), `mera-scores-${stamp(new Date())}${FILE_SUFFIX}`);
};
/** The button that saves all results to a file. A dialog first says what it contains about people. */
export const SaveScores = ({ results }: { readonly results: readonly Result[] }) => {
  const [asks, ask] = useState(false);
  useLayer(() => ask(false), asks);
  return (
    <>
      <button type="button" className="plain onwood" onClick={() => ask(true)}>
        <Download aria-hidden /> {t('score.save')}
      </button>
      <AlertDialog.Root open={asks} onOpenChange={ask}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="dialog">
            <header>
              <AlertDialog.Title>{t('score.save.title')}</AlertDialog.Title>
            </header>
            <AlertDialog.Description className="body">{t('score.save.text')}</AlertDialog.Description>
            <footer>
              <AlertDialog.Close className="plain">{t('cancel')}</AlertDialog.Close>
              <PrimaryButton as={AlertDialog.Close} onClick={() => void save(results)}>
                {t('export')}
              </PrimaryButton>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
};
