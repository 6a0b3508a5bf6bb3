import { rowProbability, type RollRequest } from '../../../core/luck.ts';
import type { Outcome } from '../../../core/odds/odds.ts';
import { formatChances } from '../../../i18n/formatChances.ts';
import { formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import { type OddsRow, oddsRows } from '../../../interaction/odds/rows.ts';
import { useForecast } from './useForecast.ts';
import { endsAtOnce } from '../../../interaction/odds/judgement.ts';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { Small } from '../../components/Small.tsx';
import { useShownStakes } from '../context/stakes.tsx';

/** The rounding error that sums of probabilities may have. */
const ROUNDING = 1e-6;

const wordsOf = (outcome: Outcome, formatContext: FormatContext): string =>
  outcome.texts.length > 0
    ? outcome.texts.map((text) => formatMessage(text, formatContext)).join(' · ')
    : t('odds.goesOn');

/**
 * The possible outcomes of an action, including chains of responses, with their probabilities, the most wanted first. If the rule
 * table of its only roll says everything, only the bar is visible.
 */
export const Odds = ({ action }: { readonly action: unknown }) => {
  const { formatContext } = useMatch();
  const { game, view } = useInteraction((now) => ({ game: now.game, view: now.view }));
  const odds = useForecast(game, view, action);
  const stakes = useShownStakes();
  if (odds?.kind === 'each') return <EachOdds throws={odds.throws} formatContext={formatContext} />;
  if (odds?.kind !== 'odds' || Object.keys(odds.effects).length === 0) return null;
  const outcomes = odds.outcomes.map((outcome, i) => ({
    p: outcome.p,
    words: wordsOf(outcome, formatContext),
    ...stakes?.judgement?.outcomes[i],
  }));
  return (
    <section className="odds" data-part="odds" aria-label={t('odds.title')} data-brief={endsAtOnce(odds) || undefined}>
      <div className="segmentsbar" aria-hidden>
        {oddsRows(outcomes).rows.map(({ p, meaning }, i) => (
          <span key={i} style={{ flexGrow: p }} data-meaning={meaning} />
        ))}
      </div>
      <OddsList outcomes={outcomes} open={odds.open} />
      {odds.nearest && <Small>{t('odds.nearest')}</Small>}
      {!odds.exact && <Small>{t('odds.sampled')}</Small>}
    </section>
  );
};

/** The odds of independent rolls, roll by roll. */
const EachOdds = ({ throws, formatContext }: { throws: readonly RollRequest[]; formatContext: FormatContext }) => (
  <section className="odds" data-part="odds" aria-label={t('odds.title')}>
    {throws.map((request, i) => (
      <div key={i}>
        <Small>{formatMessage(request.text, formatContext)}</Small>
        <OddsList
          outcomes={request.rows.map((row) => ({
            p: rowProbability(request, row),
            words: formatMessage(row.text, formatContext),
          }))}
          open={0}
        />
      </div>
    ))}
  </section>
);

/**
 * Outcomes with their probabilities. `open` is the probability that was not followed to its end. `lit` holds the words of the
 * outcome that happened.
 */
export const OddsList = ({
  outcomes,
  open,
  lit = null,
}: {
  outcomes: readonly OddsRow[];
  open: number;
  lit?: string | null;
}) => {
  const { rows, rest } = oddsRows(outcomes);
  const other = rest + open;
  const all: readonly OddsRow[] = other > ROUNDING ? [...rows, { p: other, words: t('odds.rest') }] : rows;
  const texts = formatChances(all.map(({ p }) => p));
  return (
    <ul>
      {all.map(({ words, meaning }, i) => (
        <li key={words} data-meaning={meaning} aria-current={words === lit ? 'true' : undefined}>
          <strong>{texts[i]}</strong> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
};
