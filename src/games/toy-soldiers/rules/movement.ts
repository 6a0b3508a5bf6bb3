import type { EventLog } from '../../../core/event.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import { type Mm, type Point, pointToward, distance, samePoint, squaredDistance } from '../../../geometry/point.ts';
import { shapeSquaredDistance } from '../../../geometry/shape.ts';
import { type Barrier, clampToLength, pathLength, sweep } from '../../../geometry/path.ts';
import { attackOpens, barriersFor, fieldRect, must, nearestTo, soldierOf } from './lookups.ts';
import { moveRoll } from './rolls.ts';
import { BASE, MEASURE, type SoldierOnField, type State, no, gameMessage } from '../types.ts';
import { endMove } from './victory.ts';

/** Rolls for a soldier's movement: a walk of 1 measure or a run of 2 (TS-08). */
export const march = (state: State, id: string, luck: Luck, events: EventLog): State => {
  const rolled = luck.roll(moveRoll(must(state, id)));
  events.push(rolled);
  return { ...state, mover: { id, phase: 'movement' }, stage: { at: 'walk', reach: (rolled.row + 1) * MEASURE } };
};

/** Returns why a soldier cannot walk along a path: it does not start at the soldier, is too long, or is blocked (TS-08). */
export const refuseWalk = (state: State, who: SoldierOnField, path: readonly Point[], reach: Mm): Refusal | null => {
  const [start] = path;
  if (!start || !samePoint(start, who.at)) return no('TS-08', 'no.start', { who: { piece: who.id } }, { at: who.at });
  const cut = clampToLength(path, reach);
  const barriers = barriersFor(state, who.id);
  const free = (path: readonly Point[]): boolean => isFree(state, who, path, barriers);
  const stop = sweep(cut, BASE, barriers, fieldRect(state));
  if (stop) {
    const more = { at: stop.at, instead: shortOf(cut, stop.leg, stop.at, free) };
    return stop.barrier === 'edge'
      ? no('TS-08', 'no.edge', {}, more)
      : no('TS-08', 'no.barred', { what: { piece: stop.barrier } }, more);
  }
  const length = pathLength(path);
  if (length <= reach) return refuseEnd(who, path, barriers, free);
  const over = { far: { mm: reach }, short: { mm: Math.ceil(length - reach) } };
  return no('TS-08', 'no.tooFar', over, {
    at: cut.at(-1) ?? who.at,
    instead: shortOf(cut, cut.length - 2, cut.at(-1) ?? who.at, free),
  });
};
type Way = { type: 'walk'; path: readonly Point[] };
/** Whether a soldier at a point overlaps a barrier. On the path rounding to whole mm is tolerated, at its end it is not. */
export const overlaps = (at: Point, { shape }: Barrier): boolean =>
  shape.kind === 'disc'
    ? squaredDistance(at, shape.at) < (BASE + shape.r) ** 2
    : shapeSquaredDistance(at, shape) < BASE ** 2;
/** Whether a soldier may walk the whole path and end there. It may always stay where it is. */
const isFree = (state: State, who: SoldierOnField, path: readonly Point[], barriers: readonly Barrier[]): boolean => {
  const end = path.at(-1) ?? who.at;
  const ends = samePoint(end, who.at) || !barriers.some((barrier) => overlaps(end, barrier));
  return ends && sweep(path, BASE, barriers, fieldRect(state)) === null;
};
const refuseEnd = (
  who: SoldierOnField,
  path: readonly Point[],
  barriers: readonly Barrier[],
  free: (path: readonly Point[]) => boolean,
): Refusal | null => {
  const end = path.at(-1);
  if (!end || samePoint(end, who.at)) return null;
  const bar = barriers.find((barrier) => overlaps(end, barrier));
  if (!bar) return null;
  const instead = shortOf(path, path.length - 2, end, free);
  return no('TS-08', 'no.barred', { what: { piece: bar.id } }, { at: end, instead });
};
/** Returns the longest legal part of the path, searched a few mm back from where it is blocked, then at its corners. */
const shortOf = (path: readonly Point[], leg: number, at: Point, free: (path: readonly Point[]) => boolean): Way => {
  const kept = path.slice(0, leg + 1);
  const last = kept.at(-1) ?? at;
  const tries = Array.from({ length: 8 }, (_, back) => back).filter((back) => back < distance(at, last));
  const ways = [
    ...tries.map((back) => [...kept, pointToward(at, last, back)]),
    ...kept.map((_, corner) => kept.slice(0, kept.length - corner)),
  ];
  return { type: 'walk', path: ways.find(free) ?? path.slice(0, 1) };
};

/** Walks the soldier of the Full Move along a path, or lets it stay (TS-08), and opens the attack if possible (TS-09). */
export const walk = (state: State, id: string, path: readonly Point[], events: EventLog): State => {
  const end = path.at(-1);
  const moves = end !== undefined && pathLength(path) > 0;
  const runs = state.stage.at === 'walk' && state.stage.reach > MEASURE;
  if (moves) {
    const values = { who: { piece: id }, far: { mm: pathLength(path) } };
    events.push({
      kind: 'moved',
      rule: 'TS-08',
      id,
      path: path.map(({ x, y }) => ({ x, y })),
      text: gameMessage(runs ? 'event.runs' : 'event.walks', values),
    });
  }
  const soldiers = moves
    ? state.soldiers.map((each) => (each.id === id ? { ...each, at: end } : each))
    : state.soldiers;
  return openAttack({ ...state, soldiers }, id, events);
};
/** Opens the attack if an enemy can be attacked. Otherwise ends the Full Move and reports why (TS-09). */
export const openAttack = (state: State, id: string, events: EventLog): State => {
  if (attackOpens(state, must(state, id))) return { ...state, stage: { at: 'attack' } };
  const nearest = nearestTo(state, must(state, id));
  const between = nearest ? { between: [[id, nearest.id]] as const } : {};
  events.push({
    kind: 'said',
    rule: 'TS-09',
    text: gameMessage('event.nobodyNear', { who: { piece: id } }),
    ...between,
  });
  return endMove(state, id, events);
};
/** Returns why the selected soldier cannot make its Full Move: another one is making it, or it is not the player's own, or spent (TS-05, TS-06). */
export const refuseSelect = (state: State, id: string): Refusal | null => {
  const { mover, active } = state;
  if (mover && mover.id !== id) return no('TS-05', 'no.oneOnly', { who: { piece: mover.id } });
  const who = soldierOf(state, id);
  if (!who?.at || who.seat !== active) return no('TS-05', 'no.notYours');
  return who.spent ? no('TS-06', 'no.spent', { who: { piece: id } }) : null;
};
