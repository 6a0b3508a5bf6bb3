import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../i18n/index.ts';
import { LinkCode, type Opens } from './LinkCode.tsx';

interface ShareWaysProps {
  readonly name: string;
  /** What the address opens. */
  readonly opens: Opens;
  /** Null if it would be too long, undefined until it is known. */
  readonly address: string | null | undefined;
  readonly tooLong: string;
  /** Saves it to a file. */
  save(): void;
}
/** How to share something: as a link with its code to photograph if it is short, and as a file. */
export const ShareWays = ({ name, opens, address, tooLong, save }: ShareWaysProps) => {
  const [status, setStatus] = useState<string | null>(null);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t('lessons.copied'));
    } catch {
      setStatus(t('lessons.noCopy'));
    }
  };
  return (
    <div className="body stack sharing">
      <h2>
        <bdi>{name}</bdi>
      </h2>
      {address === null && <p>{tooLong}</p>}
      {address && (
        <>
          <LinkCode address={address} opens={opens} />
          <label className="stack">
            <span>{t('lessons.link')}</span>
            <input className="field" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <button type="button" className="plain" onClick={() => void copy(address)}>
            <Copy aria-hidden /> {t('lessons.copy')}
          </button>
        </>
      )}
      <button type="button" className="plain" onClick={save}>
        <Download aria-hidden /> {t('lessons.save')}
      </button>
      <p role="status">{status}</p>
    </div>
  );
};
