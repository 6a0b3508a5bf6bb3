import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { createInteraction, type InteractionStore } from '../../../interaction/create.ts';
import type { InteractionEvent } from '../../../interaction/events.ts';
import { judgeDraft } from '../../../interaction/judge.ts';
import { draftForAction } from '../../../interaction/draftForAction.ts';
import { type Policy, policyFor } from '../../../interaction/policy.ts';
import { type PositionView, type PlayPosition, positionOf } from '../../../interaction/position.ts';
import type { PressGuard } from '../../../interaction/pressGuard.ts';
import type { RemoteHold } from '../../../interaction/remoteHold.ts';
import type { Forecasts } from '../../../interaction/odds/forecasts.ts';
import { pageClock, type Scheduler } from '../../../interaction/scheduler.ts';
import { type Interaction, interactionView } from '../../../interaction/view.ts';
import { sound } from '../../../presentation/sounds.ts';
import { readTypedDice, saveTypedDice } from '../../../storage/typedDice.ts';
import { turningPointHere } from '../../../store/coach/reviewCache.ts';
import { dropCurtain, performAction, showPly } from '../../../store/matchActions.ts';
import { useHelpLevel } from '../../../store/helpLevels.ts';
import { actingSeat, currentMatch, isAtLatest, type OpenMatch, stateAtPly } from '../../../store/matchStore.ts';
import { performTogether } from '../../../store/joinedActions.ts';
import { useSettings } from '../../../store/settings.ts';
import type { Proposal } from '../../../table/input/proposal.ts';
import { usePhone } from '../../appearance.ts';
import { reportMove } from '../input/movedNotice.ts';

interface Shared {
  readonly interaction: InteractionStore;
  readonly position: PlayPosition;
}
const InteractionContext = createContext<Shared | null>(null);
const useShared = (): Shared => {
  const shared = use(InteractionContext);
  if (!shared) throw new Error('This part of the page is outside of an InteractionProvider.');
  return shared;
};
/** Returns what the interaction of a match needs from the app. */
const portsOf = (presses: PressGuard) => ({
  act: performAction,
  actTogether: performTogether,
  realDice: () => useSettings.getState().dice === 'hand',
  readTypedDice,
  saveTypedDice,
  goToEnd: () => showPly(currentMatch().steps.length - 1),
  handOver: dropCurtain,
  moved: reportMove,
  cue: (cue: Parameters<typeof sound>[0]) => void sound(cue),
  mayPress: () => presses.takes('other'),
  clock: pageClock,
});
/** Returns what the coach would have done at the turning point shown. Null elsewhere. */
const useCoached = (open: OpenMatch): Proposal | null => {
  const point = isAtLatest(open) ? null : turningPointHere(open);
  const { game } = open;
  const state = stateAtPly(open);
  return useMemo(() => {
    if (!point) return null;
    const view = game.view(state, point.seat);
    const draft = draftForAction(game.choices(view), point.instead);
    return draft && judgeDraft(draft, { game, view, scene: game.scene(view) });
  }, [point, game, state]);
};

/** Returns how the app leads the acting player. */
const usePolicy = (open: OpenMatch, led: boolean): Policy => {
  const { id, game, match } = open;
  const help = useHelpLevel(id, game.id, actingSeat(open));
  const phone = usePhone();
  const { dropMoves = !phone, dropAttacks, dice } = useSettings();
  const { takeBack: undo } = match;
  return useMemo(
    () => policyFor({ help, led, undo, realDice: dice === 'hand', dropMoves, dropAttacks }),
    [help, led, undo, dice, dropMoves, dropAttacks],
  );
};
interface ProviderProps {
  readonly open: OpenMatch;
  readonly seen: Pick<PositionView, 'view' | 'scene' | 'turn'>;
  /** Whether no player here may act now. */
  readonly waits: boolean;
  readonly presses: PressGuard;
  /** Whether a lesson, a puzzle or a class leads the player. */
  readonly led: boolean;
  /** What another window holds, shown here instead. */
  readonly remote: RemoteHold | null;
  readonly children: ReactNode;
}
/** Provides one interaction for a match. All parts of the page read it and report to it. */
export const InteractionProvider = ({ open, seen, waits, presses, led, remote, children }: ProviderProps) => {
  const coached = useCoached(open);
  const policy = usePolicy(open, led);
  const position = useMemo(
    () => positionOf(open, seen, { waits, policy, coached, remote }),
    [open, seen, waits, policy, coached, remote],
  );
  const [interaction] = useState(() => createInteraction(position, portsOf(presses)));
  useLayoutEffect(() => interaction.place(position), [interaction, position]);
  useEffect(() => interaction.dispose, [interaction]);
  const shared = useMemo(() => ({ interaction, position }), [interaction, position]);
  return <InteractionContext value={shared}>{children}</InteractionContext>;
};

/** Selects everything, for parts that follow all of it. */
export const all = <Now,>(now: Now): Now => now;
/** Selects a part of the interaction. The component renders again only when that part has changed. */
export const useInteraction = <Part,>(select: (now: Interaction) => Part): Part => {
  const { interaction, position } = useShared();
  return useStore(
    interaction.store,
    useShallow((state) => select(interactionView(state, position))),
  );
};
export type Send = (event: InteractionEvent) => boolean;
/** Returns the function that reports an event. That function returns whether the event had a meaning. */
export const useSend = (): Send => useShared().interaction.send;
/** Returns the function that reports an event, and ignores null. */
export const useReport = (): ((event: InteractionEvent | null) => void) => {
  const send = useSend();
  return (event) => void (event && send(event));
};
/** Returns the function that reads the interaction after the latest event, for handlers. */
export const useLatest = (): (() => Interaction) => useShared().interaction.view;
export const useScheduler = (): Scheduler => useShared().interaction.scheduler;
export const useForecastStore = (): Forecasts => useShared().interaction.forecasts;
/** Returns the current drag, as a store that is updated after every pointer event. */
export const useDrag = (): InteractionStore['drag'] => useShared().interaction.drag;
