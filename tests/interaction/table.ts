// A table without a browser: an interaction at a position, a clock that is turned by hand, and what it makes the app do.
import type { AnyGame } from '../../src/core/game.ts';
import type { TimelineStep } from '../../src/core/match.ts';
import { asView } from '../../src/core/view.ts';
import type { Point } from '../../src/geometry/point.ts';
import { createInteraction, type Ports } from '../../src/interaction/create.ts';
import type { Act } from '../../src/interaction/dice.ts';
import { type Circumstances, policyFor } from '../../src/interaction/policy.ts';
import { type PlayPosition, positionOf } from '../../src/interaction/position.ts';
import type { Clock } from '../../src/interaction/scheduler.ts';
import { interactionView } from '../../src/interaction/view.ts';
import type { OpenMatch } from '../../src/store/matchStore.ts';
import type { PointerView } from '../../src/table/input/tableInput.ts';

/** A clock whose frames and ms pass when a test says so. */
export const handClock = (): Clock & { frame(): void; pass(ms: number): void } => {
  let frames: (() => void)[] = [];
  let timers: { at: number; run: () => void }[] = [];
  let now = 0;
  return {
    afterFrame: (run) => {
      frames.push(run);
      return () => (frames = frames.filter((each) => each !== run));
    },
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => (timers = timers.filter((each) => each !== timer));
    },
    frame: () => {
      const due = frames;
      frames = [];
      due.forEach((run) => run());
    },
    pass: (ms) => {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      due.forEach(({ run }) => run());
    },
  };
};

/** Returns the policy of a guided player whose drops propose, unless a test says otherwise. */
export const policyOf = (more: Partial<Circumstances> = {}) =>
  policyFor({
    help: 'guided',
    led: false,
    undo: 'until-luck',
    realDice: false,
    dropMoves: false,
    dropAttacks: false,
    ...more,
  });

/** Returns the position of a state after some steps, for the seat that acts or who sees all. */
export const positionAt = (
  game: AnyGame,
  states: readonly unknown[],
  more: { readonly waits?: boolean; readonly ply?: number } & Partial<Circumstances> = {},
): PlayPosition => {
  const steps = states.map((state): TimelineStep => ({ state, events: [], luck: false }));
  const ply = more.ply ?? steps.length - 1;
  const state = states[ply];
  const turn = game.turn(state);
  const viewer = game.secrets && 'to' in turn ? turn.to : 'all';
  const view = game.secrets && viewer !== 'all' ? game.view(state, viewer) : asView(state);
  const entries = steps.slice(1).map(() => ({ action: null }));
  const match = { game: game.id, seed: 'x', players: [], entries };
  const open = { id: 'match', game, match, steps, ply, viewer, redo: [], seen: {} } as unknown as OpenMatch;
  return positionOf(
    open,
    { view, scene: game.scene(view), turn: game.turn(view) },
    { waits: more.waits ?? false, policy: policyOf(more) },
  );
};

/** A pointer whose pixels are millimetres and that has room to pull. */
const POINTER: PointerView = { px: 1, pushes: false, roomOf: () => 1000 };

/** Sets up an interaction at a position, and records what it makes the app do. */
export const tableAt = (position: PlayPosition, more: Partial<Ports> = {}) => {
  const clock = handClock();
  const done: unknown[] = [];
  const act: Act = (action, dice) => {
    done.push(dice ? { action, dice } : action);
    return Promise.resolve({ done: true });
  };
  const interaction = createInteraction(position, {
    act,
    actTogether: (actions) => {
      done.push(actions);
      return Promise.resolve({ done: true });
    },
    realDice: () => false,
    readTypedDice: () => null,
    saveTypedDice: () => undefined,
    goToEnd: () => void done.push('goToEnd'),
    handOver: () => void done.push('handOver'),
    moved: (to) => void done.push({ movedTo: to }),
    cue: (cue) => void done.push(`cue ${cue}`),
    mayPress: () => true,
    clock,
    ...more,
  });
  let placed = position;
  const { send } = interaction;
  const page = () => interactionView(interaction.store.getState(), placed);
  return {
    ...interaction,
    clock,
    page,
    /** What has been done, without sounds. */
    actions: () => done.filter((each) => typeof each !== 'string' || !each.startsWith('cue')),
    cues: () => done.filter((each) => typeof each === 'string' && each.startsWith('cue')),
    place: (next: PlayPosition) => {
      placed = next;
      interaction.place(next);
    },
    start: (at: Point, touch = false) => send({ type: 'dragStart', at, touch, by: POINTER }),
    move: (at: Point, rested = 0) => send({ type: 'dragMove', at, rested, by: POINTER }),
    end: () => send({ type: 'dragEnd' }),
    tap: (at: Point) => send({ type: 'tap', at, place: at, gliding: false, by: POINTER }),
    mark: (at: Point) => send({ type: 'mark', at, by: POINTER }),
    hover: (at: Point | null) => send({ type: 'hover', at, place: at, by: POINTER }),
    /** The end of the path, or the place, that is proposed on the page. */
    proposedAt: (): Point | undefined => {
      const { proposal } = page();
      return proposal?.path?.at(-1) ?? proposal?.at;
    },
  };
};
