import type { TrajectoryView } from '../../../core/choice.ts';
import { trajectoryView } from '../../../core/shots/sideView.ts';
import { polar } from '../../../geometry/rotation.ts';
import { hurdlesOf, massesOf, speedOf, strikeOf } from '../bots/flight.ts';
import { bearingPoint, heightAhead } from './aim.ts';
import { MUZZLE, REACH } from './cannon.ts';
import { fieldOf, heightAt, modulesOf } from '../fortress/ground.ts';
import { bulkOf } from './shooting.ts';
import { must, radiusOf, onField } from '../rules/lookups.ts';
import { type Action, GUN_HEIGHT, type State, WARRIOR_HEIGHT } from '../types.ts';

type Fire = Extract<Action, { type: 'fire' }>;

/** Returns what a steady hand strikes first, by the same ballistics as the aims (SI-13). */
const struckBy = (state: State, { id, bearing, lift, power }: Fire): string | null => {
  const muzzle = polar(must(state, id).at, bearing / 10, REACH);
  return strikeOf(hurdlesOf(massesOf(state, id), muzzle, bearing), lift, speedOf(power))?.mass.who ?? null;
};
/** Returns a side view of a real shot from a steady hand. It has the arc to the first hit, the masonry on the path and nearby pieces (SI-13). */
export const sideOf = (state: State, action: Fire): TrajectoryView => {
  const { id, bearing, lift, power } = action;
  const gun = must(state, id);
  const { width, height } = fieldOf(state.options);
  const from = bearingPoint(gun.at, bearing, REACH);
  const to = bearingPoint(gun.at, bearing, REACH + Math.hypot(width, height));
  const targets = onField(state)
    .filter((piece) => piece.id !== id)
    .map((piece) => {
      const r = radiusOf(piece);
      const tall = piece.kind === 'gun' ? GUN_HEIGHT : WARRIOR_HEIGHT;
      const base = { kind: 'disc', at: piece.at, r } as const;
      return { id: piece.id, at: piece.at, base, z: heightAt(state, piece.at), tall, near: 2 * r };
    });
  const rise = (distance: number): number => heightAhead(distance, lift, power);
  const side = trajectoryView(
    { from, back: REACH, edge: radiusOf(gun) - REACH, to, muzzle: MUZZLE, rise },
    modulesOf(state).map(bulkOf),
    targets,
    action.on,
  );
  return { ...side, struck: struckBy(state, action) };
};
