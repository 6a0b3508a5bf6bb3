import type { Collider, ColliderDesc, RigidBody, World } from '@dimforge/rapier3d-simd/exports.js';
import { bodyByName, hullsOf } from '../bodies/hulls.ts';
import { shellBody } from '../bodies/shells.ts';
import type { FlatBody } from '../bodies/flatBodies.ts';
import type { Body, Shell } from '../core/shots/shot.ts';
import { FLICK, REST, SHELL, WORLD } from './parameters.ts';
import type { Rapier } from './rapier.ts';
import { cosine, composedRotation, sine, type Rotation } from './rotation.ts';

/** A body that may move, in the engine. */
export interface MovingBody {
  readonly id: string;
  readonly body: RigidBody;
  /** The shape of a flat body; null for others. */
  readonly flat: FlatBody | null;
  /** Its greatest extent from its origin, cm. */
  readonly reach: number;
}
/** Returns a moving body's colliders in a fixed order. */
export const collidersOf = ({ body }: MovingBody): Collider[] =>
  Array.from({ length: body.numColliders() }, (_, i) => body.collider(i));
/** Whether two moving bodies are close enough to touch: their bounding balls meet. */
export const mayTouch = (a: MovingBody, b: MovingBody): boolean => {
  const [p, q] = [a.body.translation(), b.body.translation()];
  return (p.x - q.x) ** 2 + (p.y - q.y) ** 2 + (p.z - q.z) ** 2 < (a.reach + b.reach + REST.touch) ** 2;
};
interface Part {
  readonly desc: ColliderDesc;
  readonly friction: number;
  readonly restitution: number;
}

const hullDesc = (rapier: Rapier, corners: readonly (readonly number[])[], density: number): ColliderDesc => {
  const desc = rapier.ColliderDesc.convexHull(new Float32Array(corners.flat().map((mm) => mm / 10)));
  if (!desc) throw new RangeError('A part of a body has no extent.');
  return desc.setDensity(density);
};
const partsOf = (rapier: Rapier, name: string): Part[] => {
  const body = bodyByName(name);
  const hulls = hullsOf(name);
  if ('flat' in body) {
    const { density, friction, restitution } = body.flat;
    const skin = FLICK.skin / 2;
    return hulls.map((hull) => ({
      desc: hullDesc(rapier, hull, density).setContactSkin(skin),
      friction,
      restitution,
    }));
  }
  const { base, blocks, friction = SHELL.standing.friction } = body.standing;
  const boxes = blocks.map(({ at: [x, y, z], half: [a, b, c], density }) =>
    rapier.ColliderDesc.cuboid(a / 10, b / 10, c / 10)
      .setTranslation(x / 10, y / 10, z / 10)
      .setDensity(density),
  );
  const foot = base && hulls[0] ? [hullDesc(rapier, hulls[0], base.density)] : [];
  return [...foot, ...boxes].map((desc) => ({ desc, friction, restitution: SHELL.standing.restitution }));
};
const attach = (rapier: Rapier, world: World, body: RigidBody, parts: readonly Part[]): void => {
  for (const { desc, friction, restitution } of parts) {
    desc
      .setFriction(friction)
      .setRestitution(restitution)
      .setFrictionCombineRule(rapier.CoefficientCombineRule.Average)
      .setRestitutionCombineRule(rapier.CoefficientCombineRule.Average)
      .setActiveEvents(rapier.ActiveEvents.CONTACT_FORCE_EVENTS)
      .setContactForceEventThreshold(0);
    world.createCollider(desc, body);
  }
  body.recomputeMassPropertiesFromColliders();
};
const reachOf = (name: string): number => {
  const squares = hullsOf(name).flatMap((hull) => hull.map(([x, y, z]) => x * x + y * y + z * z));
  return Math.sqrt(Math.max(...squares)) / 10;
};

/** Adds a body to the world at a place (cm). All but the acting one sleep until something touches them. */
export const addBody = (
  rapier: Rapier,
  world: World,
  { id, body: name, pose }: Body,
  at: readonly [x: number, y: number],
  acting: boolean,
): MovingBody => {
  const [, , z, a, b, c, d] = pose;
  const length = Math.sqrt(a * a + b * b + c * c + d * d);
  if (length === 0) throw new RangeError(`The pose of ${id} has no attitude.`);
  const named = bodyByName(name);
  const flat = 'flat' in named ? named.flat : null;
  const { linear, angular } = (flat ? FLICK : SHELL).damping;
  const body = world.createRigidBody(
    rapier.RigidBodyDesc.dynamic()
      .setTranslation(at[0], at[1], z / 100 + (flat ? FLICK.skin : 0))
      .setRotation({ x: a / length, y: b / length, z: c / length, w: d / length })
      .setLinearDamping(linear)
      .setAngularDamping(angular)
      .setCcdEnabled(true)
      .setSoftCcdPrediction(WORLD.softCcd)
      .setSleeping(!acting),
  );
  attach(rapier, world, body, partsOf(rapier, name));
  return { id, body, flat, reach: reachOf(name) };
};

/** Returns the rotation that points the front in a direction: bearing and lift in tenths of a degree. */
const pointed = (bearing: number, lift: number): Rotation => {
  const yaw = 900 - bearing;
  return composedRotation(
    { x: 0, y: -sine(lift), z: 0, w: cosine(lift) },
    { x: 0, y: 0, z: sine(yaw), w: cosine(yaw) },
  );
};
/** A quarter turn that lays the engine's capsules, which stand along y, along the front. */
const LAID = { x: 0, y: 0, z: -Math.SQRT1_2, w: Math.SQRT1_2 };

/** Fires a shell from a place (cm). */
export const addShell = (rapier: Rapier, world: World, act: Shell, at: readonly [x: number, y: number]): MovingBody => {
  const { r, half, mass, friction, restitution, speed } = shellBody(act.body);
  const fast = speed[0] + ((speed[1] - speed[0]) * act.power) / 1000;
  const level = fast * cosine(2 * act.lift);
  const body = world.createRigidBody(
    rapier.RigidBodyDesc.dynamic()
      .setTranslation(at[0], at[1], act.from[2] / 100)
      .setRotation(pointed(act.bearing, act.lift))
      .setLinvel(level * sine(2 * act.bearing), level * cosine(2 * act.bearing), fast * sine(2 * act.lift))
      .setLinearDamping(SHELL.flight.linear)
      .setAngularDamping(SHELL.flight.angular)
      .setCcdEnabled(true)
      .setSoftCcdPrediction(WORLD.softCcd),
  );
  const desc = rapier.ColliderDesc.capsule(half / 10, r / 10)
    .setRotation(LAID)
    .setMass(mass);
  attach(rapier, world, body, [{ desc, friction, restitution }]);
  return { id: act.id, body, flat: null, reach: (r + half) / 10 };
};
