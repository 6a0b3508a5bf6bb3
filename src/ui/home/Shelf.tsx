import { ui } from '../../i18n/index.ts';
import type { Listed } from '../../storage/matches.ts';
import { ImportButton, ImportNotice, useImport } from './Import.tsx';
import { ShelfRow } from './ShelfRow.tsx';

/** The matches kept on this device, and the door for those that come as files. */
export const Shelf = ({ matches, refresh }: { matches: readonly Listed[]; refresh: () => void }) => {
  const { told, read, stop, fail } = useImport(refresh);
  return (
    <section className="shelf" aria-labelledby="shelf">
      <div className="row">
        <h2 id="shelf" className="grow">
          {ui('shelf.title')}
        </h2>
        <ImportButton read={read} />
      </div>
      <ImportNotice told={told} stop={stop} />
      {matches.length === 0 ? (
        <p>{ui('shelf.empty')}</p>
      ) : (
        <ul className="paper matches">
          {matches.map((shelved) => (
            <ShelfRow key={shelved.id} listed={shelved} refresh={refresh} refused={() => fail(ui('shelf.refused'))} />
          ))}
        </ul>
      )}
    </section>
  );
};
