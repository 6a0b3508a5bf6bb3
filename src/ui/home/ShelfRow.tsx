import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Download, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { moment, tell, ui } from '../../i18n/index.ts';
import { type Listed, removeMatch, type Sound } from '../../storage/matches.ts';
import { useTheme } from '../look.ts';
import { href } from '../route.ts';
import { HOUSE, pictureAt } from './house.ts';
import { copyWords, endWords } from './rowWords.ts';
import { playerName, SeatName } from '../SeatName.tsx';

interface Props {
  readonly listed: Listed;
  /** The match that this one is a copy of. */
  readonly origin: Sound | undefined;
  refresh(): void;
  /** Tells that the device has refused what was asked of it. */
  refused(): void;
}
// It needs the games, which come after the first paint.
const Plies = lazy(() => import('./Plies.tsx').then((module) => ({ default: module.Plies })));

/** A match of the shelf: what it is, and its ways into a file and off the shelf. A damaged one says so. */
export const ShelfRow = ({ listed, origin, refresh, refused }: Props) => {
  const { id } = listed;
  const theme = useTheme();
  const sound = 'damaged' in listed ? null : listed;
  const name = sound ? tell({ key: `${sound.head.game}:name` }) : ui('shelf.damaged');
  const row = `match-${id}`;
  /** What tells its buttons from those of the other rows. */
  const of = `${row}-name${sound ? ` ${row}-about` : ''}`;
  const saving = ui(sound ? 'export' : 'export.damaged');
  return (
    <li className="row" data-copy={origin ? '' : undefined}>
      {sound && HOUSE.some((game) => game.id === sound.head.game) && (
        <img
          className="cover"
          src={pictureAt(`lids/${sound.head.game}`, theme)}
          alt=""
          width={64}
          height={56}
          loading="lazy"
        />
      )}
      <a id={row} className="grow" href={href({ at: 'match', id })}>
        <strong id={`${row}-name`}>{name}</strong>
        <span id={`${row}-about`} className="small">
          {sound ? <About sound={sound} origin={origin} /> : ui('shelf.damagedWhy')}
        </span>
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
        id={`${row}-save`}
        aria-label={saving}
        aria-labelledby={`${row}-save ${of}`}
        title={saving}
        onClick={() => void import('../files.ts').then(({ exportShelved }) => exportShelved(id)).catch(refused)}
      >
        <Download aria-hidden />
      </button>
      <Remove name={name} row={row} of={of} remove={() => void removeMatch(id).then(refresh, refused)} />
    </li>
  );
};
const About = ({ sound, origin }: { sound: Sound; origin: Sound | undefined }) => (
  <>
    {moment(sound.updated)} ·{' '}
    {sound.over ? (
      endWords(sound)
    ) : (
      <Suspense fallback={ui('shelf.on')}>
        <Plies game={sound.head.game} count={sound.length} />
      </Suspense>
    )}
    {sound.origin !== undefined && ` · ${copyWords(origin)}`}
    {sound.loose && <strong> · {ui('shelf.loose')}</strong>}
  </>
);

const Remove = ({ name, row, of, remove }: { name: string; row: string; of: string; remove: () => void }) => (
  <AlertDialog.Root>
    <AlertDialog.Trigger
      id={`${row}-remove`}
      className="icon"
      aria-label={ui('remove')}
      aria-labelledby={`${row}-remove ${of}`}
      title={ui('remove')}
    >
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
