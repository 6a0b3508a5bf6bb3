import type { ShotEvent } from '../../core/event.ts';
import type { NodeId, Scene } from '../../core/scene.ts';
import { FILM_HZ } from '../../core/shots/film.ts';
import type { Pose } from '../../core/shots/pose.ts';
import { TABLE_ID } from '../../core/shots/shot.ts';
import type { Motion, TimedCue, Track } from '../../table/motion/track.ts';
import type { StepShow } from '../timeline.ts';
import type { CueName } from './cues.ts';
import type { Material } from './materials.ts';
import type { Contact } from './mix.ts';

/** A sound at a moment of a show (ms), with what is known about its contact. */
export interface TimedSound {
  readonly at: number;
  readonly cue: CueName;
  readonly contact: Contact;
}
type Film = Track & { readonly frames: readonly Pose[]; readonly slow: number };

/** What the pieces and the ground of each mat are made of. */
const TABLES: Readonly<Record<string, { readonly pieces: Material; readonly ground: Material }>> = {
  scifi: { pieces: 'metal', ground: 'felt' },
  stratego: { pieces: 'wood', ground: 'wood' },
  flick: { pieces: 'wood', ground: 'wood' },
};
const SOLDIERS = { pieces: 'plastic', ground: 'felt' } as const;
/** What the terrain is made of, by its style. All other terrain is of stone. */
const TERRAIN: Readonly<Record<string, Material>> = {
  container: 'metal',
  barrel: 'metal',
  crate: 'wood',
  gate: 'wood',
  fence: 'wood',
  cart: 'wood',
  tree: 'wood',
  hedge: 'cloth',
  tent: 'cloth',
  board: 'wood',
};

const isFilm = (track: Track): track is Film => track.frames !== undefined && track.slow !== undefined;
const filmsOf = ({ tracks }: Motion): Film[] => tracks.filter(isFilm);
const TENTHS = 10;
const STILL = [0, 0, 0] as const;
/** Returns the velocity of a body just before a moment (ms of film time), mm/s. */
const velocityAt = (film: Film | undefined, ms: number): readonly [number, number, number] => {
  if (!film) return STILL;
  const last = Math.min(film.frames.length - 1, Math.floor((ms * FILM_HZ) / 1000));
  const [before, now] = [film.frames[Math.max(0, last - 1)], film.frames[Math.max(0, last)]];
  if (!before || !now) return STILL;
  const along = (axis: 0 | 1 | 2): number => ((now[axis] - before[axis]) * FILM_HZ) / TENTHS;
  return [along(0), along(1), along(2)];
};
/** Returns how fast two bodies approach each other just before a moment (ms of film time), mm/s. Without a film a body does not move. */
const contactSpeed = (a: Film | undefined, b: Film | undefined, ms: number): number => {
  const [one, other] = [velocityAt(a, ms), velocityAt(b, ms)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
};
/** A shot has its speed within this time, and a slide is heard by its speed after it, ms of film time. */
const SHOT_MS = 120;
/** Returns the greatest speed of a body at its start, mm/s. */
const startSpeed = (film: Film): number =>
  Math.max(
    ...Array.from({ length: (SHOT_MS * FILM_HZ) / 1000 }, (_, i) =>
      contactSpeed(film, undefined, (i * 1000) / FILM_HZ),
    ),
  );

/** Returns the material of a body, a piece of terrain or the table. A shell is of iron. */
const materialOf = (id: NodeId, { nodes, mat }: Scene, shots: readonly ShotEvent[]): Material => {
  const { pieces, ground } = TABLES[mat] ?? SOLDIERS;
  if (id === TABLE_ID) return ground;
  if (shots.some(({ act }) => act.kind === 'shell' && act.id === id)) return 'metal';
  const node = nodes.find((each) => each.id === id);
  if (node?.kind !== 'area') return node ? pieces : ground;
  return TERRAIN[node.style] ?? 'stone';
};
/** How far (ms) a cue may be from the contact that it sounds for. */
const NEAR = 1;
/** A body that touches its ground this early (ms of film time) has rested on it. */
const RESTED_MS = 1000 / FILM_HZ;
/**
 * Returns the contact that a knock sounds for: the faster body strikes the other. A knock of no shot is of two pieces. Null if a
 * body only rested on its ground.
 */
const knockAt = (at: number, { before, motion }: Shown, shots: readonly ShotEvent[]): Contact | null => {
  const films = filmsOf(motion);
  for (const { act, result } of shots) {
    const clock = films.find(({ id }) => id === act.id || id in result.rest);
    const touch = result.contacts.find(([ms]) => clock && Math.abs(clock.from + ms * clock.slow - at) < NEAR);
    if (!touch) continue;
    const [ms, ...ids] = touch;
    const isPiece = (id: NodeId): boolean => before.nodes.some((node) => node.kind === 'piece' && node.id === id);
    if (act.kind === 'flick' && ms < RESTED_MS && !ids.every(isPiece)) return null;
    const [one, other] = ids.map((id) => films.find((film) => film.id === id));
    const isFirst = contactSpeed(one, undefined, ms) >= contactSpeed(other, undefined, ms);
    const [by, on] = (isFirst ? ids : ids.toReversed()).map((id) => materialOf(id, before, shots));
    const speed = contactSpeed(one, other, ms);
    // Without a film the speed is unknown.
    return { ...(speed > 0 ? { speed } : {}), ...(by && on ? { by, on } : {}) };
  }
  const { pieces } = TABLES[before.mat] ?? SOLDIERS;
  return { by: pieces, on: pieces };
};
type Shown = Pick<StepShow, 'before' | 'events' | 'motion'>;

/** When a rolling die touches the tray, as a part of its roll, and how fast, mm/s. The style sheet of the die has the same moments. */
const TOUCHES = [
  [0.38, 1500],
  [0.66, 700],
  [0.86, 300],
] as const;
/** A roll shorter than this has no touches of its own, ms. */
const BRIEF_MS = 500;
/** Returns the touches of the dice of all rolls, and those of a second die after a six. */
const diceSounds = ({ events, motion: { rolls } }: Shown): TimedSound[] =>
  rolls.flatMap(({ from, to, events: rolled }): TimedSound[] => {
    if (to === from) return [];
    const touches = to - from < BRIEF_MS ? [] : TOUCHES;
    const second = rolled.some((i) => {
      const event = events[i];
      return event?.kind === 'rolled' && event.dice.length > 1;
    });
    return [
      ...touches.map(([part, speed]): TimedSound => ({
        at: from + part * (to - from),
        cue: 'die',
        contact: { speed },
      })),
      ...(second ? [{ at: to, cue: 'dropDie', contact: {} } as const] : []),
    ];
  });

const ofCue = ({ at, cue }: TimedCue, shown: Shown, shots: readonly ShotEvent[]): TimedSound | null => {
  const { pieces, ground } = TABLES[shown.before.mat] ?? SOLDIERS;
  if (cue === 'knock') {
    const contact = knockAt(at, shown, shots);
    return contact && { at, cue, contact };
  }
  if (cue === 'drop' || cue === 'fall') return { at, cue, contact: { by: pieces, on: ground } };
  if (cue !== 'snap' && cue !== 'slide') return { at, cue, contact: {} };
  const flicked = filmsOf(shown.motion).find(
    ({ id, from, to }) => from <= at && at < to && shots.some(({ act }) => act.id === id),
  );
  if (!flicked) return { at, cue, contact: {} };
  const speed =
    cue === 'snap'
      ? startSpeed(flicked)
      : contactSpeed(flicked, undefined, (at - flicked.from) / flicked.slow + SHOT_MS);
  return { at, cue, contact: { speed } };
};
/** Returns the thump of each gun, by the speed of its shell. */
const gunSounds = ({ motion }: Shown, shots: readonly ShotEvent[]): TimedSound[] =>
  filmsOf(motion).flatMap((film): TimedSound[] =>
    shots.some(({ act }) => act.kind === 'shell' && act.id === film.id)
      ? [{ at: film.from, cue: 'blast', contact: { speed: startSpeed(film) } }]
      : [],
  );
/** Returns the sounds of a show in order: its cues with the speed and the materials of their contacts, the dice and the guns. */
export const timedSounds = (shown: Shown): TimedSound[] => {
  const shots = shown.events.filter((event): event is ShotEvent => event.kind === 'shot');
  const cues = shown.motion.cues.flatMap((cue) => ofCue(cue, shown, shots) ?? []);
  return [...cues, ...diceSounds(shown), ...gunSounds(shown, shots)].toSorted((a, b) => a.at - b.at);
};
