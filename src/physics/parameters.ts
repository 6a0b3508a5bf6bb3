import { FINGER } from '../bodies/finger.ts';
import { STANDING_BODIES } from '../bodies/standingBodies.ts';
import { SHELLS } from '../bodies/shells.ts';
import { warriorBody, WARRIOR_NAMES } from '../bodies/flatBodies.ts';

/** The engine's package. Its inner files are used, so the version is pinned. */
const ENGINE = 'rapier-0.20.0-simd';
/** Raised when the same parameters give other results after a change of the code. */
const REVISION = 4;

/** Steps per second, and steps per frame of a film. */
export const STEP_RATE = 480;
export const STEPS_PER_FRAME = 8;

/** The parameters of every shot, in centimetres, grams and seconds; g in cm/s². */
export const WORLD = {
  gravity: 981,
  /** The engine's length unit. Its tolerances and its speed limit (400 units a second) depend on it. */
  lengthUnit: 2,
  /** In parts of that unit. */
  allowedError: 0.0025,
  solverIterations: 4,
  innerIterations: 1,
  ccdSteps: 4,
  /** How far ahead (cm) two fast bodies detect each other. */
  softCcd: 1,
  /** What still moves after this many seconds is stopped. */
  cap: 4,
} as const;

/** A flick on a field. */
export const FLICK = {
  /** In parts of the engine's unit. */
  prediction: 0.01,
  field: { friction: 1.03, restitution: 0.85 },
  /**
   * How far (cm) flat bodies are above their poses in the engine, and apart from the field and each other; each has a skin of
   * half of it. Between bodies that touch exactly, the engine finds the direction by chance: a sliding body then stops at once,
   * and one on top of another sinks in.
   */
  skin: 0.01,
  damping: { linear: 0.15, angular: 0.25 },
  /** What has sunk this far (cm) below the field's surface falls. It is slowed, and waited for at most this many seconds. */
  gone: { depth: 0.2, linear: 2, angular: 6, wait: 0.5 },
  /** The part of the finger's push that twists. */
  finger: { ...FINGER, twist: 0.6 },
  /** The height of the push as a part of the thickness, and the part of it that lifts if it is below the middle. */
  blow: { height: 0.16, hop: 0.03, widest: 0.98, reach: 0.92 },
} as const;

/** A shell among standing bodies. */
export const SHELL = {
  prediction: 0.025,
  table: { friction: 0.4, restitution: 0.25 },
  walls: { friction: 0.5, restitution: 0.2 },
  standing: { friction: 0.33, restitution: 0.2 },
  damping: { linear: 0.05, angular: 0.15 },
  /** A body has fallen once its head points less far up than this. Rolling then costs it more. */
  fallen: { up: 0.75, linear: 0.4, angular: 0.6 },
  /** The shell in flight, and this many seconds after its first contact. */
  flight: { linear: 0.02, angular: 4 },
  spent: { after: 0.05, linear: 1, angular: 25 },
  /** It is waited for until it has hit and is slower than this (cm/s), is this far outside the scene (cm), or for this many seconds. */
  done: { speed: 30, beyond: 40, time: 1.5 },
} as const;

/**
 * At rest: for some frames nothing moves faster than this (cm/s, rad/s), or nothing leaves the neighbourhood of one pose (cm,
 * rad). The second catches bodies that only jitter.
 */
export const REST = {
  quiet: { speed: 1, spin: 0.3, frames: 10 },
  still: { way: 0.05, turn: 0.05, frames: 24 },
  /** Bodies closer than this (cm) touch. */
  touch: 0.01,
} as const;

/** Bodies that overlap more than this (cm) are refused. */
export const MAX_OVERLAP = 0.2;
/** A body that rests deeper (cm) in another is moved out, well before it would be refused. */
export const MAX_REST_OVERLAP = 0.15;

/** A sleeping body wakes when an active one comes closer than this (cm). This is checked every few steps. */
export const WAKING = { ahead: 3, steps: 2 } as const;

/** Returns a short digest of what the results depend on. */
const digest = (text: string): string => {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, '0');
};
/** The physics version in a record. It changes with everything that changes a result: engine, parameters and bodies. */
export const PHYSICS_VERSION = `${ENGINE}-${digest(
  JSON.stringify([
    REVISION,
    STEP_RATE,
    WORLD,
    FLICK,
    SHELL,
    REST,
    MAX_REST_OVERLAP,
    WAKING,
    STANDING_BODIES,
    SHELLS,
    WARRIOR_NAMES.map(warriorBody),
  ]),
)}`;
