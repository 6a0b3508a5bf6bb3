import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import type { Player } from '../../../core/match.ts';
import { t } from '../../../i18n/index.ts';
import { goOn, timeLeftNow } from '../../../store/clock/clockStore.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';
import { playerName } from '../../components/SeatName.tsx';
import { durationText } from '../../starting/clockText.ts';

/** Asks the players of an opened match whether the clock may run. Meanwhile nobody loses time. */
export const GoOnDialog = ({ open, player }: { readonly open: OpenMatch; readonly player: Player }) => {
  const start = useRef<HTMLButtonElement>(null);
  const left = Math.ceil((timeLeftNow(open, player.seat) ?? 0) / 1000);
  const end = open.match.clock?.end ?? 'shown';
  return (
    <Dialog.Root open onOpenChange={(is) => !is && goOn()}>
      <DialogBox title={t('clock.stopped')} focus={start}>
        <Dialog.Description className="body">
          {t('clock.next', { name: playerName(player) })}{' '}
          {left > 0 ? t('clock.left', { time: durationText(left) }) : t('clock.up')}. {t(`clock.then.${end}`)}
        </Dialog.Description>
        <footer>
          <PrimaryButton ref={start} onClick={goOn}>
            {t('clock.start')}
          </PrimaryButton>
        </footer>
      </DialogBox>
    </Dialog.Root>
  );
};
