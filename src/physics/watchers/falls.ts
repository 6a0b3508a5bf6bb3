import type { Solid } from '../../core/shots/shot.ts';
import type { MovingBody } from '../movingBodies.ts';
import { FLICK, STEP_RATE } from '../parameters.ts';
import type { ShotWorld } from '../shotWorld.ts';
import type { ContactLog } from './contacts.ts';

/** Watches what falls, and so need not be waited for. */
export interface FallWatcher {
  /** The bodies that have fallen out of play. */
  readonly gone: ReadonlySet<string>;
  step(step: number, touches: ContactLog): void;
  /** Whether this body must come to rest. */
  counts(mover: MovingBody, step: number): boolean;
  /** Whether all is done except for coming to rest. */
  done(step: number): boolean;
}

/** Watches bodies that fall off the field or into its holes. They are slowed, and stop early in a hole. */
export const watchFalls = ({ movers, place }: ShotWorld, field: Solid | undefined): FallWatcher => {
  const level = (field?.to ?? 0) / 10;
  const holes = (field?.holes ?? []).map(({ at, r }) => ({ at: place(at.x, at.y), r: r / 10 }));
  const since = new Map<string, number>();
  const gone = new Set<string>();
  return {
    gone,
    step: (step) => {
      for (const { id, body } of movers) {
        if (gone.has(id) || body.isSleeping()) continue;
        const { x, y, z } = body.translation();
        if (z >= level - FLICK.gone.depth) continue;
        gone.add(id);
        since.set(id, step);
        body.setLinearDamping(FLICK.gone.linear);
        body.setAngularDamping(FLICK.gone.angular);
        if (holes.some(({ at, r }) => (x - at[0]) ** 2 + (y - at[1]) ** 2 < r * r))
          body.setLinvel({ x: 0, y: 0, z: body.linvel().z }, true);
      }
    },
    counts: ({ id }, step) => step - (since.get(id) ?? step) <= FLICK.gone.wait * STEP_RATE,
    done: () => true,
  };
};
