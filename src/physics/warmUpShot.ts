import { warriorBody } from '../bodies/flatBodies.ts';
import { type Pose, poseAt } from '../core/shots/pose.ts';
import type { Shot } from '../core/shots/shot.ts';

const SIDE = 200;
const TOP = 15;
const lying = (warrior: 'hawk' | 'boar', y: number): Pose =>
  poseAt({ x: SIDE / 2, y }, 10 * TOP + Math.round(warriorBody(warrior).thickness * 5), 0);
const corner = (x: number, y: number) => ({ x, y });

/** A short flick that calls everything a shot calls in the engine: one warrior slides against another on a small field. */
export const WARM_UP_SHOT: Shot = {
  solids: [
    { id: 'field', prism: [corner(0, 0), corner(SIDE, 0), corner(SIDE, SIDE), corner(0, SIDE)], from: 0, to: TOP },
  ],
  bodies: [
    { id: 'one', body: 'hawk', pose: lying('hawk', 140) },
    { id: 'other', body: 'boar', pose: lying('boar', 80) },
  ],
  act: { kind: 'flick', id: 'one', bearing: 0, power: 350, offset: 300, height: 0 },
};
