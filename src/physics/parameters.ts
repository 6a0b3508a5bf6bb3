import { FINGER } from '../bodies/finger.ts';
import { STANDING_BODIES } from '../bodies/standingBodies.ts';
import { SHELLS } from '../bodies/shells.ts';
import { warriorBody, WARRIOR_NAMES } from '../bodies/flatBodies.ts';

/** The engine's package; its inner files are relied upon, so the version is pinned. */
const ENGINE = 'rapier-0.20.0-simd';
/** Raised when the same parameters come to other results: a change of the code. */
const REVISION = 4;

/** Steps a second, and how many of them make one frame of a film. */
export const STEP_RATE = 480;
export const STEPS_PER_FRAME = 8;

/** What holds for every shot: centimetres, grams, seconds; g in cm/s². */
export const WORLD = {
  gravity: 981,
  /** The engine's own measure: its tolerances and its speed limit (400 of it a second) hang on it. */
  lengthUnit: 2,
  /** Parts of that measure. */
  allowedError: 0.0025,
  solverIterations: 4,
  innerIterations: 1,
  ccdSteps: 4,
  /** How far ahead (cm) two quick bodies see each other coming. */
  softCcd: 1,
  /** After so many seconds what still moves is stopped. */
  cap: 4,
} as const;

/** A flick on a field. */
export const FLICK = {
  /** Parts of the engine's measure. */
  prediction: 0.01,
  field: { friction: 1.03, restitution: 0.85 },
  /**
   * So far (cm) above their poses flat bodies are in the engine, and so far they keep off the field and each other, each having a skin of
   * half of it: of two things that touch exactly the engine finds the direction of the touch by chance, so that a sliding body stops at
   * once, and one that lies on another sinks into it.
   */
  skin: 0.01,
  damping: { linear: 0.15, angular: 0.25 },
  /** What has sunk so far (cm) below the field's surface falls: it is braked, and waited for no longer than so many seconds. */
  gone: { depth: 0.2, linear: 2, angular: 6, wait: 0.5 },
  /** The part of its push that twists. */
  finger: { ...FINGER, twist: 0.6 },
  /** The height of the blow as a part of the thickness, and the part of it that lifts where it falls below the middle. */
  blow: { height: 0.16, hop: 0.03, widest: 0.98, reach: 0.92 },
} as const;

/** A shell among standing bodies. */
export const SHELL = {
  prediction: 0.025,
  table: { friction: 0.4, restitution: 0.25 },
  walls: { friction: 0.5, restitution: 0.2 },
  standing: { friction: 0.33, restitution: 0.2 },
  damping: { linear: 0.05, angular: 0.15 },
  /** Once the head points less than so far up, a body has fallen, and rolling costs it more. */
  fallen: { up: 0.75, linear: 0.4, angular: 0.6 },
  /** The shell in flight, and so many seconds after its first touch. */
  flight: { linear: 0.02, angular: 4 },
  spent: { after: 0.05, linear: 1, angular: 25 },
  /** It is waited for until it has struck and is slower than this (cm/s), has left the scene by so much (cm), or for so many seconds. */
  done: { speed: 30, beyond: 40, time: 1.5 },
} as const;

/**
 * At rest: from frame to frame nothing moves faster than so much (cm/s, rad/s) for so many frames, or nothing leaves the neighbourhood
 * of one pose (cm, rad) for so many frames, which catches what only trembles.
 */
export const REST = {
  quiet: { speed: 1, spin: 0.3, frames: 10 },
  still: { way: 0.05, turn: 0.05, frames: 24 },
  /** What is nearer than so much (cm) touches. */
  touch: 0.01,
} as const;

/** What is deeper (cm) in something else than this is in its place. */
export const MAX_OVERLAP = 0.2;
/** What has come to rest deeper (cm) in something else is taken out of it: well before it would be refused. */
export const MAX_REST_OVERLAP = 0.15;

/** What sleeps is woken when something active comes nearer than so much (cm), looked for every so many steps. */
export const WAKING = { ahead: 3, steps: 2 } as const;

/** A short digest of what the results depend on. */
const digest = (text: string): string => {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, '0');
};
/** What a record names as the physics that it was played with: it changes with the engine, the parameters and the bodies. */
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
