import { EMPTY_PREVIEW, type Preview } from '../../../core/choice.ts';
import type { LineNode } from '../../../core/scene.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import { edgesOf, type Polygon } from '../../../geometry/shape.ts';
import { directions } from '../../../geometry/rotation.ts';
import { faced } from '../rules/flick.ts';
import { gapFor } from '../rules/gap.ts';
import { centreOf } from './outlines.ts';
import { outcomesOf } from './outcomes.ts';
import { clearDistance } from '../rules/place.ts';
import { QUARTER } from '../rules/spin.ts';
import { outlineAt, warriorsOnField, warriorOnField } from '../rules/lookups.ts';
import { type Action, type Flicking, type WarriorOnField, type State, otherOf, gameMessage } from '../types.ts';

const BEARINGS = directions(3600);
/** The size of the contact point's mark, mm. */
const DOT: Mm = 2;
/** The part of the half width that an offset of 1000 means. */
const WIDEST = 0.92;

/** Returns where a finger meets a warrior: on the side away from the blow, at this offset from the line through its centre (FF-03). */
const contactOf = (outline: Polygon, centre: Point, bearing: number, offset: number): Point => {
  const { x, y } = BEARINGS[bearing % 3600] as Point;
  // Along the blow, and to its left.
  const local = (p: Point): readonly [number, number] => {
    const [dx, dy] = [p.x - centre.x, p.y - centre.y];
    return [dx * x + dy * y, dx * y - dy * x];
  };
  const sides = outline.points.map((p) => local(p)[1]);
  const beside = WIDEST * (offset >= 0 ? (offset / 1000) * Math.max(...sides) : (-offset / 1000) * Math.min(...sides));
  let along = 0;
  for (const [from, to] of edgesOf(outline)) {
    const [[a, left], [b, right]] = [local(from), local(to)];
    if (left === right || (left - beside) * (right - beside) > 0) continue;
    along = Math.min(along, a + ((beside - left) / (right - left)) * (b - a));
  }
  return { x: Math.round(centre.x + along * x + beside * y), y: Math.round(centre.y + along * y - beside * x) };
};

const gapReason = (state: State, who: WarriorOnField): Preview['reasons'] => {
  const [nearest] = warriorsOnField(state, otherOf(who.seat))
    .map((each) => clearDistance(who, each))
    .sort((a, b) => a - b);
  return nearest === undefined
    ? []
    : [
        { text: gameMessage('reason.gap'), value: Math.floor(nearest) },
        { text: gameMessage('reason.needed'), value: Math.ceil(gapFor(state, who.seat)) },
      ];
};
const showFlick = (state: State, action: Flicking): Preview => {
  const who = warriorOnField({ fighters: faced(state.fighters, action) }, action.id);
  if (!who) return EMPTY_PREVIEW;
  const from = contactOf(outlineAt(who), centreOf(who.pose), action.bearing, action.offset);
  const nodes: LineNode[] = [{ kind: 'ring', id: 'contact', at: from, r: DOT }];
  const gap = state.field === 'V' && action.type === 'strike' ? (gapReason(state, who) ?? []) : [];
  const outcomes = outcomesOf(state, action.type);
  return { nodes, reasons: gap, outcomes, ...(action.type === 'strike' ? { spin: { least: QUARTER } } : {}) };
};
/** Returns the preview of a flick: its contact point, and what the rules ask of it (FF-03, FF-23). */
export const preview = (state: State, action: Action): Preview =>
  action.type === 'strike' || action.type === 'move' ? showFlick(state, action) : EMPTY_PREVIEW;
