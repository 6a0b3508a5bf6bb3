import type { Pose } from './pose.ts';

/** Frames a second of a film. */
export const FILM_HZ = 60;
/** The sixty-four digits of a film: five bits each, and one that says that more follow. */
export const FILM_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A film keeps attitudes in 1/1000, a tenth of a pose's own unit: for the eye. */
export const FILM_COARSE = [1, 1, 1, 10, 10, 10, 10] as const;
const VALUES = new Map(FILM_DIGITS.split('').map((digit, value) => [digit, value]));

/** The whole numbers of a film, or null where it breaks off or holds a strange letter. */
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
 * The poses of one body at 60 Hz, from the start of a shot until it rests; it keeps the last one. None for a film that cannot be read.
 * A film is: how many frames it stands still, how many it moves, where it stands, and for each of the seven parts of a pose what its
 * speed gains from frame to frame.
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
