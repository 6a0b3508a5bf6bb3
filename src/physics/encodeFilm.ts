import { FILM_COARSE, FILM_DIGITS } from '../core/shots/film.ts';
import type { Pose } from '../core/shots/pose.ts';

/** Returns a whole number in digits of five bits, lowest first, with the sign in the lowest bit. */
const written = (value: number): string => {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  do {
    const digit = rest % 32;
    rest = (rest - digit) / 32;
    text += FILM_DIGITS[rest > 0 ? digit + 32 : digit];
  } while (rest > 0);
  return text;
};
/** Returns a pose in a film's units. The rotation gets the sign that is closer to the previous one. */
const coarse = (pose: Pose, before: Pose | undefined): number[] => {
  const mirrored =
    before !== undefined && [3, 4, 5, 6].reduce((sum, i) => sum + (pose[i] ?? 0) * (before[i] ?? 0), 0) < 0;
  return pose.map((value, i) => Math.round(((mirrored && i > 2 ? -1 : 1) * value) / (FILM_COARSE[i] as number)) + 0);
};

/** Returns a body's film from its poses at 60 Hz, the first at the start, the last at rest. `decodeFilm` reads it. */
export const encodeFilm = (poses: readonly Pose[]): string => {
  const frames: number[][] = [];
  let before: Pose | undefined;
  for (const pose of poses) {
    const now = coarse(pose, before);
    frames.push(now);
    before = now.map((value, i) => value * (FILM_COARSE[i] as number)) as unknown as Pose;
  }
  const same = (a: readonly number[] | undefined, b: readonly number[] | undefined): boolean =>
    a !== undefined && b !== undefined && a.every((value, i) => value === b[i]);
  let still = 1;
  while (still < frames.length && same(frames[still], frames[0])) still++;
  let end = frames.length;
  while (end > still && same(frames[end - 1], frames[end - 2])) end--;
  const moving = end - still;
  const value = (frame: number, i: number): number => frames[Math.max(frame, 0)]?.[i] ?? 0;
  const gains = [0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
    Array.from({ length: moving }, (_, k) => {
      const frame = still + k;
      return value(frame, i) - 2 * value(frame - 1, i) + value(frame - 2, i);
    }),
  );
  return [still, moving, ...(frames[0] ?? []), ...gains].map(written).join('');
};
