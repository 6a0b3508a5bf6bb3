import { lazy, Suspense } from 'react';
import { ui } from '../../i18n/index.ts';
import type { Listed, Sound } from '../../storage/matches.ts';
import { ImportButton, ImportNotice, useImport } from './Import.tsx';

// Its dialog comes after the first paint.
const ShelfRow = lazy(() => import('./ShelfRow.tsx').then((module) => ({ default: module.ShelfRow })));

/** The match that this one is a copy of, as far as it is still here. */
const originOf = (listed: Listed, matches: readonly Listed[]): Sound | undefined =>
  'damaged' in listed
    ? undefined
    : matches.find((each): each is Sound => each.id === listed.origin && !('damaged' in each));

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
        <Suspense fallback={<p className="small">{ui('loading')}</p>}>
          <ul className="paper matches">
            {matches.map((shelved) => (
              <ShelfRow
                key={shelved.id}
                listed={shelved}
                origin={originOf(shelved, matches)}
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
