import { shellArc } from '../core/shots/trajectory.ts';
import type { Mm } from '../geometry/point.ts';
import { distance } from '../geometry/point.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import type { AimChoice } from '../table/input/aimHandle.ts';
import { pieceIn, sceneAt } from './scenes.ts';
import { shotsOf } from './shotTraces.ts';

/** An earlier shot of a gun from the side, with its number among the gun's shots. */
export interface PastArc {
  readonly n: number;
  readonly arc: readonly { readonly x: Mm; readonly z: Mm }[];
}
/** How many of a gun's last shots are shown. */
const MOST = 3;
/** A gun this far from where it fired has moved since, mm. */
const MOVED: Mm = 1;

/** Returns the last shells of the gun being aimed as they really flew, if the gun is still where it fired them. */
export const pastArcs = (open: OpenMatch, choice: AimChoice): PastArc[] => {
  const id = choice.by ?? choice.piece;
  if (id === undefined) return [];
  const now = pieceIn(sceneAt(open, open.ply), id)?.at;
  return shotsOf(open)
    .filter(({ shot }) => shot.by === id && shot.act.kind === 'shell')
    .slice(-MOST)
    .flatMap(({ shot, ply, n }) => {
      const then = pieceIn(sceneAt(open, Math.max(0, ply - 1)), id)?.at;
      const arc = now && then && distance(now, then) <= MOVED ? shellArc(shot) : [];
      return arc.length > 1 ? [{ n, arc }] : [];
    });
};
