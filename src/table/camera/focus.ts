import type { Choice } from '../../core/choice.ts';
import type { NodeId, Scene } from '../../core/scene.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import type { Rect } from '../../geometry/shape.ts';
import { activeOf, aimsOf } from '../hand/acting.ts';
import { radiusOf } from '../figures/pieces.ts';
import { piecesOf } from '../marks/tapes.ts';

/** What a small view should show of an action, and the least radius (mm) that must be large enough for a finger. */
export interface Focus {
  readonly frame: Rect;
  readonly r: Mm;
}

/** The picked piece with all that it may reach or aim at, and every enemy where it is aimed freely; null for the whole table: nothing is picked, or a piece is to be put anywhere. */
export function focusOf(scene: Scene, choices: readonly Choice<unknown>[], selected: NodeId | null): Focus | null {
  const piece = piecesOf(scene).find(({ id }) => id === selected);
  const active = activeOf(choices, selected, null).filter((choice) => choice.piece === selected && !choice.not);
  if (!piece || active.some((choice) => choice.kind === 'put')) return null;
  const r = radiusOf(piece);
  const reach = Math.max(4 * r, ...active.map((choice) => (choice.kind === 'walk' ? choice.reach + r : 0)));
  const free = active.some((choice) => choice.kind === 'aim');
  const enemies = free ? piecesOf(scene).filter(({ seat, out, waits }) => seat !== piece.seat && !out && !waits) : [];
  const discs = [
    { at: piece.at, r: reach },
    ...aimsOf(scene, active).map((aim) => ({ at: aim.at, r: 2 * aim.r })),
    ...enemies.map((enemy) => ({ at: enemy.at, r: 2 * radiusOf(enemy) })),
  ];
  const edge = (side: 1 | -1, axis: keyof Point): number =>
    side * Math.max(...discs.map((disc) => side * disc.at[axis] + disc.r));
  const at = { x: edge(-1, 'x'), y: edge(-1, 'y') };
  return { frame: { kind: 'rect', at, width: edge(1, 'x') - at.x, height: edge(1, 'y') - at.y }, r };
}
