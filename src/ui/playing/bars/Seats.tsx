import { Dialog } from '@base-ui/react/dialog';
import { t } from '../../../i18n/index.ts';
import { assignSeat } from '../../../store/matchActions.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { KindSwitch, Strengths } from '../../components/BotKind.tsx';
import { playerName, SeatName } from '../../components/SeatName.tsx';
import { Row } from '../../components/Row.tsx';

/** The dialog to choose who plays each seat of the open match from now on: a person or a bot. */
export const Seats = ({ table, open, close }: { table: OpenMatch; open: boolean; close(): void }) => (
  <Dialog.Root open={open} onOpenChange={(is) => !is && close()}>
    <DialogBox title={t('seats')}>
      <ul className="body settings">
        {table.match.players.map((player) => {
          const { seat, bot = '' } = player;
          const kind = {
            game: table.game,
            seat,
            bot,
            set: (desired: string) => void assignSeat(seat, desired || null),
          };
          return (
            <Row as="li" key={seat} className="spread whoplays">
              <SeatName seat={seat} name={playerName(player)} />
              <KindSwitch {...kind} />
              <Strengths {...kind} />
            </Row>
          );
        })}
      </ul>
    </DialogBox>
  </Dialog.Root>
);
