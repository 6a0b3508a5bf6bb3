/** The finger that flicks: effective mass (g), bounce, and speeds at half and full power (cm/s). */
export const FINGER = { mass: 12, restitution: 0.3, half: 201, most: 316 } as const;

const FULL = 1000;
/** Returns the finger's speed (cm/s) at a power of 0 to 1000. It is 0 at no power and grows more slowly at high power. */
export const fingerSpeed = (power: number): number => {
  const { half, most: max } = FINGER;
  const part = power / FULL;
  return (4 * half - max) * part + (2 * max - 4 * half) * part * part;
};
/** Returns the lowest power (1 to 1000) that reaches a speed in cm/s, or 1000 if none does. */
export const powerForSpeed = (speed: number): number => {
  let [low, high] = [1, FULL];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fingerSpeed(middle) < speed) low = middle + 1;
    else high = middle;
  }
  return low;
};
