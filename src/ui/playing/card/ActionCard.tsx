import { hasText, formatMessage } from '../../../i18n/index.ts';
import { rollsInChain } from '../../../presentation/actionChain.ts';
import { isFirstTurnRoll } from '../../../presentation/cues.ts';
import { useSettings } from '../../../store/settings.ts';
import { AimPanel } from '../aim/AimPanel.tsx';
import { Tried } from '../aim/AimTestOdds.tsx';
import { Recap } from '../bars/Recap.tsx';
import { TurningPointCard } from '../coach/MatchReview.tsx';
import { useShownAimTests } from '../context/aimTests.tsx';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { useShownRecap } from '../context/recap.tsx';
import { Ending } from '../ending/Ending.tsx';
import { Living } from '../lists/Living.tsx';
import { Losses } from '../lists/Losses.tsx';
import { ReservePieces } from '../lists/ReservePieces.tsx';
import { SavedFormations } from '../lists/SavedFormations.tsx';
import { SelectList } from '../lists/SelectList.tsx';
import { Odds } from '../odds/Odds.tsx';
import { Outcomes } from '../odds/Outcomes.tsx';
import { RuleTable } from '../../odds/RuleTable.tsx';
import { useForecast } from '../odds/useForecast.ts';
import { useJudged } from '../odds/useStakes.ts';
import { Actor, ActorLine } from './ActorLine.tsx';
import { Alternatives } from './Alternatives.tsx';
import { Buttons, Turning } from './Buttons.tsx';
import { CoverOverviewSwitch } from './CoverOverview.tsx';
import { Goal } from './Goal.tsx';
import { RuleText } from './RuleText.tsx';
import { Measure } from './Measure.tsx';
import { LastEvent, ReplayShot, RollResult } from './RollResult.tsx';
import { type CardContent, useCardContent } from './useCardContent.ts';
import { useShownStakes } from '../context/stakes.tsx';
import { onClassScreen } from '../../windowRole.ts';

interface PartProps {
  readonly card: CardContent;
}
/** The card of the current action. The order never changes: a shot's result, the acting piece, the picture, the sum, the odds and the rule table. */
export const ActionCard = () => {
  const card = useCardContent();
  const Palette = useMatch().guided?.Palette;
  const { aims, shot } = card;
  const fired = shot !== undefined;
  return (
    <>
      <Goal />
      <Head card={card} />
      {!aims && <LastTest card={card} />}
      {/* The result of a flick is in one line above the controls of the next flick. */}
      {aims && fired && <BriefResult card={card} />}
      {aims && <Actor brief />}
      <AimPanel />
      {!fired && <Result card={card} />}
      <LitTable card={card} />
      {!(aims && fired) && <BriefResult card={card} />}
      {aims && <LastTest card={card} />}
      {!Palette && <Pickable />}
      {!aims && <Actor />}
      <Proposed card={card} />
      {Palette && <Palette />}
      <Foot card={card} />
    </>
  );
};
/** The pieces that can be selected here: those that wait, and those that can act. */
const Pickable = () => (
  <>
    <ReservePieces />
    <SelectList />
  </>
);
/** The end of the match or a turning point, the recap if it has no other room, and a shot. */
const Head = ({ card }: PartProps) => {
  const { open, seen, showing, narrow, theme, chances, again, playback, formatContext } = useMatch();
  const { since } = useShownRecap();
  const { turn } = seen;
  const { shot } = card;
  return (
    <>
      {'over' in turn ? (
        <Ending
          open={open}
          turn={turn}
          formatContext={formatContext}
          chances={chances}
          again={again}
          watch={playback.toggle}
        />
      ) : (
        <TurningPointCard open={open} />
      )}
      {(narrow || theme === 'projector') && <Recap open={open} actions={since} again={again} />}
      {shot && <Result card={card} />}
      {showing && shot && <ActorLine scene={seen.scene} piece={shot.act.id} brief />}
    </>
  );
};
/** The possible results of a shot, with the actual one marked. */
const ShotOutcomes = ({ card: { shot } }: PartProps) => {
  const { open, formatContext } = useMatch();
  const showsRuleText = useSettings((settings) => settings.ruleText);
  return (
    shot?.outcomes && (
      <Outcomes game={open.game.id} {...shot.outcomes} whole={showsRuleText} formatContext={formatContext} />
    )
  );
};
/** The result of the last action. */
const Result = ({ card }: PartProps) => {
  const { open, showing, again, formatContext } = useMatch();
  if (card.past !== 'whole') return null;
  return (
    <>
      {card.shot && !showing && <ReplayShot again={again} />}
      <RollResult open={open} formatContext={formatContext} />
      {!showing && <ShotOutcomes card={card} />}
    </>
  );
};
/** The result of the last action, in one line that can be expanded. */
const BriefResult = ({ card }: PartProps) => {
  const { open, again, formatContext } = useMatch();
  const { rolled, shot } = card;
  const judged = useJudged(open, rolled?.thrown ?? null);
  if (card.past !== 'brief') return null;
  return (
    <LastEvent key={open.ply} open={open} formatContext={formatContext} {...(shot ? { again } : {})}>
      <RollResult open={open} formatContext={formatContext} />
      <ShotOutcomes card={card} />
      {rolled && (
        <RuleTable game={open.game.id} ask={rolled.thrown} rolled={rolled} formatContext={formatContext} {...judged} />
      )}
    </LastEvent>
  );
};
/** The results of the last aim test. */
const LastTest = ({ card }: PartProps) => {
  const { open, showing, formatContext } = useMatch();
  const { tried } = useShownAimTests();
  return (
    tried &&
    card.keepsTest && <Tried open={open} aimTest={tried} seen={showing === null} formatContext={formatContext} />
  );
};
/** The rule table of the last roll with its row lit. Its rows are sorted by what they mean to the player. */
const LitTable = ({ card: { lit, rolled, rolling, wall } }: PartProps) => {
  const { open, formatContext } = useMatch();
  const judged = useJudged(open, rolled?.thrown ?? null);
  if (!lit || !judged || isFirstTurnRoll(open, open.ply)) return null;
  return (
    <RuleTable
      game={open.game.id}
      ask={lit.thrown}
      rolled={rolling ? null : lit}
      {...judged}
      rolls={wall ? rollsInChain(open, lit.thrown) : []}
      formatContext={formatContext}
    />
  );
};
/** The proposal with its measurements and odds, and the buttons for other actions. */
const Proposed = ({ card: { request, typed, lit, wall } }: PartProps) => {
  const { open, seen, formatContext } = useMatch();
  const { refusal, rows, action } = useInteraction((now) => ({
    refusal: now.refusal,
    rows: now.proposal?.preview?.outcomes,
    action: now.typing?.action ?? (now.offer.kind === 'act' ? now.offer.action : undefined),
  }));
  const foreseen = useForecast(open.game, seen.view, action) !== null;
  const judgement = useShownStakes()?.judgement;
  const game = open.game.id;
  return (
    <>
      <Measure />
      {rows && <Outcomes game={game} rows={rows} lit={null} whole formatContext={formatContext} />}
      <Turning />
      <Buttons />
      {!onClassScreen && <SavedFormations />}
      {refusal && (
        <p className="bad" role="alert">
          {formatMessage(refusal.text, formatContext)}
        </p>
      )}
      {action !== undefined && request && !typed && <Odds action={action} />}
      {request && !lit && foreseen && (
        <RuleTable
          game={game}
          ask={request}
          rolled={null}
          formatContext={formatContext}
          // A roll that begins an action belongs to no chain.
          rolls={wall && 'to' in seen.turn && seen.turn.midway ? rollsInChain(open, request) : []}
          {...(judgement ? { rows: judgement.rows } : {})}
        />
      )}
    </>
  );
};
/** Other targets, the switch of the cover overview, the losses, and the text of the rule, if it is wanted. */
const Foot = ({ card: { rule } }: PartProps) => {
  const { open } = useMatch();
  const showsRuleText = useSettings((settings) => settings.ruleText);
  const game = open.game.id;
  return (
    <>
      <Alternatives />
      <CoverOverviewSwitch />
      <Living />
      <Losses />
      {showsRuleText && rule && hasText(`${game}:${rule}`) && <RuleText game={game} rule={rule} />}
    </>
  );
};
