import { Copy, Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../i18n/index.ts';
import { download } from '../files.ts';
import { canShareFiles, type NamedText, shareFile } from './shareFile.ts';
import { LinkCode, type Opens } from './LinkCode.tsx';

interface ShareWaysProps {
  readonly name: string;
  /** What the address opens. */
  readonly opens: Opens;
  /** Null if it would be too long, undefined until it is known. */
  readonly address: string | null | undefined;
  readonly tooLong: string;
  /** Returns it as a file. */
  file(): NamedText;
}
/** How to share something: as a link with its code to photograph if it is short, and as a file, also to another app if the browser can. */
export const ShareWays = ({ name, opens, address, tooLong, file }: ShareWaysProps) => {
  const [status, setStatus] = useState<string | null>(null);
  const save = (): void => {
    const { text, name } = file();
    download(text, name);
  };
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
      {canShareFiles() && (
        <button type="button" className="plain" onClick={() => void shareFile(file())}>
          <Share2 aria-hidden /> {t('lessons.send')}
        </button>
      )}
      <button type="button" className="plain" onClick={save}>
        <Download aria-hidden /> {t('lessons.save')}
      </button>
      <p role="status">{status}</p>
    </div>
  );
};
