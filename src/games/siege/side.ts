import type { SideView } from '../../core/choice.ts';
import { type Mm, type Point, closestOnSegment, distance, within } from '../../geometry/point.ts';
import { bearingPoint, heightAhead } from './aim.ts';
import { MUZZLE, REACH } from './cannon.ts';
import { fieldOf, heightAt, modulesOf } from './ground.ts';
import { bulkOf } from './shooting.ts';
import { spanOver } from './spans.ts';
import { must, radiusOf, standing } from './table.ts';
import { type Action, GUN_TALL, type State, TALL } from './types.ts';

type Fire = Extract<Action, { type: 'fire' }>;
const STEP: Mm = 15;
/** What is seen beyond the end of the arc, and above the highest thing, mm. */
const MORE: Mm = 90;
const ABOVE: Mm = 40;

/** A real shot from the side, were the hand firm: its arc, the masonry along its way and who stands near it (SI-13). */
export const sideOf = (state: State, { id, bearing, lift, power }: Fire): SideView => {
  const gun = must(state, id);
  const { width, height } = fieldOf(state.options);
  const muzzle = bearingPoint(gun.at, bearing, REACH);
  const arc = [{ x: 0, z: MUZZLE }];
  const most = Math.hypot(width, height);
  for (let x = STEP; x < most; x += STEP) {
    const z = MUZZLE + heightAhead(x, lift, power);
    arc.push({ x, z: Math.max(0, Math.round(z)) });
    if (z <= 0) break;
  }
  const end: Point = bearingPoint(gun.at, bearing, REACH + most);
  const ground = modulesOf(state).flatMap((module) => {
    const { top, from: foot } = bulkOf(module);
    const span = foot > 0 ? null : spanOver(muzzle, end, module.shape);
    return span ? [{ from: Math.round(span.from * most), to: Math.round(span.to * most), top }] : [];
  });
  const figures = standing(state).flatMap((piece) => {
    const near = closestOnSegment(piece.at, muzzle, end);
    if (piece.id === id || !within(piece.at, near, 2 * radiusOf(piece))) return [];
    const z = heightAt(state, piece.at);
    return [{ id: piece.id, x: Math.round(distance(muzzle, near)), z, tall: piece.kind === 'gun' ? GUN_TALL : TALL }];
  });
  const farthest = Math.max(...arc.map(({ x }) => x), ...ground.map(({ to }) => to), ...figures.map(({ x }) => x));
  const highest = Math.max(
    ...arc.map(({ z }) => z),
    ...ground.map(({ top }) => top),
    ...figures.map(({ z }) => z + TALL),
  );
  return { length: farthest + MORE, top: highest + ABOVE, arc, ground, figures };
};
