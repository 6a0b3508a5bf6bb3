import { Download } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { t, withTexts } from '../../i18n/index.ts';
import { hasSavedMatches, type StorageFault, onDatabaseAnswer } from '../../storage/database.ts';
import { hasUnsavedMatches } from '../../storage/unsavedMatches.ts';
import type { MatchListItem, ReadableListItem } from '../../storage/matches.ts';
import { useScreenFocus, usePageTitle } from '../screenFocus.ts';
import { usePwa } from '../pwa.ts';
import { LanguageSwitch, ThemeButton } from '../components/Switches.tsx';
import { SettingsLost } from '../components/SavedHere.tsx';
import { href } from '../route.ts';
import { hasPlayedBefore } from '../../storage/playedBefore.ts';
import { hasResults } from '../../storage/resultsKey.ts';
import { FirstLesson } from './FirstLesson.tsx';
import { ForTeachers } from './ForTeachers.tsx';
import { Later } from './Later.tsx';
import { GAME_CARDS } from '../components/gameCards.ts';
import { GameCards } from './GameCards.tsx';
import { Optional } from '../Safety.tsx';
import { MatchLibrary } from './MatchLibrary.tsx';
import { LastMatchPlace } from './LastMatchPlace.tsx';
import { TapeOrnament } from './TapeOrnament.tsx';
import { Small } from '../components/Small.tsx';

// It needs the games, which load after the first paint.
const LastMatch = lazy(() => withTexts(import('./LastMatch.tsx')).then((module) => ({ default: module.LastMatch })));
const Scores = lazy(() => withTexts(import('./Scores.tsx')).then((module) => ({ default: module.Scores })));

/** The first screen: the last match to continue, the games, the match library. `lost`: the address led nowhere. */
export const Home = ({ lost }: { readonly lost: boolean }) => {
  const install = usePwa((pwa) => pwa.install);
  const { matches, bare, refresh, fault } = useShelf();
  const last = matches?.find((each): each is ReadableListItem => !('damaged' in each));
  const title = useScreenFocus<HTMLHeadingElement>();
  usePageTitle(t('title'));
  return (
    <main className="page home">
      <header className="top">
        <h1 ref={title} tabIndex={-1} className="wordmark">
          {t('brand')}
        </h1>
        <p className="grow tagline">{t('tagline')}</p>
        <LanguageSwitch />
        <ThemeButton />
      </header>
      <UpdateBanner />
      {lost && (
        <p className="paper notice" role="alert">
          {t('home.lost')}
        </p>
      )}
      <SettingsLost />
      {fault && (
        <p className="paper notice" role="alert">
          {t(`shelf.${fault}`)}
        </p>
      )}
      {last && !bare && (
        <Optional key={last.id + last.updated}>
          <Suspense fallback={<LastMatchPlace />}>
            <LastMatch shelved={last} />
          </Suspense>
        </Optional>
      )}
      {!matches && hasPlayedBefore() && <LastMatchPlace />}
      {(bare || (matches ? matches.length === 0 : !hasPlayedBefore())) && <FirstLesson />}
      <TapeOrnament />
      <GameCards first={matches ? matches.length === 0 : !hasPlayedBefore()} />
      <Later>
        <ForTeachers />
      </Later>
      {/* What is below the library appears with it. */}
      {(matches || fault || !hasPlayedBefore()) && (
        <Later>
          {/* The library waits for the scores above it, so that their appearance moves nothing. */}
          <Suspense>
            {hasResults() && (
              <Optional>
                <Scores renewed={matches} />
              </Optional>
            )}
            <MatchLibrary matches={matches ?? []} refresh={refresh} />
          </Suspense>
          <Small as="footer" className="about">
            {/* At the end of the page, so that its appearance moves nothing. */}
            {install && (
              <button type="button" className="plain onwood" onClick={() => void install()}>
                <Download aria-hidden /> {t('install')}
              </button>
            )}
            <a href={href({ at: 'lessons' })}>{t('lessons')}</a>
            <i aria-hidden>·</i>
            <a
              href={href({
                at: 'rules',
                game: (GAME_CARDS.find(({ id }) => id === last?.head.game) ?? GAME_CARDS[0])?.id ?? '',
              })}
            >
              {t('rulebook')}
            </a>
            <i aria-hidden>·</i>
            <a href="./licences.txt" target="_blank" rel="noreferrer">
              {t('licences')}
            </a>
          </Small>
        </Later>
      )}
    </main>
  );
};

const UpdateBanner = () => {
  const update = usePwa((pwa) => pwa.update);
  if (!update) return null;
  return (
    <div className="paper toast" role="status">
      <p className="grow">{t('update.text')}</p>
      <button type="button" className="plain" onClick={update}>
        {t('update.now')}
      </button>
    </div>
  );
};

interface Kept {
  readonly matches: readonly MatchListItem[];
  readonly fault: StorageFault | null;
}
// The code that reads the library loads after the first paint, and only if there are matches.
const listMatches = async (): Promise<Kept> =>
  hasUnsavedMatches() || (await hasSavedMatches())
    ? (await import('../../storage/matches.ts')).listMatches()
    : { matches: [], fault: null };
/**
 * Returns the matches of the library, and whether it was empty when the screen opened. Then the welcome stays, because the
 * content below would move while the user opens a file.
 */
const useShelf = (): {
  matches: readonly MatchListItem[] | null;
  bare: boolean;
  refresh: () => void;
  fault: StorageFault | null;
} => {
  const [shelf, setShelf] = useState<(Kept & { readonly bare: boolean }) | null>(null);
  const refresh = useCallback(
    () =>
      void listMatches().then((kept) =>
        setShelf((before) => ({ ...kept, bare: before?.bare ?? (kept.matches.length === 0 && !kept.fault) })),
      ),
    [],
  );
  useEffect(refresh, [refresh]);
  useEffect(() => onDatabaseAnswer(refresh), [refresh]);
  return { matches: shelf?.matches ?? null, bare: shelf?.bare ?? false, refresh, fault: shelf?.fault ?? null };
};
