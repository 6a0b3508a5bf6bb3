/** The finger that flicks: its effective mass (g), its bounce, and its speeds at half and at full power (cm/s). */
export const FINGER = { mass: 12, restitution: 0.3, half: 201, most: 316 } as const;

const FULL = 1000;
/** The speed of the finger at a power of 0..1000, cm/s: none at no power, and it grows the more slowly the harder the flick. */
export const fingerSpeed = (power: number): number => {
  const { half, most: max } = FINGER;
  const part = power / FULL;
  return (4 * half - max) * part + (2 * max - 4 * half) * part * part;
};
/** The least power, 1..1000, at which the finger is so fast (cm/s); 1000 where none is enough. */
export const powerForSpeed = (speed: number): number => {
  let [low, high] = [1, FULL];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fingerSpeed(middle) < speed) low = middle + 1;
    else high = middle;
  }
  return low;
};
