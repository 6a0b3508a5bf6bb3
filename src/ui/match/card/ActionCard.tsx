import { useEffect, useState } from 'react';
import { hasText, formatMessage } from '../../../i18n/index.ts';
import { useSettings } from '../../../store/settings.ts';
import { useCompact, useTheme } from '../../appearance.ts';
import { offeredRoll } from '../../../interaction/offeredRoll.ts';
import { Recap } from '../bars/Recap.tsx';
import { isFirstTurnRoll } from '../../../presentation/cues.ts';
import { SavedFormations } from '../lists/SavedFormations.tsx';
import { Losses } from '../lists/Losses.tsx';
import { SelectList } from '../lists/SelectList.tsx';
import { ReservePieces } from '../lists/ReservePieces.tsx';
import { Odds } from '../odds/Odds.tsx';
import { Outcomes } from '../odds/Outcomes.tsx';
import { RuleTable } from '../odds/RuleTable.tsx';
import { useForecast } from '../odds/useForecast.ts';
import { useJudged, useStakes } from '../odds/useStakes.ts';
import type { PanelProps } from '../props.ts';
import { memoizedWhileDragging } from '../memoizedPart.tsx';
import { rollsInChain } from '../../../presentation/actionChain.ts';
import { actionEvents } from '../../../presentation/scenes.ts';
import { isSummarized } from '../../../presentation/recap.ts';
import { AimPanel, aimedIn } from '../aim/AimPanel.tsx';
import { Tried } from '../aim/AimTestOdds.tsx';
import { Coach } from '../coach/Coach.tsx';
import { Buttons, Turning } from './Buttons.tsx';
import { clashEvent } from './Clash.tsx';
import { TurningPointCard } from '../coach/MatchReview.tsx';
import { Ending } from '../ending/Ending.tsx';
import { Lesson } from './Lesson.tsx';
import { Measure } from './Measure.tsx';
import { Alternatives } from './Alternatives.tsx';
import { CoverOverviewSwitch } from './CoverOverview.tsx';
import { rollsOf } from '../../../presentation/scenes.ts';
import { ReplayShot, LastEvent, RollResult } from './RollResult.tsx';
import { ActorLine } from './ActorLine.tsx';

// Where something is carried is told by the others alone.
const Resting = {
  PickList: memoizedWhileDragging(SelectList),
  Turning: memoizedWhileDragging(Turning),
  Buttons: memoizedWhileDragging(Buttons),
  Coach: memoizedWhileDragging(Coach),
  KeptList: memoizedWhileDragging(SavedFormations),
  Others: memoizedWhileDragging(Alternatives),
  OutlookSwitch: memoizedWhileDragging(CoverOverviewSwitch),
  Losses: memoizedWhileDragging(Losses),
};
const NONE: readonly string[] = [];
/** What is being done, always in this order: what a shot has just brought, who, the picture, the sum, the odds and the rule table. */
export const ActionCard = (props: PanelProps) => {
  const { interaction, formatContext, showing, open, since } = props;
  const teacher = useSettings((settings) => settings.teacher);
  const events = actionEvents(open, open.ply);
  // What a die has brought is told when it has been seen on the table.
  const rolling = showing?.rolling.at(-1) ?? showing?.lying.at(-1);
  const action =
    interaction.typing?.action ?? (interaction.offer.kind === 'act' ? interaction.offer.action : undefined);
  const request = interaction.typing?.ask ?? offeredRoll(interaction);
  const last = rolling ?? rollsOf(events).at(-1);
  const shot = events.find((event) => event.kind === 'shot');
  const fired = shot !== undefined;
  const narrow = useCompact();
  const theme = useTheme();
  const stakes = useStakes(interaction);
  // Rows come in the order that they keep, before the throw and after it: by what they mean for whoever throws.
  const judged = useJudged(open, last?.thrown ?? null);
  const rated = stakes?.judgement ? { rows: stakes.judgement.rows } : {};
  const foreseen = useForecast(interaction.game, interaction.view, action) !== null;
  // What others have done is told by the strip; a fight is seen face to face besides.
  const summed = isSummarized(open, since) && !showing;
  const summarized = !rolling && events.length > 0 && (!summed || clashEvent(events) !== undefined);
  const lingering = useLinger(open.steps.length, last !== undefined);
  // What came about stands whole until the next thing is chosen; then one line is left of it.
  const wall = theme === 'projector' && !narrow;
  // What comes and goes with an aim lies below its slides; they are not to lie below what the last one has brought.
  const aims = aimedIn(interaction) !== null;
  const chosen = interaction.picked !== null;
  const picked = wall ? chosen : fired ? chosen || aims : request !== null || interaction.selected !== null;
  const next = picked || interaction.proposal !== null;
  const whole = showing !== null || (lingering && interaction.proposal === null) || !next;
  const lit =
    last && whole && !summed && (showing || lingering || !(narrow || (wall && request !== null))) ? last : null;
  const rows = interaction.proposal?.preview?.outcomes;
  const rule = interaction.proposal?.refusal?.rule ?? request?.rule ?? last?.rule;
  const came = summarized && whole && (
    <>
      {fired && !showing && <ReplayShot again={props.again} />}
      <RollResult open={open} formatContext={formatContext} />
      {shot?.outcomes && !showing && (
        <Outcomes game={interaction.game.id} {...shot.outcomes} whole={teacher} formatContext={formatContext} />
      )}
    </>
  );
  const stays = showing !== null || whole || (aims && !chosen && interaction.proposal === null);
  const tried = props.tried && stays && (
    <Tried open={open} aimTest={props.tried} seen={showing === null} formatContext={formatContext} />
  );
  const brief = summarized && !whole && (last || fired || clashEvent(events)) && (
    <LastEvent key={open.ply} open={open} formatContext={formatContext} {...(fired ? { again: props.again } : {})}>
      <RollResult open={open} formatContext={formatContext} />
      {shot?.outcomes && (
        <Outcomes game={interaction.game.id} {...shot.outcomes} whole={teacher} formatContext={formatContext} />
      )}
      {last && (
        <RuleTable
          game={interaction.game.id}
          ask={last.thrown}
          rolled={last}
          formatContext={formatContext}
          {...judged}
        />
      )}
    </LastEvent>
  );
  // What a strike has brought stands above the slides of the next, in one line.
  const above = aims && fired;
  return (
    <>
      {'over' in interaction.turn && (
        <Ending
          open={open}
          turn={interaction.turn}
          formatContext={formatContext}
          chances={props.chances}
          again={props.again}
          watch={props.playback.toggle}
        />
      )}
      {!('over' in interaction.turn) && <TurningPointCard open={open} />}
      {(narrow || theme === 'projector') && <Recap open={open} deeds={since} again={props.again} />}
      {fired && came}
      {showing && shot && (
        <ActorLine
          interaction={{ ...interaction, selected: shot.act.id, proposal: null }}
          formatContext={formatContext}
          brief
        />
      )}
      {!aims && tried}
      {above && brief}
      {aims && <ActorLine {...props} brief />}
      <AimPanel open={open} interaction={interaction} aimTest={props.aimTest} formatContext={formatContext} />
      {!fired && came}
      {lit && judged && !isFirstTurnRoll(open, open.ply) && (
        <RuleTable
          game={interaction.game.id}
          ask={lit.thrown}
          rolled={rolling ? null : lit}
          {...judged}
          steps={wall ? rollsInChain(open, lit.thrown) : []}
          formatContext={formatContext}
        />
      )}
      {!above && brief}
      {aims && tried}
      <ReservePieces interaction={interaction} formatContext={formatContext} table={props.table} />
      <Resting.PickList
        interaction={interaction}
        ranked={props.ranked}
        points={props.guided?.points ?? NONE}
        formatContext={formatContext}
      />
      {!aims && <ActorLine {...props} />}
      <Measure {...props} />
      {rows && <Outcomes game={interaction.game.id} rows={rows} lit={null} whole formatContext={formatContext} />}
      <Resting.Turning interaction={interaction} />
      {!interaction.proposal && (
        <Resting.Buttons
          interaction={interaction}
          places={props.primary === 'lead' && props.suggestion?.kind === 'place'}
          formatContext={formatContext}
        />
      )}
      {!showing && !props.guided && (
        <Resting.Coach open={open} interaction={interaction} formatContext={formatContext} />
      )}
      <Resting.KeptList interaction={interaction} open={open} />
      {interaction.refusal && (
        <p className="bad" role="alert">
          {formatMessage(interaction.refusal.text, formatContext)}
        </p>
      )}
      {/* Odds of the whole hold no more once one of its real dice has fallen. */}
      {action !== undefined && request && !interaction.typing?.dice.length && (
        <Odds interaction={interaction} action={action} formatContext={formatContext} />
      )}
      {request && !lit && foreseen && (
        <RuleTable
          game={interaction.game.id}
          ask={request}
          rolled={null}
          formatContext={formatContext}
          // A throw that begins something goes on with no chain.
          steps={wall && 'to' in interaction.turn && interaction.turn.midway ? rollsInChain(open, request) : []}
          {...rated}
        />
      )}
      <Resting.Others interaction={interaction} formatContext={formatContext} />
      <Resting.OutlookSwitch interaction={interaction} />
      <Resting.Losses interaction={interaction} formatContext={formatContext} />
      {teacher && rule && hasText(`${interaction.game.id}:${rule}`) && (
        <Lesson game={interaction.game.id} rule={rule} />
      )}
    </>
  );
};

const LINGER_MS = 1600;
/** Whether a throw has fallen just now: its lit row stays a moment before the table of the next throw takes its place. */
const useLinger = (steps: number, rolled: boolean): boolean => {
  const [seen, setSeen] = useState(steps);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(steps), LINGER_MS);
    return () => clearTimeout(timer);
  }, [steps]);
  return rolled && seen < steps;
};
