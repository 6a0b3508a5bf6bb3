import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { textIn } from '../../lessons/lesson.ts';
import { ownLessons } from '../../lessons/own.ts';
import { formatDateTime, formatMessage, t, useTranslation } from '../../i18n/index.ts';
import { GAME_IDS } from '../../games/index.ts';
import { listMatches, type ReadableListItem } from '../../storage/matches.ts';
import { lessonReports } from '../../storage/lessonReports.ts';
import { useLessons } from '../lesson/useLessons.ts';
import { playerName } from '../components/SeatName.tsx';
import { go, href } from '../route.ts';
import { startPreset } from '../starting/startMatch.ts';
import { Small } from '../components/Small.tsx';

/** How many matches are offered, the latest first. */
const OFFERED = 8;
/** Returns the matches of a game that can be led. Null until they are read. */
const useKeptMatches = (game: string): readonly ReadableListItem[] | null => {
  const [all, setAll] = useState<readonly ReadableListItem[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void listMatches().then(({ matches }) => {
      if (wanted) setAll(matches.flatMap((each) => ('damaged' in each ? [] : [each])));
    });
    return () => {
      wanted = false;
    };
  }, []);
  return all && all.filter(({ head }) => head.game === game).slice(0, OFFERED);
};
/** The choice of what to show the class: a lesson or puzzle of a game, a match saved on this device, or a new one. */
export const ClassPicker = ({ game = GAME_IDS[0] ?? '' }: { readonly game: string | undefined }) => {
  const { i18n } = useTranslation();
  const lessons = useLessons(game);
  const matches = useKeptMatches(game);
  return (
    <section className="paper choice">
      <h2>{t('desk.choose')}</h2>
      <nav className="segments games" aria-label={t('rulebook.game')}>
        {GAME_IDS.map((id) => (
          <button key={id} type="button" aria-pressed={id === game} onClick={() => go({ at: 'lessons', game: id })}>
            {formatMessage({ key: `${id}:name` })}
          </button>
        ))}
      </nav>
      <ul>
        {[...ownLessons(game), ...(lessons ?? [])].map(({ id, lesson }) => (
          <li key={id}>
            <a className="plain" href={href({ at: 'lessons', game, lesson: id })}>
              <span>
                {textIn(lesson.name, i18n.language)} <small>{textIn(lesson.about, i18n.language)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Reports game={game} />
      <h2>{t('desk.matches')}</h2>
      {matches?.length === 0 && <Small>{t('desk.noMatches')}</Small>}
      <ul>
        {(matches ?? []).map(({ id, head, updated }) => (
          <li key={id}>
            <a className="plain" href={href({ at: 'match', id })}>
              <span>
                {head.players.map(playerName).join(' · ')} <small>{formatDateTime(updated)}</small>
              </span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="plain" onClick={() => void startPreset(game, 'person')}>
            <Plus aria-hidden /> {t('desk.newMatch')}
          </button>
        </li>
      </ul>
    </section>
  );
};
/** The reports of lessons of a game that were led on this device. */
const Reports = ({ game }: { readonly game: string }) => {
  const reports = lessonReports().filter((each) => each.game === game && !each.rehearsal);
  if (reports.length === 0) return null;
  return (
    <>
      <h2>{t('votes.reports')}</h2>
      <ul>
        {reports.slice(0, OFFERED).map(({ id, title, at }) => (
          <li key={id}>
            <a className="plain" href={`./${href({ at: 'votes', id })}`} target="_blank" rel="noreferrer">
              <span>
                {title} <small>{formatDateTime(at)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};
