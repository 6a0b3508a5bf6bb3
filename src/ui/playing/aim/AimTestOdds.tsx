import type { OutcomeRow } from '../../../core/event.ts';
import { lastingEffects } from '../../../core/odds/lastingEffects.ts';
import { matchingOutcome, type AimTest } from '../../../core/shots/aimTest.ts';
import { formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import { type OpenMatch, stateAtPly } from '../../../store/matchStore.ts';
import { changeSettings } from '../../../store/settings.ts';
import { useTesting } from './useAimTests.ts';
import { Toggle } from '../../components/Toggle.tsx';
import { OddsList } from '../odds/Odds.tsx';
import { type OddsRow, outcomeText } from '../../../interaction/odds/rows.ts';
import { actionEvents, sceneAt } from '../../../presentation/scenes.ts';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { TRIES } from './useAimTests.ts';
import { useShownAimTests } from '../context/aimTests.tsx';
import { Small } from '../../components/Small.tsx';

/** The aim test's results from before a shot. The row that came true is lit once the shot has been seen. */
export const Tried = ({
  open,
  aimTest,
  seen,
  formatContext,
}: {
  open: OpenMatch;
  aimTest: AimTest;
  seen: boolean;
  formatContext: FormatContext;
}) => {
  const events = actionEvents(open, open.ply);
  const shot = events.find((event) => event.kind === 'shot');
  const scenes = [sceneAt(open, open.ply - 1), sceneAt(open, open.ply)] as const;
  const came = seen && shot ? matchingOutcome(aimTest, shot, lastingEffects(events), scenes) : null;
  // While a roll is still to be made, the outcome is not decided.
  const turn = open.game.turn(stateAtPly(open));
  const done = seen && !('to' in turn && turn.midway);
  return (
    <section className="odds tried" data-part="odds" aria-label={t('fan.tried', { tries: TRIES })}>
      <h2>{t('fan.tried', { tries: TRIES })}</h2>
      <OddsList outcomes={rowsOf(aimTest, formatContext)} open={0} lit={came && outcomeText(came, formatContext)} />
      {done && !came && <Small>{t('fan.none')}</Small>}
    </section>
  );
};
const rowsOf = (aimTest: AimTest, formatContext: FormatContext): OddsRow[] =>
  aimTest.outcomes.map((outcome) => ({ p: outcome.p, words: outcomeText(outcome, formatContext) }));

/** How many results are listed before a test. */
const LISTED = 3;
/** What the first results of a shot score, as long as no test has said how likely they are. */
const Scoring = ({ outcomes }: { readonly outcomes: readonly OutcomeRow[] }) => {
  const { formatContext } = useMatch();
  return outcomes.slice(0, LISTED).map(({ rule, text, gives }) => (
    <Small as="p" key={`${rule} ${text.key}`}>
      {formatMessage(text, formatContext)} → <strong>{formatMessage(gives, formatContext)}</strong>
    </Small>
  ));
};
interface AimTestProps {
  /** What the shot may score, as far as it is known without a test. */
  readonly outcomes?: readonly OutcomeRow[] | undefined;
}
/**
 * The switch of the aim test and its results in percent, and before a test what a shot may score. It is there from the start, and
 * its height does not depend on the number of outcomes. A player without help has no test.
 */
export const AimTestOdds = ({ outcomes = [] }: AimTestProps) => {
  const policy = useInteraction((now) => now.policy);
  const on = useTesting({ policy });
  if (!policy.testsAims) return null;
  return (
    <section
      className="odds tries"
      data-part="odds"
      data-on={on || undefined}
      aria-label={t('fan.title', { tries: TRIES })}
    >
      <Toggle on={on} set={(fan) => changeSettings({ fan })} label={t('fan.title', { tries: TRIES })} />
      {on ? <Results outcomes={outcomes} /> : <Scoring outcomes={outcomes} />}
    </section>
  );
};
/** The results of the test of the proposed aim. Before that, or without them, what the shot may score. */
const Results = ({ outcomes = [] }: AimTestProps) => {
  const { formatContext } = useMatch();
  const { fan } = useShownAimTests();
  const aimed = useInteraction(({ proposal }) => proposal?.choice.kind === 'aim' && !proposal.refusal);
  const waits = !fan || fan.pending === true;
  return (
    <>
      {aimed && waits && <Small>{t('fan.wait')}</Small>}
      {fan?.fault && <Small>{formatMessage(fan.fault)}</Small>}
      {waits || fan.fault ? (
        <Scoring outcomes={outcomes} />
      ) : (
        <OddsList outcomes={rowsOf(fan, formatContext)} open={0} />
      )}
    </>
  );
};
