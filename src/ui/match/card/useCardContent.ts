import { useEffect, useState } from 'react';
import type { TableEvent } from '../../../core/event.ts';
import { offeredRoll } from '../../../interaction/offeredRoll.ts';
import { isSummarized } from '../../../presentation/recap.ts';
import { actionEvents, rollsOf } from '../../../presentation/scenes.ts';
import { aimedIn } from '../../../interaction/aimControls.ts';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { useShownRecap } from '../context/recap.tsx';
import { clashEvent } from './Clash.tsx';

const LINGER_MS = 1600;
/** Whether a roll has just been made: its row stays lit for a moment before the table of the next roll replaces it. */
const useLinger = (steps: number, rolled: boolean): boolean => {
  const [seen, setSeen] = useState(steps);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(steps), LINGER_MS);
    return () => clearTimeout(timer);
  }, [steps]);
  return rolled && seen < steps;
};

/** Returns what the player is about to do, as far as the card follows it. */
const useNext = () =>
  useInteraction((now) => ({
    action: now.typing?.action ?? (now.offer.kind === 'act' ? now.offer.action : undefined),
    request: now.typing?.ask ?? offeredRoll(now),
    /** Odds of the whole roll hold no longer once one of its real dice has fallen. */
    typed: (now.typing?.dice.length ?? 0) > 0,
    aims: aimedIn(now) !== null,
    chosen: now.picked !== null,
    selects: now.selected !== null,
    proposes: now.proposal !== null,
    rows: now.proposal?.preview?.outcomes,
    rule: now.proposal?.refusal?.rule,
  }));
/** What the card leaves of the last action: all of it, one line, or nothing. */
type Past = 'whole' | 'brief' | 'none';
interface Came {
  readonly events: readonly TableEvent[];
  readonly rolled: ReturnType<typeof rollsOf>[number] | undefined;
  readonly shot: Extract<TableEvent, { kind: 'shot' }> | undefined;
}
/** Returns what the card shows: what came of the last action, and what comes next. What came stands whole until the next action is chosen. */
export const useCardContent = () => {
  const { open, showing, theme, narrow } = useMatch();
  const { since } = useShownRecap();
  const next = useNext();
  const events = actionEvents(open, open.ply);
  // The result of a die is shown once it has been seen on the table.
  const rolling = showing?.rolling.at(-1) ?? showing?.lying.at(-1);
  const rolled = rolling ?? rollsOf(events).at(-1);
  const shot = events.find((event) => event.kind === 'shot');
  const came: Came = { events, rolled, shot };
  const lingering = useLinger(open.steps.length, rolled !== undefined);
  const wall = theme === 'projector' && !narrow;
  const { aims, chosen, proposes, request } = next;
  // What an aim shows is below its controls, and must not be below the last result.
  const picked = wall ? chosen : shot ? chosen || aims : request !== null || next.selects;
  const whole = showing !== null || (lingering && !proposes) || !(picked || proposes);
  // The recap tells what others have done; a fight is shown face to face as well.
  const summed = isSummarized(open, since) && !showing;
  const summarized = !rolling && events.length > 0 && (!summed || clashEvent(events) !== undefined);
  const isBrief = rolled !== undefined || shot !== undefined || clashEvent(events) !== undefined;
  const past: Past = !summarized ? 'none' : whole ? 'whole' : isBrief ? 'brief' : 'none';
  const isLit = whole && !summed && (showing || lingering || !(narrow || (wall && request !== null)));
  return {
    ...next,
    ...came,
    past,
    wall,
    rolling: rolling !== undefined,
    /** The roll whose row is lit. */
    lit: rolled && isLit ? rolled : null,
    /** Whether the test of the last aim is still shown. */
    keepsTest: showing !== null || whole || (aims && !chosen && !proposes),
    rule: next.rule ?? request?.rule ?? rolled?.rule,
  };
};
export type CardContent = ReturnType<typeof useCardContent>;
