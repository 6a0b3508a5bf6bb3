import type { Shot } from '../core/shots/shot.ts';
import type { FallWatcher } from './watchers/falls.ts';
import { STEP_RATE, SHELL, STEPS_PER_FRAME } from './parameters.ts';
import type { ShotWorld } from './shotWorld.ts';

/** Watches a shell and the bodies it topples. Fallen bodies roll less, and a shell that has hit flies less. */
export const watchShell = (shotWorld: ShotWorld, { solids, bodies }: Shot): FallWatcher => {
  const { movers, acting, place } = shotWorld;
  const fallen = new Set<string>();
  let struck: number | null = null;
  const corners = [
    ...solids.flatMap(({ prism }) => prism.map(({ x, y }) => place(x, y))),
    ...bodies.map(({ pose }) => place(pose[0] / 10, -pose[1] / 10)),
    [0, 0] as const,
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const { beyond, speed, time } = SHELL.done;
  const isPast = (): boolean => {
    const { x, y, z } = acting.body.translation();
    return (
      x < Math.min(...xs) - beyond ||
      x > Math.max(...xs) + beyond ||
      y < Math.min(...ys) - beyond ||
      y > Math.max(...ys) + beyond ||
      z < -2
    );
  };
  return {
    gone: new Set(),
    step: (step, touches) => {
      if (struck === null && touches.contacts.length > 0) struck = step;
      if (struck !== null && step === struck + Math.round(SHELL.spent.after * STEP_RATE)) {
        acting.body.setLinearDamping(SHELL.spent.linear);
        acting.body.setAngularDamping(SHELL.spent.angular);
      }
      if ((step + 1) % STEPS_PER_FRAME !== 0) return;
      for (const { id, body, flat } of movers) {
        if (flat || id === acting.id || fallen.has(id)) continue;
        const { x, y } = body.rotation();
        if (1 - 2 * (x * x + y * y) >= SHELL.fallen.up) continue;
        fallen.add(id);
        body.setLinearDamping(SHELL.fallen.linear);
        body.setAngularDamping(SHELL.fallen.angular);
      }
    },
    counts: ({ id }) => id !== acting.id,
    done: (step) => {
      const { x, y, z } = acting.body.linvel();
      return (struck !== null && x * x + y * y + z * z < speed * speed) || isPast() || step > time * STEP_RATE;
    },
  };
};
