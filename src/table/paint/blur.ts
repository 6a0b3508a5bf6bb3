/** A map of numbers, row by row. */
export interface Field {
  readonly wide: number;
  readonly high: number;
  readonly values: Float32Array;
}
const TIMES = 2;

/** Returns a map blurred by a box of radius `r` px, twice over. */
export function blurred({ wide, high, values }: Field, r: number): Float32Array {
  const radius = Math.max(1, Math.round(r));
  const kept = Float32Array.from(values);
  const across = new Float32Array(wide * high);
  for (let k = 0; k < TIMES; k++) {
    blurRows({ wide, high, values: kept }, across, radius);
    blurColumns({ wide, high, values: across }, kept, radius);
  }
  return kept;
}

function blurRows({ wide, high, values }: Field, to: Float32Array, radius: number): void {
  const part = 1 / (radius * 2 + 1);
  const last = wide - 1;
  for (let start = 0; start < wide * high; start += wide) {
    const at = (x: number): number => values[start + Math.min(last, Math.max(0, x))] as number;
    let sum = at(0) * (radius + 1);
    for (let x = 0; x < radius; x++) sum += at(x);
    for (let x = 0; x < wide; x++) {
      sum += at(x + radius);
      to[start + x] = sum * part;
      sum -= at(x - radius);
    }
  }
}
function blurColumns({ wide, high, values }: Field, to: Float32Array, radius: number): void {
  const part = 1 / (radius * 2 + 1);
  const sums = new Float32Array(wide);
  const rowOf = (y: number): number => Math.min(high - 1, Math.max(0, y)) * wide;
  for (let y = -radius; y <= radius; y++)
    for (let x = 0, row = rowOf(y); x < wide; x++) sums[x] = (sums[x] as number) + (values[row + x] as number);
  for (let y = 0; y < high; y++) {
    const next = rowOf(y + radius + 1);
    const last = rowOf(y - radius);
    for (let x = 0; x < wide; x++) {
      to[y * wide + x] = (sums[x] as number) * part;
      sums[x] = (sums[x] as number) + (values[next + x] as number) - (values[last + x] as number);
    }
  }
}
