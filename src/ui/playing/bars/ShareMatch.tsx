import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useState } from 'react';
import { formatMessage, t } from '../../../i18n/index.ts';
import { linkToMatch } from '../../../store/linkedMatch.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { currentMatch, isAtLatest } from '../../../store/matchStore.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { playerName } from '../../components/SeatName.tsx';
import { ShareWays } from '../../components/ShareWays.tsx';
import { Small } from '../../components/Small.tsx';
import { matchFile } from '../../files.ts';
import { href } from '../../route.ts';

/** Shares the match at the step shown as a link with its code, or the whole match as a file. It says what they hold. */
export const ShareMatch = ({ open, close }: { readonly open: OpenMatch; close(): void }) => (
  <Dialog.Root open onOpenChange={(is) => !is && close()}>
    <DialogBox title={t('link.title')}>
      <Small className="body">{t('link.holds')}</Small>
      <Ways open={open} />
    </DialogBox>
  </Dialog.Root>
);
/** Returns the address of a match at the step shown. Null if it would be too long, undefined until it is known. */
const useAddress = (open: OpenMatch): string | null | undefined => {
  const [address, setAddress] = useState<string | null | undefined>(undefined);
  const ply = isAtLatest(open) ? undefined : open.ply;
  useEffect(() => {
    let wanted = true;
    void linkToMatch(currentMatch()).then((code) => {
      if (!wanted) return;
      const route = { at: 'sharedMatch', code: code ?? '', ...(ply === undefined ? {} : { ply }) } as const;
      setAddress(code && `${location.origin}${location.pathname}${href(route)}`);
    });
    return () => {
      wanted = false;
    };
  }, [ply]);
  return address;
};
const Ways = ({ open }: { readonly open: OpenMatch }) => {
  const { match } = open;
  const name = `${formatMessage({ key: `${match.game}:name` })}: ${match.players.map(playerName).join(' – ')}`;
  return (
    <ShareWays
      name={name}
      opens="match"
      address={useAddress(open)}
      tooLong={t('link.tooLong')}
      file={() => matchFile(currentMatch().match)}
    />
  );
};
