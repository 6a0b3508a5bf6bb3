import type { Pose } from './pose.ts';

/** Frames per second of a film. */
export const FILM_HZ = 60;
/** The 64 digits of a film: five bits each, and one bit that says more digits follow. */
export const FILM_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A film stores rotations in 1/1000, a tenth of a pose's precision, as it is only for display. */
export const FILM_COARSE = [1, 1, 1, 10, 10, 10, 10] as const;
const VALUES = new Map(FILM_DIGITS.split('').map((digit, value) => [digit, value]));

/** Returns the whole numbers of a film, or null if it is cut off or has an unknown letter. */
const numbersOf = (film: string): number[] | null => {
  const numbers: number[] = [];
  let [value, weight] = [0, 1];
  for (const digit of film) {
    const bits = VALUES.get(digit);
    if (bits === undefined || weight > 2 ** 40) return null;
    value += (bits % 32) * weight;
    weight *= 32;
    if (bits >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, weight] = [0, 1];
  }
  return weight === 1 ? numbers : null;
};

/**
 * Returns a body's poses at 60 Hz from the start of a shot until it rests; it then keeps the last. Empty for an unreadable film.
 * A film holds the number of still frames, the number of moving frames, the start pose, and the change of speed per frame for
 * each of the seven pose values.
 */
export const decodeFilm = (film: string): Pose[] => {
  const numbers = numbersOf(film);
  if (!numbers) return [];
  const [still = 0, moving = 0, ...rest] = numbers;
  if (still < 1 || still > 600 || moving < 0 || rest.length !== 7 + 7 * moving) return [];
  const now = rest.slice(0, 7);
  const speed = [0, 0, 0, 0, 0, 0, 0];
  const pose = (): Pose => now.map((value, i) => value * (FILM_COARSE[i] as number)) as unknown as Pose;
  const frames = Array.from({ length: still }, pose);
  for (let frame = 0; frame < moving; frame++) {
    for (let i = 0; i < 7; i++) {
      speed[i] = (speed[i] as number) + (rest[7 + i * moving + frame] as number);
      now[i] = (now[i] as number) + (speed[i] as number);
    }
    frames.push(pose());
  }
  return frames;
};
