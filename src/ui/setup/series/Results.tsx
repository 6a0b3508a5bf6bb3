import { Eye } from 'lucide-react';
import { useState } from 'react';
import { tell, ui } from '../../../i18n/index.ts';
import { resultsOf, type Share, type Standing } from '../../../store/series/results.ts';
import { keepSeriesMatch, type SeriesMatch, type SeriesPlan } from '../../../store/series/series.ts';
import { go } from '../../route.ts';
import { botName, SeatMark } from '../../parts/SeatName.tsx';

interface ResultsProps {
  readonly plan: SeriesPlan;
  readonly done: readonly SeriesMatch[];
}
/** What came of a series: each player's wins with their error, lengths, how matches ended, and all matches to be watched. */
export const Results = ({ plan, done }: ResultsProps) => {
  const { standings, played, drawn, unfinished, length } = resultsOf(done, plan.bots.length);
  return (
    <section aria-label={ui('series.results')}>
      <h3>{ui('series.results')}</h3>
      <table className="seriestable">
        <thead>
          <tr>
            <th scope="col">{ui('series.who')}</th>
            <th scope="col">{ui('series.wins')}</th>
            <th scope="col">{ui('series.share')}</th>
            <th scope="col">{ui('series.bySeat')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing, player) => (
            <Row key={player} bot={botName(plan.game.id, plan.bots[player] as string)} {...{ standing, player }} />
          ))}
        </tbody>
      </table>
      <p>
        {[
          ui('series.many', { count: played }),
          ...(drawn ? [ui('series.drawn', { n: drawn })] : []),
          ...(unfinished ? [ui('series.unfinished', { n: unfinished })] : []),
          ui('series.length', { least: length.least, mean: Math.round(length.mean), most: length.most }),
        ].join(' · ')}
      </p>
      <Reasons done={done} />
      <Matches done={done} />
    </section>
  );
};
const Row = ({ bot, standing, player }: { bot: string; standing: Standing; player: number }) => (
  <tr>
    <th scope="row">{ui('series.name', { n: player + 1, name: bot })}</th>
    <td>{standing.won}</td>
    <td>
      <ShareBar share={standing.share} />
    </td>
    <td>
      <span className="row">
        {standing.bySeat.map(({ seat, won, played }) => (
          <span key={seat} className="row">
            <SeatMark seat={seat} size={18} />
            {ui('series.of', { n: won, all: played })}
          </span>
        ))}
      </span>
    </td>
  </tr>
);
/** A share as a bar, with the bounds of its error as a line over it. */
const ShareBar = ({ share: { of, from, to } }: { share: Share }) => (
  <span className="sharebar">
    <span className="track" aria-hidden>
      <span className="part" style={{ width: `${of * 100}%` }} />
      <span className="error" style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
    </span>
    {ui('series.percent', { share: { share: of }, from: { share: from }, to: { share: to } })}
  </span>
);
const Reasons = ({ done }: Pick<ResultsProps, 'done'>) => {
  const counts = new Map<string, number>();
  for (const { why } of done) if (why) counts.set(tell(why), (counts.get(tell(why)) ?? 0) + 1);
  return (
    <ul className="reasons">
      {[...counts]
        .toSorted(([, a], [, b]) => b - a)
        .map(([why, n]) => (
          <li key={why}>{ui('series.reason', { n, why })}</li>
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
    keepSeriesMatch(one).then(
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
      <summary>{ui('series.list')}</summary>
      {failed && (
        <p className="notice bad" role="alert">
          {tell({ key: 'core:noSeries' })}
        </p>
      )}
      <ol className="seriesmatches">
        {done.map((one) => (
          <li key={one.number} className="row spread">
            <span className="row">
              {ui('series.number', { n: one.number })}
              {one.winners?.map((seat) => (
                <SeatMark key={seat} seat={seat} size={18} />
              ))}
              <span>{one.why ? tell(one.why) : ui('series.noEnd')}</span>
              <span className="small">{ui('shelf.plies', { count: one.length })}</span>
            </span>
            <button
              type="button"
              className="plain"
              disabled={opening !== null}
              aria-label={ui('series.watchOne', { n: one.number })}
              onClick={() => watch(one)}
            >
              <Eye aria-hidden /> {ui(opening === one.number ? 'loading' : 'series.watch')}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
};
