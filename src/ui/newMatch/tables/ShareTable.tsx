import { Dialog } from '@base-ui/react/dialog';
import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AnyGame } from '../../../core/game.ts';
import type { ArrangedTable } from '../../../core/position/arrangedTable.ts';
import { t } from '../../../i18n/index.ts';
import { designLink, designToText } from '../../../storage/designFile.ts';
import { FILE_SUFFIX } from '../../../storage/json.ts';
import { tableDesign } from '../../../storage/tableFile.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { ShareWays } from '../../components/ShareWays.tsx';
import { Small } from '../../components/Small.tsx';
import type { NamedText } from '../../components/shareFile.ts';
import { href } from '../../route.ts';

interface ShareTableProps {
  readonly game: AnyGame;
  readonly name: string;
  readonly table: ArrangedTable;
}
/** A button that shares a table as a link with its code, or as a file. It says what they hold. */
export const ShareTable = (props: ShareTableProps) => (
  <Dialog.Root>
    <Dialog.Trigger className="icon" aria-label={t('table.share', { name: props.name })}>
      <Share2 aria-hidden />
    </Dialog.Trigger>
    <DialogBox title={t('table.shareTitle')}>
      <Ways {...props} />
    </DialogBox>
  </Dialog.Root>
);
const Ways = ({ game, name, table }: ShareTableProps) => {
  const [address, setAddress] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void designLink(tableDesign(game), { name, content: table }).then((code) => {
      if (!wanted) return;
      setAddress(code && `${location.origin}${location.pathname}${href({ at: 'sharedTable', code })}`);
    });
    return () => {
      wanted = false;
    };
  }, [game, name, table]);
  const file = (): NamedText => {
    const stem = name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'table';
    return { text: designToText(tableDesign(game), { name, content: table }), name: `${stem}${FILE_SUFFIX}` };
  };
  return (
    <>
      <ShareWays name={name} opens="table" address={address} tooLong={t('table.tooLong')} file={file} />
      <Small className="body">{t('table.holds')}</Small>
    </>
  );
};
