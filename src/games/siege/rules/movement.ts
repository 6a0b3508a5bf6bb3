import type { EventLog } from '../../../core/event.ts';
import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import { type Mm, type Point, distance, samePoint } from '../../../geometry/point.ts';
import { nearestPointOn } from '../../../geometry/gap.ts';
import { shapeSquaredDistance } from '../../../geometry/shape.ts';
import { refuseSelect } from './combat.ts';
import { TOUCH_DISTANCE, type Fort, fortsOf, gateAt, goalOf, topAt } from '../fortress/ground.ts';
import { pathUpTo, groundPath, pathTo } from './routes.ts';
import { barAt, enemiesInReach, must, reachOf, withPiece } from './lookups.ts';
import { gateRoll } from './rolls.ts';
import { type Action, type PieceOnField, type State, STEP, no, gameMessage } from '../types.ts';
import { follow, type Trouble } from './paths.ts';

/** The refusal for each cause that stops a path. */
const TROUBLES: Readonly<Record<Trouble['by'], (who: PieceOnField, what: { piece: string }, reach: Mm) => Refusal>> = {
  edge: () => no('SI-16', 'no.edge'),
  piece: (_, what) => no('SI-16', 'no.barred', { what }),
  module: ({ kind }, what) =>
    kind === 'gun' ? no('SI-12', 'no.gunBarred', { what }) : no('SI-16', 'no.barred', { what }),
  full: (_, what) => no('SI-17', 'no.full', { what }),
  climb: (_, what) => no('SI-17', 'no.climb', { what }),
  astride: (_, what) => no('SI-17', 'no.astride', { what }),
  opening: () => no('SI-22', 'no.opening'),
  gate: ({ id, gate }) => no('SI-21', gate === 'shut' ? 'no.gateShut' : 'no.gateFirst', { who: { piece: id } }),
  steps: (_, __, reach) => no('SI-16', 'no.tooFar', { far: { mm: reach } }),
};
const troubleText = (why: Trouble, who: PieceOnField, reach: Mm): Refusal =>
  TROUBLES[why.by](who, { piece: 'id' in why ? (why.id ?? '') : '' }, reach);
/** Returns why a piece cannot go along a path, with the path it can take instead (SI-16, SI-17, SI-21). */
export const refuseWalk = (state: State, { id, path }: Extract<Action, { type: 'walk' }>): Refusal | null => {
  const picked = refuseSelect(state, id);
  if (picked) return picked;
  const who = must(state, id);
  const reach = reachOf(state, who);
  const [start] = path;
  if (!start || !samePoint(start, who.at)) return no('SI-16', 'no.start', { who: { piece: id } }, { at: who.at });
  const { stop, cost } = follow(state, who, path, reach);
  if (!stop) return null;
  const clever = cleverly(state, who, path, reach);
  const way = clever ?? pathUpTo(state, who, path, reach);
  // If there is room beside that place, only the place itself is the cause.
  const taken = clever && spotTrouble(state, who, path.at(-1) ?? who.at);
  const refusal = troubleText(taken ?? stop.why, who, reach);
  const short = stop.why.by === 'steps' ? follow(state, who, path, Infinity) : null;
  const text =
    short && !short.stop && short.cost > reach
      ? gameMessage('no.tooFarBy', { far: { mm: reach }, short: { mm: Math.ceil(short.cost - Math.max(reach, cost)) } })
      : refusal.text;
  // A warrior that can roll for the gate only needs to do so first.
  const throws = stop.why.by === 'gate' && refuseGate(state, id) === null;
  return { ...refusal, text, at: stop.at, instead: throws ? { type: 'gate', id } : { type: 'walk', id, path: way } };
};
/** The spacing of the places tried on a top, mm, and how many of the nearest free ones are tried. */
const RASTER: Mm = 3;
const LOOKED_AT = 4;
/** Returns the point itself. On a top where it is taken or the base would overhang, returns the nearest free places of that top. */
const spotsBy = (state: State, who: PieceOnField, end: Point): Point[] => {
  const top = topAt(state, end);
  if (!top || !barAt(state, who, end)) return [end];
  const { x, y } = top.shape.at;
  const along = Array.from(
    { length: Math.floor((STEP - 2 * TOUCH_DISTANCE) / RASTER) + 1 },
    (_, i) => TOUCH_DISTANCE + i * RASTER,
  );
  return [inward(end, top.shape.at), ...along.flatMap((dx) => along.map((dy) => ({ x: x + dx, y: y + dy })))]
    .filter((spot) => barAt(state, who, spot) === null)
    .toSorted((a, b) => distance(a, end) - distance(b, end))
    .slice(0, LOOKED_AT);
};
/** Returns what keeps a piece from a point on a top that has room for it. Null on the ground and if nothing does (SI-17). */
const spotTrouble = (state: State, who: PieceOnField, end: Point): Trouble | null => {
  const bar = topAt(state, end) && barAt(state, who, end);
  return bar?.by === 'module' ? { by: 'astride', id: bar.id } : bar;
};
/** Returns another path to the same end, if there is one. It goes around obstacles, or up a tower from where it is touched to a free place on it. */
const cleverly = (state: State, who: PieceOnField, path: readonly Point[], reach: Mm): readonly Point[] | null => {
  const end = path.at(-1);
  if (!end || who.kind === 'gun' || path.length > 2) return null;
  for (const spot of spotsBy(state, who, end)) {
    const path = barAt(state, who, spot) ? null : pathTo(state, who, spot, reach);
    if (path && follow(state, who, path, reach).stop === null) return path;
  }
  return null;
};
const inward = (at: Point, corner: Point): Point => {
  const into = (value: Mm, low: Mm): Mm => Math.min(low + STEP - TOUCH_DISTANCE, Math.max(low + TOUCH_DISTANCE, value));
  return { x: into(at.x, corner.x), y: into(at.y, corner.y) };
};

/** Moves a piece along a path. A warrior that enters the enemy's gate from outside silences its own side's guns (SI-16, SI-17, SI-22). */
export const walk = (state: State, { id, path }: Extract<Action, { type: 'walk' }>, events: EventLog): State => {
  const who = must(state, id);
  const at = path.at(-1) ?? who.at;
  const { cost, stretches, enters } = follow(state, who, path, reachOf(state, who));
  const climbs = stretches.some(({ kind }) => kind !== 'walk');
  const values = { who: { piece: id }, far: { mm: Math.round(cost) } };
  const text = climbs ? gameMessage('event.climbs', values) : gameMessage('event.walks', values);
  if (cost > 0) {
    const steps = path.map(({ x, y }) => ({ x, y }));
    events.push({ kind: 'moved', rule: climbs ? 'SI-17' : 'SI-16', id, path: steps, text });
  } else events.push({ kind: 'said', rule: 'SI-16', text: gameMessage('event.stays', { who: { piece: id } }) });
  const moved = withPiece(state, id, { at: { x: at.x, y: at.y }, moved: true });
  return openClash(enters ? silence(moved, who, events) : moved, id);
};
const silence = (state: State, { id, seat }: PieceOnField, events: EventLog): State => {
  if (state.entered.includes(seat)) return state;
  const key = state.options.magicStops ? 'event.entersLast' : 'event.enters';
  events.push({ kind: 'said', rule: 'SI-22', text: gameMessage(key, { who: { piece: id } }) });
  return { ...state, entered: [...state.entered, seat].toSorted() };
};
/** Opens close combat after a warrior's manoeuvre if an enemy is near enough (SI-18). */
const openClash = (state: State, id: string): State => {
  const who = must(state, id);
  const near = who.kind === 'warrior' && enemiesInReach(state, who).length > 0;
  return { ...state, stage: near ? { at: 'clash', id } : { at: 'move' } };
};

/** Whether a warrior is where a gate is no obstacle to it: inside the fortress, or in the gate (SI-21). */
const isInside = (state: State, { at, seat }: PieceOnField): boolean =>
  fortsOf(state).some(
    (fort) =>
      fort.seat !== seat &&
      (gateAt(state, at) === fort.gate || fort.yard.some((cell) => shapeSquaredDistance(at, cell) === 0)),
  );
/** How far inside the gate's cell places are tried, mm. A warrior that gets farther in could have stopped there. */
const INTO: readonly Mm[] = [1, 2, 3];
/** Returns the legal places just inside a gate within a warrior's reach, the nearest first. */
const spotsInGate = (state: State, who: PieceOnField, { front, gate, toward }: Fort, reach: Mm): Point[] =>
  INTO.flatMap((into) =>
    Array.from({ length: STEP + 1 }, (_, x) => ({
      x: gate.shape.at.x + x,
      y: front + toward * (TOUCH_DISTANCE - into),
    })),
  )
    .filter((spot) => distance(spot, who.at) <= reach && !barAt(state, who, spot))
    .toSorted((a, b) => distance(a, who.at) - distance(b, who.at));
/** Returns why a warrior cannot roll for the gate, or null. It must be outside, with the steps to reach it, and has one try a turn (SI-21). */
export const refuseGate = (state: State, id: string): Refusal | null => {
  const picked = refuseSelect(state, id);
  if (picked) return picked;
  const who = must(state, id);
  const goal = goalOf(state, who.seat);
  if (who.kind === 'gun') return no('SI-12', 'no.gunGate');
  if (!goal || isInside(state, who)) return no('SI-21', 'no.gateFree');
  if (who.gate) return no('SI-21', 'no.gateOnce', { who: { piece: id } });
  const open = { ...who, gate: 'open' as const };
  const reach = reachOf(state, who);
  const reached = spotsInGate(state, who, goal, reach).some((spot) => {
    const path = topAt(state, who.at) ? pathTo(state, open, spot, reach) : groundPath(state, open, who.at, spot, reach);
    if (!path) return false;
    const { enters, stop } = follow(state, open, path, reach);
    return enters && !stop;
  });
  if (reached) return null;
  return no(
    'SI-21',
    'no.gateFar',
    { who: { piece: id } },
    brokenMeasure(who.at, nearestPointOn(goal.gate.shape, who.at)),
  );
};
/** Rolls for the traps in the gate (SI-21). */
export const tryGate = (state: State, id: string, luck: Luck, events: EventLog): State => {
  const rolled = luck.roll(gateRoll(must(state, id)));
  events.push(rolled);
  return withPiece(state, id, { gate: rolled.total >= 4 ? 'open' : 'shut' });
};
