import { Download } from 'lucide-react';
import { useState } from 'react';
import { cleanName } from '../../core/names.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { type DesignType, designToText } from '../../storage/designFile.ts';
import { FILE_SUFFIX } from '../../storage/json.ts';
import { readDesignFile } from '../../store/matchFileLoader.ts';
import { savedDesigns } from '../../storage/namedStores.ts';
import { download } from '../files.ts';
import { FileButton } from '../components/FileButton.tsx';
import { SavedItemList } from '../components/SavedItemList.tsx';
import { Progress } from '../components/Progress.tsx';
import { useFileReading } from '../components/useFileReading.ts';
import { Row } from '../components/Row.tsx';

interface DesignsProps<Content> {
  readonly craft: DesignType<Content>;
  /** The current design. */
  readonly content: Content;
  take(content: Content): void;
}
/** The player's own designs: saved on this device and used again, saved as files and read from them. */
export const Designs = <Content,>({ craft, content, take }: DesignsProps<Content>) => {
  const { kind, game, schema } = craft;
  const [name, setName] = useState('');
  const [status, setStatus] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const reading = useFileReading();
  const save = () => {
    const stem = cleanName(name).replace(/[^\p{L}\p{N}]+/gu, '-') || kind;
    download(designToText(craft, { name: cleanName(name), content }), `${stem}${FILE_SUFFIX}`);
  };
  const read = async (file: File) => {
    const design = await reading.run((_, signal) => readDesignFile(file, craft, signal));
    if (!design) return;
    if ('error' in design) {
      setStatus({ text: formatMessage(design.error), bad: true });
      return;
    }
    setName(design.name);
    setStatus({ text: t(`kept.${kind}.read`), bad: false });
    take(design.content);
  };
  return (
    <div className="designs" data-part="designs">
      <SavedItemList
        shelf={savedDesigns[kind]}
        game={game}
        title={t(`kept.${kind}.title`)}
        naming={t(`kept.${kind}.name`)}
        name={name}
        setName={setName}
        fits={(thing) => schema.safeParse(thing.content).success}
        take={(thing) => take(schema.parse(thing.content))}
        make={(named) => ({ game, name: named, content })}
      />
      <Row className="files">
        <button type="button" className="plain" onClick={save}>
          <Download aria-hidden /> {t(`kept.${kind}.export`)}
        </button>
        <FileButton label={t(`kept.${kind}.import`)} kind={kind} read={read} />
      </Row>
      {reading.done !== null && <Progress text={t('import.reading')} done={reading.done} stop={reading.stop} />}
      {status && (
        <p className={status.bad ? 'notice bad' : 'notice'} role={status.bad ? 'alert' : 'status'}>
          {status.text}
        </p>
      )}
    </div>
  );
};
