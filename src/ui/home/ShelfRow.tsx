import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Download, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { moment, tell, ui } from '../../i18n/index.ts';
import { type Listed, removeMatch, type Sound } from '../../storage/matches.ts';
import { href } from '../route.ts';
import { playerName, SeatName } from '../SeatName.tsx';

interface Props {
  readonly listed: Listed;
  refresh(): void;
  /** Tells that the device has refused what was asked of it. */
  refused(): void;
}
/** A match of the shelf: what it is, and its ways into a file and off the shelf. A damaged one says so. */
export const ShelfRow = ({ listed, refresh, refused }: Props) => {
  const { id } = listed;
  const sound = 'damaged' in listed ? null : listed;
  const name = sound ? tell({ key: `${sound.head.game}:name` }) : ui('shelf.damaged');
  const row = `match-${id}`;
  const saving = ui(sound ? 'export' : 'export.damaged');
  return (
    <li className="row">
      <a id={row} className="grow" href={href({ at: 'match', id })}>
        <strong>{name}</strong>
        <span className="small">{sound ? aboutOf(sound) : ui('shelf.damagedWhy')}</span>
      </a>
      {sound && (
        <span className="row players">
          {sound.head.players.map((player) => (
            <SeatName key={player.seat} seat={player.seat} name={playerName(player)} />
          ))}
        </span>
      )}
      <button
        type="button"
        className="icon"
        aria-label={saving}
        aria-describedby={row}
        title={saving}
        onClick={() => void import('../files.ts').then(({ exportShelved }) => exportShelved(id)).catch(refused)}
      >
        <Download aria-hidden />
      </button>
      <Remove name={name} row={row} remove={() => void removeMatch(id).then(refresh, refused)} />
    </li>
  );
};
const aboutOf = ({ updated, over, length, loose }: Sound): ReactNode => (
  <>
    {moment(updated)} · {ui(over ? 'shelf.over' : 'shelf.plies', { count: length })}
    {loose && <strong> · {ui('shelf.loose')}</strong>}
  </>
);

const Remove = ({ name, row, remove }: { name: string; row: string; remove: () => void }) => (
  <AlertDialog.Root>
    <AlertDialog.Trigger className="icon" aria-label={ui('remove')} aria-describedby={row} title={ui('remove')}>
      <Trash2 aria-hidden />
    </AlertDialog.Trigger>
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className="backdrop" />
      <AlertDialog.Popup className="dialog">
        <header>
          <AlertDialog.Title>{ui('remove.title', { name })}</AlertDialog.Title>
        </header>
        <AlertDialog.Description className="body">{ui('remove.text')}</AlertDialog.Description>
        <footer>
          <AlertDialog.Close className="plain">{ui('cancel')}</AlertDialog.Close>
          <AlertDialog.Close className="plain danger" onClick={remove}>
            {ui('remove')}
          </AlertDialog.Close>
        </footer>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  </AlertDialog.Root>
);
