import type { WarriorName } from '../../../bodies/flatBodies.ts';
import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import type { Deg, Mm, Point } from '../../../geometry/point.ts';
import { nearestPoints } from '../../../geometry/gap.ts';
import { distance } from '../../../geometry/point.ts';
import { type Rect, isInside } from '../../../geometry/shape.ts';
import { directions } from '../../../geometry/rotation.ts';
import { LINE_ENDS, bandOf, beyondLine, headingOf, lineOf } from './fields.ts';
import { centreOf, gapOf, levelPose, sizeOf } from '../show/outlines.ts';
import { outlineAt, seatToAct, warriorsOnField, waitingOf } from './lookups.ts';
import { type Fighter, type Of, type Side, type WarriorOnField, type State, no } from '../types.ts';

/** The greatest gap between two warriors that still counts as touching, mm (FF-19). */
const TOUCH: Mm = 1;
/** How far from a line a warrior can be dropped and still be put on it, mm. */
const BESIDE: Mm = 14;

/** A place for a warrior, level, with its facing. */
export interface Spot {
  readonly id: WarriorName;
  readonly at: Point;
  readonly facing?: Deg | undefined;
  readonly down?: boolean;
}
/** Returns a side's warrior set down on a spot, facing the enemy by default. */
export const setDown = ({ id, at, facing, down = false }: Spot, seat: Side): WarriorOnField => ({
  id,
  seat,
  pose: levelPose(id, at, facing ?? headingOf(seat), down),
  down,
  beaten: false,
});
const others = (state: State, id: WarriorName): WarriorOnField[] =>
  warriorsOnField(state).filter((each) => each.id !== id);
/** Returns the clear distance between two warriors seen from above, mm, not rounded (FF-19, FF-23, FF-32). */
export const clearDistance = (a: WarriorOnField, b: WarriorOnField): Mm => gapOf(outlineAt(a), outlineAt(b));
/** Returns what a refusal for a narrow gap shows: the actual gap. */
export const gapShown = (a: WarriorOnField, b: WarriorOnField): Pick<Refusal, 'at' | 'show'> =>
  brokenMeasure(...nearestPoints(outlineAt(a), outlineAt(b)));
/** Whether two warriors are at least this far apart. Decided by their reach alone if possible. */
export const isAtLeastApart = (a: WarriorOnField, b: WarriorOnField, far: Mm): boolean => {
  const between = distance(centreOf(a.pose), centreOf(b.pose));
  return between >= sizeOf(a.id).reach + sizeOf(b.id).reach + far || clearDistance(a, b) >= far;
};
/** Whether two warriors are farther apart than this. Decided by their reach alone if possible. */
const isBeyond = (a: WarriorOnField, b: WarriorOnField, far: Mm): boolean =>
  distance(centreOf(a.pose), centreOf(b.pose)) > sizeOf(a.id).reach + sizeOf(b.id).reach + far ||
  clearDistance(a, b) > far;
/** Whether two warriors are apart, however little. */
const isFree = (a: WarriorOnField, b: WarriorOnField): boolean => isBeyond(a, b, 0);

/** Returns why a warrior cannot be set on any of these lines: it is beside them, or on another warrior (FF-22, FF-25, FF-31). */
export const refuseOnLine = (state: State, who: WarriorOnField, lines: readonly Mm[], rule: string): Refusal | null => {
  const { x, y } = centreOf(who.pose);
  if (!lines.includes(y) || x < LINE_ENDS[0] || x > LINE_ENDS[1]) return no(rule, 'no.notOnLine', {}, { at: { x, y } });
  const under = others(state, who.id).find((each) => !isFree(who, each));
  return under ? no(rule, 'no.overlaps', { other: { piece: under.id } }, { at: { x, y } }) : null;
};
/** Whether a warrior's centre is in a side's band (FF-22). */
export const isInBand = ({ pose }: WarriorOnField, side: Side): boolean => isInside(centreOf(pose), bandOf(side));
const isWithin = (who: WarriorOnField, rect: Rect): boolean =>
  outlineAt(who).points.every((corner) => isInside(corner, rect));

/** Returns the length of the longest of a side's five warriors, mm (FF-19). */
const longestOf = ({ fighters }: State, side: Side): Mm =>
  Math.max(...fighters.filter(({ seat }) => seat === side).map(({ id }) => sizeOf(id).length));
/** Whether the side is the attacking team (FF-19). */
const attacks = ({ first }: State, side: Side): boolean => side === first;
const refuseTeam = (state: State, who: WarriorOnField): Refusal | null => {
  const { seat } = who;
  const at = centreOf(who.pose);
  const own = warriorsOnField(state, seat);
  const [band, line] = [own.filter((each) => isInBand(each, seat)), own.filter((each) => !isInBand(each, seat))];
  const onLine = at.y === lineOf(seat);
  const distance = longestOf(state, seat);
  const near = (onLine ? band : line).find((each) => !isAtLeastApart(who, each, distance));
  const tooNear = near
    ? no('FF-19', 'no.nearFifth', { far: { mm: Math.ceil(distance) } }, { ...gapShown(near, who), at })
    : null;
  if (onLine)
    return line.length > 0
      ? no('FF-19', 'no.lineTaken', {}, { at })
      : (refuseOnLine(state, who, [at.y], 'FF-19') ?? tooNear);
  if (attacks(state, seat) && band.length === 4) return no('FF-19', 'no.fifthOnLine', {}, { at });
  if (!isWithin(who, bandOf(seat))) return no('FF-19', 'no.notInBand', {}, { at });
  const under = band.find((each) => !isFree(who, each));
  if (under) return no('FF-19', 'no.overlaps', { other: { piece: under.id } }, { at });
  if (band.length > 0 && band.every((each) => isBeyond(who, each, TOUCH)))
    return no('FF-19', 'no.notTouching', {}, { at });
  return tooNear;
};
const refuseNine = (state: State, who: WarriorOnField): Refusal | null => {
  const at = centreOf(who.pose);
  if (!isWithin(who, beyondLine(state.first))) return no('FF-32', 'no.notBeyond', {}, { at });
  const [one] = warriorsOnField(state, state.first);
  const distance = one ? sizeOf(one.id).width : 0;
  const near = others(state, who.id).find((each) => !isAtLeastApart(who, each, distance));
  return near
    ? no(
        'FF-32',
        'no.narrow',
        { other: { piece: near.id }, far: { mm: Math.ceil(distance) } },
        { ...gapShown(near, who), at },
      )
    : null;
};

/** Returns the warriors that the seat to act may place next (FF-19, FF-31, FF-32). */
export const placeable = (state: State): Fighter[] => {
  const { stage, options, first, fighters } = state;
  if (stage.at !== 'place') return [];
  const seat = seatToAct(state);
  if (options.variant === 'alone' && seat === first) return [...fighters];
  const waiting = waitingOf(state, seat);
  return stage.only.length > 0 ? waiting.filter(({ id }) => stage.only.includes(id)) : waiting;
};
/** Returns why a warrior cannot be placed there in the set-up (FF-19, FF-31, FF-32). */
export const refusePlace = (state: State, put: Of<'put'>): Refusal | null => {
  const seat = seatToAct(state);
  if (!placeable(state).some(({ id }) => id === put.id)) return no('FF-19', 'no.notYours');
  const who = setDown(put, seat);
  const { variant } = state.options;
  if (variant === 'relay') return refuseOnLine(state, who, [lineOf(seat)], 'FF-31');
  if (variant !== 'alone') return refuseTeam(state, who);
  return seat === state.first ? refuseOnLine(state, who, [lineOf(seat)], 'FF-32') : refuseNine(state, who);
};

/** An area for placing: where a warrior can be dropped, and where it then snaps to. */
export interface Area {
  readonly name: 'band' | 'line' | 'beyond';
  readonly within: readonly Rect[];
  snap(point: Point): Point;
}
/** Returns these lines as an area. A warrior dropped beside a line snaps onto it. */
export const lineArea = (lines: readonly Mm[]): Area => ({
  name: 'line',
  within: lines.map((y) => ({
    kind: 'rect',
    at: { x: LINE_ENDS[0], y: y - BESIDE },
    width: LINE_ENDS[1] - LINE_ENDS[0],
    height: 2 * BESIDE,
  })),
  snap: ({ x, y }) => ({ x, y: [...lines].sort((a, b) => Math.abs(a - y) - Math.abs(b - y))[0] ?? y }),
});
const plainly = ({ x, y }: Point): Point => ({ x, y });
/** Returns the areas where the seat to act may place warriors (FF-19, FF-31, FF-32). */
export const areasOf = (state: State): Area[] => {
  const seat = seatToAct(state);
  const { variant } = state.options;
  const line = lineArea([lineOf(seat)]);
  if (variant === 'relay') return [line];
  if (variant !== 'alone') return [{ name: 'band', within: [bandOf(seat)], snap: plainly }, line];
  return seat === state.first ? [line] : [{ name: 'beyond', within: [beyondLine(state.first)], snap: plainly }];
};

/** Returns points on a line, from its middle outwards. */
const alongLine = (y: Mm): Point[] => {
  const middle = (LINE_ENDS[0] + LINE_ENDS[1]) / 2;
  const half = LINE_ENDS[1] - middle;
  return Array.from({ length: half + 1 }, (_, i) => [middle + i, middle - i])
    .flat()
    .map((x) => ({ x, y }));
};
/** Returns points of a rectangle row by row. The middle row and the middle of each row come first. */
const throughout = ({ at, width, height }: Rect, step: Mm, rows: Mm): Point[] => {
  const middle = { x: Math.round(at.x + width / 2), y: Math.round(at.y + height / 2) };
  const out = (half: Mm, by: Mm): Mm[] =>
    Array.from({ length: Math.floor(half / by) + 1 }, (_, i) => (i === 0 ? [0] : [i * by, -i * by])).flat();
  return out(height / 2, rows).flatMap((dy) =>
    out(width / 2, step).map((dx) => ({ x: middle.x + dx, y: middle.y + dy })),
  );
};
/** Returns the first spot of an area that passes this check, or null. */
export const firstSpot = (area: Area, refuses: (at: Point) => boolean): Point | null => {
  const points =
    area.name === 'line'
      ? area.within.flatMap(({ at }) => alongLine(at.y + BESIDE))
      : area.within.flatMap((rect) => (area.name === 'band' ? throughout(rect, 1, 3) : throughout(rect, 8, 8)));
  return points.find((at) => !refuses(at)) ?? null;
};
/** The search radius for a legal place, mm, and the search directions. */
const AROUND: Mm = 40;
const WAYS = directions(48);
/**
 * Returns where a warrior dropped at a point snaps to: the area's nearest place that passes this check, else the point's own
 * place. A finger cannot hit a gap of 1 mm (FF-19).
 */
export const nearestSpot = (area: Area, point: Point, refuses: (at: Point) => boolean): Point => {
  const own = area.snap(point);
  if (!refuses(own)) return own;
  for (let distance = 1; distance <= AROUND; distance++)
    for (const way of WAYS) {
      const at = area.snap({ x: Math.round(point.x + way.x * distance), y: Math.round(point.y + way.y * distance) });
      if (!refuses(at)) return at;
    }
  return own;
};
/** Returns a legal way to place this warrior, in this area or any. Null if there is none. */
export const examplePut = (state: State, id: WarriorName, area?: Area): Of<'put'> | null => {
  for (const each of area ? [area] : areasOf(state).toReversed()) {
    const at = firstSpot(each, (point) => refusePlace(state, { type: 'put', id, at: point }) !== null);
    if (at) return { type: 'put', id, at };
  }
  return null;
};
