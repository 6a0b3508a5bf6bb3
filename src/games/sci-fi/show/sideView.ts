import type { TrajectoryView } from '../../../core/choice.ts';
import { shellBody } from '../../../bodies/shells.ts';
import { trajectoryView, firstHit } from '../../../core/shots/sideView.ts';
import { distanceToEdge } from '../../../geometry/gap.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import { directions } from '../../../geometry/rotation.ts';
import { footOf, makeOf } from '../armies/fields.ts';
import { firesFrom, shellOf } from '../rules/fire.ts';
import { eyeOf } from '../rules/sightlines.ts';
import { baseOf, fieldOf, pathRadiusOf, isInfantry, bodiesOnField, heightOf } from '../rules/lookups.ts';
import { type Of, type Placed, type State } from '../types.ts';

/** Gravity, mm/s². */
export const GRAVITY = 9810;
const TENTHS = directions(3600);

/** Returns the unit vector of a bearing in tenths of a degree, clockwise from up. */
const headingOf = (tenths: number): Point => TENTHS[((tenths % 3600) + 3600) % 3600] ?? { x: 0, y: -1 };
/** Returns the shell's height above the muzzle at a distance, mm, without air. */
const heightAhead = (distance: Mm, by: Placed, { weapon, lift, power, gun }: Of<'fire'>): Mm => {
  const [min, max] = shellBody(shellOf(by, gun === undefined ? weapon : 0)).speed;
  const speed = 10 * (min + ((max - min) * power) / 1000);
  const { x: sin, y } = headingOf(lift);
  return (distance * sin) / -y - (GRAVITY * distance * distance) / (2 * (speed * y) ** 2);
};

/** Returns a shot from a steady hand, and what it may strike. */
const flightOf = (state: State, action: Of<'fire'>): Parameters<typeof firstHit> => {
  const by = firesFrom(state, action);
  const { at: from, z: muzzle } = eyeOf(by);
  const ahead = headingOf(action.bearing);
  const { width, height } = fieldOf(state);
  const reach = Math.hypot(width, height);
  const to = { x: from.x + ahead.x * reach, y: from.y + ahead.y * reach };
  const blocks = state.obstacles.map((each) => ({
    id: each.id,
    shape: footOf(each),
    from: 0,
    top: makeOf(each).tall,
  }));
  const targets = bodiesOnField(state)
    .filter(({ id }) => id !== by.id && id !== action.id)
    .map((body) => {
      const { id, at, z } = body;
      const wide = isInfantry(body) ? {} : { wide: pathRadiusOf(body) };
      return { id, at, base: baseOf(body), z, tall: heightOf(body), near: 2 * pathRadiusOf(body), ...wide };
    });
  const edge = state.options.measure === 'centres' ? 0 : distanceToEdge(baseOf(by), from, to);
  return [{ from, back: 0, edge, to, muzzle, rise: (distance) => heightAhead(distance, by, action) }, blocks, targets];
};
/** Returns a side view of a real shot from a steady hand. It has the arc to the first hit and what is along its path, with heights (SF-22). */
export const sideOf = (state: State, action: Of<'fire'>): TrajectoryView => {
  const [flight, blocks, targets] = flightOf(state, action);
  return trajectoryView(flight, blocks, targets, action.on);
};
/**
 * Returns what a real shot from a steady hand strikes first; null for the ground. Obstacles count as higher, by the margin
 * `clear` that the shell must keep, mm (SF-22).
 */
export const struckIn = (state: State, action: Of<'fire'>, clear: Mm = 0): string | null => {
  const [flight, blocks, targets] = flightOf(state, action);
  return firstHit(
    flight,
    blocks.map((block) => ({ ...block, top: block.top + clear })),
    targets,
  );
};
