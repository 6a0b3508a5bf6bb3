import { WAKING } from '../parameters.ts';
import type { ShotWorld } from '../shotWorld.ts';

/**
 * Wakes a sleeping body before something comes near it, because otherwise it takes the first hit like a wall. Others sleep on and
 * keep their poses exactly.
 */
export const watchSleepers =
  ({ movers }: ShotWorld, touched: ReadonlySet<string>): (() => void) =>
  () => {
    const active = movers.filter(({ id, body }) => touched.has(id) && !body.isSleeping());
    if (active.length === movers.length) return;
    const places = active.map(({ body, reach }) => ({ ...body.translation(), reach }));
    for (const { body, reach } of movers) {
      if (!body.isSleeping()) continue;
      const { x, y, z } = body.translation();
      const near = places.some(
        (each) => (each.x - x) ** 2 + (each.y - y) ** 2 + (each.z - z) ** 2 < (each.reach + reach + WAKING.ahead) ** 2,
      );
      if (near) body.wakeUp();
    }
  };
