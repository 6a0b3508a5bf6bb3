import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Download, FolderOpen, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { moment, tell, ui } from '../../i18n/index.ts';
import { removeMatch, type Shelved } from '../../storage/matches.ts';
import { href } from '../route.ts';
import { playerName, SeatName } from '../SeatName.tsx';

type Told = { readonly text: string; readonly bad: boolean; readonly id?: string };

/** The matches kept on this device, and the door for those that come as files. */
export const Shelf = ({ matches, refresh }: { matches: readonly Shelved[]; refresh: () => void }) => {
  const [told, setTold] = useState<Told | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const { importFile } = await import('../files.ts');
    const result = await importFile(file);
    if ('error' in result) setTold({ bad: true, text: tell(result.error) });
    else {
      setTold({
        bad: false,
        id: result.id,
        text: result.note ? ui('import.partly', { why: result.note }) : ui('import.done'),
      });
      refresh();
    }
  };
  return (
    <section className="shelf" aria-labelledby="shelf">
      <div className="row">
        <h2 id="shelf" className="grow">
          {ui('shelf.title')}
        </h2>
        <button type="button" className="plain onwood" onClick={() => input.current?.click()}>
          <FolderOpen aria-hidden /> {ui('import')}
        </button>
        <input
          ref={input}
          className="hidden"
          tabIndex={-1}
          aria-hidden
          data-import
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {told && (
        <p className={told.bad ? 'paper notice bad' : 'paper notice'} role={told.bad ? 'alert' : 'status'}>
          {told.text} {told.id && <a href={href({ at: 'match', id: told.id })}>{ui('import.open')}</a>}
        </p>
      )}
      {matches.length === 0 ? (
        <p>{ui('shelf.empty')}</p>
      ) : (
        <ul className="paper matches">
          {matches.map((shelved) => (
            <li key={shelved.id} className="row">
              <a className="grow" href={href({ at: 'match', id: shelved.id })}>
                <strong>{tell({ key: `${shelved.head.game}:name` })}</strong>
                <span className="small">
                  {moment(shelved.updated)} ·{' '}
                  {ui(shelved.over ? 'shelf.over' : 'shelf.plies', { count: shelved.length })}
                </span>
              </a>
              <span className="row players">
                {shelved.head.players.map((player) => (
                  <SeatName key={player.seat} seat={player.seat} name={playerName(player)} />
                ))}
              </span>
              <button
                type="button"
                className="icon"
                aria-label={ui('export')}
                title={ui('export')}
                onClick={() => void import('../files.ts').then(({ exportShelved }) => exportShelved(shelved.id))}
              >
                <Download aria-hidden />
              </button>
              <Remove
                name={tell({ key: `${shelved.head.game}:name` })}
                remove={() => void removeMatch(shelved.id).then(refresh)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Remove = ({ name, remove }: { name: string; remove: () => void }) => (
  <AlertDialog.Root>
    <AlertDialog.Trigger className="icon" aria-label={ui('remove')} title={ui('remove')}>
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
