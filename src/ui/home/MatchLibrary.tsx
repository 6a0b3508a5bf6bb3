import { Archive, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatMessage, t, withTexts } from '../../i18n/index.ts';
import type { MatchListItem, RemovedMatch } from '../../storage/matches.ts';
import { hasPlayedBefore } from '../../storage/playedBefore.ts';
import { GAME_CARDS } from '../components/gameCards.ts';
import { useReader } from '../dropped.ts';
import { FileButton } from '../components/FileButton.tsx';
import { SavedHere } from '../components/SavedHere.tsx';
import { ImportNotice, useImport } from './Import.tsx';
import { matchesFilter, libraryRows, type LibraryFilter } from './libraryRows.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

// The code for actions on a match loads after the first paint.
const restoreMatch = (match: RemovedMatch) =>
  import('../../storage/matches.ts').then((module) => module.restoreMatch(match));
const BackUp = lazy(() => withTexts(import('./BackUp.tsx')).then((module) => ({ default: module.BackUp })));
const ShelfRow = lazy(() => withTexts(import('./MatchRow.tsx')).then((module) => ({ default: module.MatchRow })));

/** From this number of matches on, there is a search. */
const MANY = 12;
/** How many rows are shown at first, and added with each press. */
const PAGE = 50;
const ALL: LibraryFilter = { game: '', text: '' };
const called = (game: string): string => formatMessage({ key: `${game}:name` });

/** The pressed button has disappeared with its row, so the focus moves here. */
const focusOn = (button: HTMLButtonElement | null): void => button?.focus();

/** The matches saved on this device, and the import of files. */
export const MatchLibrary = ({ matches, refresh }: { matches: readonly MatchListItem[]; refresh: () => void }) => {
  const { status, read, stop, fail } = useImport(refresh);
  useReader('scores', read);
  useReader('backup', read);
  const [wanted, want] = useState(ALL);
  const [gone, setGone] = useState<{ readonly match: RemovedMatch; readonly name: string } | null>(null);
  const [backsUp, backUp] = useState(false);
  const refused = () => fail(t('shelf.refused'));
  const bringBack = (match: RemovedMatch) =>
    void restoreMatch(match).then(() => {
      setGone(null);
      refresh();
    }, refused);
  const [shown, setShown] = useState(PAGE);
  const many = matches.length >= MANY;
  const rows = libraryRows(matches).filter(({ listed }) => !many || matchesFilter(listed, wanted, called));
  return (
    <section className="shelf" aria-labelledby="shelf">
      <Row>
        <h2 id="shelf" className="grow">
          {t('shelf.title')}
        </h2>
        {(matches.length > 0 || hasPlayedBefore()) && (
          <button type="button" className="plain onwood" onClick={() => backUp(true)}>
            <Archive aria-hidden /> {t('backup')}
          </button>
        )}
        <FileButton label={t('import')} className="plain onwood" read={read} />
        {backsUp && (
          <Suspense>
            <BackUp close={() => backUp(false)} />
          </Suspense>
        )}
      </Row>
      <ImportNotice status={status} stop={stop} />
      {gone && (
        <Row as="p" className="paper notice" role="status">
          <span className="grow">{t('shelf.gone', { name: gone.name })}</span>
          <button
            key={gone.match.id}
            ref={focusOn}
            type="button"
            className="plain"
            onClick={() => bringBack(gone.match)}
          >
            <Undo2 aria-hidden /> {t('kept.back')}
          </button>
        </Row>
      )}
      {many && (
        <Row className="look" role="search">
          <input
            type="search"
            className="field grow"
            value={wanted.text}
            placeholder={t('shelf.search')}
            aria-label={t('shelf.search')}
            onChange={(event) => want({ ...wanted, text: event.target.value })}
          />
          <select
            className="field"
            value={wanted.game}
            aria-label={t('shelf.game')}
            onChange={(event) => want({ ...wanted, game: event.target.value })}
          >
            <option value="">{t('shelf.all')}</option>
            {GAME_CARDS.map(({ id }) => (
              <option key={id} value={id}>
                {called(id)}
              </option>
            ))}
          </select>
          <Small as="span" role="status">
            {t('shelf.found', { count: rows.length })}
          </Small>
        </Row>
      )}
      {matches.length === 0 ? (
        <p>{t('shelf.empty')}</p>
      ) : (
        <Suspense fallback={<Small>{t('loading')}</Small>}>
          <ul className="paper matches">
            {rows.slice(0, shown).map(({ listed, origin }) => (
              <ShelfRow
                key={listed.id}
                listed={listed}
                origin={origin}
                refresh={refresh}
                removed={(match, name) => {
                  setGone({ match, name });
                  refresh();
                }}
                refused={refused}
              />
            ))}
          </ul>
          {rows.length > shown && (
            <button type="button" className="plain onwood" onClick={() => setShown(shown + PAGE)}>
              {t('shelf.older', { count: rows.length - shown })}
            </button>
          )}
          <SavedHere />
        </Suspense>
      )}
    </section>
  );
};
