import type { AnyGame } from '../../../core/game.ts';
import { rowChance, type Throw } from '../../../core/luck.ts';
import type { Outcome } from '../../../core/odds/odds.ts';
import { chances } from '../../../i18n/chances.ts';
import { tell, type Telling, ui } from '../../../i18n/index.ts';
import { type OddsRow, oddsRows } from './rows.ts';
import { useForecast } from './useForecast.ts';

/** What sums of shares may be off by. */
const ROUNDING = 1e-6;

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
