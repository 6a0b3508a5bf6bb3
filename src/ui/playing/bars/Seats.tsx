import { Dialog } from '@base-ui/react/dialog';
import type { Player } from '../../../core/match.ts';
import { t } from '../../../i18n/index.ts';
import { chooseHelp, useHelpLevel } from '../../../store/helpLevels.ts';
import { assignSeat } from '../../../store/matchActions.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { useInputText } from '../../useInputText.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { KindSwitch, Strengths } from '../../components/BotKind.tsx';
import { playerName, SeatName } from '../../components/SeatName.tsx';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';
import { HelpSwitch } from './HelpSwitch.tsx';

/** The dialog of the players: who plays each seat from now on, a person or a bot, and how much the app helps each person. */
export const Seats = ({ table, open, close }: { table: OpenMatch; open: boolean; close(): void }) => (
  <Dialog.Root open={open} onOpenChange={(is) => !is && close()}>
    <DialogBox title={t('seats')}>
      <ul className="body settings">
        {table.match.players.map((player) => (
          <li key={player.seat} className="whoplays">
            <Row className="spread">
              <SeatName seat={player.seat} name={playerName(player)} />
              {/* With secrets, a person who takes a seat would see what is hidden. */}
              {!table.game.secrets && <Kind table={table} player={player} />}
            </Row>
            {player.bot === undefined && <Help table={table} player={player} />}
          </li>
        ))}
      </ul>
    </DialogBox>
  </Dialog.Root>
);
interface SeatProps {
  readonly table: OpenMatch;
  readonly player: Player;
}
const Kind = ({ table, player: { seat, bot = '' } }: SeatProps) => {
  const kind = {
    game: table.game,
    seat,
    bot,
    set: (desired: string) => void assignSeat(seat, desired || null),
  };
  return (
    <>
      <KindSwitch {...kind} />
      <Strengths {...kind} />
    </>
  );
};
const Help = ({ table: { id, game }, player: { seat } }: SeatProps) => {
  const level = useHelpLevel(id, game.id, seat);
  const words = useInputText();
  return (
    <>
      <HelpSwitch level={level} set={(next) => chooseHelp(id, seat, next)} label={t('help.of', { seat: { seat } })} />
      <Small>{words({ key: `ui:help.${level}.about` })}</Small>
    </>
  );
};
