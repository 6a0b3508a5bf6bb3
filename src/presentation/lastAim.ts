import { AIM_CONTROLS, type Aim } from '../core/aim.ts';
import { fineBearing } from '../geometry/rotation.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { type AimChoice, bearingTo, clampToLimits, intendedTarget } from '../table/input/aimHandle.ts';
import type { Draft } from '../table/input/proposal.ts';
import { type PastShot, shotsOf } from './shotTraces.ts';
import { sceneAt } from './scenes.ts';

/**
 * Returns the target of a shot, and how far beside it the shot was aimed (tenths of a degree). Null if that is not known any
 * more.
 */
const asideThen = (open: OpenMatch, choice: AimChoice, { shot, ply }: PastShot): { on: string; by: number } | null => {
  const before = sceneAt(open, Math.max(0, ply - 1));
  const piece = before.nodes.find(({ id }) => id === shot.by);
  if (piece?.kind !== 'piece') return null;
  const then: AimChoice = { ...choice, controls: { ...choice.controls, at: piece.at } };
  const on = intendedTarget(then, before, shot.aim, shot.on ?? null);
  const target = before.nodes.find(({ id }) => id === on);
  if (on === null || target?.kind !== 'piece') return null;
  return { on, by: (shot.aim.bearing ?? 0) - fineBearing(piece.at, target.at) };
};
/**
 * Returns the last aim of a gun or warrior, to be used again: as far beside its target as then, wherever the target is now.
 * Null if it was never aimed.
 */
export const lastAim = (open: OpenMatch, choice: AimChoice): Draft | null => {
  const past = shotsOf(open).findLast(({ shot }) => shot.by === (choice.by ?? choice.piece));
  if (!past) return null;
  const { aim } = past.shot;
  const aside = asideThen(open, choice, past);
  const now = aside && bearingTo(choice, sceneAt(open, open.ply), aside.on);
  const bearing = aside && now !== null ? now + aside.by : aim.bearing;
  const kept = AIM_CONTROLS.flatMap((name) => {
    const value = name === 'bearing' ? bearing : aim[name];
    return choice.controls.set[name] && value !== undefined
      ? [[name, clampToLimits(choice, name, value)] as const]
      : [];
  });
  const setting: Aim = Object.fromEntries(kept);
  return { choice, aim: setting, ...(aside ? { on: aside.on } : {}) };
};
