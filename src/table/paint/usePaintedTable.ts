import { use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Scene } from '../../core/scene.ts';
import type { Theme } from '../draw/theme.ts';
import { onPainted, orderTable, paintedTable } from './painter.ts';
import { isPainted, planOf, SCALE } from './planTable.ts';
import { PlainTable } from './plainTable.ts';
import type { PaintedTable } from './protocol.ts';

/** How long (ms) a table must stay the same before it is painted once more. */
const REST = 60;
/** How a table is seen: its theme, its turn in degrees, and the px per mm that are enough. */
interface Seen {
  readonly theme: Theme;
  readonly turn: number;
  readonly scale?: number;
}
/**
 * Returns the painted table of a scene, or null until it is ready. `scene` must stay the same object while it looks the same.
 * After a small change the table before it is returned until the new one is ready.
 */
export function usePaintedTable(scene: Scene, { theme, turn, scale = SCALE }: Seen): PaintedTable | null {
  const plain = use(PlainTable);
  const wanted = !plain && scale > 0 && typeof Worker !== 'undefined' && isPainted(scene, theme);
  const quarter = ((Math.round(turn / 90) % 4) + 4) % 4;
  const plan = useMemo(
    () => (wanted ? planOf(scene, theme, quarter * 90, scale) : null),
    [wanted, scene, theme, quarter, scale],
  );
  const key = useMemo(() => (plan ? JSON.stringify(plan) : ''), [plan]);
  useEffect(() => {
    if (!plan) return undefined;
    let cancel = (): void => undefined;
    const timer = setTimeout(
      () => {
        cancel = orderTable(key, plan);
      },
      paintedTable(key, plan) ? REST : 0,
    );
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [plan, key]);
  return useSyncExternalStore(onPainted, () => paintedTable(key, plan));
}
