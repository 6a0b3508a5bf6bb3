import { FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { tell, ui } from '../../i18n/index.ts';
import type { Listed } from '../../storage/matches.ts';
import { href } from '../route.ts';
import { ShelfRow } from './ShelfRow.tsx';

type Told = { readonly text: string; readonly bad: boolean; readonly id?: string };

/** The matches kept on this device, and the door for those that come as files. */
export const Shelf = ({ matches, refresh }: { matches: readonly Listed[]; refresh: () => void }) => {
  const [told, setTold] = useState<Told | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const { importFile } = await import('../files.ts');
    const result = await importFile(file);
    if ('error' in result) setTold({ bad: true, text: tell(result.error) });
    else {
      setTold({
        bad: result.loose,
        id: result.id,
        text: [
          ui(result.loose ? 'import.loose' : 'import.done'),
          result.note && ui('import.partly', { why: result.note }),
        ].join(' '),
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
            <ShelfRow
              key={shelved.id}
              listed={shelved}
              refresh={refresh}
              refused={() => setTold({ bad: true, text: ui('shelf.refused') })}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
