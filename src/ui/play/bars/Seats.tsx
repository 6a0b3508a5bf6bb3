import { Dialog } from '@base-ui/react/dialog';
import { ui } from '../../../i18n/index.ts';
import { seatPlayer } from '../../../store/play.ts';
import type { OpenMatch } from '../../../store/table.ts';
import { DialogBox } from '../../DialogBox.tsx';
import { KindSelect } from '../../KindSelect.tsx';
import { playerName, SeatName } from '../../SeatName.tsx';

/** Who plays each seat of the open match from now on, a person or a bot. */
export const Seats = ({ table, open, close }: { table: OpenMatch; open: boolean; close(): void }) => (
  <Dialog.Root open={open} onOpenChange={(is) => !is && close()}>
    <DialogBox title={ui('seats')}>
      <ul className="body settings">
        {table.match.players.map((player) => (
          <li key={player.seat} className="row spread">
            <SeatName seat={player.seat} name={playerName(player)} />
            <KindSelect
              game={table.game}
              seat={player.seat}
              bot={player.bot ?? ''}
              set={(bot) => void seatPlayer(player.seat, bot || null)}
            />
          </li>
        ))}
      </ul>
    </DialogBox>
  </Dialog.Root>
);
