import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RollRequest } from '../core/luck.ts';
import type { Point } from '../geometry/point.ts';
import { firstRoll } from '../core/match.ts';
import type { Live, LiveDrag } from '../table/input/tableInput.ts';
import { type Act, resumedEntry } from './dice.ts';
import type { GestureCue, Effect, InteractionEvent } from './events.ts';
import { proposalOf } from './judge.ts';
import { REST_MS } from './phases/pieceDrag.ts';
import { mayActAt, type PlayPosition } from './position.ts';
import { reduce } from './reduce.ts';
import { createForecasts, type Forecasts } from './odds/forecasts.ts';
import { type Clock, createScheduler, type Scheduler } from './scheduler.ts';
import { draftOf, emptyState, type InteractionState, isDragging, proposing } from './state.ts';
import { type Interaction, interactionView } from './view.ts';

/** Real dice typed for the next action of a match, kept on the device. */
interface TypedDice {
  readonly match: string;
  readonly length: number;
  readonly action: unknown;
  readonly dice: number[];
}
/** What the interaction needs of the app. */
export interface Ports {
  readonly act: Act;
  /** Takes the actions of one press, one after the other. */
  actTogether(actions: readonly unknown[]): ReturnType<Act>;
  /** Whether the players roll real dice. */
  realDice(): boolean;
  readTypedDice(match: string, length: number): Pick<TypedDice, 'action' | 'dice'> | null;
  saveTypedDice(typed: TypedDice | null): void;
  /** Shows the last step. */
  goToEnd(): void;
  /** A drop was the whole move: the piece has moved to this point, mm. */
  moved(to: Point): void;
  /** Closes the curtain, for the next player. */
  handOver(): void;
  cue(cue: GestureCue): void;
  /** Whether the press under way may still do something; asking spends it. */
  mayPress(): boolean;
  readonly clock: Clock;
}
/** What a player does at one mounted table. */
export interface InteractionStore {
  /** The state as the page shows it. During a drag it follows at most once a frame. */
  readonly store: StoreApi<InteractionState>;
  /** The drag under way, after every pointer event. */
  readonly drag: Live<LiveDrag | null>;
  readonly scheduler: Scheduler;
  readonly forecasts: Forecasts;
  /** Reports an event. Returns whether it meant something. */
  send(event: InteractionEvent): boolean;
  /** Sets the position that is played on. */
  place(position: PlayPosition): void;
  /** Returns what the page would show after the latest event. */
  view(): Interaction;
  dispose(): void;
}

/** Returns the drag of a state, or null. */
const dragOf = (state: InteractionState, position: PlayPosition): LiveDrag | null => {
  const { phase } = state;
  if (phase.at !== 'dragging' && phase.at !== 'aiming') return null;
  const proposal = phase.draft && proposalOf(phase.draft, position);
  return phase.at === 'dragging'
    ? { choice: phase.drag.move, touch: phase.drag.touch, proposal }
    : { choice: phase.choice, touch: false, proposal };
};

/** Returns the function that does the effects of a position: it takes actions, and asks for their real dice. */
const createRunner = (
  ports: Ports,
  positionNow: () => PlayPosition,
  send: (event: InteractionEvent) => void,
): ((effect: Effect) => void) => {
  const roll = async (
    action: unknown,
    dice: readonly number[] | undefined,
    asked: readonly RollRequest[],
  ): Promise<boolean> => {
    const { id, length, steps } = positionNow();
    const acted = await ports.act(action, dice);
    if ('refused' in acted) send({ type: 'refused', refusal: acted.refused, steps });
    if (!('ask' in acted)) {
      ports.saveTypedDice(null);
      return 'done' in acted;
    }
    if (dice?.length) ports.saveTypedDice({ match: id, length, action, dice: [...dice] });
    send({ type: 'dieAsked', entry: { action, ask: acted.ask, dice: dice ?? [], asked }, steps });
    return false;
  };
  const together = async (actions: readonly unknown[]): Promise<void> => {
    const { steps } = positionNow();
    const acted = await ports.actTogether(actions);
    if ('refused' in acted) send({ type: 'refused', refusal: acted.refused, steps });
  };
  return (effect) => {
    if (effect.do === 'cue') ports.cue(effect.cue);
    else if (effect.do === 'actTogether') void together(effect.actions);
    else if (effect.do === 'roll') {
      const { action, dice, ask, asked } = effect.entry;
      void roll(action, [...dice, effect.face], [...asked, ask]);
    } else if (effect.do === 'act') {
      const position = positionNow();
      const byHand = ports.realDice() && firstRoll(position.game, position.view, effect.action) !== null;
      const { action, movedTo } = effect;
      void roll(action, byHand ? [] : undefined, []).then((done) => {
        if (done && movedTo) ports.moved(movedTo);
      });
    } else ports[effect.do]();
  };
};
/** Takes up real dice that had been typed before the page was left in the middle of a roll. */
const resumeDice = async (
  { readTypedDice, act }: Ports,
  { id, length, steps }: PlayPosition,
  send: (event: InteractionEvent) => void,
): Promise<void> => {
  const typed = readTypedDice(id, length);
  const entry = typed && (await resumedEntry(act, typed.action, typed.dice));
  if (entry) send({ type: 'dieAsked', entry, steps });
};

/** Creates the interaction of a table at its first position. */
export const createInteraction = (first: PlayPosition, ports: Ports): InteractionStore => {
  let position = first;
  let now = emptyState(first.steps);
  let stopRest = (): void => undefined;
  const store = createStore<InteractionState>(() => now);
  const drag = createStore<LiveDrag | null>(() => null);
  const scheduler = createScheduler(ports.clock);
  const publish = (): void => store.setState(now, true);

  const run = createRunner(
    ports,
    () => position,
    (event) => send(event),
  );
  const become = (next: InteractionState): void => {
    const held = isDragging(now) && isDragging(next);
    now = next;
    const dragged = dragOf(now, position);
    if (dragged || drag.getState()) drag.setState(dragged, true);
    if (held) scheduler.request('page', publish);
    else publish();
  };
  const send = (event: InteractionEvent): boolean => {
    const outcome = reduce(now, event, position);
    if (outcome.oncePerPress && !ports.mayPress()) {
      // The press has done something already: what it dragged is let go where it is.
      if (isDragging(now)) become({ ...now, phase: proposing(draftOf(now.phase)) });
      return true;
    }
    if (outcome.next !== now) become(outcome.next);
    if (event.type === 'dragMove' || !isDragging(now)) stopRest();
    if (event.type === 'dragMove' && isDragging(now))
      stopRest = ports.clock.after(REST_MS, () => send({ type: 'rested' }));
    outcome.effects.forEach(run);
    return outcome.handled;
  };
  return {
    store,
    drag,
    scheduler,
    forecasts: createForecasts(scheduler),
    send,
    place: (next) => {
      const before = position;
      position = next;
      send({ type: 'positionChanged' });
      const isNew = next === first || next.id !== before.id || next.length !== before.length || !mayActAt(before);
      if (isNew && mayActAt(next) && interactionView(now, next).typing === null)
        void resumeDice(ports, next, (event) => mayActAt(position) && send(event));
    },
    view: () => interactionView(now, position),
    dispose: () => {
      stopRest();
      scheduler.dispose();
    },
  };
};
