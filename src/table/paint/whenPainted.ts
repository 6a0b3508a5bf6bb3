import type { Scene } from '../../core/scene.ts';
import type { Theme } from '../draw/theme.ts';
import { finishedTable, onPainted, orderTable } from './painter.ts';
import { isPainted, planOf, SCALE } from './planTable.ts';
import type { PaintedTable } from './protocol.ts';

/** How long a painted table is waited for, ms. */
const PATIENCE = 15_000;
/**
 * Returns the painted table of a static scene when it is ready, not turned. Null for a scene that is not painted, or if the
 * browser cannot paint or takes too long.
 */
export const whenPainted = async (scene: Scene, theme: Theme): Promise<PaintedTable | null> => {
  if (typeof Worker === 'undefined' || !isPainted(scene, theme)) return null;
  const plan = planOf(scene, theme, 0, SCALE);
  const key = JSON.stringify(plan);
  return new Promise((done) => {
    let cancel = (): void => undefined;
    const finish = (table: PaintedTable | null): void => {
      clearTimeout(timer);
      unsubscribe();
      cancel();
      done(table);
    };
    const look = (): void => {
      const table = finishedTable(key);
      if (table) finish(table);
      // The table on the screen may have taken the place of this order.
      else cancel = orderTable(key, plan);
    };
    const timer = setTimeout(() => finish(null), PATIENCE);
    const unsubscribe = onPainted(look);
    look();
  });
};
