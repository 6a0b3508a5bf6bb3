import { useEffect, useState } from 'react';
import type { TableEvent } from '../../../core/event.ts';
import { offeredRoll } from '../../../interaction/primary/offeredRoll.ts';
import { isSummarized } from '../../../presentation/recap.ts';
import { actionEvents, rollsOf } from '../../../presentation/scenes.ts';
import { enabledChoices, modeKey } from '../../../core/choice.ts';
import { aimedIn } from '../../../interaction/aimControls.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { useShownRecap } from '../context/recap.tsx';
import { clashEvent } from './Clash.tsx';

const LINGER_MS = 1600;
/** Returns whether a roll has just been made. Its row stays lit for a moment before the table of the next roll replaces it. */
const useLinger = (steps: number, rolled: boolean): boolean => {
  const [seen, setSeen] = useState(steps);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(steps), LINGER_MS);
    return () => clearTimeout(timer);
  }, [steps]);
  return rolled && seen < steps;
};

/** Returns the choice that the selected piece would make: in its mode, or else its first one. */
const selectedChoice = ({ choices, selected, mode }: Interaction) => {
  const own = enabledChoices(choices).filter(({ piece }) => selected !== null && piece === selected);
  return own.find((choice) => modeKey(choice) === mode) ?? own[0];
};
/** Returns the rule of what is selected: of the refusal, the roll, the proposed action, or the selected piece in its mode. */
const selectedRule = (now: Interaction): string | undefined => {
  const refusal = now.proposal?.refusal ?? now.refusal;
  const roll = now.typing?.ask ?? offeredRoll(now);
  const choice = now.proposal?.choice ?? selectedChoice(now);
  return (refusal ?? roll ?? choice)?.rule;
};
/** Returns what the player is about to do, as far as the card follows it. */
const useNext = () =>
  useInteraction((now) => ({
    request: now.typing?.ask ?? offeredRoll(now),
    /** The odds of the whole roll are no longer valid once one of its real dice is known. */
    typed: (now.typing?.dice.length ?? 0) > 0,
    aims: aimedIn(now) !== null,
    chosen: now.picked !== null,
    selects: now.selected !== null,
    proposes: now.proposal !== null,
    rule: selectedRule(now),
  }));
/** How much of the last action the card still shows: all, one line, or nothing. */
type Past = 'whole' | 'brief' | 'none';
interface Came {
  readonly events: readonly TableEvent[];
  readonly rolled: ReturnType<typeof rollsOf>[number] | undefined;
  readonly shot: Extract<TableEvent, { kind: 'shot' }> | undefined;
}
/** Returns what the card shows: the result of the last action, and what comes next. The full result stays until the next action is chosen. */
export const useCardContent = () => {
  const { open, showing, theme, narrow } = useMatch();
  const { since } = useShownRecap();
  const next = useNext();
  const events = actionEvents(open, open.ply);
  // The result of a die is shown only after the die has been seen on the table.
  const rolling = showing?.rolling.at(-1) ?? showing?.lying.at(-1);
  const rolled = rolling ?? rollsOf(events).at(-1);
  const shot = events.find((event) => event.kind === 'shot');
  const came: Came = { events, rolled, shot };
  const lingering = useLinger(open.steps.length, rolled !== undefined);
  const wall = theme === 'projector' && !narrow;
  const { aims, chosen, proposes, request } = next;
  // The results of an aim are below its controls, and must not also be below the last result.
  const picked = wall ? chosen : shot ? chosen || aims : request !== null || next.selects;
  const whole = showing !== null || (lingering && !proposes) || !(picked || proposes);
  // The recap shows what others have done, but a fight is also shown face to face.
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
    /** The roll with a lit row in its table. */
    lit: rolled && isLit ? rolled : null,
    /** Whether the test of the last aim is still shown. */
    keepsTest: showing !== null || whole || (aims && !chosen && !proposes),
    rule: next.rule ?? rolled?.rule,
  };
};
export type CardContent = ReturnType<typeof useCardContent>;
