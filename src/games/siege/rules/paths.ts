import type { Seat } from '../../../core/seat.ts';
import { type Barrier, CONTACT_GAP, SLACK, sweep } from '../../../geometry/path.ts';
import { type Mm, type Point, distance, samePoint, squaredDistance, roundHalfUp } from '../../../geometry/point.ts';
import { centreOf, isInside, shapeSquaredDistance } from '../../../geometry/shape.ts';
import { fieldOf, fortsOf, gateAt, isTop, type Module, modulesOf, solidsOf, topAt } from '../fortress/ground.ts';
import { lengthOf, pointOnLeg, type Span, spanNear, spanOver } from './intervals.ts';
import { barAt, type Bar, groundBars, onLevel, radiusOf } from './lookups.ts';
import { BASE, ROOM, type PieceOnField, type State, STEP } from '../types.ts';

/** Why a path goes no further. It is blocked, cannot be climbed, the gate is shut or not entered through its opening, or the steps have run out. */
export type Trouble = Bar | { readonly by: 'climb' | 'astride' | 'gate' | 'opening' | 'steps'; readonly id?: string };
/** A stretch of a path: walked on one level, climbed, or across a wall, with its cost. */
export interface Stretch {
  readonly kind: 'walk' | 'climb' | 'cross';
  readonly from: Point;
  readonly to: Point;
  readonly cost: Mm;
  /** The module climbed or crossed, or the one walked on; null on the ground. */
  readonly on: Module | null;
}
/** A path as the rules read it (SI-17): its stretches, its cost, whether it enters an enemy gate from outside, and what stops it where. */
export interface MeasuredPath {
  readonly stretches: readonly Stretch[];
  readonly cost: Mm;
  readonly enters: boolean;
  readonly stop: { readonly why: Trouble; readonly at: Point; readonly leg: number } | null;
}

/** The largest distance from a module's face that counts as touching on a path, mm (SI-17). */
const TOUCH: Mm = BASE + CONTACT_GAP;
const HAIR: Mm = 1e-6;
const rounded = ({ x, y }: Point): Point => ({ x: roundHalfUp(x), y: roundHalfUp(y) });

/** Returns the part of a leg on which the base touches or overlaps the module. */
const touchOf = (p: Point, q: Point, { shape }: Module): Span | null => spanNear(p, q, shape, TOUCH);
const clashOf = (p: Point, q: Point, { shape }: Module): Span | null => spanNear(p, q, shape, BASE - SLACK);

/** The stretches of a leg, or why it is not possible. */
type Read = readonly Stretch[] | { readonly why: Trouble; readonly at: Point; readonly before: readonly Stretch[] };
const walk = (from: Point, to: Point, on: Module | null): Stretch[] =>
  samePoint(from, to) ? [] : [{ kind: 'walk', from, to, on, cost: distance(from, to) }];

/** Returns a leg from the ground onto a top: a walk to where the base touches the module, and a climb that costs its storeys. */
const climbing = (state: State, p: Point, q: Point, top: Module): Read => {
  const touch = touchOf(p, q, top)?.from ?? 1;
  const first = solidsOf(state)
    .filter((each) => each !== top)
    .map((each) => ({ each, clash: clashOf(p, q, each) }))
    .filter(({ each, clash }) => clash && (clash.from < touch - HAIR || each.storeys > top.storeys))
    .toSorted((a, b) => (a.clash?.from ?? 1) - (b.clash?.from ?? 1))[0];
  const foot = pointOnLeg(p, q, touch);
  if (first) {
    const at = pointOnLeg(p, q, first.clash?.from ?? 0);
    return { why: { by: 'climb', id: first.each.id }, at, before: walk(p, at, null) };
  }
  return [...walk(p, foot, null), { kind: 'climb', from: foot, to: q, on: top, cost: top.storeys * STEP }];
};
/** Returns the same in reverse. */
const descending = (state: State, p: Point, q: Point, top: Module): Read => {
  const up = climbing(state, q, p, top);
  if ('why' in up) return { ...up, before: [] };
  return up.map((each) => ({ ...each, from: each.to, to: each.from })).toReversed();
};
/** Returns a leg from one top to another: only along adjacent tops of equal height (SI-17, *wall-walk*). */
const alongTops = (state: State, p: Point, q: Point, from: Module, to: Module): Read => {
  const tops = modulesOf(state).filter(
    (each) => isTop(state.options, each) && state.options.wallWalk && each.storeys === 1,
  );
  const level = from === to ? [from] : tops;
  const covered = level
    .map((each) => spanOver(p, q, each.shape))
    .reduce((sum, span) => sum + (span ? span.to - span.from : 0), 0);
  if (level.includes(from) && level.includes(to) && covered > 1 - HAIR) return walk(p, q, to);
  return { why: { by: 'climb', id: to.id }, at: p, before: [] };
};
/** Merges overlapping spans, with the walls they belong to. */
const clusters = (list: readonly { readonly span: Span; readonly module: Module }[]) => {
  const found: { span: Span; modules: Module[] }[] = [];
  for (const { span, module } of list.toSorted((a, b) => a.span.from - b.span.from)) {
    const last = found.at(-1);
    if (last && span.from < last.span.to) {
      last.span = { from: last.span.from, to: Math.max(last.span.to, span.to) };
      last.modules.push(module);
    } else found.push({ span, modules: [module] });
  }
  return found;
};
/** Returns a leg on the ground: walked, and over each wall on it 2 steps from touch to touch. It costs more only if it goes far along the wall. */
const crossing = (state: State, p: Point, q: Point): Read => {
  const met = solidsOf(state).flatMap((module) => {
    const span = clashOf(p, q, module) ? touchOf(p, q, module) : null;
    return span ? [{ span, module }] : [];
  });
  const stretches: Stretch[] = [];
  let at = p;
  for (const { span, modules } of clusters(met)) {
    const [from, to] = [pointOnLeg(p, q, span.from), pointOnLeg(p, q, span.to)];
    stretches.push(...walk(at, from, null));
    const over = modules.filter(({ shape }) => spanOver(p, q, shape));
    const tower = modules.find(({ kind }) => kind === 'tower');
    const wall = over[0];
    const bar = tower ?? (wall ? null : modules[0]);
    if (bar) return { why: { by: 'module', id: bar.id }, at: from, before: stretches };
    if (!wall) throw new Error('A cluster without modules.');
    stretches.push({ kind: 'cross', from, to, on: wall, cost: Math.max(2 * STEP, lengthOf(p, q, span)) });
    at = to;
  }
  return [...stretches, ...walk(at, q, null)];
};

/** Returns the module that a corner of a path is only partly on, or the wall it is on. Null if there is none. */
const astrideOf = (state: State, who: PieceOnField, at: Point): Module | null => {
  const top = topAt(state, at);
  if (!top) return solidsOf(state).find(({ shape }) => isInside(at, shape)) ?? null;
  const bar = barAt(state, who, at);
  return bar?.by === 'module' ? top : null;
};
const read = (state: State, who: PieceOnField, p: Point, q: Point): Read => {
  const [from, to] = [topAt(state, p), topAt(state, q)];
  if (who.kind === 'gun') return walk(p, q, null);
  const astride = astrideOf(state, who, q);
  if (astride) return { why: { by: 'astride', id: astride.id }, at: q, before: [] };
  if (from && to) return alongTops(state, p, q, from, to);
  if (to) return climbing(state, p, q, to);
  return from ? descending(state, p, q, from) : crossing(state, p, q);
};

/** Returns the pieces on a stretch's level as barriers. */
const figures = (state: State, who: PieceOnField, on: Module | null): Barrier[] =>
  onLevel(state, on)
    .filter(({ id }) => id !== who.id)
    .map((each) => ({ id: each.id, shape: { kind: 'disc' as const, at: each.at, r: radiusOf(each) } }));
const isFull = (state: State, who: PieceOnField, top: Module): boolean =>
  topAt(state, who.at) !== top &&
  onLevel(state, top).filter((each) => each.id !== who.id && topAt(state, each.at) === top).length >= ROOM;
/** Returns a full top that a stretch leads onto, along or over, other than the piece's own (SI-17). */
const fullOn = (state: State, who: PieceOnField, { kind, from, to, on }: Stretch): Module | null => {
  if (!on) return null;
  const met =
    kind === 'climb'
      ? [on].filter(() => topAt(state, to) === on)
      : modulesOf(state).filter((each) => isTop(state.options, each) && spanOver(from, to, each.shape));
  return met.find((each) => isFull(state, who, each)) ?? null;
};

/** Returns where a stretch on the ground enters an enemy gate from outside, or null. */
const gateEntry = (state: State, seat: Seat, p: Point, q: Point): Point | null => {
  for (const { seat: owner, gate, toward } of fortsOf(state)) {
    if (owner === seat || shapeSquaredDistance(p, gate.shape) < BASE * BASE) continue;
    const span = samePoint(p, q) ? null : spanNear(p, q, gate.shape, BASE - SLACK);
    const ends = shapeSquaredDistance(q, gate.shape) < BASE * BASE;
    if (!span && !ends) continue;
    const at = span ? pointOnLeg(p, q, span.from) : q;
    if ((at.y - centreOf(gate.shape).y) * toward > 0) return at;
  }
  return null;
};

/** Returns where a stretch leads over a wall or from a tower into a gate's cell, or null. The cell is entered through its opening only (SI-22). */
const fromAbove = (state: State, { kind, from, to }: Stretch): Point | null => {
  if (kind === 'walk' || topAt(state, to) || gateAt(state, from)) return null;
  if (kind === 'climb') return gateAt(state, to) && to;
  const spans = fortsOf(state).flatMap(({ gate }) => spanNear(from, to, gate.shape, BASE) ?? []);
  return spans[0] ? pointOnLeg(from, to, spans[0].from) : null;
};

/** Where a piece stops, and why. */
interface Halt {
  readonly why: Trouble;
  readonly at: Point;
}
/** Returns what stops a stretch, or null. */
const stopOf = (state: State, who: PieceOnField, stretch: Stretch): Halt | null => {
  const { kind, from, to, on } = stretch;
  const full = fullOn(state, who, stretch);
  if (kind !== 'walk') {
    if (full) return { why: { by: 'full', id: full.id }, at: from };
    const there = figures(state, who, topAt(state, to)).find(
      ({ shape }) => shape.kind === 'disc' && squaredDistance(shape.at, to) < (shape.r + BASE - SLACK) ** 2,
    );
    return there ? { why: { by: 'piece', id: there.id }, at: to } : null;
  }
  const bars = on ? solidsOf(state).filter(({ storeys }) => storeys > on.storeys) : groundBars(state, who);
  const modules = bars.map(({ id, shape }) => ({ id, shape }));
  const found = sweep([from, to], radiusOf(who), [...modules, ...figures(state, who, on)], fieldOf(state.options));
  if (!found) return full && { why: { by: 'full', id: full.id }, at: from };
  const { barrier, at } = found;
  if (barrier === 'edge') return { why: { by: 'edge' }, at };
  return { why: { by: modules.some(({ id }) => id === barrier) ? 'module' : 'piece', id: barrier }, at };
};

const gateEntryOn = (state: State, who: PieceOnField, { kind, on, from, to }: Stretch): Point | null =>
  kind === 'walk' && !on ? gateEntry(state, who.seat, from, to) : null;
/** Returns where a piece stops in a stretch, and why. Null if it passes. `legEnd`: what stops it later in the same leg. */
const haltIn = (state: State, who: PieceOnField, stretch: Stretch, legEnd: Halt | null): Halt | null => {
  const stop = stopOf(state, who, stretch);
  const entry = gateEntryOn(state, who, stretch);
  if (entry && who.gate !== 'open' && who.kind === 'warrior') {
    const stopsBefore = stop && distance(stretch.from, stop.at) < distance(stretch.from, entry);
    return stopsBefore ? stop : { why: { by: 'gate' }, at: entry };
  }
  const dropped = fromAbove(state, stretch);
  if (dropped) return { why: { by: 'opening' }, at: dropped };
  const climbed = stop && legEnd && distance(stop.at, legEnd.at) <= 2 * SLACK;
  return climbed ? legEnd : stop;
};
/** Returns what bars the end of a path. Null if the piece can stop there. */
const barAtEnd = (state: State, who: PieceOnField, path: readonly Point[]): Halt | null => {
  const at = path.at(-1);
  if (!at || samePoint(at, who.at)) return null;
  const why = barAt(state, who, at);
  return why && { why, at };
};
/** Follows a piece's path as far as the rules and the steps allow (SI-16, SI-17, SI-21). */
export const follow = (state: State, who: PieceOnField, path: readonly Point[], reach: Mm): MeasuredPath => {
  const stretches: Stretch[] = [];
  let [cost, enters] = [0, false];
  const stopped = ({ why, at }: Halt, leg: number): MeasuredPath => ({
    stretches,
    cost,
    enters,
    stop: { why, at: rounded(at), leg },
  });
  for (const [i, q] of path.entries()) {
    const p = path[i - 1];
    if (!p || samePoint(p, q)) continue;
    const found = read(state, who, p, q);
    const [list, legEnd] = 'why' in found ? [found.before, found] : [found, null];
    for (const each of list) {
      const halt = haltIn(state, who, each, legEnd);
      if (halt) return stopped(halt, i - 1);
      if (cost + each.cost > reach + HAIR) {
        const part = each.kind === 'walk' ? (reach - cost) / each.cost : 0;
        return stopped({ why: { by: 'steps' }, at: pointOnLeg(each.from, each.to, part) }, i - 1);
      }
      enters ||= gateEntryOn(state, who, each) !== null;
      cost += each.cost;
      stretches.push(each);
    }
    if (legEnd) return stopped(legEnd, i - 1);
  }
  const bar = barAtEnd(state, who, path);
  if (bar) return stopped(bar, path.length - 2);
  return { stretches, cost, enters, stop: null };
};
