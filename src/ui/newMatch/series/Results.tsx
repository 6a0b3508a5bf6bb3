import { Eye } from 'lucide-react';
import { useState } from 'react';
import { formatMessage, t } from '../../../i18n/index.ts';
import { seriesResults, type ShareEstimate, type PlayerResult } from '../../../store/series/results.ts';
import type { SeriesPlan } from '../../../store/series/plan.ts';
import { saveSeriesMatch, type SeriesMatch } from '../../../store/series/series.ts';
import { go } from '../../route.ts';
import { botName, SeatMark } from '../../components/SeatName.tsx';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';

interface ResultsProps {
  readonly plan: SeriesPlan;
  readonly done: readonly SeriesMatch[];
}
/** The results of a series: each player's wins with their error, match lengths, how matches ended, and all matches for viewing. */
export const Results = ({ plan, done }: ResultsProps) => {
  const { standings, played, drawn, unfinished, length } = seriesResults(done, plan.bots.length);
  return (
    <section aria-label={t('series.results')}>
      <h3>{t('series.results')}</h3>
      <table className="seriestable">
        <thead>
          <tr>
            <th scope="col">{t('series.who')}</th>
            <th scope="col">{t('series.wins')}</th>
            <th scope="col">{t('series.share')}</th>
            <th scope="col">{t('series.bySeat')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing, player) => (
            <PlayerRow
              key={player}
              bot={botName(plan.game.id, plan.bots[player] as string)}
              {...{ standing, player }}
            />
          ))}
        </tbody>
      </table>
      <p>
        {[
          t('series.many', { count: played }),
          ...(drawn ? [t('series.drawn', { n: drawn })] : []),
          ...(unfinished ? [t('series.unfinished', { n: unfinished })] : []),
          t('series.length', { least: length.least, mean: Math.round(length.mean), most: length.most }),
        ].join(' · ')}
      </p>
      <Reasons done={done} />
      <Matches done={done} />
    </section>
  );
};
const PlayerRow = ({ bot, standing, player }: { bot: string; standing: PlayerResult; player: number }) => (
  <tr>
    <th scope="row">{t('series.name', { n: player + 1, name: bot })}</th>
    <td>{standing.won}</td>
    <td>
      <ShareBar share={standing.share} />
    </td>
    <td>
      <Row as="span">
        {standing.bySeat.map(({ seat, won, played }) => (
          <Row as="span" key={seat}>
            <SeatMark seat={seat} size={18} />
            {t('series.of', { n: won, all: played })}
          </Row>
        ))}
      </Row>
    </td>
  </tr>
);
/** A fraction as a bar, with its error bounds as a line over it. */
const ShareBar = ({ share: { of, from, to } }: { share: ShareEstimate }) => (
  <span className="sharebar">
    <span className="track" aria-hidden>
      <span className="part" style={{ width: `${of * 100}%` }} />
      <span className="error" style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
    </span>
    {t('series.percent', { share: { share: of }, from: { share: from }, to: { share: to } })}
  </span>
);
const Reasons = ({ done }: Pick<ResultsProps, 'done'>) => {
  const counts = new Map<string, number>();
  for (const { why } of done) if (why) counts.set(formatMessage(why), (counts.get(formatMessage(why)) ?? 0) + 1);
  return (
    <ul className="reasons">
      {[...counts]
        .toSorted(([, a], [, b]) => b - a)
        .map(([why, n]) => (
          <li key={why}>{t('series.reason', { n, why })}</li>
        ))}
    </ul>
  );
};
const Matches = ({ done }: Pick<ResultsProps, 'done'>) => {
  const [opening, setOpening] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const watch = (one: SeriesMatch) => {
    setOpening(one.number);
    setFailed(false);
    saveSeriesMatch(one).then(
      (id) => go({ at: 'match', id, record: true }),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
        setOpening(null);
      },
    );
  };
  return (
    <details>
      <summary>{t('series.list')}</summary>
      {failed && (
        <p className="notice bad" role="alert">
          {formatMessage({ key: 'core:noSeries' })}
        </p>
      )}
      <ol className="seriesmatches" data-part="series-matches">
        {done.map((one) => (
          <Row as="li" key={one.number} className="spread">
            <Row as="span">
              {t('series.number', { n: one.number })}
              {one.winners?.map((seat) => (
                <SeatMark key={seat} seat={seat} size={18} />
              ))}
              <span>{one.why ? formatMessage(one.why) : t('series.noEnd')}</span>
              <Small as="span">{t('shelf.plies', { count: one.length })}</Small>
            </Row>
            <button
              type="button"
              className="plain"
              disabled={opening !== null}
              aria-label={t('series.watchOne', { n: one.number })}
              onClick={() => watch(one)}
            >
              <Eye aria-hidden /> {t(opening === one.number ? 'loading' : 'series.watch')}
            </button>
          </Row>
        ))}
      </ol>
    </details>
  );
};
