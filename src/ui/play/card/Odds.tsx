import { useEffect, useMemo, useState } from 'react';
import { forecast } from '../../../core/forecast.ts';
import type { AnyGame } from '../../../core/game.ts';
import { rowChance, type Throw } from '../../../core/luck.ts';
import type { Forecast, Outcome } from '../../../core/odds.ts';
import { chances } from '../../../i18n/chances.ts';
import { tell, type Telling, ui } from '../../../i18n/index.ts';
import { type OddsRow, oddsRows } from './rows.ts';

/** What sums of shares may be off by. */
const ROUNDING = 1e-6;

/** At a decision midway the first choice is followed, so that an attack is told with the target it would most simply take. */
const oddsOf = (game: AnyGame, view: unknown, action: unknown): Forecast => {
  const odds = forecast(game, view, action);
  const chosen = odds.kind === 'odds' && odds.outcomes.some((outcome) => outcome.choose !== undefined);
  if (!chosen) return odds;
  return forecast(game, view, action, { plan: (_, [first]) => (first?.kind === 'do' ? first.action : null) });
};
/** The odds of an action, worked out after the screen has answered; null until then or when there are none to tell. */
const useForecast = (game: AnyGame, view: unknown, action: unknown): Forecast | null => {
  const key = useMemo(() => JSON.stringify(action), [action]);
  const [known, setKnown] = useState<{ view: unknown; key: string; odds: Forecast } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setKnown({ view, key, odds: oddsOf(game, view, JSON.parse(key)) }), 30);
    return () => clearTimeout(timer);
  }, [game, view, key]);
  return known && known.view === view && known.key === key ? known.odds : null;
};
const wordsOf = (outcome: Outcome, words: Telling): string =>
  outcome.texts.length > 0 ? outcome.texts.map((text) => tell(text, words)).join(' · ') : ui('odds.goesOn');

/** What may come of an action, chains of answers included, with the share of each. */
export const Odds = ({
  game,
  view,
  action,
  words,
}: {
  game: AnyGame;
  view: unknown;
  action: unknown;
  words: Telling;
}) => {
  const odds = useForecast(game, view, action);
  if (odds?.kind === 'each') return <EachOdds throws={odds.throws} words={words} />;
  if (odds?.kind !== 'odds' || Object.keys(odds.effects).length === 0) return null;
  const outcomes = odds.outcomes.map((outcome) => ({ p: outcome.p, words: wordsOf(outcome, words) }));
  const { rows } = oddsRows(outcomes);
  return (
    <section className="odds" aria-label={ui('odds.title')}>
      <div className="segmentsbar" aria-hidden>
        {rows.map(({ p }, i) => (
          <span key={i} style={{ flexGrow: p }} data-nth={i} />
        ))}
      </div>
      <OddsList outcomes={outcomes} open={odds.open} />
      {!odds.exact && <p className="small">{ui('odds.sampled')}</p>}
    </section>
  );
};

/** The odds of throws that do not bear on each other, throw by throw. */
const EachOdds = ({ throws, words }: { throws: readonly Throw[]; words: Telling }) => (
  <section className="odds" aria-label={ui('odds.title')}>
    {throws.map((ask, i) => (
      <div key={i}>
        <p className="small">{tell(ask.text, words)}</p>
        <OddsList
          outcomes={ask.rows.map((row) => ({ p: rowChance(ask, row), words: tell(row.text, words) }))}
          open={0}
        />
      </div>
    ))}
  </section>
);

/** Outcomes with their shares; `open`: the share that was not followed to its end. */
export const OddsList = ({ outcomes, open }: { outcomes: readonly OddsRow[]; open: number }) => {
  const { rows, rest } = oddsRows(outcomes);
  const other = rest + open;
  const all = other > ROUNDING ? [...rows, { p: other, words: ui('odds.rest') }] : rows;
  const told = chances(all.map(({ p }) => p));
  return (
    <ul>
      {all.map(({ words }, i) => (
        <li key={words} data-nth={i < rows.length ? i : undefined}>
          <strong>{told[i]}</strong> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
};
