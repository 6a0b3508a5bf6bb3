import type { Material } from './materials.ts';

/** How a cue is played when nothing is known about its contact. */
export interface CueRecipe {
  /** The striking material and the struck one. */
  readonly by: Material;
  readonly on: Material;
  /** The usual speed of its contact, mm/s. */
  readonly speed: number;
  readonly volume: number;
  /** How many times higher than its materials. */
  readonly pitch?: number;
  /** How many times longer than its materials. */
  readonly longer?: number;
  /** The strikes of it, by their pitch and time (s): a rattle or a melody. Default: one. */
  readonly notes?: readonly (readonly [pitch: number, at: number])[];
}

const [FOURTH, FIFTH] = [4 / 3, 3 / 2];
/** The melody of a match has three notes. Its start stops on the last but one step, and only a win comes home to the second note. */
const MOTIF = { open: [1, FOURTH, FIFTH], home: [1, FIFTH, FOURTH] } as const;
const BEAT = 0.17;
const melody = ([a, b, c]: readonly [number, number, number]) =>
  [
    [a, 0],
    [b, BEAT],
    [c, 2 * BEAT],
  ] as const;

/** How long a die falls that drops in, s. The style sheet of the die has the same time. */
const DROP_SECONDS = 0.19;
/** All sounds: of a hand (lift, drop, tick, stop), of the table, and of a match. */
export const CUES = {
  lift: { by: 'cloth', on: 'felt', speed: 250, volume: 0.5, pitch: 1.35 },
  drop: { by: 'wood', on: 'felt', speed: 420, volume: 0.75 },
  tick: { by: 'plastic', on: 'plastic', speed: 160, volume: 0.45, pitch: 1.15, longer: 0.4 },
  stop: { by: 'felt', on: 'felt', speed: 500, volume: 0.7, pitch: 0.9 },
  dice: {
    by: 'plastic',
    on: 'plastic',
    speed: 260,
    volume: 0.5,
    pitch: 0.8,
    notes: [
      [1, 0],
      [1.12, 0.045],
      [0.94, 0.085],
      [1.06, 0.14],
    ],
  },
  die: { by: 'plastic', on: 'wood', speed: 700, volume: 0.85, pitch: 0.85 },
  /** A die that drops in: it touches the tray after `DROP_SECONDS` and hops once. */
  dropDie: {
    by: 'plastic',
    on: 'wood',
    speed: 1100,
    volume: 0.85,
    pitch: 0.9,
    notes: [
      [1, DROP_SECONDS],
      [1.12, DROP_SECONDS + 0.12],
    ],
  },
  knock: { by: 'wood', on: 'wood', speed: 600, volume: 0.85 },
  shot: { by: 'powder', on: 'powder', speed: 900, volume: 0.55, pitch: 2.2, longer: 0.5 },
  blow: { by: 'metal', on: 'wood', speed: 900, volume: 0.8, pitch: 0.7 },
  blast: { by: 'powder', on: 'powder', speed: 2400, volume: 0.85 },
  snap: { by: 'band', on: 'band', speed: 900, volume: 0.8 },
  slide: { by: 'cloth', on: 'cloth', speed: 400, volume: 0.3, pitch: 1.6 },
  fall: { by: 'plastic', on: 'felt', speed: 900, volume: 0.75 },
  turn: { by: 'bell', on: 'bell', speed: 400, volume: 0.6 },
  curtain: { by: 'cloth', on: 'cloth', speed: 600, volume: 0.7, longer: 1.4 },
  start: { by: 'bell', on: 'bell', speed: 500, volume: 0.6, notes: melody(MOTIF.open) },
  over: { by: 'bell', on: 'bell', speed: 500, volume: 0.6, pitch: 0.75, notes: melody(MOTIF.open) },
  won: { by: 'bell', on: 'bell', speed: 700, volume: 0.7, notes: [...melody(MOTIF.home), [FOURTH / 2, 2 * BEAT]] },
} as const satisfies Readonly<Record<string, CueRecipe>>;
export type CueName = keyof typeof CUES;
