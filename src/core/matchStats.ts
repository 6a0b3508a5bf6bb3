import { pathLength } from '../geometry/path.ts';
import type { Mm } from '../geometry/point.ts';
import { isVisibleTo, lossesIn, type TableEvent } from './event.ts';
import { forecast } from './odds/forecast.ts';
import type { AnyGame } from './game.ts';
import type { Entry, TimelineStep } from './match.ts';
import type { NodeId } from './scene.ts';
import type { Seat, Viewer } from './seat.ts';

/** A piece's record so far: distance moved (mm), hits and wounds, and how often it was defeated. */
interface PieceStats {
  readonly walked: Mm;
  readonly struck: number;
  readonly fell: number;
}
/** A side's record so far: turns, dice rolled and pieces lost. */
interface SeatStats {
  readonly turns: number;
  readonly dice: number;
  readonly lost: number;
}
/** The statistics of a match up to a step, by piece and by side. */
export interface MatchStats {
  readonly pieces: Readonly<Record<NodeId, PieceStats>>;
  readonly seats: Readonly<Partial<Record<Seat, SeatStats>>>;
  /** The seat to move at the last step. */
  readonly turn: Seat | null;
}
const NO_STATS: MatchStats = { pieces: {}, seats: {}, turn: null };
const NO_PIECE_STATS: PieceStats = { walked: 0, struck: 0, fell: 0 };
const NO_SEAT_STATS: SeatStats = { turns: 0, dice: 0, lost: 0 };

const withPiece = (tally: MatchStats, id: NodeId, more: Partial<PieceStats>): MatchStats => {
  const now = tally.pieces[id] ?? NO_PIECE_STATS;
  const sum = {
    walked: now.walked + (more.walked ?? 0),
    struck: now.struck + (more.struck ?? 0),
    fell: now.fell + (more.fell ?? 0),
  };
  return { ...tally, pieces: { ...tally.pieces, [id]: sum } };
};
const withSeat = (tally: MatchStats, seat: Seat, more: Partial<SeatStats>): MatchStats => {
  const now = tally.seats[seat] ?? NO_SEAT_STATS;
  const sum = {
    turns: now.turns + (more.turns ?? 0),
    dice: now.dice + (more.dice ?? 0),
    lost: now.lost + (more.lost ?? 0),
  };
  return { ...tally, seats: { ...tally.seats, [seat]: sum } };
};
/** Returns the statistics after an event. `seatOf` gives a piece's owner. */
const withEvent = (tally: MatchStats, event: TableEvent, seatOf: (id: NodeId) => Seat | undefined): MatchStats => {
  if (event.kind === 'moved') return withPiece(tally, event.id, { walked: pathLength(event.path) });
  if (event.kind === 'rolled') return withSeat(tally, event.seat, { dice: event.dice.length });
  if (event.kind === 'hit' || event.kind === 'wounded')
    return event.ids.reduce((sum, id) => withPiece(sum, id, { struck: 1 }), tally);
  return lossesIn(event).reduce((sum, id) => {
    const seat = seatOf(id);
    const fallen = withPiece(sum, id, { fell: 1 });
    return seat ? withSeat(fallen, seat, { lost: 1 }) : fallen;
  }, tally);
};

const known = new WeakMap<TimelineStep, Map<Viewer, MatchStats>>();
/** Returns the statistics up to the last step, as far as a viewer may know them. Cached per step. */
export const matchStats = (game: AnyGame, steps: readonly TimelineStep[], viewer: Viewer): MatchStats => {
  const done = steps.findLastIndex((step) => known.get(step)?.has(viewer));
  let tally = known.get(steps[done] as TimelineStep)?.get(viewer) ?? NO_STATS;
  for (let ply = done + 1; ply < steps.length; ply++) {
    const step = steps[ply] as TimelineStep;
    tally = ply === 0 ? NO_STATS : withStep(game, tally, { from: steps[ply - 1] as TimelineStep, to: step }, viewer);
    known.set(step, (known.get(step) ?? new Map<Viewer, MatchStats>()).set(viewer, tally));
  }
  return tally;
};
const withStep = (
  game: AnyGame,
  before: MatchStats,
  { from, to }: { readonly from: TimelineStep; readonly to: TimelineStep },
  viewer: Viewer,
): MatchStats => {
  const turn = game.turn(from.state);
  const events = to.events.filter((event) => isVisibleTo(event, viewer));
  if (!('to' in turn)) return before;
  const begins = !turn.midway && !turn.opening && before.turn !== turn.to;
  const begun = begins ? { ...withSeat(before, turn.to, { turns: 1 }), turn: turn.to } : before;
  const nodes = events.some((event) => lossesIn(event).length > 0)
    ? game.scene(game.view(from.state, viewer)).nodes
    : [];
  const seatOf = (id: NodeId): Seat | undefined =>
    nodes.flatMap((node) => (node.kind === 'piece' && node.id === id ? (node.seat ?? []) : []))[0];
  return events.reduce((sum, event) => withEvent(sum, event, seatOf), begun);
};

/** A chain of rolls and the decision that began it: how many pieces each side lost, and how many the odds gave. */
export interface LuckChain {
  readonly from: number;
  readonly to: number;
  readonly lost: Readonly<Partial<Record<Seat, number>>>;
  readonly expected: Readonly<Partial<Record<Seat, number>>>;
}
/** Runs of steps that belong to one decision and use dice or shots. A step midway continues the run. */
const rollChains = (game: AnyGame, steps: readonly TimelineStep[]): { from: number; to: number }[] => {
  const chains: { from: number; to: number; luck: boolean }[] = [];
  for (let ply = 1; ply < steps.length; ply++) {
    const turn = game.turn(steps[ply - 1]?.state);
    const last = chains.at(-1);
    const luck = steps[ply]?.luck ?? false;
    if (last && 'to' in turn && turn.midway) chains[chains.length - 1] = { ...last, to: ply, luck: last.luck || luck };
    else chains.push({ from: ply, to: ply, luck });
  }
  return chains.filter(({ luck }) => luck);
};
/** Returns the expected number of pieces that each seat loses, from the odds of the lasting effects. */
const expectedLosses = (
  effects: Readonly<Record<string, number>>,
  seatOf: (id: NodeId) => Seat | undefined,
): LuckChain['expected'] => {
  const expected: Partial<Record<Seat, number>> = {};
  for (const [key, p] of Object.entries(effects)) {
    const [kind, ids = ''] = key.split(':');
    if (kind !== 'removed') continue;
    for (const id of ids.split(',')) {
      const seat = seatOf(id);
      if (seat) expected[seat] = (expected[seat] ?? 0) + p;
    }
  }
  return expected;
};
/** Yields real and expected losses, chain by chain, because odds of a long match take time. Not for games with secrets. */
export function* luckChains(
  game: AnyGame,
  entries: readonly Entry[],
  steps: readonly TimelineStep[],
): Generator<LuckChain> {
  for (const { from, to } of rollChains(game, steps)) {
    const before = steps[from - 1] as TimelineStep;
    const view = game.view(before.state, 'all');
    const pieces = game.scene(view).nodes;
    const seatOf = (id: NodeId): Seat | undefined =>
      pieces.flatMap((node) => (node.kind === 'piece' && node.id === id ? (node.seat ?? []) : []))[0];
    const odds = forecast(game, view, entries[from - 1]?.action);
    if (!('effects' in odds)) continue;
    const lost: Partial<Record<Seat, number>> = {};
    for (const id of steps.slice(from, to + 1).flatMap(({ events }) => events.flatMap(lossesIn))) {
      const seat = seatOf(id);
      if (seat) lost[seat] = (lost[seat] ?? 0) + 1;
    }
    yield { from, to, lost, expected: expectedLosses(odds.effects, seatOf) };
  }
}
/** Returns how many more enemies were lost than the odds gave. The seat's own losses do not count. */
export const luckBalance = (chances: readonly LuckChain[], seat: Seat): number =>
  chances.reduce((sum, { lost, expected }) => {
    const others = (of: LuckChain['lost']): number =>
      Object.entries(of).reduce((all, [side, n]) => (side === seat ? all : all + n), 0);
    return sum + others(lost) - others(expected);
  }, 0);
/** Returns the chain that gave a side the most above its odds, or null if none did. */
export const luckiestChain = (chances: readonly LuckChain[], seat: Seat): LuckChain | null => {
  const gain = (chance: LuckChain): number => luckBalance([chance], seat);
  const best = chances.reduce<LuckChain | null>((best, each) => (best && gain(best) >= gain(each) ? best : each), null);
  return best && gain(best) > 0 ? best : null;
};
