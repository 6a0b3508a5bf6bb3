import { lazy, Suspense, useState } from 'react';
import { tell, ui } from '../../i18n/index.ts';
import type { Listed } from '../../storage/matches.ts';
import { HOUSE } from './house.ts';
import { ImportButton, ImportNotice, useImport } from './Import.tsx';
import { isWanted, rowsOf, type Wanted } from './shelved.ts';

// Its dialog comes after the first paint.
const ShelfRow = lazy(() => import('./ShelfRow.tsx').then((module) => ({ default: module.ShelfRow })));

/** From so many matches on they can be looked through. */
const MANY = 12;
const ALL: Wanted = { game: '', text: '' };
const called = (game: string): string => tell({ key: `${game}:name` });

/** The matches kept on this device, and the door for those that come as files. */
export const Shelf = ({ matches, refresh }: { matches: readonly Listed[]; refresh: () => void }) => {
  const { told, read, stop, fail } = useImport(refresh);
  const [wanted, want] = useState(ALL);
  const many = matches.length >= MANY;
  const rows = rowsOf(matches).filter(({ listed }) => !many || isWanted(listed, wanted, called));
  return (
    <section className="shelf" aria-labelledby="shelf">
      <div className="row">
        <h2 id="shelf" className="grow">
          {ui('shelf.title')}
        </h2>
        <ImportButton read={read} />
      </div>
      <ImportNotice told={told} stop={stop} />
      {many && (
        <div className="row look" role="search">
          <input
            type="search"
            className="field grow"
            value={wanted.text}
            placeholder={ui('shelf.search')}
            aria-label={ui('shelf.search')}
            onChange={(event) => want({ ...wanted, text: event.target.value })}
          />
          <select
            className="field"
            value={wanted.game}
            aria-label={ui('shelf.game')}
            onChange={(event) => want({ ...wanted, game: event.target.value })}
          >
            <option value="">{ui('shelf.all')}</option>
            {HOUSE.map(({ id }) => (
              <option key={id} value={id}>
                {called(id)}
              </option>
            ))}
          </select>
          <span className="small" role="status">
            {ui('shelf.found', { count: rows.length })}
          </span>
        </div>
      )}
      {matches.length === 0 ? (
        <p>{ui('shelf.empty')}</p>
      ) : (
        <Suspense fallback={<p className="small">{ui('loading')}</p>}>
          <ul className="paper matches">
            {rows.map(({ listed, origin }) => (
              <ShelfRow
                key={listed.id}
                listed={listed}
                origin={origin}
                refresh={refresh}
                refused={() => fail(ui('shelf.refused'))}
              />
            ))}
          </ul>
        </Suspense>
      )}
    </section>
  );
};
