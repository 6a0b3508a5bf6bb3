import { useEffect, useState } from 'react';
import { hasText, tell } from '../../../i18n/index.ts';
import { useSettings } from '../../../store/settings.ts';
import { useNarrow, useTheme } from '../../look.ts';
import { throwOffered } from '../primary/offered.ts';
import { Since } from '../bars/Since.tsx';
import { isLot } from '../show/beat.ts';
import { KeptList } from '../lists/KeptList.tsx';
import { Losses } from '../lists/Losses.tsx';
import { PickList } from '../lists/PickList.tsx';
import { Waiting } from '../lists/Waiting.tsx';
import { Odds } from '../odds/Odds.tsx';
import { Outcomes } from '../odds/Outcomes.tsx';
import { RuleTable } from '../odds/RuleTable.tsx';
import { useForecast } from '../odds/useForecast.ts';
import { useJudged, useStakes } from '../odds/useStakes.ts';
import type { PanelProps } from '../props.ts';
import { resting } from '../settled.tsx';
import { thrownIn } from '../wall/chain.ts';
import { deedEvents } from '../show/scenes.ts';
import { isSummed } from '../show/since.ts';
import { AimPanel, aimedIn } from '../aim/AimPanel.tsx';
import { Tried } from '../aim/FanOdds.tsx';
import { Coach } from '../coach/Coach.tsx';
import { Buttons, Turning } from './Buttons.tsx';
import { clashIn } from './Clash.tsx';
import { PointHere } from '../coach/LookThrough.tsx';
import { Ending } from '../ending/Ending.tsx';
import { Lesson } from './Lesson.tsx';
import { Measure } from './Measure.tsx';
import { Others } from './Others.tsx';
import { OutlookSwitch } from './Outlook.tsx';
import { rollsOf } from '../show/scenes.ts';
import { Again, Last, Verdict } from './Verdict.tsx';
import { Who } from './Who.tsx';

// Where something is carried is told by the others alone.
const Resting = {
  PickList: resting(PickList),
  Turning: resting(Turning),
  Buttons: resting(Buttons),
  Coach: resting(Coach),
  KeptList: resting(KeptList),
  Others: resting(Others),
  OutlookSwitch: resting(OutlookSwitch),
  Losses: resting(Losses),
};
const NONE: readonly string[] = [];
/** What is being done, always in this order: what a shot has just brought, who, the picture, the sum, the odds and the rule table. */
export const ActionCard = (props: PanelProps) => {
  const { hand, words, showing, open, since } = props;
  const teacher = useSettings((settings) => settings.teacher);
  const events = deedEvents(open, open.ply);
  // What a die has brought is told when it has been seen on the table.
  const rolling = showing?.rolling.at(-1) ?? showing?.lying.at(-1);
  const action = hand.typing?.action ?? (hand.offer.kind === 'act' ? hand.offer.action : undefined);
  const ask = hand.typing?.ask ?? throwOffered(hand);
  const last = rolling ?? rollsOf(events).at(-1);
  const shot = events.find((event) => event.kind === 'shot');
  const fired = shot !== undefined;
  const narrow = useNarrow();
  const theme = useTheme();
  const stakes = useStakes(hand);
  // Rows come in the order that they keep, before the throw and after it: by what they mean for whoever throws.
  const judged = useJudged(open, last?.thrown ?? null);
  const rated = stakes?.judgement ? { rows: stakes.judgement.rows } : {};
  const foreseen = useForecast(hand.game, hand.view, action) !== null;
  // What others have done is told by the strip; a fight is seen face to face besides.
  const summed = isSummed(open, since) && !showing;
  const told = !rolling && events.length > 0 && (!summed || clashIn(events) !== undefined);
  const lingering = useLinger(open.steps.length, last !== undefined);
  // What came about stands whole until the next thing is chosen; then one line is left of it.
  const wall = theme === 'projector' && !narrow;
  // What comes and goes with an aim lies below its slides; they are not to lie below what the last one has brought.
  const aims = aimedIn(hand) !== null;
  const chosen = hand.picked !== null;
  const picked = wall ? chosen : fired ? chosen || aims : ask !== null || hand.selected !== null;
  const next = picked || hand.proposal !== null;
  const whole = showing !== null || (lingering && hand.proposal === null) || !next;
  const lit = last && whole && !summed && (showing || lingering || !(narrow || (wall && ask !== null))) ? last : null;
  const rows = hand.proposal?.preview?.outcomes;
  const rule = hand.proposal?.refusal?.rule ?? ask?.rule ?? last?.rule;
  const came = told && whole && (
    <>
      {fired && !showing && <Again again={props.again} />}
      <Verdict open={open} words={words} />
      {shot?.outcomes && !showing && <Outcomes game={hand.game.id} {...shot.outcomes} whole={teacher} words={words} />}
    </>
  );
  const stays = showing !== null || whole || (aims && !chosen && hand.proposal === null);
  const tried = props.tried && stays && <Tried open={open} fan={props.tried} seen={showing === null} words={words} />;
  const brief = told && !whole && (last || fired || clashIn(events)) && (
    <Last key={open.ply} open={open} words={words} {...(fired ? { again: props.again } : {})}>
      <Verdict open={open} words={words} />
      {shot?.outcomes && <Outcomes game={hand.game.id} {...shot.outcomes} whole={teacher} words={words} />}
      {last && <RuleTable game={hand.game.id} ask={last.thrown} rolled={last} words={words} {...judged} />}
    </Last>
  );
  // What a strike has brought stands above the slides of the next, in one line.
  const above = aims && fired;
  return (
    <>
      {'over' in hand.turn && (
        <Ending
          open={open}
          turn={hand.turn}
          words={words}
          chances={props.chances}
          again={props.again}
          watch={props.playback.toggle}
        />
      )}
      {!('over' in hand.turn) && <PointHere open={open} />}
      {(narrow || theme === 'projector') && <Since open={open} deeds={since} again={props.again} />}
      {fired && came}
      {showing && shot && <Who hand={{ ...hand, selected: shot.act.id, proposal: null }} words={words} brief />}
      {!aims && tried}
      {above && brief}
      {aims && <Who {...props} brief />}
      <AimPanel open={open} hand={hand} fan={props.fan} words={words} />
      {!fired && came}
      {lit && judged && !isLot(open, open.ply) && (
        <RuleTable
          game={hand.game.id}
          ask={lit.thrown}
          rolled={rolling ? null : lit}
          {...judged}
          steps={wall ? thrownIn(open, lit.thrown) : []}
          words={words}
        />
      )}
      {!above && brief}
      {aims && tried}
      <Waiting hand={hand} words={words} table={props.table} />
      <Resting.PickList hand={hand} ranked={props.ranked} points={props.guided?.points ?? NONE} words={words} />
      {!aims && <Who {...props} />}
      <Measure {...props} />
      {rows && <Outcomes game={hand.game.id} rows={rows} lit={null} whole words={words} />}
      <Resting.Turning hand={hand} />
      {!hand.proposal && (
        <Resting.Buttons hand={hand} places={props.primary === 'lead' && props.lead?.kind === 'place'} words={words} />
      )}
      {!showing && !props.guided && <Resting.Coach open={open} hand={hand} words={words} />}
      <Resting.KeptList hand={hand} open={open} />
      {hand.refusal && (
        <p className="bad" role="alert">
          {tell(hand.refusal.text, words)}
        </p>
      )}
      {/* Odds of the whole hold no more once one of its real dice has fallen. */}
      {action !== undefined && ask && !hand.typing?.dice.length && <Odds hand={hand} action={action} words={words} />}
      {ask && !lit && foreseen && (
        <RuleTable
          game={hand.game.id}
          ask={ask}
          rolled={null}
          words={words}
          // A throw that begins something goes on with no chain.
          steps={wall && 'to' in hand.turn && hand.turn.midway ? thrownIn(open, ask) : []}
          {...rated}
        />
      )}
      <Resting.Others hand={hand} words={words} />
      <Resting.OutlookSwitch hand={hand} />
      <Resting.Losses hand={hand} words={words} />
      {teacher && rule && hasText(`${hand.game.id}:${rule}`) && <Lesson game={hand.game.id} rule={rule} />}
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
