import { fingerSpeed } from '../bodies/finger.ts';
import type { Corner, FlatBody } from '../bodies/flatBodies.ts';
import type { Flick } from '../core/shots/shot.ts';
import type { MovingBody } from './movingBodies.ts';
import { FLICK } from './parameters.ts';
import { cosine, sine, type Rotation, rotatedVector } from './rotation.ts';

const CM = 10;
/** Returns the parts of a flat body as seen from above, turned but not moved, cm. */
export const projectedParts = ({ parts }: FlatBody, turn: Rotation): (readonly Corner[])[] =>
  parts.map(({ rim }) =>
    rim.map(([x, y]): Corner => {
      const seen = rotatedVector(turn, { x: x / CM, y: y / CM, z: 0 });
      return [seen.x, seen.y];
    }),
  );

/** Returns where a finger that comes along a direction, off the middle by `offset` (-1 to 1), meets the edge, from the body's centre, cm. */
const metAt = (parts: readonly (readonly Corner[])[], dx: number, dy: number, offset: number): Corner => {
  // Each corner's place along the direction and to its left.
  const seen = parts.map((part) => part.map(([x, y]): Corner => [x * dx + y * dy, -x * dy + y * dx]));
  const lefts = seen.flatMap((part) => part.map(([, left]) => left));
  const beside = offset * (offset > 0 ? Math.max(...lefts) : -Math.min(...lefts)) * FLICK.blow.reach;
  let first = Infinity;
  for (const part of seen) {
    part.forEach(([along, left], i) => {
      const [nextAlong, nextLeft] = part[(i + 1) % part.length] as Corner;
      if ((left - beside) * (nextLeft - beside) > 0 || left === nextLeft) return;
      first = Math.min(first, along + ((beside - left) / (nextLeft - left)) * (nextAlong - along));
    });
  }
  const along = first === Infinity ? 0 : first;
  return [along * dx - beside * dy, along * dy + beside * dx];
};

/** Flicks a flat body: one push at its edge, and a twist. Throws for a body that is not flat. */
export const applyFlick = ({ id, body, flat }: MovingBody, act: Flick): void => {
  if (!flat) throw new RangeError(`${id} is no flat body: it cannot be flicked.`);
  const { finger, blow } = FLICK;
  const [dx, dy] = [sine(2 * act.bearing), cosine(2 * act.bearing)];
  const offset = Math.max(-blow.widest, Math.min(blow.widest, act.offset / 1000));
  const height = act.height / 1000;
  const [rx, ry] = metAt(projectedParts(flat, body.rotation()), dx, dy, offset);
  const inertia = body.principalInertia();
  const mass = body.mass();
  const arm = rx * dy - ry * dx;
  const push =
    ((1 + finger.restitution) * fingerSpeed(act.power)) /
    (1 / finger.mass + 1 / mass + (arm * arm) / Math.max(inertia.x, inertia.y, inertia.z));
  const { x, y, z } = body.translation();
  body.applyImpulseAtPoint(
    { x: push * dx, y: push * dy, z: 0 },
    { x: x + rx, y: y + ry, z: z + (height * blow.height * flat.thickness) / CM },
    true,
  );
  body.applyTorqueImpulse({ x: 0, y: 0, z: finger.twist * push * arm }, true);
  if (height < 0) body.applyImpulse({ x: 0, y: 0, z: -blow.hop * push * height }, true);
};
