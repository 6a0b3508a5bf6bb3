import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useMemo, useState } from 'react';
import { deepEqual } from '../../core/equality.ts';
import { changeLanguage, currentLanguage, formatDateTime, t } from '../../i18n/index.ts';
import type { Backup } from '../../storage/backup.ts';
import { bringBack, type Comparison, compareBackup } from '../../storage/bringBack.ts';
import { parseSettings } from '../../storage/settings.ts';
import { changeSettings, useSettings } from '../../store/settings.ts';
import { DialogBox } from '../components/DialogBox.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { Small } from '../components/Small.tsx';
import { Toggle } from '../components/Toggle.tsx';

/** The kinds of what a backup has, by the keys of their lists. */
const KINDS = {
  'mera.lessons': 'lessons',
  'mera.army': 'designs',
  'mera.fortress': 'designs',
  'mera.setups': 'scenarios',
  'mera.kept': 'formations',
  'mera.lastLineUps': 'formations',
  'mera.results': 'results',
} as const;
type Kind = 'matches' | (typeof KINDS)[keyof typeof KINDS] | 'other';
interface Line {
  readonly kind: Kind;
  readonly added: number;
  readonly different: number;
}
const kindOf = (key: string): Kind => (key in KINDS ? KINDS[key as keyof typeof KINDS] : 'other');
/** Returns how much of each kind is new and different here. Kinds without either are left out. */
const linesOf = ({ matches, lists }: Comparison): Line[] => {
  const all = new Map<Kind, Line>();
  const count = (kind: Kind, added: number, different: number): void => {
    const before = all.get(kind) ?? { kind, added: 0, different: 0 };
    all.set(kind, { kind, added: before.added + added, different: before.different + different });
  };
  count('matches', matches.added.length + matches.deleted.length, matches.different.length);
  for (const { list, added, different } of lists) count(kindOf(list.key), added.length, different.length);
  return [...all.values()].filter(({ added, different }) => added + different > 0);
};

interface Props {
  readonly backup: Backup;
  /** Closes it, and says what was brought back, and whether something could not be saved. Null if nothing was asked for. */
  done(result: { readonly text: string; readonly bad: boolean } | null): void;
}
/** The dialog that brings back a backup: what is new here, and what to do with what is different. */
export const BringBack = ({ backup, done }: Props) => {
  const [comparison, setComparison] = useState<Comparison | null>(null);
  useEffect(() => void compareBackup(backup).then(setComparison), [backup]);
  return (
    <Dialog.Root open onOpenChange={(is) => !is && done(null)}>
      <DialogBox title={t('backup.bring')}>
        <div className="body settings">
          <p>{t('backup.made', { when: formatDateTime(backup.at) })}</p>
          {comparison ? <Form backup={backup} comparison={comparison} done={done} /> : <p>{t('backup.reading')}</p>}
        </div>
      </DialogBox>
    </Dialog.Root>
  );
};
const Form = ({ backup, comparison, done }: Props & { readonly comparison: Comparison }) => {
  const [replaces, replace] = useState(false);
  const [takesSettings, takeSettings] = useState(false);
  const lines = useMemo(() => linesOf(comparison), [comparison]);
  const settings = useMemo(() => parseSettings(backup.settings), [backup]);
  const [otherSettings] = useState(() => !deepEqual(settings, parseSettings({ ...useSettings.getState() })));
  const sum = (of: 'added' | 'different'): number => lines.reduce((total, line) => total + line[of], 0);
  const { locked, unknown } = comparison.matches;
  const n = sum('added') + (replaces ? sum('different') : 0);
  const start = async () => {
    const failed = await bringBack(backup, comparison, replaces);
    if (takesSettings) {
      changeSettings(settings);
      await changeLanguage(settings.language ?? currentLanguage());
    }
    const brought = n - failed + (takesSettings ? 1 : 0);
    done({ text: t(failed > 0 ? 'backup.failed' : 'backup.done', { n: brought, m: failed }), bad: failed > 0 });
  };
  return (
    <>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ kind, added, different }) => (
            <li key={kind}>
              {t(different > 0 ? 'backup.both' : 'backup.new', {
                what: t(`backup.kind.${kind}`),
                n: added,
                m: different,
              })}
            </li>
          ))}
        </ul>
      )}
      {sum('different') > 0 && <Toggle on={replaces} set={replace} label={t('backup.replace')} />}
      {otherSettings && <Toggle on={takesSettings} set={takeSettings} label={t('backup.settings')} />}
      {lines.length === 0 && <p>{t('backup.nothing')}</p>}
      {locked > 0 && <Small>{t('backup.locked', { count: locked })}</Small>}
      {unknown > 0 && <Small>{t('backup.unknown', { count: unknown })}</Small>}
      {(lines.length > 0 || otherSettings) && (
        <PrimaryButton
          aria-disabled={n === 0 && !takesSettings}
          onClick={() => (n > 0 || takesSettings) && void start()}
        >
          {t('backup.go')}
        </PrimaryButton>
      )}
    </>
  );
};
